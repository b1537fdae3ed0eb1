// node server.cjs PORT: a boardgame.io server with the small game, everything in memory.

const { Origins, Server } = require("boardgame.io/server");
const game = require("./game.cjs");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server
  .run({ port: Number(process.argv[2]), callback: () => console.log("ready") })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
