### Navnene på regelsettene, i én setning hva som er spesielt med hvert av dem, og i noen få ord til å velge etter.

preset-quick = Kjapp runde
preset-quick-summary = Én eneste runde for to, tre eller fire: Den som går ut først, får poengene for alt de andre sitter igjen med. Den første plassen begynner alltid.
preset-quick-short = Trekk til noe passer. Den som går ut, får poengene.

preset-classic = Klassisk
preset-classic-summary = Én runde der du enten legger et kort eller trekker nøyaktig ett. Er startkortet en åtter, velger giveren farge; glemmer du å rope «Siste kort!», trekker du 2 kort.
preset-classic-short = Legg, eller trekk ett kort. Husk å rope «Siste kort!».

preset-classic-special = Klassisk med spesialkort
preset-classic-special-summary = Som «Klassisk», men med spesialkort: Etter en dame står neste over, et ess snur retningen, og etter en toer trekker man 2 kort eller svarer med en toer.
preset-classic-special-short = Klassisk, der man også står over, snur og får straffekort.

preset-classic-matching-eights = Klassisk med passende åttere
preset-classic-matching-eights-summary = Som «Klassisk», men også en åtter må passe i farge eller verdi før du kan vri med den.
preset-classic-matching-eights-short = Klassisk, men også en åtter må passe.

preset-five-hundred = Til 500
preset-five-hundred-summary = Sju kort til hver og straffepoeng som er lette å telle: 10 for bildekort, 50 for åttere og 5 for alle andre kort. Når noen har 500, vinner den som har minst.
preset-five-hundred-short = Flere runder til 500 straffepoeng, sju kort til hver.

preset-five-hundred-single = Til 500 med ett kort
preset-five-hundred-single-summary = Som «Til 500», bare raskere: Kan du ikke legge, trekker du ett eneste kort, og dermed er turen over.
preset-five-hundred-single-short = Til 500, men man trekker aldri mer enn ett kort.

preset-five-hundred-collect = Samle 500
preset-five-hundred-collect-summary = Som «Til 500», men omvendt: Den som går ut, får poengene fra alle de andre, og den som slik kommer til 500, vinner.
preset-five-hundred-collect-short = Den som går ut, får poengene. Førstemann til 500 vinner.

preset-penalty = Straffepoeng
preset-penalty-summary = Grunnspillet over flere runder: Kan du ikke legge, trekker du til et kort passer. Når noen har 200 straffepoeng, vinner den som har minst.
preset-penalty-short = Grunnspillet: flere runder til 200 straffepoeng.

preset-penalty-three = Straffepoeng, trekk høyst tre
preset-penalty-three-summary = Som «Straffepoeng», men du trekker høyst tre kort; passer ingen av dem, går turen videre.
preset-penalty-three-short = Trekk høyst tre kort, og pass så.

preset-penalty-no-reshuffle = Straffepoeng uten ny stokking
preset-penalty-no-reshuffle-summary = Som «Straffepoeng», men en tom trekkebunke forblir tom: Kan du ikke legge da, passer du.
preset-penalty-no-reshuffle-short = En tom bunke forblir tom.

preset-action-cards = Aksjonskort
preset-action-cards-summary = Som «Straffepoeng», med aksjonskort: toer – trekk 2 eller svar med en toer, treer – trekk 3, knekt – stå over, dame – snu retningen, ess – alle kort kan legges på.
preset-action-cards-short = Toer og treer: trekk. Knekt: stå over. Dame: snu.

preset-chain-draw = Toerkjede
preset-chain-draw-summary = Som «Straffepoeng», men etter en toer må neste trekke 2 kort eller selv legge en toer, og da blir det 4, så 6, så 8.
preset-chain-draw-short = Toer på toer: trekk 2 kort, så 4, så 6.

preset-crazy-aces = Vri ess
preset-crazy-aces-summary = Som «Straffepoeng», men her er det essene som er vrikort; sitter du igjen med ett, koster det bare ett poeng.
preset-crazy-aces-short = Essene er vrikort i stedet for åtterne.

