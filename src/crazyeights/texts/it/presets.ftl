### I nomi degli insiemi di regole, in una frase che cosa distingue ciascuno, e in poche parole per scegliere.

preset-quick = Partita veloce
preset-quick-summary = Una sola mano in due, tre o quattro: chi chiude per primo segna i punti rimasti in mano a tutti gli altri. Comincia sempre il primo posto.
preset-quick-short = Si pesca finché una carta va bene. Chi chiude segna i punti.

preset-classic = Classico
preset-classic-summary = Una sola mano in cui si gioca una carta oppure se ne pesca una, e basta. Se la carta iniziale è un otto, il mazziere dichiara il seme; chi dimentica «Ultima carta!» pesca 2 carte.
preset-classic-short = Si gioca o si pesca una carta. Non scordare «Ultima carta!».

preset-classic-special = Classico con carte speciali
preset-classic-special-summary = Come «Classico», ma con carte speciali: dopo una donna il giocatore successivo salta il turno, un asso inverte il giro, e dopo un due si pescano 2 carte o si risponde con un due.
preset-classic-special-short = Il classico, con turni saltati, inversioni e carte di penalità.

preset-classic-matching-eights = Classico con otto abbinati
preset-classic-matching-eights-summary = Come «Classico», ma anche un otto deve abbinarsi per seme o per valore, prima di poter dichiarare un seme.
preset-classic-matching-eights-short = Il classico, ma anche un otto deve abbinarsi.

preset-five-hundred = A 500
preset-five-hundred-summary = Sette carte a testa e punti di penalità facili da contare: 10 per le figure, 50 per gli otto, 5 per tutte le altre. Quando qualcuno arriva a 500, vince chi ha meno punti.
preset-five-hundred-short = Più mani fino a 500 punti di penalità, sette carte a testa.

preset-five-hundred-single = A 500 con una carta
preset-five-hundred-single-summary = Come «A 500», ma più svelto: chi non può giocare pesca una carta sola, e il turno finisce lì.
preset-five-hundred-single-short = A 500, ma si pesca sempre una carta sola.

preset-five-hundred-collect = Raccogli 500
preset-five-hundred-collect-summary = Come «A 500», ma al contrario: chi chiude raccoglie i punti di tutti gli altri, e chi così arriva a 500 vince.
preset-five-hundred-collect-short = Chi chiude segna i punti. Chi arriva a 500 vince.

preset-penalty = Punti di penalità
preset-penalty-summary = Il gioco di base, in più mani: chi non può giocare pesca finché una carta va bene. Quando qualcuno arriva a 200 punti di penalità, vince chi ne ha meno.
preset-penalty-short = Il gioco di base: più mani fino a 200 punti di penalità.

preset-penalty-three = Penalità, al massimo tre carte
preset-penalty-three-summary = Come «Punti di penalità», ma si pescano al massimo tre carte; se nessuna va bene, si passa.
preset-penalty-three-short = Si pescano al massimo tre carte, poi si passa.

preset-penalty-no-reshuffle = Penalità senza rimescolare
preset-penalty-no-reshuffle-summary = Come «Punti di penalità», ma il tallone finito resta finito: da lì in poi chi non può giocare passa.
preset-penalty-no-reshuffle-short = Il tallone finito resta finito.

preset-action-cards = Carte azione
preset-action-cards-summary = Come «Punti di penalità», con carte azione: due – se ne pescano 2 o si risponde con un due; tre – se ne pescano 3; fante – salta il turno; donna – si inverte il giro; asso – sopra va qualsiasi carta.
preset-action-cards-short = Due e tre: pesca. Fante: salta. Donna: inverti.

preset-chain-draw = Catena di due
preset-chain-draw-summary = Come «Punti di penalità», ma dopo un due bisogna pescare 2 carte o giocare un altro due: così diventano 4, poi 6, poi 8.
preset-chain-draw-short = Due su due: si pescano 2 carte, poi 4, poi 6.

preset-crazy-aces = Assi pazzi
preset-crazy-aces-summary = Come «Punti di penalità», ma i jolly sono gli assi al posto degli otto; restare con uno in mano costa un punto solo.
preset-crazy-aces-short = I jolly sono gli assi, non gli otto.

