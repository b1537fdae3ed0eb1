### Il libro delle regole: tutte le frasi che può contenere. Quali di esse servano a un insieme di
### regole lo decide texts/rulebook.

## Parole. $wild sono i valori dei jolly; se sono troppi per elencarli, l’elenco è vuoto.

word-wild-plural = { COUNT($wild) ->
    [0] i jolly
   *[other] { NAMES($wild, form: "definite-plural", join: "and") }
}
word-wild-one = { COUNT($wild) ->
    [0] un jolly
   *[other] { NAMES($wild, form: "indefinite", join: "or") }
}
# Un solo valore con il suo nome, più valori insieme come jolly.
word-wild-single = { COUNT($wild) ->
    [1] { NAMES($wild, form: "indefinite", join: "or") }
   *[other] un jolly
}
word-cannot-play = { $choice ->
    [yes] Se non puoi o non vuoi giocare
   *[no] Se non puoi giocare
}

## Titoli

rule-title = Crazy Eights: le regole
rule-title-preset = { $name }: le regole
rule-section-aim = Lo scopo
rule-section-cards = Giocatori e carte
rule-section-deal = La distribuzione
rule-section-turn = Come si gioca
rule-section-wild = I jolly
rule-section-special = Le carte speciali
rule-section-calls = Gli annunci
rule-section-end = Fine della mano e punteggio
rule-section-game = Fine della partita

## Lo scopo

rule-aim-one-deal = Liberati per primo di tutte le tue carte e hai vinto.
rule-aim-penalty = In ogni mano cerchi di liberarti per primo di tutte le tue carte, perché quelle che ti restano contano contro di te. Alla fine vince chi ha meno punti di penalità.
rule-aim-collect = In ogni mano cerchi di liberarti per primo di tutte le tue carte, perché così raccogli i punti di quelle rimaste agli altri. Alla fine vince chi ha più punti.
rule-aim-survive = In ogni mano cerchi di liberarti per primo di tutte le tue carte, perché quelle che ti restano contano contro di te. Chi accumula troppi punti di penalità esce dalla partita, e vince l’ultimo che resta.

## Giocatori e carte

rule-range = Questa è una variante da { IN_WORDS($fewest) } a { IN_WORDS($most) } giocatori.
rule-players = { $players ->
    [2] Siete in due e giocate l’uno contro l’altro.
   *[other] Siete in { IN_WORDS($players) } e ciascuno gioca per sé.
}
rule-pack-french52 = Si gioca con un normale mazzo da 52 carte: dal due al dieci, fante, donna, re e asso in ognuno dei quattro semi.
rule-pack-german32 = Si gioca con un mazzo da 32 carte: dal sette al dieci, fante, donna, re e asso in ognuno dei quattro semi.
rule-pack-jass36 = Si gioca con un mazzo da 36 carte: dal sei al dieci, fante, donna, re e asso in ognuno dei quattro semi.
rule-packs-one = Basta un mazzo solo, in qualunque numero giochiate.
rule-packs-two = Mescolate insieme due mazzi di questi: in tutto { $size } carte, ognuna doppia.
rule-packs-auto = { $players ->
    [8] Se siete in otto
   *[other] Se siete in { IN_WORDS($players) } o più
}, mescolate insieme due mazzi di questi, in tutto { $size } carte.
rule-jokers-none = I Joker si tolgono.
rule-jokers-one = Si aggiunge un Joker.
rule-jokers-two = Si aggiungono due Joker.
rule-jokers-one-each = Si aggiunge un Joker per mazzo.
rule-jokers-two-each = Si aggiungono due Joker per mazzo.
rule-no-order = Nessuna carta è più alta di un’altra: conta solo se si abbinano per seme o per valore.
rule-no-order-but-cut = Tranne quando si taglia il mazzo, nessuna carta è più alta di un’altra: conta solo se si abbinano per seme o per valore.

## La distribuzione

