// node players.cjs PORT TABLES SECONDS PAUSE WARM_UP: people at a boardgame.io server, one at each
// table. Prints "seated" when all sit, then plays, then prints the times in milliseconds of all moves
// but those of the first WARM_UP seconds, and stays until something is typed.

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.cjs");

const [port, tables, seconds, pause, warmUp] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function post(path, body) {
  const response = await fetch(`${server}/games/small/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function sit() {
  const { matchID } = await post("create", { numPlayers: 2 });
  const { playerCredentials } = await post(`${matchID}/join`, { playerID: "0", playerName: "A" });
  const client = Client({
    game,
    matchID,
    playerID: "0",
    credentials: playerCredentials,
    multiplayer: SocketIO({ server, socketOpts: { transports: ["websocket"] } }),
    debug: false,
  });
  const seated = new Promise((done) => {
    const stop = client.subscribe((state) => {
      if (state && client.matchData) done(stop);
    });
  });
  client.start();
  (await seated)();
  return client;
}

function fits(card, top) {
  return card.rank === 8 || card.rank === top.rank || card.suit === top.suit;
}

async function move(client) {
  const state = client.getState();
  const { G } = state;
  const top = G.discards[G.discards.length - 1];
  const place = G.players[0].hand.findIndex((card) => fits(card, top));
  const begun = performance.now();
  const done = new Promise((resolve) => {
    const stop = client.subscribe((next) => {
      if (next && next._stateID > state._stateID) resolve(stop);
    });
  });
  if (place < 0) client.moves.draw();
  else client.moves.play(place);
  (await done)();
  return performance.now() - begun;
}

async function play(client, times, from, until) {
  await sleep(Math.random() * pause * 1000);
  while (performance.now() < until) {
    const begun = performance.now();
    const time = await move(client);
    if (begun >= from) times.push(time);
    await sleep(Math.max(0, pause * 1000 - (performance.now() - begun)));
  }
}

async function main() {
  const clients = [];
  for (let table = 0; table < tables; table += 1) clients.push(await sit());
  console.log("seated");
  const times = [];
  const from = performance.now() + warmUp * 1000;
  const until = performance.now() + seconds * 1000;
  await Promise.all(clients.map((client) => play(client, times, from, until)));
  console.log(JSON.stringify(times));
  process.stdin.once("data", () => process.exit(0));
}

main();
