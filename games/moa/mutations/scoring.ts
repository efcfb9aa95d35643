// Scoring, the end, and the game for two.
import type { Mutation } from "@outrigger/testkit";

export const scoring: readonly Mutation[] = [
  // Scoring and the end
  {
    clause: "MOA-SCO-5",
    file: "scoring.ts",
    find: "top.length > 1 && leader !== null && top.includes(leader)",
    replace: "top.length > 1 && leader !== null",
  },
  {
    clause: "MOA-SCO-7",
    file: "scoring.ts",
    find: "      low,\n    );\n    return points;",
    replace: "      low,\n    );",
  },
  {
    clause: "MOA-SCO-9",
    file: "scoring.ts",
    find: "Math.floor(value / colours.length)",
    replace: "Math.ceil(value / colours.length)",
  },
  {
    clause: "MOA-SCO-13",
    file: "scoring.ts",
    find: "low: Math.max(0, vpLow - reduction)",
    replace: "low: vpLow - reduction",
  },
  {
    clause: "MOA-SCO-16",
    file: "phases/scoring.ts",
    find: "state.mammalDiscard.push(...player.saleCards);",
    replace: "",
  },
  { clause: "MOA-SCO-15", file: "phases/scoring.ts", find: "player.won = [];", replace: "" },
  {
    clause: "MOA-SCO-17",
    file: "phases/scoring.ts",
    find: "player.leaderTiles = player.leaderTiles.filter(({ tile }) => !isWorthPoints(tile));",
    replace: "player.leaderTiles = [];",
  },
  {
    clause: "MOA-TDY-2",
    file: "phases/tidy-up.ts",
    find: "for (const territory of state.territories) territory.stronghold = false;",
    replace: "",
  },
  { clause: "MOA-END-2", file: "result.ts", find: "one.pieces > other.pieces", replace: "one.pieces < other.pieces" },

  // Two players
  {
    clause: "MOA-2P-6",
    file: "board/neutral-colour.ts",
    find: 'if (!isRolled && state.options.neutralPlacement === "rolledOnly") return "MOA-2P-6";',
    replace: 'if (!isRolled) return "MOA-2P-6";',
  },
  { clause: "MOA-2P-7", file: "board/neutral-colour.ts", find: 'if (!isActive) return "MOA-2P-7";', replace: "" },
  {
    clause: "MOA-2P-9",
    file: "phases/neutral.ts",
    find: "tile = loseLeaderTile(state, territoryAt(state, territory));",
    replace: "",
  },
  {
    clause: "MOA-2P-13",
    file: "phases/neutral.ts",
    find: 'canPlaceBird ||= bar === undefined && move[2] !== "leader";',
    replace: "canPlaceBird ||= bar === undefined;",
  },
  {
    clause: "MOA-2P-16",
    file: "names.ts",
    find: 'table.options.neutralScoring === "on" ? neutralColour(table) : undefined',
    replace: "neutralColour(table)",
  },
];
