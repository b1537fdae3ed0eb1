### Hvorfor regler ikke går sammen, eller et regelsett ikke kan leses: conflict- og koden for grunnen.

conflict-value = «{ $text }» er ikke noe svar her.
conflict-option = Det finnes ingen regel som heter «{ $text }».
conflict-no-value = Svaret på dette mangler.
conflict-twice = Dette står der to ganger.
conflict-preset = Det finnes ikke noe regelsett som heter «{ $text }».
conflict-preset-seats = «{ $name }» passer for { $fewest } til { $most } spillere, ikke for { $players }.
conflict-name = Navnet må være en tekst.
conflict-file-format = Det står ikke hvilken utgave filen er skrevet i: Den første linjen må være { $text }.
conflict-file-version = Filen er skrevet i utgave «{ $text }», som ikke kan leses her; riktig er format = 1.
conflict-file-no-toml = Dette er ikke TOML: «{ $text }». En linje ser slik ut: draw = 3; ord og lister over kort står i anførselstegn.
conflict-file-no-text = Dette er ikke tekst: En fil med regler er tekst i UTF-8.
conflict-file-too-large = Filen er for lang til å være et regelsett.
conflict-link-too-long = Lenken er for lang til å være et regelsett.
conflict-link-no-version = Det står ingen regler i lenken, eller den er ikke hel.
conflict-link-version = Lenken kommer fra en annen utgave av spillet («{ $text }») og kan ikke leses her.
conflict-no-seat = Det finnes ingen plass { $place } når bare { $players } spiller.
conflict-wild-lacking = Det finnes ingen { NAMES($kinds, form: "plural", join: "or") } blant disse kortene, så de kan heller ikke være vrikort.
conflict-effect-lacking = Dette finnes ikke blant kortene: { NAMES($kinds, join: "and") }. Da kan det heller ikke ha noen virkning.
conflict-anything-on-wild = Etter et vrikort gjelder fargen som er valgt; da kan ikke hva som helst legges på samtidig: { NAMES($kinds, join: "and") }.
conflict-no-points = Slik teller ingen kort noe, og ingen kunne vinne på poeng.
conflict-nothing-on-wild = Når alle kort er vrikort og ingen kan legges på et annet, kunne ingen legge noe som helst.
conflict-no-starter = Slik blir det ingen kort igjen som kan være startkort.
conflict-no-last-card = Slik blir det ingen kort igjen som man kan gå ut med.
conflict-too-few-cards = Kortene strekker ikke til: { $players } spillere med { $count } hver og et startkort blir { $amount }, og det finnes bare { $size }.
conflict-draw-for-nothing = Den som trekker til et kort passer, må også få legge det.
conflict-nobody-eliminated = Ut av spillet går bare den som får straffepoeng, men her er det vinneren som samler poeng.
conflict-values-missing = Det mangler hva disse kortene teller: { NAMES($kinds, join: "and") }.
conflict-values-lacking = Disse kortene er ikke med og trenger ingen poeng: { NAMES($kinds, join: "and") }.
