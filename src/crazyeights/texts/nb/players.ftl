### Hint og tilbakeblikk på et spill: hva som er best, hvor gode sjansene er, og hvorfor.

## Hva du bør gjøre

hint-play = Legg { CARD($card, form: "article") }.
hint-play-wild = Legg { CARD($card, form: "article") } og vri til { SUIT($suit) }.
hint-draw = Trekk.
hint-pass = Meld pass.
hint-name = Vri til { SUIT($suit) }.
hint-stop = Si «{ call-stop }».
hint-call = Si «{ call-last-card }».
hint-chance = Slik vinner du runden i omtrent { $share } % av tilfellene.
hint-chance-game = Slik vinner du spillet i omtrent { $share } % av tilfellene.
hint-next-best = Nest best: { $text }, omtrent { $share } %.
hint-as-good = Like bra: { $text }.

## Hvorfor

hint-goes-out = Da går du ut.
hint-only = Du kan ikke gjøre noe annet.
hint-nothing-fits = Ingen av kortene dine passer.
hint-no-answer = Du har ikke noe kort å svare med.
hint-lacks = { $seat } måtte trekke da { SUIT($suit) } gjaldt, og har ingen av den fargen.
hint-stuck = Etter det har { $seat } i { $share } % av tilfellene ikke noe kort som passer.
hint-draws = { $count ->
    [one] { $seat } må da trekke ett kort.
   *[other] { $seat } må da trekke { $count } kort.
}
hint-all-draw = { $count ->
    [one] Alle andre trekker ett kort.
   *[other] Alle andre trekker { $count } kort.
}
hint-skips = { $seat } står over.
hint-few-cards = { $count ->
    [one] { $seat } har bare ett kort igjen.
   *[other] { $seat } har bare { $count } kort igjen.
}

## Hva et tilbakeblikk sier; $text er et trekk i kortform, «8♠ → ♥»

review-seat = Plass { $place }
review-title = { $count ->
    [0] { $seat }: ingen valg som kostet noe nevneverdig.
    [one] { $seat }: ett dyrt valg.
   *[other] { $seat }: { $count } dyre valg.
}
review-decision = Runde { $deal }, trekk { $place }, øverst { CARD($upcard) }. Valgt: { $text }, som vinner i omtrent { $share } % av tilfellene.
review-better = Bedre: { $text }, omtrent { $share } %.
review-called = { $text } med rop
review-draw = trekke
review-pass = pass
review-stop = { call-stop }