rule-dealer-cut = { $more ->
    [yes] Chi dà le carte per primo
   *[no] Chi dà le carte
} si decide tagliando il mazzo: ognuno scopre una carta e la più alta decide. La più alta di tutte è l’asso{ $joker ->
    [yes] , superato solo dal Joker
   *[no] {""}
}; in caso di parità, chi è pari taglia di nuovo.
rule-dealer-seat = { $more ->
    [yes] La prima volta dà le carte il posto { $place }.
   *[no] Dà le carte il posto { $place }.
}
rule-dealer-moves = Dopo ogni mano diventa mazziere il giocatore successivo in senso { $direction ->
    [1] orario
   *[-1] antiorario
}.
rule-dealer-alternates = Poi date le carte una volta per uno.
rule-hands = Il mazziere mescola e distribuisce { $count ->
    [one] una carta a testa, coperta
   *[other] { IN_WORDS($count) } carte a testa, coperte e una alla volta
}, in senso { $direction ->
    [1] orario, cominciando da chi siede alla sua sinistra
   *[-1] antiorario, cominciando da chi siede alla sua destra
}.
rule-hands-two = Il mazziere mescola e distribuisce { $count ->
    [one] una carta a testa, coperta
   *[other] { IN_WORDS($count) } carte a testa, coperte e una alla volta
}, cominciando dall’altro.
rule-hands-if-two = In due se ne danno { IN_WORDS($count) }.
rule-hands-if-more = In tre o più se ne danno { IN_WORDS($count) }.
rule-hands-when-two-left = Quando restano in partita solo due giocatori, se ne danno { IN_WORDS($count) }.
rule-stock = Le carte rimaste si mettono coperte al centro del tavolo: sono il tallone, il mazzo da cui si pesca. La prima si scopre e si posa accanto: è la carta iniziale, con cui comincia la pila degli scarti.

rule-starter-bury-wild = Se è { word-wild-one }, si mette da parte e se ne scopre un’altra; la carta messa da parte torna poi in un punto qualsiasi del tallone.
rule-starter-bury-special = Se è una carta speciale, si mette da parte e se ne scopre un’altra; la carta messa da parte torna poi in un punto qualsiasi del tallone.
rule-starter-bury-both = Se è un jolly o una carta speciale, si mette da parte e se ne scopre un’altra; la carta messa da parte torna poi in un punto qualsiasi del tallone.
rule-starter-last = Se alla fine resta una sola carta, e anche quella è di questo tipo, rimane dov’è e non ha effetto.
rule-starter-last-wild = Se alla fine resta una sola carta, e anche quella è di questo tipo, rimane dov’è: il mazziere guarda le proprie carte e dichiara il seme.
rule-starter-last-joker = Se alla fine resta una sola carta, e anche quella è di questo tipo, rimane dov’è e non ha effetto; solo se è un Joker il mazziere guarda le proprie carte e dichiara il seme.
rule-starter-last-both = Se alla fine resta una sola carta, e anche quella è di questo tipo, rimane dov’è: se è un jolly il mazziere guarda le proprie carte e dichiara il seme, altrimenti non ha effetto.
rule-starter-names = Se è { word-wild-one }, il mazziere guarda le proprie carte e dichiara il seme.
rule-starter-own-suit = Se è { word-wild-one }, vale semplicemente il seme della carta.
rule-starter-own-suit-joker = Se è { word-wild-one }, vale semplicemente il seme della carta; se è un Joker, il mazziere guarda le proprie carte e dichiara il seme.
rule-starter-anything = Se è { word-wild-one }, la prima carta che ci si gioca sopra può essere qualsiasi.
rule-starter-ignored = Una carta speciale, come carta iniziale, non ha effetto.
rule-starter-acts = Se è una carta speciale, ha effetto come se l’avesse appena giocata il mazziere.
rule-starter-acts-before-first = Se è una carta speciale, ha effetto come se l’avesse appena giocata chi sta prima del primo di turno.
rule-starter-goes-on = Per questo, però, nessuno gioca un’altra volta.

rule-first = Comincia chi siede { $direction ->
    [1] alla sinistra del mazziere, poi si procede in senso orario
   *[-1] alla destra del mazziere, poi si procede in senso antiorario
}.
rule-first-other = Comincia chi non ha dato le carte, poi si gioca a turno.
rule-first-seat = Comincia sempre il posto { $place }, poi si procede in senso { $direction ->
    [1] orario
   *[-1] antiorario
}.
rule-first-seat-of-two = Comincia sempre il posto { $place }, poi si gioca a turno.

## Il turno

