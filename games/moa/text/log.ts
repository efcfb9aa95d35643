// One line of the log, and of speech, for each event.
import { eventValues, type Say, type Values } from "@outrigger/text";
import type { Bird, MoaEvent, TerrainCard } from "../rules/index.ts";
import {
  bonusText,
  cardsText,
  colourText,
  karakiaText,
  listText,
  mammalsText,
  mammalValues,
  paymentText,
  piecesText,
} from "./words.ts";

export function eventText(say: Say, event: MoaEvent, names: readonly string[]): string | undefined {
  if (isSilent(event)) return undefined;
  const name = names["seat" in event ? event.seat : "first" in event ? event.first : -1] ?? "";
  const mammal = "mammal" in event ? mammalValues(say, event.mammal) : {};
  return say(keyOf(event), { name, ...plainValues(event), ...mammal, ...valuesOf(say, event, names) });
}

/** What another line tells already. */
function isSilent(event: MoaEvent): boolean {
  return event.kind === "turnEnded" || (event.kind === "strongholdPlaced" && event.by === "defence");
}

function keyOf(event: MoaEvent): string {
  switch (event.kind) {
    case "handDealt":
    case "cardsDrawn":
      return event.cards === undefined ? `event.${event.kind}` : `event.${event.kind}.cards`;
    case "terrainRevealed":
      return `event.terrainRevealed.${event.place}`;
    case "birdsPlaced":
      return birdsKey(event.count, event.payment.length);
    case "leaderPlaced":
      return event.tile === null ? "event.leaderPlaced" : "event.leaderPlaced.tile";
    case "gameEnded":
      return event.neutral === null ? "event.gameEnded" : "event.gameEnded.neutral";
    case "passed":
    case "neutralSkipped":
      return event.automatic ? `event.${event.kind}.automatic` : `event.${event.kind}`;
    case "neutralPlaced":
      return `event.neutralPlaced.${event.what}`;
    case "territoryScored":
      return event.points.some((points) => points > 0) ? "event.territoryScored" : "event.territoryScored.none";
    default:
      return `event.${event.kind}`;
  }
}

function birdsKey(count: number, paid: number): string {
  if (count === 0) return "event.birdsPlaced.none";
  return paid === 0 ? "event.birdsPlaced.free" : "event.birdsPlaced";
}

/** The numbers and words of an event that go into its sentence as they are. */
function plainValues(event: MoaEvent): Values {
  return Object.fromEntries(
    Object.entries(event).filter((entry): entry is [string, string | number] => typeof entry[1] !== "object"),
  );
}

type Cards = Extract<MoaEvent, { readonly cards?: readonly Bird[] }>;
type Scored = Extract<MoaEvent, { readonly points: readonly number[] }>;

const cards = (say: Say, { cards: shown }: Cards): Values => ({ cards: cardsText(say, shown ?? []) });
const scored = (say: Say, { points }: Scored, names: readonly string[]): Values => ({
  points: pointsText(say, points, names),
});

const valuesOf = eventValues<MoaEvent>({
  handDealt: cards,
  cardsDrawn: cards,
  cardsDiscarded: cards,
  terrainRevealed: (say, { cards: shown }) => {
    const texts = shown.map((card) => terrainCardText(say, card));
    return { cards: listText(say, texts) };
  },
  noTerritoryToInvade: (say, { mammal, discarded }) => ({ cards: mammalsText(say, { [mammal]: discarded }) }),
  strongholdsSwept: (say, { territories }) => ({ territories: listText(say, territories.map(String)) }),
  volcanoErupted: clearedValues,
  territoryFell: clearedValues,
  landSold: (say, event, names) => ({ ...deedValues(say, event), ...clearedValues(say, event, names) }),
  defended: deedValues,
  attacked: deedValues,
  birdsPlaced: deedValues,
  leaderPlaced: (say, event) => ({
    ...deedValues(say, event),
    bonus: event.tile === null ? "" : bonusText(say, event.tile),
  }),
  karakiaBought: (say, { kinds, payment }) => ({
    tiles: karakiaText(say, kinds),
    payment: paymentText(say, payment, false),
  }),
  karakiaUsed: (say, { tile }) => ({ tile: say(`karakia.${tile}`) }),
  neutralPlaced: (_say, { tile }) => ({ tile: tile === null ? "no" : "yes" }),
  territoryScored: scored,
  mammalsScored: scored,
  leaderTilesScored: scored,
  periodEnded: (say, { scores, neutral }, names) => ({
    points: standings(say, neutral === null ? scores : [...scores, neutral], names),
  }),
  gameEnded: (say, { scores, neutral }, names) => ({ points: standings(say, scores, names), ...neutral }),
});

export function terrainCardText(say: Say, { terrain, instruction }: Omit<TerrainCard, "id">): string {
  const amount = instruction.type === "drawMammals" ? instruction.amount : 0;
  const animal = instruction.type === "invade" ? instruction.mammal : "";
  return say("describe.terrainCard", {
    terrain: say(`terrain.${terrain}`),
    instruction: say(`instruction.${instruction.type}`, { amount, animal }),
  });
}

function deedValues(say: Say, { payment, any }: { payment: readonly string[]; any: boolean }): Values {
  return { payment: paymentText(say, payment, any) };
}

type Clearing = Extract<MoaEvent, { kind: "volcanoErupted" | "territoryFell" | "landSold" }>;

/** What went with it: `gone` is none, tile, stronghold or both (MOA-SEL-11, MOA-SEL-12, MOA-VOL-4). */
function clearedValues(say: Say, { returned, leaderTile, stronghold }: Clearing, names: readonly string[]): Values {
  const pieces = piecesText(say, names, returned.birds, returned.leader);
  return { returned: pieces.length === 0 ? "none" : listText(say, pieces), gone: goneWith(leaderTile, stronghold) };
}

function goneWith(leaderTile: string | null, stronghold: boolean): string {
  if (leaderTile !== null) return stronghold ? "both" : "tile";
  return stronghold ? "stronghold" : "none";
}

/** Everybody who got points. */
function pointsText(say: Say, points: readonly number[], names: readonly string[]): string {
  const scored = points.flatMap((count, colour) =>
    count > 0 ? say("standing", { name: colourText(say, names, colour), points: count }) : [],
  );
  return scored.length === 0 ? "0" : listText(say, scored);
}

function standings(say: Say, scores: readonly number[], names: readonly string[]): string {
  return scores.map((points, colour) => say("standing", { name: colourText(say, names, colour), points })).join(", ");
}
