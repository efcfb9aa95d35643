// Planted bugs: the advanced rules and the solitaire game.
import type { Mutation } from "@outrigger/testkit";

export const advanced: readonly Mutation[] = [
  // Advanced rules
  {
    clause: "TAH-ADV-1",
    file: "options.ts",
    find: 'given["crashingReefs"] === true || given["seaCombat"] === true;',
    replace: 'given["crashingReefs"] === true;',
  },
  {
    clause: "TAH-CRASH-1",
    file: "flotilla.ts",
    find: "return state.switches.crashingReefs && to.reef && !isFamiliar(state, side, to);",
    replace: "return state.switches.crashingReefs && to.reef;",
  },
  {
    clause: "TAH-CRASH-2",
    file: "phases/crashing-reefs.ts",
    find: "const STRIKES = 5;",
    replace: "const STRIKES = 4;",
  },
  {
    clause: "TAH-CRASH-4",
    file: "phases/crashing-reefs.ts",
    find: "return pack.map.at(from).coastal || state.switches.seaCombat;",
    replace: "return pack.map.has(from) || state.switches.seaCombat;",
  },
  {
    clause: "TAH-SCOM-3",
    file: "sea-forces.ts",
    find: 'attackers.every((piece) => piece.by === "sea")',
    replace: 'attackers.some((piece) => piece.by === "sea")',
  },
  { clause: "TAH-SCOM-4", file: "sea-forces.ts", find: "const MOST_CANOES = 3;", replace: "const MOST_CANOES = 4;" },
  {
    clause: "TAH-SCOM-7",
    file: "phases/sea-combat.ts",
    find: "const retreat = side === battle.loser ? battle.hexes : 0;",
    replace: "const retreat = 0;",
  },
  {
    clause: "TAH-SCOM-11",
    file: "phases/retreat.ts",
    find: "if (sea && !pack.map.at(here).sea) return;",
    replace: "",
  },
  {
    clause: "TAH-SCOM-12",
    file: "phases/retreat.ts",
    find: "if (sea) return chaserCanoes.length > 0;",
    replace: "if (sea) return false;",
  },
  {
    clause: "TAH-SCOM-14",
    file: "phases/capture.ts",
    find: "  takeCanoes(play, battle);\n  captureLeaders(play, battle);",
    replace: "  captureLeaders(play, battle);",
  },
  {
    clause: "TAH-SWIM-1",
    file: "water.ts",
    find: 'const limit = piece.kind === "heavy" ? eliminatedAt.heavy : eliminatedAt.default;',
    replace: "const limit = eliminatedAt.default;",
  },
  {
    clause: "TAH-SWIM-3",
    file: "phases/swimming.ts",
    find: "for (let step = 1; step <= steps; step++) {",
    replace: "for (let step = 1; step < steps; step++) {",
  },
  {
    clause: "TAH-SWIM-4",
    file: "water.ts",
    find: "if (isUnit(piece.kind)) piece.kind = BROKEN[piece.kind];",
    replace: "",
  },
  {
    clause: "TAH-SWIM-7",
    file: "phases/swimming.ts",
    find: "return pack.map.at(at).coastal && (ownShore || !enemyCombatAt(state, side, at));",
    replace: "return pack.map.at(at).coastal;",
  },
  {
    clause: "TAH-DEPL-1",
    file: "build-chart.ts",
    find: 'if (state.stumps.includes(hex)) return "TAH-DEPL-1";',
    replace: "",
  },
  // Solitaire
  {
    clause: "TAH-SOLO-3",
    file: "clans.ts",
    find: "const FEW_NEUTRALS = 5;",
    replace: "const FEW_NEUTRALS = 4;",
  },
  {
    clause: "TAH-SOLO-4",
    file: "phases/area-control.ts",
    find: "gainNeutral(play, player, area, true)",
    replace: "gainNeutral(play, player, area, false)",
  },
  {
    clause: "TAH-SOLO-5",
    file: "clans.ts",
    find: "hexes.filter((hex) => !pack.map.at(hex).deep)",
    replace: "hexes",
  },
  {
    clause: "TAH-SOLO-7",
    file: "clans.ts",
    find: "!clan.active && clan.since === state.clock ? clanOf(area) : NOBODY",
    replace: "!clan.active ? clanOf(area) : NOBODY",
  },
  {
    clause: "TAH-SOLO-8",
    file: "phases/player-turn.ts",
    find: "rouseOccupied(play, frame.player);",
    replace: "",
  },
  {
    clause: "TAH-SOLO-10",
    file: "phases/solitaire.ts",
    find: "const targets = enemies.filter((hex) => zones.isOccupied(hex) && canPay(hex));",
    replace: "const targets = enemies.filter((hex) => zones.isOccupied(hex));",
  },
  {
    clause: "TAH-SOLO-12",
    file: "phases/land-combat.ts",
    find: "hadUnits ? isHome(piece) : battle.group.includes(piece.id)",
    replace: "battle.group.includes(piece.id)",
  },
  {
    clause: "TAH-SOLO-13",
    file: "markers.ts",
    find: "return state.clans.find((clan) => clanOf(clan.area) === side)?.camp ?? 0;",
    replace: "return 0;",
  },
  {
    clause: "TAH-SOLO-15",
    file: "phases/land-combat.ts",
    find: "else if (isClan(winner)) startForcedDeparture(play, seat);",
    replace: "",
  },
  {
    clause: "TAH-SOLO-16",
    file: "phases/capture.ts",
    find: 'const joins = isSeat(winner) && rollDie(play, winner, "elderCaptured")',
    replace: 'const joins = rollDie(play, winner, "elderCaptured")',
  },
];
