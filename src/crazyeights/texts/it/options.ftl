### Le regole come domande con risposte: le etichette dei comandi e le domande della ricerca.
### option-NOME è la domanda, option-NOME-about di che cosa si tratta, il resto sono risposte.

option-yes = Sì
option-no = No

## Giocatori e carte

option-seats = In quanti giocate?
option-seats-about = Tutti quelli al tavolo, te compreso.
option-seats-number = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
}
option-pack = Con quali carte giocate?
option-pack-about = Meno carte ci sono, prima finisce il tallone.
option-pack-french52 = 52 carte, dal due all’asso
option-pack-german32 = 32 carte, dal sette all’asso
option-pack-jass36 = 36 carte, dal sei all’asso
option-packs = Quanti mazzi mescolate insieme?
option-packs-about = Con due mazzi ogni carta è doppia.
option-packs-auto = Uno, due se siete in tanti
option-packs-number = { $count ->
    [one] Sempre uno
   *[other] Sempre { IN_WORDS($count) }
}
option-second-pack-from = In quanti bisogna essere per aggiungere un secondo mazzo?
option-second-pack-from-about = Così le carte bastano per tutti.
option-second-pack-from-number = In { $count } o più
option-jokers = Giocate con i Joker?
option-jokers-about = Un Joker va su qualsiasi carta, e chi lo gioca dichiara il seme.
option-jokers-number = { $count ->
    [0] Senza Joker
    [one] Un Joker per mazzo
   *[other] { CAPITAL(IN_WORDS($count)) } Joker per mazzo
}

## La distribuzione

option-hand-size = Quante carte si danno a testa?
option-hand-size-about = Più carte, più lunga la mano.
option-hand-size-standard = Cinque, in due sette
option-hand-size-number = { $count ->
    [one] Una carta
   *[other] { $count } carte
}
option-first-dealer = Chi dà le carte per primo?
option-first-dealer-about = Poi si fa a giro.
option-first-dealer-cut = Chi taglia la carta più alta
option-first-dealer-number = Il posto { $place }
option-first-turn = Chi comincia?
option-first-turn-about = Di solito chi viene dopo il mazziere.
option-first-turn-after-dealer = Chi viene dopo il mazziere
option-first-turn-number = Sempre il posto { $place }
option-direction = In che senso si gira?
option-direction-about = Quasi ovunque in senso orario, in Svizzera al contrario.
option-direction-clockwise = In senso orario
option-direction-counter-clockwise = In senso antiorario
option-starter-wild = E se la carta iniziale è { word-wild-one }?
option-starter-wild-about = La carta iniziale è la prima che si scopre dopo la distribuzione.
option-starter-wild-bury = Si rimette nel mazzo e se ne scopre un’altra
option-starter-wild-dealer-names = Il mazziere dichiara il seme
option-starter-wild-anything = Ci si può giocare qualsiasi carta
option-starter-special = E se la carta iniziale è una carta speciale?
option-starter-special-about = Sono speciali le carte che hanno un effetto.
option-starter-special-ignored = Non ha effetto
option-starter-special-acts = Vale come se l’avesse giocata il mazziere
option-starter-special-bury = Si rimette nel mazzo e se ne scopre un’altra

## Un turno

option-draw = Quante carte peschi se non puoi giocare?
option-draw-about = È qui che i tavoli si distinguono di più.
option-draw-until-playable = Finché ne esce una che va bene
option-draw-number = { $count ->
    [one] Una sola
   *[other] Fino a { IN_WORDS($count) }
}
option-voluntary-draw = Puoi pescare anche se potresti giocare?
option-voluntary-draw-about = Così puoi tenere da parte una buona carta.
option-drawn-card = Puoi giocare subito la carta pescata?
option-drawn-card-about = Se va bene, s’intende.
option-drawn-card-must-play = Sì, anzi devo
option-drawn-card-may-play = Sì, se voglio
option-drawn-card-may-not = No, il turno è finito
option-empty-stock = E se il tallone è finito?
option-empty-stock-about = La carta in cima agli scarti resta sempre al suo posto.
option-empty-stock-reshuffle = Si mescolano gli scarti
option-empty-stock-turn-over = Si capovolgono gli scarti senza mescolare
option-empty-stock-pass = Resta finito; chi non può giocare passa
option-several = Puoi giocare più carte dello stesso valore insieme?
option-several-about = Per esempio tre nove; l’ultima decide il seme.
option-several-none = No, una alla volta
option-several-same-rank = Sì, quante ne voglio

## I jolly

option-wild = Quali carte permettono di dichiarare il seme?
option-wild-about = Nei Crazy Eights sono gli otto, nel Mau-Mau i fanti.
option-wild-none = Nessuna
option-wild-ranks = { CAPITAL(NAMES($kinds, form: "definite-plural", join: "and")) }
option-wild-on-wild = Puoi giocare { word-wild-single } su { word-wild-single }?
option-wild-on-wild-about = C’è chi dice di no, così nessuno può subito cambiare di nuovo il seme.
option-wild-must-match = Anche { word-wild-one } deve abbinarsi come le altre carte?
option-wild-must-match-about = Altrimenti va bene sempre, qualunque carta ci sia in cima.
option-naming = Che seme vale dopo { word-wild-one }?
option-naming-about = Vale finché qualcuno gioca un’altra carta.
option-naming-any-suit = Quello dichiarato
option-naming-own-suit = Quello della carta
option-naming-deferred = Quello dichiarato, dopo averci pensato
option-finish-on-wild = L’ultima carta può essere { word-wild-one }?
option-finish-on-wild-about = Per alcuni si chiude solo con una carta normale.
option-wild-finish-doubles = Chiudere con { word-wild-one } vale doppio?
option-wild-finish-doubles-about = Nel Neunerln, per esempio, è così.

