// What has just happened besides battles, as scenes to be shown one after the other: whatever dice decided, and bargains.
import type { TahitiEvent } from "../../rules/index.ts";

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
  "canoesSank",
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
];

/** Dice that are shown with the battle they belong to. */
const IN_BATTLE: readonly Rolled["purpose"][] = ["attack", "defence", "panic", "elderCaptured", "chieftainCaptured"];

/** A battle has a card of its own: what was told before it is over. */
export function storyOf(news: readonly TahitiEvent[]): Scene[] {
  const events = news.slice(news.findLastIndex(({ kind }) => kind === "attacked") + 1);
  if (!events.some((event) => STIRRING.includes(event.kind) || isSeasonEnd(event))) return [];
  const scenes: Scene[] = [];
  let dice: Rolled[] = [];
  for (const event of events) {
    if (event.kind === "rolled" && !IN_BATTLE.includes(event.purpose)) dice.push(event);
    else if (TOLD.includes(event.kind) || isSeasonEnd(event)) {
      scenes.push({ event, dice });
      dice = [];
    }
  }
  return scenes;
}