rule-match = Quando è il tuo turno, giochi una carta scoperta sulla pila degli scarti. Deve abbinarsi alla carta in cima: stesso seme o stesso valore.
rule-wild-none = Non ci sono jolly: anche un otto deve abbinarsi.
rule-wild-none-special-none = Non ci sono né jolly né carte speciali: anche l’otto è una carta come le altre.
rule-must-play = Se puoi giocare, devi farlo: pescare o passare al posto di giocare non è permesso.
rule-draw-until-must-play = { word-cannot-play }, peschi dal tallone una carta alla volta finché ne trovi una che va bene, e la giochi subito.
rule-draw-until-may-play = { word-cannot-play }, peschi dal tallone una carta alla volta finché ne trovi una che andrebbe bene. A quel punto giochi una carta che si abbina, oppure le tieni tutte e passi.
rule-draw-one-must-play = { word-cannot-play }, peschi una carta dal tallone. Se va bene la giochi subito, altrimenti passi.
rule-draw-one-may-play = { word-cannot-play }, peschi una carta dal tallone. Poi giochi una carta che va bene, se ne hai una, oppure passi.
rule-draw-one-may-not = { word-cannot-play }, peschi una carta dal tallone e il tuo turno finisce lì, anche se la carta andrebbe bene.
rule-draw-some-must-play = { word-cannot-play }, peschi dal tallone fino a { IN_WORDS($count) } carte, una alla volta. La prima che va bene la giochi subito; se non ce n’è nessuna, passi.
rule-draw-some-may-play = { word-cannot-play }, peschi dal tallone fino a { IN_WORDS($count) } carte, una alla volta e solo finché una va bene. Poi giochi una carta che va bene, se ne hai una, oppure passi.
rule-draw-some-may-not = { word-cannot-play }, peschi dal tallone fino a { IN_WORDS($count) } carte, una alla volta e solo finché una va bene. Il tuo turno finisce lì: anche una carta buona deve aspettare il prossimo giro.
rule-draw-other-card = Se la carta pescata non va bene ma un’altra che hai in mano sì, puoi giocare quella.
rule-no-passing = Passare e basta non è permesso.
rule-no-passing-half-way = Non è permesso passare e basta, e nemmeno smettere di pescare a metà.
rule-stock-reshuffle = Se si deve pescare e il tallone è finito, si lascia la carta in cima alla pila degli scarti e si mescolano tutte le altre, che formano il nuovo tallone. Se neanche così c’è qualcosa da pescare e non puoi giocare, passi.
rule-stock-turn-over = Se si deve pescare e il tallone è finito, si lascia la carta in cima alla pila degli scarti e si capovolgono tutte le altre senza mescolarle: formano il nuovo tallone, con la più vecchia in cima. Se neanche così c’è qualcosa da pescare e non puoi giocare, passi.
rule-stock-pass = Una volta finito, il tallone resta vuoto: da lì in poi chi non può giocare passa.
rule-several = Nello stesso turno puoi giocare più carte dello stesso valore, una dopo l’altra. L’ultima decide il seme, e gli effetti si sommano. Quando non vuoi giocarne altre, dici «passo».

## I jolly

rule-wild = { CAPITAL(word-wild-plural) } sono jolly: puoi giocarli su qualsiasi carta, di qualunque seme e valore.
rule-wild-many = I jolly sono tanti, e si possono giocare tutti su qualsiasi carta: { NAMES($wild, form: "definite-plural", join: "and") }.
rule-wild-matching = { CAPITAL(word-wild-plural) } sono jolly, ma anche loro devono abbinarsi per seme o per valore.
rule-wild-many-matching = I jolly sono tanti, ma anche loro devono abbinarsi per seme o per valore: { NAMES($wild, form: "definite-plural", join: "and") }.
rule-wild-joker-free = Anche il Joker è un jolly, e lui va su qualsiasi carta.
rule-naming-any-suit = Chi gioca { word-wild-one } dichiara il seme richiesto: uno qualsiasi dei quattro, compreso quello del jolly stesso.
rule-naming-joker = Chi gioca un Joker dichiara il seme richiesto, uno qualsiasi dei quattro.
rule-naming-own-suit = Con { word-wild-one }, però, non dichiari nessun seme: si continua nel seme stampato sulla carta.
rule-naming-own-suit-joker = Con { word-wild-one }, però, non dichiari nessun seme: si continua nel seme stampato sulla carta. Solo il Joker non ne ha: chi lo gioca dichiara uno dei quattro.
rule-naming-deferred = Chi gioca { word-wild-one } dichiara il seme richiesto, uno qualsiasi dei quattro. Puoi pensarci con calma, ma finché non l’hai dichiarato il gioco resta fermo.
rule-named-suit = Il seme dichiarato vale finché non viene giocata un’altra carta, anche se intanto più giocatori pescano o passano; il seme stampato sul jolly non conta.
rule-named-suit-joker = Il seme dichiarato vale finché non viene giocata un’altra carta, anche se intanto più giocatori pescano o passano.
rule-wild-on-wild = Anche su { word-wild-single } puoi giocare { word-wild-single }.
rule-wild-on-wild-not = Solo su { word-wild-single } non puoi giocare { word-wild-single }.
rule-wild-on-wild-joker = Solo su un jolly non puoi giocare un altro jolly, a meno che sia un Joker.
rule-finish-on-wild = Puoi anche chiudere con { word-wild-one }, e in quel caso non c’è nessun seme da dichiarare.
rule-finish-on-wild-own-suit = Puoi anche chiudere con { word-wild-one }.
rule-finish-on-wild-not = Non puoi chiudere con { word-wild-one }: se non ti resta altro, è come se non potessi giocare.
rule-no-other = Nessun’altra carta ha un significato speciale.

