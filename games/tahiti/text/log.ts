// One line of the log and of speech for every event that has something to say.
import type { Say } from "@outrigger/text";
import { edgesOf, isPanic } from "../rules/combat/outcome.ts";
import type { TahitiEvent } from "../rules/index.ts";
import {
  areaText,
  canoesText,
  dealText,
  elderText,
  hexText,
  listText,
  piecesText,
  settlementText,
  sideText,
  sumText,
} from "./words.ts";

type Kind = TahitiEvent["kind"];
type EventOf<K extends Kind> = Extract<TahitiEvent, { kind: K }>;
type Events = { readonly [K in Kind]: EventOf<K> };
type Tellers = {
  readonly [K in Kind]: (say: Say, event: Events[K], names: readonly string[]) => string | undefined;
};

const yes = (is: boolean): string => (is ? "yes" : "no");

/** Only for motion: another event says the same in words. */
const silent = (): undefined => undefined;

/** Dice that something may be added to: the others are told with what came of them. */
const TOLD_DICE: readonly EventOf<"rolled">["purpose"][] = [
  "initiative",
  "neutralArea",
  "sinking",
  "sharks",
  "swim",
  "tableC",
];

const TELLERS: Tellers = {
  homeAreaDrawn: (say, { seat, area, die }, names) =>
    say("event.homeAreaDrawn", { name: sideText(say, seat, names), die, area: areaText(say, area) }),
  homePlaced: (say, { seat, hex }, names) =>
    say("event.homePlaced", { name: sideText(say, seat, names), hex: hexText(hex) }),
  placed: (say, { side, piece, hex, elder }, names) =>
    say("event.placed", {
      name: sideText(say, side, names),
      piece: elder > 0 ? elderText(say, elder) : say(`kind.${piece}`),
      hex: hexText(hex),
    }),
  rolled: (say, { side, purpose, die, note }, names) =>
    TOLD_DICE.includes(purpose)
      ? say("event.rolled", { name: sideText(say, side, names), purpose, sum: sumText(die, note?.modifier ?? 0) })
      : undefined,
  drawn: silent,
  turnBegan: (say, { turn, season, year }) => say("event.turnBegan", { turn, season, year }),
  initiativeWon: (say, { seat, doubled }, names) =>
    say("event.initiativeWon", { name: sideText(say, seat, names), doubled: yes(doubled) }),
  orderChosen: (say, { seat, order }, names) =>
    say("event.orderChosen", {
      name: sideText(say, seat, names),
      order: order.map((other) => sideText(say, other, names)).join(", "),
    }),
  playerTurnBegan: (say, { seat }, names) => say("event.playerTurnBegan", { name: sideText(say, seat, names) }),
  phaseBegan: silent,
  harvested: (say, { seat, hex }, names) =>
    say("event.harvested", { name: sideText(say, seat, names), hex: hexText(hex) }),
  depleted: (say, { hex }) => say("event.depleted", { hex: hexText(hex) }),
  built: (say, { seat, item, hex }, names) =>
    say("event.built", { name: sideText(say, seat, names), item: say(`kind.${item}`), hex: hexText(hex) }),
  dismantled: (say, { seat, hex }, names) =>
    say("event.dismantled", { name: sideText(say, seat, names), hex: hexText(hex) }),
  converted: (say, { side, from, hex }, names) =>
    say("event.converted", { name: sideText(say, side, names), piece: say(`kind.${from}`), hex: hexText(hex) }),
  homeNamed: (say, { seat, hex }, names) =>
    say("event.homeNamed", { name: sideText(say, seat, names), hex: hexText(hex) }),
  areaGained: (say, { seat, area, from }, names) =>
    from < 0
      ? say("event.areaGained", { name: sideText(say, seat, names), area: areaText(say, area) })
      : say("event.areaTaken", {
          name: sideText(say, seat, names),
          area: areaText(say, area),
          from: sideText(say, from, names),
        }),
  elderJoined: (say, { seat, elder }, names) =>
    say("event.elderJoined", { name: sideText(say, seat, names), elder: elderText(say, elder) }),
  noElder: (say, { seat, area }, names) =>
    say("event.noElder", { name: sideText(say, seat, names), area: areaText(say, area) }),
  areaHostile: (say, { area, pieces, village }) =>
    say("event.areaHostile", { area: areaText(say, area), pieces: piecesText(say, pieces), village: yes(village > 0) }),
  clanRoused: (say, { area }) => say("event.clanRoused", { area: areaText(say, area) }),
  activated: silent,
  stepped: (say, event, names) => journey(say, "event.stepped", event, names),
  embarked: (say, { seat, hex, canoes }, names) =>
    say("event.embarked", { name: sideText(say, seat, names), hex: hexText(hex), canoes: canoesText(say, canoes) }),
  sailed: (say, event, names) => journey(say, "event.sailed", event, names),
  landed: (say, { seat, hex }, names) => say("event.landed", { name: sideText(say, seat, names), hex: hexText(hex) }),
  tookOver: (say, { seat, hex, canoes }, names) =>
    say("event.tookOver", { name: sideText(say, seat, names), hex: hexText(hex), canoes: canoesText(say, canoes) }),
  reefRun: (say, { seat, hex, outcome }, names) =>
    say("event.reefRun", { name: sideText(say, seat, names), hex: hexText(hex), outcome }),
  calledOff: (say, { seat, hex }, names) =>
    say("event.calledOff", { name: sideText(say, seat, names), hex: hexText(hex) }),
  loaded: silent,
  unloaded: silent,
  attacked: (say, { attacker, defender, hex, sea }, names) =>
    say("event.attacked", {
      name: sideText(say, attacker, names),
      enemy: sideText(say, defender, names),
      hex: hexText(hex),
      sea: yes(sea),
    }),
  shamanDeclared: (say, { seat, takesPart }, names) =>
    say("event.shamanDeclared", { name: sideText(say, seat, names), takesPart: yes(takesPart) }),
  fought: (say, { attacker, defender, strengths, dice, winner, hexes }, names) => {
    const edges = edgesOf(strengths);
    return say("event.fought", {
      attack: strengths[0],
      defence: strengths[1],
      attackSum: sumText(dice[0], edges[0]),
      defenceSum: sumText(dice[1], edges[1]),
      winner: sideText(say, winner, names),
      loser: sideText(say, winner === attacker ? defender : attacker, names),
      hexes,
    });
  },
  shamanLost: (say, { side }, names) => say("event.shamanLost", { name: sideText(say, side, names) }),
  shamanReturned: (say, { seat, hex }, names) =>
    say("event.shamanReturned", { name: sideText(say, seat, names), hex: hexText(hex) }),
  villageFell: (say, { side, hex }, names) =>
    say("event.villageFell", { name: sideText(say, side, names), hex: hexText(hex) }),
  retreated: (say, event, names) => journey(say, "event.retreated", event, names),
  pursued: (say, event, names) => journey(say, "event.pursued", event, names),
  panicked: (say, { hex, rolls }) =>
    say("event.panicked", {
      hex: hexText(hex),
      rolls: rolls.length,
      panicked: rolls.filter(([, , die]) => isPanic(die)).length,
    }),
  unitsCaptured: (say, event, names) => capture(say, "event.unitsCaptured", event, names),
  leadersCaptured: (say, event, names) => capture(say, "event.leadersCaptured", event, names),
  elderTaken: (say, { side, by, elder, joined }, names) =>
    say("event.elderTaken", {
      name: sideText(say, side, names),
      by: sideText(say, by, names),
      elder: elderText(say, elder),
      joined: yes(joined),
    }),
  chieftainTaken: (say, { seat, by }, names) =>
    say("event.chieftainTaken", { name: sideText(say, seat, names), by: sideText(say, by, names) }),
  chieftainKilled: (say, { seat, how }, names) =>
    say("event.chieftainKilled", { name: sideText(say, seat, names), how }),
  surrendered: (say, { area, to }, names) =>
    say("event.surrendered", { area: areaText(say, area), name: sideText(say, to, names) }),
  canoesSank: (say, { side, hex, markers }, names) =>
    say("event.canoesSank", {
      name: sideText(say, side, names),
      canoes: canoesText(say, markers.length),
      hex: hexText(hex),
    }),
  canoesTaken: (say, { side, by, markers }, names) =>
    say("event.canoesTaken", {
      name: sideText(say, side, names),
      by: sideText(say, by, names),
      canoes: canoesText(say, markers.length),
    }),
  drowned: (say, { side, piece, hex }, names) =>
    say("event.drowned", { name: sideText(say, side, names), piece: say(`kind.${piece}`), hex: hexText(hex) }),
  rescued: (say, { side, piece, hex, ashore }, names) =>
    say("event.rescued", {
      name: sideText(say, side, names),
      piece: say(`kind.${piece}`),
      hex: hexText(hex),
      ashore: yes(ashore),
    }),
  offered: (say, { seat, to, terms }, names) =>
    say("event.offered", {
      name: sideText(say, seat, names),
      other: sideText(say, to, names),
      terms: settlementText(say, terms),
    }),
  dealOffered: (say, { seat, to, terms }, names) =>
    say("event.dealOffered", {
      name: sideText(say, seat, names),
      other: sideText(say, to, names),
      terms: dealText(say, terms),
    }),
  passed: (say, { seat }, names) => say("event.passed", { name: sideText(say, seat, names) }),
  refused: (say, { seat }, names) => say("event.refused", { name: sideText(say, seat, names) }),
  agreed: (say, { seat, with: other }, names) =>
    say("event.agreed", { name: sideText(say, seat, names), other: sideText(say, other, names) }),
  areaLost: (say, { area, from, to }, names) =>
    to < 0
      ? say("event.areaNeutral", { area: areaText(say, area), from: sideText(say, from, names) })
      : say("event.areaLost", {
          area: areaText(say, area),
          from: sideText(say, from, names),
          to: sideText(say, to, names),
        }),
  disbanded: (say, { side, pieces }, names) =>
    say("event.disbanded", { name: sideText(say, side, names), pieces: piecesText(say, pieces) }),
  departing: (say, { seat, forced }, names) =>
    say("event.departing", { name: sideText(say, seat, names), forced: yes(forced) }),
  departureCancelled: (say, { seat }, names) => say("event.departureCancelled", { name: sideText(say, seat, names) }),
  sailedAway: (say, { seat, canoes, pieces, value }, names) =>
    say("event.sailedAway", {
      name: sideText(say, seat, names),
      canoes: canoesText(say, canoes),
      pieces: piecesText(say, pieces),
      value,
    }),
  canoeLost: (say, { seat, how, canoes }, names) =>
    say("event.canoeLost", { name: sideText(say, seat, names), how, canoes }),
  lostAtSea: (say, { seat }, names) => say("event.lostAtSea", { name: sideText(say, seat, names) }),
  emptyAtoll: (say, { seat }, names) => say("event.emptyAtoll", { name: sideText(say, seat, names) }),
  sighted: (say, event, names) => land(say, "event.sighted", event, names),
  sailedOn: (say, { seat, territory }, names) =>
    say("event.sailedOn", { name: sideText(say, seat, names), territory: say(`territory.${territory}`) }),
  settled: (say, event, names) => land(say, "event.settled", event, names),
  levelChanged: (say, { seat, level }, names) =>
    say("event.levelChanged", { name: sideText(say, seat, names), level: say(`level.${level}`) }),
  ended: (say, { places, levels, areas }, names) => {
    const results = places.map((place, seat) => {
      const values = { name: sideText(say, seat, names), level: say(`level.${levels[seat]}`), place };
      const held = areas[seat] ?? 0;
      return held > 0 ? say("event.ended.areas", { ...values, areas: held }) : say("event.ended.one", values);
    });
    return say("event.ended", { results: listText(say, results) });
  },
};

function journey(
  say: Say,
  key: string,
  { side, from, to, pieces }: EventOf<"stepped" | "sailed" | "retreated" | "pursued">,
  names: readonly string[],
): string {
  const name = sideText(say, side, names);
  return say(key, { name, from: hexText(from), to: hexText(to), pieces: piecesText(say, pieces) });
}

function capture(
  say: Say,
  key: string,
  { side, by, pieces }: EventOf<"unitsCaptured" | "leadersCaptured">,
  names: readonly string[],
): string {
  return say(key, { name: sideText(say, side, names), by: sideText(say, by, names), pieces: piecesText(say, pieces) });
}

function land(
  say: Say,
  key: string,
  { seat, territory, level }: EventOf<"sighted" | "settled">,
  names: readonly string[],
): string {
  const values = { territory: say(`territory.${territory}`), level: say(`level.${level}`) };
  return say(key, { name: sideText(say, seat, names), ...values });
}

export function eventText(say: Say, event: TahitiEvent, names: readonly string[]): string | undefined {
  return lineOf(say, event.kind, event, names);
}

function lineOf<K extends Kind>(say: Say, kind: K, event: Events[K], names: readonly string[]): string | undefined {
  return TELLERS[kind](say, event, names);
}
