// Set-up, cards, terrain, volcano and mammals.
import type { Mutation } from "@outrigger/testkit";

export const rounds: readonly Mutation[] = [
  // Setup, deal and rounds
  { clause: "MOA-GEN-1", file: "index.ts", find: "seats: [2, 5]", replace: "seats: [2, 6]" },
  { clause: "MOA-2P-2", file: "setup.ts", find: "seats === 2 ? 3 : seats", replace: "seats === 3 ? 4 : seats" },
  {
    clause: "MOA-SETUP-8",
    file: "setup.ts",
    find: 'settled.firstPlayer === "host" ? 0 : chance.pick(seats)',
    replace: "0",
  },
  { clause: "MOA-SETUP-2", file: "setup.ts", find: "chance.draw(leaderTiles)", replace: "String(leaderTiles.pop())" },
  {
    clause: "MOA-DEAL-2",
    file: "phases/deal.ts",
    find: "state.birdDeck = pack.bags.birds.slice();\n    state.birdDiscard = [];",
    replace: "if (state.period === 1) state.birdDeck = pack.bags.birds.slice();",
  },
  {
    clause: "MOA-DEAL-4",
    file: "phases/deal.ts",
    find: "state.terrainUnseen = pack.bags.terrain.slice();",
    replace: "if (state.period === 1) state.terrainUnseen = pack.bags.terrain.slice();",
  },
  {
    clause: "MOA-RND-1",
    file: "phases/turns.ts",
    find: "state.round === pack.constants.roundsPerPeriod",
    replace: "state.round >= pack.constants.roundsPerPeriod - 1",
  },
  {
    clause: "MOA-RND-3",
    file: "phases/turns.ts",
    find: "state.first = (state.first + 1) % state.players.length;",
    replace: "state.first = (state.first + state.players.length - 1) % state.players.length;",
  },
  {
    clause: "MOA-TURN-1",
    file: "phases/turns.ts",
    find: "return (first + taken) % players.length;",
    replace: "return (first + players.length - taken) % players.length;",
  },

  // Cards
  {
    clause: "MOA-SUP-7",
    file: "hand/cards.ts",
    find: "return birdDeck.length > 0 || birdDiscard.length > 0;",
    replace: "return birdDeck.length > 0;",
  },
  {
    clause: "MOA-SUP-8",
    file: "hand/cards.ts",
    find: "if (state.mammalDiscard.length === 0) return undefined;",
    replace: "return undefined;",
  },
  { clause: "MOA-PAY-7", file: "hand/cards.ts", find: "play.state.karakia[kind]++;", replace: "" },
  {
    clause: "MOA-INFO-5",
    file: "hand/cards.ts",
    find: "else play.emitTo(seat, { ...event, cards }, event);",
    replace: "else play.emit({ ...event, cards });",
  },

  // Terrain, volcano and mammals
  {
    clause: "MOA-TER-2",
    file: "phases/terrain.ts",
    find: 'reveal(play, state.options.terrainReveal === "oneByOne" ? "left" : "both");',
    replace: 'reveal(play, "both");',
  },
  {
    clause: "MOA-TER-7",
    file: "phases/terrain.ts",
    find: "state.terrainUsed.push(...state.terrain);",
    replace: "state.terrainUnseen.push(...state.terrain);",
  },
  {
    clause: "MOA-TER-5",
    file: "hand/means.ts",
    find: 'return means.any || !needsAny(pack, means.active, territory) ? undefined : "MOA-TER-5";',
    replace: "return undefined;",
  },
  {
    clause: "MOA-VOL-2",
    file: "board/volcano.ts",
    find: "state.volcano === pack.track.length",
    replace: "state.volcano > pack.track.length",
  },
  {
    clause: "MOA-VOL-4",
    file: "board/volcano.ts",
    find: "const cleared = clear(state, territory);",
    replace:
      "const { leaderTile } = territory; territory.leaderTile = null; const cleared = clear(state, territory); territory.leaderTile = leaderTile;",
  },
  {
    clause: "MOA-VOL-9",
    file: "board/volcano.ts",
    find: 'if (volcanoLand(state).condition === "erupted") return;',
    replace: "",
  },
  {
    clause: "MOA-MAM-2",
    file: "phases/invasions/mammals.ts",
    find: 'if (mammal === "weasel")',
    replace: 'if (mammal === "weasel" && frame.left > 0)',
  },
  {
    clause: "MOA-MAM-5",
    file: "phases/terrain.ts",
    find: "left: state.display[instruction.mammal] });",
    replace: "left: Math.min(1, state.display[instruction.mammal]) });",
  },
];