## Le carte speciali

rule-special = Alcune carte hanno un effetto quando vengono giocate:
rule-special-name = { CAPITAL(NAMES($kinds, join: "and")) }
rule-special-besides = { CAPITAL(NAMES($kinds, join: "and")) } (ma non { NAMES($besides, card: "definite", join: "or") })
rule-reverse = Si inverte il giro.
rule-reverse-without-effect = Si inverte il giro, il che in due non cambia nulla.
rule-reverse-two-no-effect = In due non cambia nulla.
rule-reverse-two-skip = In due, invece, l’altro salta il turno.
rule-all-draw = Tutti gli altri pescano { $count ->
    [one] una carta
   *[other] { IN_WORDS($count) } carte
} a testa, e non possono farci nulla.
rule-all-draw-two = L’altro pesca { $count ->
    [one] una carta
   *[other] { IN_WORDS($count) } carte
}, e non può farci nulla.
rule-draw-none = Il giocatore successivo deve pescare { $count ->
    [one] una carta
   *[other] { IN_WORDS($count) } carte
} e non può farci nulla.
rule-draw-cancel = Il giocatore successivo deve pescare { $count ->
    [one] una carta
   *[other] { IN_WORDS($count) } carte
}, a meno che risponda con { NAMES($kinds, form: "indefinite", card: "definite", join: "or") }.
rule-draw-same = Il giocatore successivo deve pescare { $count ->
    [one] una carta
   *[other] { IN_WORDS($count) } carte
} oppure rispondere con { NAMES($kinds, form: "indefinite", card: "definite", join: "or") }. Allora per chi viene dopo le carte diventano { IN_WORDS($owed) }, poi { IN_WORDS($amount) } e così via, finché qualcuno pesca.
rule-draw-same-other = Il giocatore successivo deve pescare { $count ->
    [one] una carta
   *[other] { IN_WORDS($count) } carte
} oppure rispondere con { NAMES($kinds, form: "indefinite", card: "definite", join: "or") }.
rule-draw-any = Il giocatore successivo deve pescare { $count ->
    [one] una carta
   *[other] { IN_WORDS($count) } carte
} oppure rispondere con un’altra carta che fa pescare, quale che sia.
rule-cancel = Giocata contro { NAMES($kinds, form: "indefinite", card: "definite", join: "or") }, annulla le carte di penalità, e nessuno pesca. Altrimenti non succede nulla.
rule-cancel-nothing = Annullerebbe le carte di penalità, ma con queste regole non ce n’è nessuna che possa annullare.
rule-skip = Il giocatore successivo salta il turno.
rule-skip-more = I { IN_WORDS($players) } giocatori successivi saltano il turno.
rule-skip-all = Tutti gli altri saltano il turno, quindi giochi ancora tu.
rule-skip-all-first = Tutti gli altri saltano il turno.
rule-skip-of-two = L’altro salta il turno, quindi giochi ancora tu.
rule-skip-of-two-first = L’altro salta il turno.
rule-skip-if-two = In due, quindi, tocca ancora a te.
rule-skip-with-debt = Chi le pesca salta anche il turno.
rule-skip-more-with-debt = Chi le pesca salta anche il turno, e dopo di lui { $count ->
    [one] lo salta anche un altro giocatore
   *[other] lo saltano anche altri { IN_WORDS($count) } giocatori
}.
rule-anything-next = Sopra si può giocare qualsiasi carta.
rule-must-cover = Devi coprirla subito con una carta che si abbina. Se non ne hai, peschi una carta alla volta finché puoi; solo se le carte finiscono può restare scoperta.
rule-again = Continui subito: giochi un’altra carta che si abbina, oppure peschi come in un nuovo turno.
rule-again-last = Se era la tua ultima carta, hai semplicemente chiuso.

