// The construction phase as one plan: everything that can be had, the best use of every Village first.
import { sameJson } from "@outrigger/kernel";
import type { TahitiPack } from "../../rules/components.ts";
import { heldBy } from "../../rules/markers.ts";
import type { TahitiState } from "../../rules/state.ts";
import type { Tahiti } from "../../rules/tahiti.ts";
import type { BuildItem } from "../../rules/vocabulary.ts";
import { turnsLeft } from "../survey.ts";
import { attempt, type Moves, newTrial } from "../trial.ts";

/** What a Village makes first, in ordinary times. */
const ORDER: readonly BuildItem[] = [
  "village",
  "partBuiltVillage",
  "warCanoe",
  "heavy",
  "fighters",
  "slingers",
  "partBuiltCanoe",
  "militia",
];
/** Where canoes matter less than troops. */
const LAND_ORDER: readonly BuildItem[] = [
  "village",
  "partBuiltVillage",
  "heavy",
  "slingers",
  "fighters",
  "militia",
  "warCanoe",
  "partBuiltCanoe",
];
const CANOE_ORDER: readonly BuildItem[] = [
  "warCanoe",
  "partBuiltCanoe",
  "village",
  "partBuiltVillage",
  "fighters",
  "slingers",
  "militia",
  "heavy",
];
/** A Village or canoe begun later than this is never finished. */
const LAST_VILLAGE = 5;

/** Without comparing: the usual order. */
export function quickBuild(state: TahitiState, pack: TahitiPack): Moves {
  return buildAll(state, pack, ORDER, turnsLeft(state, pack) < LAST_VILLAGE);
}

export function buildPlans(state: TahitiState, pack: TahitiPack): Moves[] {
  const late = turnsLeft(state, pack) < LAST_VILLAGE;
  const plans = [ORDER, LAND_ORDER, CANOE_ORDER].map((order) => buildAll(state, pack, order, late));
  return plans.filter((plan, place) => plans.findIndex((other) => sameJson(plan, other)) === place);
}

function buildAll(state: TahitiState, pack: TahitiPack, order: readonly BuildItem[], late: boolean): Moves {
  const trial = newTrial(state, pack);
  harvestAll(trial);
  for (const item of order) {
    if (late && (item === "village" || item === "partBuiltVillage")) continue;
    for (let next = firstOf(trial.offers.moves, item); next !== undefined; next = firstOf(trial.offers.moves, item))
      if (!attempt(trial, next)) break;
    attempt(trial, homeMove(trial.offers.moves));
  }
  attempt(trial, ["endBuild"]);
  return trial.moves;
}

/** More logs than this lie about unused: in all, and in the hex where they were cut. */
const ENOUGH_LOGS = 8;
const ENOUGH_LOGS_THERE = 1;

/** Where every log may cost the jungle a roll must be made; then the rest of the plan waits for the dice. */
function harvestAll(trial: ReturnType<typeof newTrial>): void {
  for (let next = harvestOf(trial); next !== undefined && trial.decision !== undefined; next = harvestOf(trial))
    if (!attempt(trial, next)) return;
}

function harvestOf({ play, offers, decision }: ReturnType<typeof newTrial>): Tahiti["move"] | undefined {
  if (decision === undefined) return undefined;
  const logs = heldBy(play.state, play.pack, decision.seat, "bigLog");
  if (logs.length >= ENOUGH_LOGS) return undefined;
  const isWanted = (hex: number): boolean => logs.filter(({ at }) => at === hex).length <= ENOUGH_LOGS_THERE;
  const found = offers.moves.find(([kind, hex]) => kind === "harvest" && isWanted(Number(hex)));
  return found && ["harvest", Number(found[1])];
}

function firstOf(offers: readonly (readonly (string | number)[])[], item: BuildItem): Tahiti["move"] | undefined {
  const found = offers.find(([kind, made]) => kind === "build" && made === item);
  return found && ["build", item, Number(found[2])];
}

/** A new coastal Village is the better home. */
function homeMove(offers: readonly (readonly (string | number)[])[]): Tahiti["move"] {
  const found = offers.find(([kind]) => kind === "newHome");
  return found === undefined ? ["keepHome"] : ["newHome", Number(found[1])];
}
