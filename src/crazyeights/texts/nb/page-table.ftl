### The table on the page: seats, piles, hand, actions.

## Regions

page-opponents = Motspillere
page-table = Bordet
page-hand = Kortene dine
page-actions = Handlinger

## Seats and hand

page-your-turn = Din tur
page-last-card = siste kort
page-misses-turn = står over
page-card-place = { $name }, { $part } av { $text }
page-cards = { $count } kort
page-cards-left = { $count ->
    [0] Ingen kort lenger til venstre
    [one] 1 kort lenger til venstre
   *[other] { $count } kort lenger til venstre
}
page-cards-right = { $count ->
    [0] Ingen kort lenger til høyre
    [one] 1 kort lenger til høyre
   *[other] { $count } kort lenger til høyre
}
page-cards-playable = { $count ->
    [0] ingen kan legges
   *[other] { $count } kan legges
}

## Piles

page-stock = Bunke
page-stock-cards = { $count ->
    [0] Bunke: tom
    [one] Bunke: 1 kort
   *[other] Bunke: { $count } kort
}
page-upcard = Kastebunke: { $text }
page-no-upcard = Kastebunke: tom
page-required = fargen som gjelder
page-anything = Alle kort

## Actions

page-pass = Pass
page-sort = Sorter
page-hint = Hint
page-undo = Angre

## Choosing a suit

page-choose = Velg farge
page-choose-now = Hvilken farge skal gjelde?
page-choose-have = { $count ->
    [0] du har ingen
   *[other] du har { $count }
}
page-take-back = Ta kortet tilbake

## When something is amiss

page-reconnecting = Kobler til på nytt …
page-failed = Noe gikk galt. Prøv en gang til.
page-no-table = Det er ikke noe bord her
page-no-table-why = Det tilhører noen andre, eller det er ryddet bort.
page-no-table-deal = Del ut et nytt spill
