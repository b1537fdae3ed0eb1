// A game about as small as ours: a person against a simple computer opponent, which answers within
// the same move. Whoever has no card left gets seven new ones, so that a match never ends.

const SUITS = "CDHS";

function pack() {
  return Array.from({ length: 52 }, (_, index) => ({
    rank: 2 + Math.floor(index / 4),
    suit: SUITS[index % 4],
  }));
}

const fits = (card, top) => card.rank === 8 || card.rank === top.rank || card.suit === top.suit;

function draw(G, random, hand) {
  if (!G.secret.stock.length) {
    const top = G.discards.pop();
    G.secret.stock = random.Shuffle(G.discards);
    G.discards = [top];
  }
  const card = G.secret.stock.pop();
  if (card) hand.push(card);
  return card;
}

function act(G, random, seat, place) {
  const hand = G.players[seat].hand;
  if (place === undefined) draw(G, random, hand);
  else G.discards.push(...hand.splice(place, 1));
  if (!hand.length) for (let count = 0; count < 7; count += 1) draw(G, random, hand);
  G.counts = [G.players[0].hand.length, G.players[1].hand.length];
}

function answer(G, random) {
  const top = G.discards[G.discards.length - 1];
  const place = G.players[1].hand.findIndex((card) => fits(card, top));
  act(G, random, 1, place < 0 ? undefined : place);
}

module.exports = {
  name: "small",
  setup: ({ random }) => {
    const stock = random.Shuffle(pack());
    const hands = [stock.splice(0, 7), stock.splice(0, 7)];
    return {
      players: { 0: { hand: hands[0] }, 1: { hand: hands[1] } },
      counts: [7, 7],
      discards: stock.splice(0, 1),
      secret: { stock },
    };
  },
  playerView: ({ G, playerID }) => ({
    counts: G.counts,
    discards: G.discards,
    players: { [playerID]: G.players[playerID] },
  }),
  moves: {
    play: {
      client: false,
      move: ({ G, random }, place) => {
        const card = G.players[0].hand[place];
        if (!card || !fits(card, G.discards[G.discards.length - 1])) return "INVALID_MOVE";
        act(G, random, 0, place);
        answer(G, random);
      },
    },
    draw: {
      client: false,
      move: ({ G, random }) => {
        act(G, random, 0);
        answer(G, random);
      },
    },
  },
  turn: { order: { first: () => 0, next: () => 0 } },
};