rule-debt-adds-up = A ogni risposta le carte aumentano, finché qualcuno le pesca tutte.
rule-several-answers = Dopo una risposta alle carte di penalità, nello stesso turno possono seguire solo altre risposte.
rule-debt-draw-turn-ends = Se ti aspettano carte di penalità, le peschi tutte in una volta e il tuo turno è finito.
rule-debt-draw-may-play = Se ti aspettano carte di penalità, le peschi tutte in una volta, e solo dopo giochi il tuo turno come al solito.
rule-debt-answer-turn-ends = Se ti aspettano carte di penalità, puoi giocare soltanto una carta che valga come risposta. Se non ne hai o non vuoi, le peschi tutte e il tuo turno è finito.
rule-debt-answer-may-play = Se ti aspettano carte di penalità, puoi giocare soltanto una carta che valga come risposta. Se non ne hai o non vuoi, le peschi tutte, e solo dopo giochi il tuo turno come al solito.
rule-debt-wild = Nemmeno { word-wild-one } può aiutarti.
rule-debt-paid = Pescate le carte di penalità la faccenda è chiusa, e la carta che le ha causate si abbina come tutte le altre. Se non bastano, peschi quelle che ci sono e il resto ti è condonato.
rule-skip-no-answer = Contro il salto del turno non c’è niente da fare.
rule-skip-answer = Se devi saltare il turno, puoi rispondere con una carta dello stesso valore che fa anch’essa saltare il turno: allora vale quella al posto della precedente. Altrimenti passi.
rule-finish-on-special-not = Non puoi chiudere con una carta speciale: se non ti resta altro, è come se non potessi giocare.
rule-finish-effect-ignored = Quando qualcuno chiude, l’effetto della sua ultima carta non conta più, e nessuno pesca altro.
rule-finish-effect-applied = Anche quando qualcuno chiude, prima di contare si pesca ancora ciò che l’ultima carta fa pescare, insieme alle carte di penalità in sospeso. Rispondere non si può.
rule-finish-debt-ignored = Quando qualcuno chiude, le carte di penalità dello stesso turno non si pescano più.
rule-finish-debt-applied = Quando qualcuno chiude, il giocatore successivo pesca ancora le carte di penalità dello stesso turno, prima di contare.

## Gli annunci

rule-call-off = Non occorre annunciare l’ultima carta.
rule-call = Quando ti resta una sola carta, dici «{ call-last-card }»: mentre giochi, prima nello stesso turno o anche dopo, finché nessun altro ha fatto qualcosa.
rule-call-forgotten = Se te ne dimentichi, peschi { $count ->
    [one] una carta di penalità
   *[other] { IN_WORDS($count) } carte di penalità
}.
rule-call-out = Anche quando chiudi devi dirlo: «{ call-out }», insieme all’ultima carta o prima nello stesso turno. Altrimenti non hai chiuso: peschi { $count ->
    [one] una carta di penalità
   *[other] { IN_WORDS($count) } carte di penalità
} e la mano continua.
rule-call-out-nothing = Solo se non c’è più niente da pescare hai chiuso lo stesso.
rule-stop = All’inizio del tuo turno, prima di giocare o pescare, puoi dire «{ call-stop }» se le tue carte valgono { $points ->
    [0] zero punti
    [one] al massimo un punto
   *[other] al massimo { $points } punti
}. La mano finisce subito.
rule-stop-not-under-debt = Non puoi farlo mentre ti aspettano carte di penalità.
rule-stop-not-under-skip = Non puoi farlo quando devi saltare il turno.
rule-stop-not-under-both = Non puoi farlo mentre ti aspettano carte di penalità o quando devi saltare il turno.
rule-stopped-penalty = Se tutti gli altri hanno in mano più punti di te, vinci la mano come se avessi chiuso. Altrimenti vince chi ne ha di meno fra gli altri, e tutti i rimanenti contano le proprie carte, te compreso.
rule-stopped-collect = Se tutti gli altri hanno in mano più punti di te, vinci la mano come se avessi chiuso. Altrimenti vince chi ne ha di meno fra gli altri, e segna i punti di tutti i rimanenti, compresi i tuoi.

## Fine della mano e punteggio