preset-stop-the-round = Stop!
preset-stop-the-round-summary = Come «Punti di penalità», ma chi all’inizio del proprio turno ha in mano al massimo 5 punti può dire «Stop!» – e vince la mano, se nessun altro ne ha altrettanti o meno.
preset-stop-the-round-short = Con al massimo 5 punti in mano si può dire «Stop!».

preset-double-hold = Prima la carta, poi il seme
preset-double-hold-summary = Come «Punti di penalità», ma dopo un otto ci si può pensare un momento prima di dichiarare il seme; solo allora il gioco continua.
preset-double-hold-short = Prima si gioca l’otto, poi con calma si sceglie il seme.

preset-jokers = Con i Joker
preset-jokers-summary = Come «Punti di penalità», con 2 Joker per mazzo: vanno su qualsiasi carta e lasciano scegliere il seme, ma chi resta con uno in mano paga 50 punti.
preset-jokers-short = Due Joker per mazzo: vanno sempre bene, ma costano cari.

preset-swedish-rummy = Swedish Rummy
preset-swedish-rummy-summary = Lo stesso gioco di «Punti di penalità» con i suoi altri nomi: Swedish Rummy o semplicemente Eights.
preset-swedish-rummy-short = Come «Punti di penalità», solo con un altro nome.

preset-mau-mau = Mau-Mau
preset-mau-mau-summary = Dalla Germania, con 32 carte e i fanti come jolly: sette – se ne pescano 2; otto – salta il turno; asso – si gioca ancora. Fante su fante non vale, e si dice «Mau!» con una carta in mano e «Mau-Mau!» chiudendo.
preset-mau-mau-short = Dalla Germania: 32 carte, i fanti sono jolly, e si dice «Mau!».

preset-tschau-sepp = Tschau Sepp
preset-tschau-sepp-summary = Dalla Svizzera, con 36 carte e in senso antiorario: sette – se ne pescano 2; otto – salta il turno; l’asso va coperto; i fanti sono jolly. Si dice «Tschau!» con una carta in mano e «Sepp!» chiudendo.
preset-tschau-sepp-short = Dalla Svizzera: 36 carte, in senso antiorario. «Tschau!» – «Sepp!»

preset-switch = Switch
preset-switch-summary = Dalla Gran Bretagna: gli assi sono jolly, un due fa pescare 2 carte e un fante nero 5, ma un fante rosso lo annulla; l’otto fa saltare il turno e la donna inverte il giro.
preset-switch-short = Dalla Gran Bretagna: assi jolly, e i fanti neri fanno pescare 5 carte.

preset-neunerln = Neunerln
preset-neunerln-summary = Il Mau-Mau dell’Austria e della Baviera, con i nove come jolly: sette – se ne pescano 2; otto – salta il turno. Chi chiude con un nove raddoppia i punti degli altri.
preset-neunerln-short = Dall’Austria e dalla Baviera: i jolly sono i nove.

preset-pesten = Pesten
preset-pesten-summary = Dai Paesi Bassi, dove ci si fanno i dispetti: i fanti sono jolly; due – se ne pescano 2; Joker – se ne pescano 5; sette – si gioca ancora; otto – salta il turno; asso – si inverte il giro. Con queste carte non si chiude.
preset-pesten-short = Dai Paesi Bassi: ci si fanno i dispetti. Un Joker costa 5 carte.

preset-macao = Macao
preset-macao-summary = Dalla Polonia e dalla Romania: due – se ne pescano 2; tre – se ne pescano 3; re di cuori o di picche – se ne pescano 5, e a ognuna si risponde con un’altra di queste; quattro – salta il turno. Gli assi sono jolly ma devono abbinarsi, e i valori uguali si giocano insieme.
preset-macao-short = Dalla Polonia e dalla Romania: molte penalità, valori uguali insieme.

preset-vri-atter = Vri åtter
preset-vri-atter-summary = Dalla Norvegia, con 7 carte a testa: si pescano fino a 3 carte e non si è obbligati a giocarne una che va bene. Chi dimentica «Ultima carta!» ne pesca 3.
preset-vri-atter-short = Dalla Norvegia: sette carte a testa, se ne pescano fino a tre.

preset-vandatta = Vändåtta
preset-vandatta-summary = Dalla Svezia: dopo un asso tutti gli altri pescano una carta e tu giochi ancora. I valori uguali si giocano insieme, con un otto o un asso non si chiude, e chi arriva a 100 punti esce dalla partita.
preset-vandatta-short = Dalla Svezia: dopo un asso pescano tutti gli altri.
