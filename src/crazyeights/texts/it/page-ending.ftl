### La pagina: fine della mano e della partita, verifica, statistiche.

## Fine

page-ending-player = Giocatore
page-ending-cards = Carte rimaste
page-ending-total = Totale
page-ending-limit = fino a { $text }
page-ending-none = Nessuna carta
page-ending-next = Prossima mano
page-ending-again = Gioca ancora
page-ending-record = Salva la partita
page-ending-fixed = Le carte erano decise prima che tu giocassi.
page-ending-verify = Verifica
page-ending-chart = Totali dopo ogni mano
page-ending-deal = Mano { $count }
page-plot-figures = Mostra le cifre

## Verifica

page-verify-title = Le carte erano già decise?
page-verify-about = Prima che tu giocassi, il tavolo ha mostrato l’impronta di un numero segreto. Da quel numero dipende come vengono mescolate le carte. Ora il numero è noto, e il tuo browser ricalcola tutto da sé.
page-verify-kept = Questa impronta il tuo browser l’ha vista prima e l’ha conservata.
page-verify-not-kept = Il tuo browser non ha conservato l’impronta di questa mano. Questa è quella che il tavolo indica ora.
page-verify-secret = Questo è il numero segreto, ora svelato.
page-verify-same = La sua impronta è la stessa.
page-verify-not-same = La sua impronta è un’altra.
page-verify-cut = Dipendono da quel numero anche le carte pescate per scegliere il primo mazziere.
page-verify-not-cut = Le carte pescate per scegliere il primo mazziere non vengono da quel numero.
page-verify-shuffle = Mescolate con questo numero, le carte stanno come dice il tavolo.
page-verify-not-shuffle = Mescolate con questo numero, le carte stanno diversamente da come dice il tavolo.
page-verify-hand = Hai ricevuto proprio le carte che ti spettavano.
page-verify-not-hand = Hai ricevuto carte diverse da quelle che ti spettavano.
page-verify-good = Torna tutto: le carte erano decise prima che tu giocassi.
page-verify-agrees = Impronta, numero e carte concordano.
page-verify-bad = Qualcosa non torna. Salva la partita, così hai una prova.
page-verify-pack = Tutte le carte dopo averle mescolate, dall’alto in basso
page-verify-yours = Quelle con il bordo sono toccate a te.

## Statistiche

page-statistics-sheet = Questa partita
page-statistics-all = Tutte le partite
page-statistics-games = partite
page-statistics-wins = vinte
page-statistics-streak = vinte di fila
page-statistics-best = serie più lunga
page-statistics-average = punti in media
page-statistics-none = Nessuna partita è ancora finita.
page-statistics-chart = Quota di vittorie nelle ultime dieci partite
page-statistics-erase = Cancella le statistiche
page-statistics-sure = Cancellare tutti i risultati di questo browser? Non si può annullare.
page-statistics-erase-yes = Cancella
