### Inndata som ikke kan leses, og hva som ville være riktig.

input-unknown = «{ $text }» er verken et kort eller en kommando. Skriv «?» for å se hva du kan skrive.
input-suit-unknown = «{ $text }» er ingen farge. Du kan velge mellom: { $letters }.
input-too-much = Det står for mye etter «{ $text }»: Skriv bare ett kort eller én kommando om gangen.
input-impossible-card = Dette kortet finnes ikke i dette spillet: { CARD($card) }.
input-which-card = { COUNT($cards) ->
    [0] Si hvilket du mener.
   *[other] Si hvilket du mener: { CARDS($cards) }
}
input-no-such-rank = Du har ingen { RANK($rank, form: "plural") } på hånden.

unreadable-empty = Her står det ingenting.
unreadable-unknown-rank = «{ $text }» er ikke til å forstå: «{ $part }» er ingen verdi.
unreadable-unknown-suit = «{ $text }» er ikke til å forstå: «{ $part }» er ingen farge.
unreadable-missing-rank = «{ $text }» er ikke til å forstå: Det mangler en verdi foran fargen.
unreadable-missing-suit = «{ $text }» er ikke til å forstå: Det mangler en farge etter verdien.
unreadable-suit-first = «{ $text }» står i feil rekkefølge: Verdien kommer først, altså { $part }.
unreadable-joker-with-suit = «{ $text }» er ikke til å forstå: En joker har ingen farge.
unreadable-ace = Esset skrives { $letter }.
unreadable-right-card = Skriv først verdien ({ $ranks }), så fargen ({ $suits }), for eksempel { $example }; jokeren er JK.
unreadable-right-rank = Verdiene er { $ranks }, og JK for jokeren.
unreadable-right-suit = Fargene er { $suits }.
