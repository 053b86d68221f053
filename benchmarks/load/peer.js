// boardgame.io's server with a game of the same weight as Chinesische Mauer: three players, hands and decks hidden, three sections,
// views of about 3 kB. In memory, as its authors ship it: nothing it acknowledges survives a crash.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const KINDS = ["wall", "gate", "tower", "noble", "warrior", "rider", "dragon"];
const card = (owner, number) => ({ owner, kind: KINDS[number % KINDS.length], covered: false, lies_on: false, tile: 0 });

const Wall = {
  name: "wall",
  minPlayers: 3,
  maxPlayers: 3,
  setup: () => ({
    hands: { 0: [0, 1, 2, 3, 4], 1: [0, 1, 2, 3, 4], 2: [0, 1, 2, 3, 4] },
    decks: { 0: 15, 1: 15, 2: 15 },
    // a row has twelve cards all the time: the size of a view in the middle of a game
    sections: [0, 1, 2].map(() => ({ tiles: [7, 3], row: Array.from({ length: 12 }, (_, number) => card(number % 3, number)), points: [0, 0, 0] })),
    won: { 0: [], 1: [], 2: [] },
  }),
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, number, section) => {
      const hand = G.hands[playerID];
      if (!(number in hand) || !(section in G.sections)) return INVALID_MOVE;
      const laid = card(Number(playerID), hand[number]);
      hand[number] = (hand[number] + 1) % KINDS.length;
      const { row, points } = G.sections[section];
      row.shift();
      row.push(laid);
      for (const seat of [0, 1, 2]) points[seat] = row.filter((other) => other.owner === seat && !other.covered).length;
    },
  },
};

const server = Server({ games: [Wall], origins: ["*"] });
const [port, apiPort] = process.argv.slice(2).map(Number);
server.run({ port, lobbyConfig: { apiPort } }, () => console.log("ready"));