rule-end = La mano finisce appena qualcuno gioca la sua ultima carta: chi chiude l’ha vinta.
rule-scores-penalty = Il vincitore segna zero; tutti gli altri contano come punti di penalità le carte rimaste in mano.
rule-scores-collect = Il vincitore segna i punti di tutte le carte rimaste in mano agli altri, che non segnano nulla.
rule-doubles = Se l’ultima carta era { word-wild-one }, i punti valgono il doppio.
rule-values = Ecco quanto valgono le carte:
rule-value-cards = { CAPITAL(NAMES($kinds, form: "plural", join: "and")) }
rule-value-every-card = Tutte le carte
rule-value-other-cards = Tutte le altre carte
rule-value-number = il numero che portano
rule-value-points = { $points ->
    [0] niente
    [one] 1 punto
   *[other] { $points } punti
}
rule-blocked = È raro, ma può succedere che nessuno possa più giocare o pescare e che passino tutti. Allora la mano è bloccata e vince chi ha in mano meno punti, o più giocatori insieme se sono pari. (Anche una mano che non finisce entro 5000 mosse si considera bloccata.)
rule-blocked-penalty = In una mano bloccata tutti contano le proprie carte, anche il vincitore.
rule-blocked-others = In una mano bloccata il vincitore segna i punti di tutte le altre mani. Se i vincitori sono più d’uno, li dividono in parti uguali e l’eventuale resto si perde.
rule-blocked-differences = In una mano bloccata il vincitore segna, per ognuna delle altre mani, solo la differenza rispetto alla sua. Se i vincitori sono più d’uno, dividono la somma in parti uguali e l’eventuale resto si perde.

## Fine della partita

rule-game-one-deal = La partita è una sola mano: chi vince la mano vince la partita.
rule-game-target-penalty = Si gioca una mano dopo l’altra sommando i punti di penalità. Quando alla fine di una mano qualcuno ha { $limit ->
    [one] un punto
   *[other] { $limit } punti
} o più, la partita è finita e vince chi ne ha meno.
rule-game-target-collect = Si gioca una mano dopo l’altra sommando i punti. Quando alla fine di una mano qualcuno ha { $limit ->
    [one] un punto
   *[other] { $limit } punti
} o più, la partita è finita e vince chi ne ha di più.
rule-game-deals-penalty = { $deal ->
    [one] Si gioca una mano sola; vince chi ha meno punti di penalità
   *[other] Si giocano { IN_WORDS($deal) } mani sommando i punti di penalità; alla fine vince chi ne ha meno
}.
rule-game-deals-collect = { $deal ->
    [one] Si gioca una mano sola; vince chi ha più punti
   *[other] Si giocano { IN_WORDS($deal) } mani sommando i punti; alla fine vince chi ne ha di più
}.
rule-game-eliminate = Si gioca una mano dopo l’altra sommando i punti di penalità. Chi alla fine di una mano ha { $limit ->
    [one] un punto
   *[other] { $limit } punti
} o più esce dalla partita; vince l’ultimo che resta. Se non resta nessuno, vince chi ha meno punti fra quelli che hanno giocato l’ultima mano.
rule-tie-one-deal = Se più giocatori vincono insieme la mano, vincono insieme anche la partita.
rule-tie = In caso di parità al primo posto tutti giocano un’altra mano, finché uno solo è in testa.
rule-tie-eliminate = Se anche lì c’è parità, gli stessi giocano un’altra mano, finché uno solo è in testa.

## Esempi. Perché una cosa non si può fare lo dicono i testi refuse-.

rule-section-examples = Esempi
rule-example = In cima c’è { CARD($upcard, form: "definite") }, è il tuo turno e hai in mano { NAMES($kinds, card: "definite", join: "and") }.
rule-example-named = Qualcuno ha giocato { CARD($upcard, form: "definite") } e ha dichiarato { SUIT($suit) }. Hai in mano { NAMES($kinds, card: "definite", join: "and") }.
rule-example-debt = Prima di te qualcuno ha giocato { CARD($upcard, form: "definite") }, quindi { $count ->
    [one] ti aspetta una carta di penalità
   *[other] ti aspettano { IN_WORDS($count) } carte di penalità
}. Hai in mano { NAMES($kinds, card: "definite", join: "and") }.
rule-example-last = In cima c’è { CARD($upcard, form: "definite") }, e ti resta soltanto { CARD($card, form: "definite") }.
rule-example-card = { CAPITAL(CARD($card)) }
rule-example-suit-matches = Puoi giocarla: il seme è quello giusto.
rule-example-rank-matches = Puoi giocarla: il valore è quello giusto.
rule-example-is-wild = Puoi giocarla, perché è un jolly.
rule-example-answers = Puoi giocarla, perché vale come risposta.
rule-example-score = Chi resta con { CARDS($cards) } conta { SUM($values) } = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