preset-stop-the-round = Stopp!
preset-stop-the-round-summary = Som «Straffepoeng», men har du høyst 5 poeng på hånden når turen din begynner, kan du rope «Stopp!» – og vinne runden, hvis ingen andre har like lite eller mindre.
preset-stop-the-round-short = Med høyst 5 poeng kan man rope «Stopp!».

preset-double-hold = Legg først, velg siden
preset-double-hold-summary = Som «Straffepoeng», men etter en åtter kan du ta deg litt tid før du velger farge; først da går spillet videre.
preset-double-hold-short = Legg åtteren først, og velg farge i ro og mak.

preset-jokers = Med jokere
preset-jokers-summary = Som «Straffepoeng», med 2 jokere i hver kortstokk: En joker kan alltid legges og vrir til hvilken farge du vil, men koster 50 poeng om du sitter igjen med den.
preset-jokers-short = To jokere i hver kortstokk, som alltid passer og koster mye.

preset-swedish-rummy = Swedish Rummy
preset-swedish-rummy-summary = Det samme spillet som «Straffepoeng» under sine andre navn: Swedish Rummy eller bare Eights.
preset-swedish-rummy-short = Som «Straffepoeng», bare under et annet navn.

preset-mau-mau = Mau-Mau
preset-mau-mau-summary = Fra Tyskland, med 32 kort og knekten som vrikort: sjuer – trekk 2, åtter – stå over, ess – en gang til. Knekt på knekt er ikke lov, og man roper «Mau!» med ett kort igjen og «Mau-Mau!» når man går ut.
preset-mau-mau-short = Fra Tyskland: 32 kort, knekten er vrikort, og man roper «Mau!».

preset-tschau-sepp = Tschau Sepp
preset-tschau-sepp-summary = Fra Sveits, med 36 kort og mot klokka: sjuer – trekk 2, åtter – stå over, et ess må dekkes med et kort til, og knekten er vrikort. Man roper «Tschau!» med ett kort igjen og «Sepp!» når man går ut.
preset-tschau-sepp-short = Fra Sveits: 36 kort, mot klokka. «Tschau!» – «Sepp!»

preset-switch = Switch
preset-switch-summary = Fra Storbritannia: Essene er vrikort, en toer gir 2 straffekort og en svart knekt 5, som en rød knekt avverger; åtteren lar neste stå over, og damen snur retningen.
preset-switch-short = Fra Storbritannia: Essene vrir, en svart knekt koster 5 kort.

preset-neunerln = Neunerln
preset-neunerln-summary = Mau-Mau fra Østerrike og Bayern med nieren som vrikort: sjuer – trekk 2, åtter – stå over. Den som går ut på en nier, dobler poengene til de andre.
preset-neunerln-short = Fra Østerrike og Bayern: Nieren er vrikort.

preset-pesten = Pesten
preset-pesten-summary = Fra Nederland, der man plager hverandre: Knekten er vrikort, toer – trekk 2, joker – trekk 5, sjuer – en gang til, åtter – stå over, ess – snu retningen. Ingen av disse kan være det siste kortet ditt.
preset-pesten-short = Fra Nederland: Man plager hverandre. En joker koster 5 kort.

preset-macao = Macao
preset-macao-summary = Fra Polen og Romania: toer – trekk 2, treer – trekk 3, hjerter og spar konge – trekk 5, og hvert av dem kan besvares med et hvilket som helst av de andre; firer – stå over. Essene er vrikort, men må passe, og like verdier kan legges sammen.
preset-macao-short = Fra Polen og Romania: mange straffekort, like verdier sammen.

preset-vri-atter = Vri åtter
preset-vri-atter-summary = Slik det spilles i Norge, med 7 kort til hver: Du trekker opptil 3 kort og trenger ikke å legge et som passer. Glemmer du å rope «Siste kort!», trekker du 3.
preset-vri-atter-short = Slik det spilles i Norge: sju kort til hver, trekk opptil tre.

preset-vandatta = Vändåtta
preset-vandatta-summary = Fra Sverige: Etter et ess trekker alle de andre ett kort, og du spiller videre. Like verdier kan legges sammen, ingen går ut på en åtter eller et ess, og med 100 poeng er du ute av spillet.
preset-vandatta-short = Fra Sverige: Etter et ess trekker alle de andre.
