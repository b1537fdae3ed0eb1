### Consigli, ciascuno con il suo perché (…-why). Dove vale ciascuno lo decide
### texts/rulebook/tips.py.

rule-section-tips = Consigli

tip-keep-wild = Conserva { word-wild-plural }.
tip-keep-wild-why = { CAPITAL(word-wild-one) } va bene su tutto e ti tira fuori da molti guai: è da usare solo quando non puoi fare altro.
tip-wild-for-long-suit = Gioca subito { word-wild-one } se ti apre una lunga sequenza di un seme.
tip-wild-for-long-suit-why = Se hai molte carte di un seme e lo dichiari, te ne liberi di fila, e questo vale più di una riserva per i momenti difficili.
tip-name-strongest = Dichiara il tuo seme più forte.
tip-name-strongest-why = Se scegli il seme di cui hai più carte, puoi continuare a giocare mentre gli altri forse devono pescare.
tip-name-lacking = Conta i semi e dichiarane uno che manca agli altri.
tip-name-lacking-why = Dopo qualche turno, da ciò che è stato giocato e da chi ha dovuto pescare capisci quali semi scarseggiano ai tuoi avversari.
tip-finish-on-wild = Fai in modo di chiudere con { word-wild-one }.
tip-finish-on-wild-why = Come ultima carta va bene su tutto, e nessuno può rovinarti il colpo cambiando seme.
tip-two-wild-lose = Non restare con due { COUNT($wild) ->
    [1] { NAMES($wild, form: "plural", join: "and") }
   *[other] jolly
} in mano.
tip-two-wild-lose-why = Alla fine della mano ti costano { $points ->
    [one] un punto
   *[other] { $points } punti
}, e il limite è { $limit }. Tenersi carte così è una mossa potente, ma rischiosa.
tip-know-wild = Informati su dove si può giocare { word-wild-one } al vostro tavolo.
tip-know-wild-why = A certi tavoli un jolly va su tutto, ad altri deve abbinarsi, oppure non si può giocare su un altro jolly o per ultimo. Meglio saperlo prima di farci conto.
tip-change-suit = Cambia seme passando dal valore.
tip-change-suit-why = Se hai poche carte del seme in gioco, gioca una carta dello stesso valore nel tuo seme forte: il gioco continua nel tuo seme.
tip-follow-suit-chain = Finché si gioca nel tuo seme lungo, restaci.
tip-follow-suit-chain-why = Se hai per esempio cinque quadri e si gioca a quadri, rallenta con tutto il resto: così anche gli avversari restano in un seme in cui puoi scaricare di fila.
tip-watch-drawers = Guarda chi pesca.
tip-watch-drawers-why = Chi pesca non aveva carte di quel seme. Torna a quel seme quando quel giocatore sta per chiudere.
tip-shed-high = Liberati presto delle carte alte: { NAMES($kinds, form: "plural", join: "and") }.
tip-shed-high-why = Sono quelle che costano di più se qualcun altro chiude per primo: giocale finché puoi.
tip-call-last-card = Non dimenticare di dire «{ call-last-card }».
tip-call-last-card-why = È l’errore più frequente dei principianti, e costa { $count ->
    [one] una carta
   *[other] { IN_WORDS($count) } carte
} proprio quando stavi per vincere.
tip-know-special = Impara che cosa fanno le carte speciali prima di giocarne una.
tip-know-special-why = Cambiano da tavolo a tavolo ed è facile confonderle, e di solito ci rimette chi le gioca.
tip-know-stock = Sappi quanto si deve pescare.
tip-know-stock-why = A certi tavoli si pesca finché si può giocare, ad altri al massimo tre carte o una sola. Chi pesca molto si ritrova presto con molti punti, e chiedere in anticipo evita discussioni.
