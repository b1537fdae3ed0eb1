### Det serveren sier til siden: plasser, kort og knapper i ord, poeng, feil.

## Plasser: hva noen gjorde sist, og hvordan det står til

seat-played = la { $text }
seat-drew = trakk { $count } kort
seat-passed = passet
seat-skipped = sto over
seat-named = valgte { SUIT($suit) }
seat-stopped = ropte «{ call-stop }»
seat-acts = står for tur
seat-called = har ropt «{ call-last-card }»
seat-loses-turn = skal stå over
seat-out = er ute av spillet
seat-total = { $count } poeng

## Kortene på hånden, slik de leses opp

card-label = { CARD($card) }
card-label-playable = { CARD($card) }, kan legges

## Hva som skal gjøres, og hva det står på knappene

now-draw = Du kan ikke legge: Trekk.
now-pass = Du kan ikke legge, og det er ikke noe igjen å trekke: Pass.
now-pass-drawn = Du kan ikke legge: Pass.
now-drawn = Legg et kort eller pass.
now-more = Legg et kort til med samme verdi, eller avslutt turen.
now-next-deal = Videre til neste runde.
now-game-over = Spillet er slutt.
button-draw = Trekk
button-draw-debt = Trekk { $count }
debt-short = { $count } straffekort
direction-short = { $direction ->
    [1] med klokka
   *[-1] mot klokka
}
explain-allowed = Det er lov.

## Poeng

ended-deal = Runde { $deal }.
ended-penalty = Hvert kort som er igjen, teller mot den som har det. Lavest sum vinner.
ended-collect = Den som vinner, får poengene de andre har igjen på hånden.
note-out = gikk ut
note-out-you = gikk ut
note-leads = leder
note-leads-you = du leder
note-eliminated = er ute
note-eliminated-you = du er ute
remark-missing = { $seat } mangler { $points } poeng på { $limit }.
remark-missing-you = Du mangler { $points } poeng på { $limit }.
remark-deals = { $count ->
    [one] Én runde igjen.
   *[other] { $count } runder igjen.
}

## Spillestyrke og tempo

level-beginner = Nybegynner
level-beginner-summary = Legger det som passer der og da.
level-casual = Middels
level-casual-summary = Legger det som teller mest, og sparer på vrikortene.
level-strong = Sterk
level-strong-summary = Tenker over hvordan de skjulte kortene kan ligge.
level-master = Mester
level-master-summary = Tenker ti ganger så grundig.
pace-calm = Rolig
pace-normal = Vanlig
pace-fast = Raskt
pace-instant = Straks

## Når noe ikke går

problem-table = Dette bordet finnes ikke, eller det hører til en annen nettleser.
problem-outdated = Dette bordet kommer fra en annen versjon av spillet, der reglene var andre. Det kan ikke fortsettes.
problem-page = Denne siden finnes ikke.
problem-method = Denne adressen kan ikke brukes slik.
problem-request = Denne forespørselen kan ikke brukes til noe: { $text }
problem-empty-body = Denne forespørselen er tom; den må være et JSON-objekt.
problem-no-json = Denne forespørselen er ikke JSON; den må være et JSON-objekt.
problem-body = Denne forespørselen må være et JSON-objekt, ikke «{ $text }».
problem-nested = Denne forespørselen er nøstet for dypt.
problem-field-missing = Denne forespørselen mangler feltet «{ $name }».
problem-field-unknown = Denne forespørselen har et felt som ikke finnes: «{ $name }».
problem-field = Feltet «{ $name }» er ikke slik det er beskrevet: { $text }
problem-too-large = Denne forespørselen er for stor.
problem-too-many = Det ble for mange spill på én gang. Vent litt.
problem-origin = Denne forespørselen kommer fra en fremmed side.
problem-host = Denne serveren svarer ikke på navnet «{ $name }». På sin egen maskin heter den «localhost»; skal det andre navnet også gjelde, start den med «--allow-host { $name }».
problem-no-host = Denne forespørselen sier ikke med én «Host»-header hvilken server den er til, for eksempel «Host: localhost:8000».
problem-unsaved = Det lot seg ikke lagre, så det har ikke skjedd. Prøv en gang til.
problem-internal = Noe gikk galt. Prøv en gang til.
problem-preset = Dette regelsettet finnes ikke.
problem-rules = Disse reglene kan ikke leses. { $text }
problem-level = Denne spillestyrken finnes ikke.
problem-players = Dette regelsettet er for { $fewest } til { $most } spillere.
problem-deal = Denne runden er ikke slutt ennå.
problem-no-hint = Hint får du når det er din tur.
