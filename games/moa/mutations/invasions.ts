// Invasions and defence.
import type { Mutation } from "@outrigger/testkit";

export const invasions: readonly Mutation[] = [
  // Invasions and defence
  {
    clause: "MOA-INV-2",
    file: "board/territory.ts",
    find: 'condition === "open" && !stronghold',
    replace: 'condition === "open"',
  },
  {
    clause: "MOA-INV-3",
    file: "phases/invasions/invasion.ts",
    find: "if (found > 0 || !sweepStrongholds(play)) return found;\n  return lowestTerritory(play.state);",
    replace: "return found;",
  },
  {
    clause: "MOA-INV-4",
    file: "phases/invasions/invasion.ts",
    find: "for (let card = 0; card <= left; card++)",
    replace: "for (let card = 0; card < 1; card++)",
  },
  {
    clause: "MOA-INV-10",
    file: "board/territory.ts",
    find: "const cleared = clear(play.state, territoryAt(play.state, number));",
    replace:
      "const land = territoryAt(play.state, number); const { leaderTile } = land; land.leaderTile = null; const cleared = clear(play.state, land); land.leaderTile = leaderTile;",
  },
  {
    clause: "MOA-SUP-5",
    file: "phases/invasions/invasion.ts",
    find: "for (const { won } of state.players) for (const tile of won) if (tile === mammal) used++;",
    replace: "",
  },
  {
    clause: "MOA-DEF-3",
    file: "phases/invasions/defence.ts",
    find: "(territory.leader === seat ? 50 : 0)",
    replace: "0",
  },
  {
    clause: "MOA-DEF-4",
    file: "phases/invasions/defence.ts",
    find: "(seat - first + players.length) % players.length",
    replace: "(first - seat + players.length) % players.length",
  },
  {
    clause: "MOA-DEF-1",
    file: "phases/invasions/defence.ts",
    find: "filter((seat) => piecesOf(territory, seat) > 0)",
    replace: "filter((seat) => (territory.birds[seat] ?? 0) > 0)",
  },
  {
    clause: "MOA-DEF-11",
    file: "phases/invasions/defence-payment.ts",
    find: "territory.stronghold = true;",
    replace: "",
  },
  {
    clause: "MOA-INFO-8",
    file: "phases/invasions/defence.ts",
    find: "if (hand.length > 0 && !isOpen) return false;",
    replace: "",
  },
  {
    clause: "MOA-DEF-10",
    file: "phases/invasions/defence-offer.ts",
    find: 'iconsOf(play, seat, "fight") < fight',
    replace: 'iconsOf(play, seat, "fight") < 1',
  },
];
