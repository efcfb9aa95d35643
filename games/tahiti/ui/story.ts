// What has just happened, as scenes to be shown one after the other: fights, panic, captures, and whatever dice decided.
import type { TahitiEvent } from "../rules/index.ts";

type Rolled = Extract<TahitiEvent, { kind: "rolled" }>;

export interface Scene {
  readonly event: TahitiEvent;
  /** Dice thrown for it. */
  readonly dice: readonly Rolled[];
}

/** A new season has begun, so one is over (TAH-SEQ-5). */
export const isSeasonEnd = (event: TahitiEvent): boolean =>
  event.kind === "turnBegan" && event.turn === 1 && (event.season > 1 || event.year > 1);

const TOLD: readonly TahitiEvent["kind"][] = [
  "homeAreaDrawn",
  "initiativeWon",
  "depleted",
  "elderJoined",
  "noElder",
  "areaHostile",
  "clanRoused",
  "reefRun",
  "attacked",
  "shamanDeclared",
  "fought",
  "shamanLost",
  "villageFell",
  "retreated",
  "pursued",
  "panicked",
  "unitsCaptured",
  "leadersCaptured",
  "elderTaken",
  "chieftainTaken",
  "chieftainKilled",
  "surrendered",
  "canoesSank",
  "canoesTaken",
  "drowned",
  "rescued",
  "offered",
  "dealOffered",
  "passed",
  "refused",
  "agreed",
  "sailedAway",
  "canoeLost",
  "lostAtSea",
  "emptyAtoll",
  "sighted",
  "settled",
  "levelChanged",
];
/** A story is worth stopping for if one of these is in it. */
const STIRRING: readonly TahitiEvent["kind"][] = [
  "areaHostile",
  "reefRun",
  "fought",
  "offered",
  "dealOffered",
  "agreed",
  "refused",
  "elderJoined",
  "noElder",
  "initiativeWon",
  "sailedAway",
  "canoeLost",
  "lostAtSea",
  "sighted",
  "settled",
  "panicked",
];

export function storyOf(events: readonly TahitiEvent[]): Scene[] {
  if (!events.some((event) => STIRRING.includes(event.kind) || isSeasonEnd(event))) return [];
  const scenes: Scene[] = [];
  let dice: Rolled[] = [];
  for (const event of events) {
    if (event.kind === "rolled") dice.push(event);
    else if (TOLD.includes(event.kind) || isSeasonEnd(event)) {
      scenes.push({ event, dice });
      dice = [];
    }
  }
  return scenes;
}

/** The hexes a scene leads through, for an arrow on the map. */
export function trailOf({ event }: Scene): readonly number[] {
  return event.kind === "retreated" || event.kind === "pursued" ? [event.from, event.to] : [];
}
