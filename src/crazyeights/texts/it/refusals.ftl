### Perché una cosa non è permessa: refuse- e la chiave del motivo.

refuse-not-your-turn = È il turno di { $seat }, non il tuo.
refuse-not-in-hand = Non hai in mano questa carta: { CARD($card) }.
refuse-no-match = { CAPITAL(CARD($card, form: "definite")) } non è né una carta di { SUIT($suit) } né { RANK($upcard, form: "indefinite") }.
refuse-wild-on-wild = { CAPITAL(CARD($card, form: "definite")) } qui non va: su un jolly non si gioca un altro jolly.
refuse-finish-on-wild = { CAPITAL(CARD($card, form: "definite")) } non può essere la tua ultima carta: con queste regole non si chiude con un jolly.
refuse-finish-on-special = { CAPITAL(CARD($card, form: "definite")) } non può essere la tua ultima carta: con queste regole non si chiude con una carta speciale.
refuse-wild-must-match = Qui anche un jolly deve abbinarsi, e { CARD($card, form: "definite") } non è né una carta di { SUIT($suit) } né { RANK($upcard, form: "indefinite") }.
refuse-debt-open = { $amount ->
    [0] Ti aspettano delle carte di penalità
    [one] Ti aspetta una carta di penalità
   *[other] Ti aspettano { $amount } carte di penalità
}: pesca, se non puoi rispondere.
refuse-not-an-answer = Con { CARD($card, form: "definite") } non si può rispondere alle carte di penalità.
refuse-skip-open = Dovresti saltare il turno: rispondi con { RANK($rank, form: "indefinite") } o passa.
refuse-drawn-card-only = Adesso puoi giocare solo la carta appena pescata: { CARD($card) }.
refuse-same-rank-only = In questo turno puoi giocare ormai solo carte dello stesso valore: { RANK($rank, form: "plural") }.
refuse-no-plays-now = Adesso non puoi giocare una carta: continua a pescare o, se hai pescato abbastanza, passa.
refuse-draw-while-playable = Puoi giocare una carta, quindi non puoi pescare.
refuse-nothing-to-draw = Non ci sono più carte da pescare.
refuse-draw-finished = In questo turno non puoi pescare altre carte.
refuse-pass-while-playable = Puoi giocare una carta, quindi non puoi passare.
refuse-pass-while-drawable = Puoi ancora pescare, quindi non puoi passare.
refuse-pass-before-drawn = Chi comincia a pescare deve finire: solo dopo puoi passare.
refuse-suit-needed = Di’ quale seme dichiari con { CARD($card, form: "definite") }.
refuse-suit-not-wanted = Il seme si dichiara solo con un jolly, non con { CARD($card, form: "definite") }.
refuse-own-suit-only = Qui vale il seme del jolly stesso: non puoi dichiararne un altro.
refuse-last-names-nothing = Con l’ultima carta non si dichiara nessun seme.
refuse-suit-owed = Prima devi dichiarare il seme.
refuse-no-suit-owed = Adesso non c’è nessun seme da dichiarare.
refuse-call-off = Con queste regole l’ultima carta non si annuncia.
refuse-call-cards = Si annuncia solo l’ultima carta, e tu in mano { $count ->
    [0] non ne hai
    [one] ne hai una
   *[other] ne hai { $count }
}.
refuse-call-already = L’hai già detto.
refuse-announce-not-last = Puoi annunciare solo se dopo ti resta esattamente una carta.
refuse-stop-off = Con queste regole non si può dire «Stop!».
refuse-stop-too-high = Per dire «Stop!» devi avere in mano { $limit ->
    [0] zero punti
    [one] al massimo un punto
   *[other] al massimo { $limit } punti
}, e ne hai { $points }.
refuse-stop-too-late = «Stop!» si può dire solo all’inizio del proprio turno, e non quando si devono pescare carte di penalità o saltare il turno.
refuse-deal-over = La mano è già finita.
refuse-game-over = La partita è già finita.
refuse-seat-out = In questa mano non giochi.
refuse-deal-not-over = La mano non è ancora finita.
refuse-stale = Nel frattempo è successo qualcosa: guarda di nuovo.
refuse-key-used = Questa richiesta ha la chiave di una precedente.
refuse-undo-nothing = In questa mano non hai nessuna mossa da annullare.
refuse-undo-online = Si può annullare solo contro avversari virtuali.
refuse-undo-disclosed = La mescolata di questa mano è già stata svelata: qui non si può più annullare nulla.
