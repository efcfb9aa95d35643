// The options of a table (section 22 of the rules) and how they hang together.
import type { OptionSpec, Options, OptionsProblem } from "@outrigger/kernel";
import { type AreaInfo, pack, type TahitiPack } from "./components.ts";
import { distance } from "./island/hex.ts";
import type { Switches } from "./state.ts";

const OFF_OR_ON = [false, true];
const STANDARD = "standard";
const ALONE = [1, 1] as const;
const SEVERAL = [2, 4] as const;

export const options: readonly OptionSpec[] = [
  { id: "crashingReefs", default: false, values: OFF_OR_ON },
  { id: "seaCombat", default: false, values: OFF_OR_ON },
  { id: "swimming", default: false, values: OFF_OR_ON },
  { id: "jungleDepletion", default: false, values: OFF_OR_ON },
  { id: "seasonLimit", default: 4, values: ["none", 1, 2, 3, 4, 5, 6, 7, 8], seats: SEVERAL, common: true },
  { id: "realTimeLimitMinutes", default: "none", values: ["none", 60, 90, 120, 180, 240], seats: SEVERAL },
  { id: "homeAreas", default: STANDARD, check: checkHomeAreas, seats: SEVERAL },
  { id: "soloHomeArea", default: "punaauia", values: pack.areas.map((area) => area.id), seats: ALONE, common: true },
  { id: "mustAttackPopulation", default: false, values: OFF_OR_ON },
  { id: "warCanoeNeedsLog", default: false, values: OFF_OR_ON },
  { id: "villagePopulationConsumed", default: 1, values: [1, 2] },
  { id: "allowExecution", default: true, values: OFF_OR_ON },
];

function checkHomeAreas(value: string | number | boolean): string | undefined {
  if (value === STANDARD) return undefined;
  const unknown = areaIdsIn(value).filter((id) => !pack.areas.some((area) => area.id === id));
  return unknown.length === 0 ? undefined : `option "homeAreas" names no area of Tahiti: ${unknown.join(", ")}`;
}

/** A list such as "faaa,hitiaa". */
function areaIdsIn(value: string | number | boolean): string[] {
  return String(value)
    .split(",")
    .map((id) => id.trim());
}

/** TAH-ADV-1: crashing reefs and sea combat bring swimming with them. The solitaire game knows no limits of its own (TAH-SOLO-17). */
export function settleOptions(given: Options, seats: number, used: TahitiPack): Options | OptionsProblem {
  const swimming = given["swimming"] === true || given["crashingReefs"] === true || given["seaCombat"] === true;
  if (seats === 1) {
    const alone = { seasonLimit: used.tracks.solitaireSeasons, realTimeLimitMinutes: "none", homeAreas: STANDARD };
    return { ...given, swimming, ...alone };
  }
  const problems = homeAreaProblems(given, seats, used);
  return problems.length > 0 ? { problems } : { ...given, swimming };
}

/** TAH-SETUP-3: as many Areas as players, in as many Regions as there can be, and none next to another. */
function homeAreaProblems(given: Options, seats: number, used: TahitiPack): string[] {
  const wanted = given["homeAreas"];
  if (wanted === undefined || wanted === STANDARD) return [];
  const areas = areaIdsIn(wanted).flatMap((id) => used.areas.filter((area) => area.id === id));
  if (new Set(areas).size !== seats) return [`${seats} players need ${seats} different home areas`];
  const regions = new Set(areas.map((area) => area.region)).size;
  const problems: string[] = [];
  if (regions < Math.min(seats, 3)) problems.push("the home areas must lie in different regions");
  if (seats === 4 && areas.some((one) => areas.some((other) => one !== other && border(used, one, other))))
    problems.push("two of four home areas may not share a border");
  return problems;
}

function border({ map }: TahitiPack, one: AreaInfo, other: AreaInfo): boolean {
  return one.hexes.some((hex) => other.hexes.some((there) => distance(map.at(hex), map.at(there)) === 1));
}

/** The Home Areas of a game, in the order in which dice hand them out (TAH-SETUP-2, TAH-SOLO-1). */
export function homeAreasOf(
  given: Options,
  seats: number,
  standard: Readonly<Record<number, readonly string[]>>,
): string[] {
  if (seats === 1) return [String(given["soloHomeArea"])];
  const wanted = given["homeAreas"];
  return wanted === undefined || wanted === STANDARD ? [...(standard[seats] ?? [])] : areaIdsIn(wanted);
}

export function switchesOf(given: Options): Switches {
  return {
    crashingReefs: given["crashingReefs"] === true,
    seaCombat: given["seaCombat"] === true,
    jungleDepletion: given["jungleDepletion"] === true,
    seasonLimit: given["seasonLimit"] === "none" ? 0 : Number(given["seasonLimit"]),
    mustAttackPopulation: given["mustAttackPopulation"] === true,
    warCanoeNeedsLog: given["warCanoeNeedsLog"] === true,
    villagePopulationConsumed: Number(given["villagePopulationConsumed"]),
    allowExecution: given["allowExecution"] === true,
  };
}
