// Setup: an empty board with a leader tile in every territory, full supplies and stacks, and a first player.
import type { Start } from "@outrigger/kernel";
import type { MoaPack } from "./components.ts";
import type { Moa } from "./moa.ts";
import { chosenOptions } from "./options.ts";
import type { MoaState, Player, Supply, Territory } from "./state.ts";
import { byKarakia } from "./tables.ts";

export function setup({ seats, options, pack, chance }: Start<Moa>): MoaState {
  const settled = chosenOptions(options);
  // MOA-2P-2, MOA-2P-3: two players share the board with a colour of nobody's.
  const colours = seats === 2 ? 3 : seats;
  const leaderTiles = pack.bags.leaderTiles.slice();
  return {
    stack: [{ phase: "deal" }],
    aside: [],
    options: settled,
    period: 1,
    round: 1,
    // MOA-SETUP-7, MOA-SETUP-8.
    first: settled.firstPlayer === "host" ? 0 : chance.pick(seats),
    // MOA-SETUP-2.
    territories: pack.territories.map(() => newTerritory(colours, chance.draw(leaderTiles))),
    supply: Array.from({ length: colours }, () => newSupply(pack)),
    players: Array.from({ length: seats }, newPlayer),
    display: { rat: 0, possum: 0, dog: 0 },
    mammalDeck: pack.bags.mammals.slice(),
    mammalDiscard: [],
    birdDeck: pack.bags.birds.slice(),
    birdDiscard: [],
    terrain: [],
    terrainUsed: [],
    terrainUnseen: pack.bags.terrain.slice(),
    volcano: 0,
    sales: 0,
    karakia: byKarakia((kind) => pack.karakia[kind].count),
    leaderTilesOut: [],
    neutralScore: 0,
  };
}

/** MOA-SETUP-1. */
function newTerritory(colours: number, leaderTile: string): Territory {
  return {
    condition: "open",
    birds: new Array<number>(colours).fill(0),
    leader: null,
    mammal: null,
    seller: null,
    stronghold: false,
    leaderTile,
  };
}

/** MOA-SUP-1, MOA-SETUP-6. */
function newSupply({ birdTokens, leaderTokens }: MoaPack): Supply {
  return { birds: birdTokens, leaders: leaderTokens };
}

function newPlayer(): Player {
  return { hand: [], karakia: [], fresh: [], leaderTiles: [], won: [], saleCards: [], score: 0, points: [] };
}
