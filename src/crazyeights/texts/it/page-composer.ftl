### La pagina: comporre le regole della casa, confrontarle, trovarle, e che cosa si può fare.

page-composer-title = { ruleset-house }
page-composer-start = Partire da
page-composer-presets = Varianti
page-composer-saved = Regole tue
page-composer-plain = Senza modello
page-composer-name = Nome delle vostre regole
page-composer-questions = Domande
page-composer-book = Libro delle regole
page-composer-deal = Dai le carte
page-composer-share = Condividi
page-composer-save = Salva
page-composer-remove = Elimina
page-composer-link = Link a queste regole
page-composer-copy = Copia il link
page-composer-copied = Il link è copiato.
page-composer-not-copied = Selezionato. Ora copialo.
page-composer-kept = Salvato.
page-composer-not-kept = Qui non si può salvare niente. Anche il link conserva le regole.
page-composer-removed = Eliminato.
page-composer-name-first = Prima serve un nome.
page-composer-changed = cambiato
page-composer-no-change = Nel libro delle regole non cambia niente.
page-composer-way-out = Cambia anche: { $text }
page-composer-effects = Che cosa fanno le carte?
page-composer-apart = Ogni seme a sé
page-composer-together = Tutti e quattro uguali
page-composer-edit = Cambia le regole
page-composer-compare = Confronta
page-composer-find = Trova le mie regole
page-composer-may = Posso …?
page-compare-title = Confronta le regole
page-compare-left = Le une
page-compare-right = Le altre
page-compare-same = { compare-same }
page-compare-nothing = { compare-nothing }
page-compare-these = Queste regole
page-find-title = Con quali regole sei cresciuto?
page-find-dont-know = { find-dont-know }
page-find-back = Indietro
page-find-again = Ricomincia da capo
page-find-nearest = La più vicina è
page-find-near = Altrettanto vicine
page-find-same = { find-same }
page-find-different = Da te è diverso
page-find-left-out = Questo non stava insieme al resto
page-find-play = Gioca così
page-find-look = Guarda e cambia
page-may-title = Posso farlo?
page-may-rules = Con quali regole?
page-may-upcard = In cima c’è
page-may-suit = Seme richiesto
page-may-own-suit = quello della carta
page-may-fresh = È appena stata giocata, e il suo effetto tocca a me.
page-may-debt = Carte di penalità che mi aspettano
page-may-hand = All’inizio del turno avevo in mano
page-may-drawn = In questo turno ho pescato
page-may-played = In questo turno ho giocato
page-may-stock = Il tallone
page-may-stock-full = c’è ancora
page-may-stock-empty = è finito
page-may-stock-nothing = è finito, e non c’è altro da pescare
page-may-add = Aggiungi una carta …
page-may-take = Togli: { $text }
page-may-question = Adesso posso giocare
page-may-otherwise = Oppure posso
page-may-draw = pescare
page-may-pass = passare
page-may-call = annunciare l’ultima carta
page-may-stop = fermare la mano
page-may-rule = Ecco che cosa dicono le regole
page-may-more = Che cosa è già successo
page-may-no-card = ancora nessuna
page-composer-new = { $count ->
    [one] 1 frase nuova nel libro delle regole:
   *[other] { $count } frasi nuove nel libro delle regole:
}
page-composer-changes = { $count ->
    [one] 1 cambiata
   *[other] { $count } cambiate
}
page-find-question = { find-question }
