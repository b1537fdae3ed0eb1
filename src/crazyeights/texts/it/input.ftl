### Input che non si può leggere, e che cosa sarebbe giusto.

input-unknown = «{ $text }» non è né una carta né un comando. Scrivi «?» per vedere che cosa puoi scrivere.
input-suit-unknown = «{ $text }» non è un seme. Puoi scegliere tra: { $letters }.
input-too-much = Dopo «{ $text }» c’è qualcosa di troppo: scrivi una sola carta o un solo comando alla volta.
input-impossible-card = Questa carta non c’è in questo gioco: { CARD($card) }.
input-which-card = { COUNT($cards) ->
    [0] Di’ quale vuoi giocare.
   *[other] Di’ quale vuoi giocare: { CARDS($cards) }
}
input-no-such-rank = Non hai carte di questo valore: { RANK($rank) }.

unreadable-empty = Non c’è scritto niente.
unreadable-unknown-rank = «{ $text }» non si capisce: «{ $part }» non è un valore.
unreadable-unknown-suit = «{ $text }» non si capisce: «{ $part }» non è un seme.
unreadable-missing-rank = «{ $text }» non si capisce: prima del seme manca il valore.
unreadable-missing-suit = «{ $text }» non si capisce: dopo il valore manca il seme.
unreadable-suit-first = «{ $text }» è al contrario: prima viene il valore, quindi { $part }.
unreadable-joker-with-suit = «{ $text }» non si capisce: un Joker non ha seme.
unreadable-ace = L’asso si scrive { $letter }.
unreadable-right-card = Scrivi prima il valore ({ $ranks }), poi il seme ({ $suits }), per esempio { $example }; il Joker è JK.
unreadable-right-rank = I valori sono { $ranks }, e JK per il Joker.
unreadable-right-suit = I semi sono { $suits }.