## Le carte speciali

option-effects = Che cosa fa { RANK($rank, form: "indefinite") }?
option-effects-about = Succede appena la carta è giocata.
effect-none = Niente di speciale
effect-by-suit = Dipende dal seme
effect-reverse = Il giro si inverte
effect-all-draw = Tutti gli altri pescano { $count ->
    [one] una carta
   *[other] { IN_WORDS($count) } carte
}
effect-draw-none = Il giocatore successivo pesca { $count ->
    [one] una carta
   *[other] { IN_WORDS($count) } carte
}
effect-draw-same-rank = Il giocatore successivo pesca { $count ->
    [one] una carta
   *[other] { IN_WORDS($count) } carte
} o gioca lo stesso valore
effect-draw-any-draw-card = Il giocatore successivo pesca { $count ->
    [one] una carta
   *[other] { IN_WORDS($count) } carte
} o gioca un’altra carta che fa pescare
effect-cancel = Annulla le carte di penalità
effect-skip = { $count ->
    [one] Il giocatore successivo salta il turno
   *[other] I { IN_WORDS($count) } giocatori successivi saltano il turno
}
effect-anything-next = Ci si può giocare qualsiasi carta
effect-must-cover = Devi coprirla subito
effect-again = Giochi ancora
option-two-seat-reverse = Che cosa fa in due una carta che inverte il giro?
option-two-seat-reverse-about = In due il senso è sempre lo stesso.
option-two-seat-reverse-no-effect = Niente
option-two-seat-reverse-skip = L’altro salta il turno
option-after-debt = Puoi ancora giocare dopo aver pescato le carte di penalità?
option-after-debt-about = Sono quelle che devi pescare per la carta di qualcuno.
option-after-debt-turn-ends = No, il turno è finito
option-after-debt-may-play = Sì, come al solito
option-skip-answer = Puoi passare ad altri il turno da saltare?
option-skip-answer-about = Per esempio con un otto, se sono gli otto a far saltare il turno.
option-skip-answer-none = No
option-skip-answer-same-rank = Sì, con una carta dello stesso valore
option-finish-effect = Si pesca ancora quando qualcuno chiude?
option-finish-effect-about = Quando l’ultima carta è di quelle che fanno pescare.
option-finish-effect-ignored = No, la mano è finita
option-finish-effect-applied = Sì, prima di contare
option-finish-on-special = L’ultima carta può essere una carta speciale?
option-finish-on-special-about = Sono speciali le carte che hanno un effetto.

## Gli annunci

option-last-card-call = Devi annunciare l’ultima carta?
option-last-card-call-about = Nel Mau-Mau si dice «Mau!», e alla fine «Mau-Mau!».
option-last-card-call-off = No
option-last-card-call-required = Sì, con una carta in mano
option-last-card-call-required-twice = Sì, e un’altra volta chiudendo
option-last-card-penalty = Che cosa costa dimenticare l’annuncio?
option-last-card-penalty-about = Si pesca appena il giocatore successivo ha fatto qualcosa.
option-last-card-penalty-number = { $count ->
    [one] Una carta di penalità
   *[other] { $count } carte di penalità
}
option-stop-call = Puoi fermare la mano con pochi punti in mano?
option-stop-call-about = Dici «Stop!», e vince chi ha meno punti in mano.
option-stop-call-off = No
option-stop-call-number = { $count ->
    [0] Sì, con nessun punto
    [one] Sì, con al massimo un punto
   *[other] Sì, con al massimo { $count } punti
}

## Punteggio e fine

option-scoring = A chi vanno i punti di una mano?
option-scoring-about = Contano le carte rimaste in mano.
option-scoring-penalty = A ciascuno i suoi, come penalità
option-scoring-winner-collects = Al vincitore quelli di tutti gli altri
option-values = Quanto valgono le carte?
option-values-about = Per i jolly c’è una domanda a parte.
option-values-pips = Figure 10, asso 1, le altre il loro numero
option-values-flat5 = Figure 10, tutte le altre 5
option-values-table = Ognuna quanto volete
option-wild-value = Quanto vale { word-wild-one }?
option-wild-value-about = Chi se lo ritrova in mano deve pagarlo caro.
option-wild-value-plain = Come una carta normale
option-wild-value-number = { $count ->
    [0] Niente
    [one] 1 punto
   *[other] { $count } punti
}
option-blocked-pay = Che cosa prende chi vince una mano bloccata?
option-blocked-pay-about = Una mano è bloccata quando nessuno può più giocare né pescare.
option-blocked-pay-others = I punti di tutti gli altri
option-blocked-pay-differences = Solo la differenza con ciascuno degli altri
option-game-end = Quando finisce la partita?
option-game-end-about = Una partita può durare molte mani.
option-game-end-one-deal = Dopo una mano
option-game-end-target = { $count ->
    [one] Appena qualcuno ha un punto
   *[other] Appena qualcuno ha { $count } punti
}
option-game-end-deals = { $count ->
    [one] Dopo una sola mano con i punti
   *[other] Dopo { $count } mani
}
option-game-end-eliminate = { $count ->
    [one] Con un punto si è fuori, finché ne resta uno solo
   *[other] Con { $count } punti si è fuori, finché ne resta uno solo
}
