// What a retreat does to a group, die by die (TAH-PANIC, TAH-CAPT-1), as a distribution over small records.
import { isPanic } from "../strength.ts";
import { add, type Distribution, outcomesOf } from "./distribution.ts";
import type { Group, Leg, Route } from "./route.ts";

/** A group on the run. */
export interface Flight extends Group {
  readonly panics: number;
  /** Units taken prisoner. */
  readonly captured: number;
  /** Its Leaders have been taken prisoner. */
  readonly leadersCaptured: boolean;
}

const CLASSES = ["trained", "militia", "population"] as const;
type Class = (typeof CLASSES)[number];
const BREAKS_TO = { trained: "militia", militia: "population" } as const;

/** The two sides of a panic die. */
const { ways: SHARES, of: FACES } = outcomesOf(
  (chance) => isPanic(chance.die(6)),
  (panics) => String(panics),
);
const STEADINESS = SHARES.map(([panics, ways]) => [panics, ways / FACES] as const);

function keyOf(flight: Flight): string {
  const { trained, militia, population, leaders, panics, captured, leadersCaptured } = flight;
  return `${trained},${militia},${population},${leaders},${panics},${captured},${leadersCaptured}`;
}

/** The state of the group after it was told to retreat so many hexes along its route. */
export function flee(route: Route, hexes: number): Distribution<Flight> {
  let now: Distribution<Flight> = new Map();
  const start: Flight = { ...route.group, panics: 0, captured: 0, leadersCaptured: false };
  if (route.surrenders) {
    const units = start.trained + start.militia + start.population;
    return new Map([["", { value: { ...start, trained: 0, militia: 0, population: 0, captured: units }, chance: 1 }]]);
  }
  add(now, keyOf(start), start, 1);
  for (const leg of route.legs.slice(0, hexes)) now = alongLeg(now, leg);
  const isCutOff = route.blocked && hexes > route.legs.length;
  return isCutOff ? mapped(now, surrender) : now;
}

function mapped(from: Distribution<Flight>, change: (flight: Flight) => Flight): Distribution<Flight> {
  const to: Distribution<Flight> = new Map();
  for (const { value, chance } of from.values()) {
    const changed = change(value);
    add(to, keyOf(changed), changed, chance);
  }
  return to;
}

function isGone({ trained, militia, population, leaders }: Group): boolean {
  return trained + militia + population + leaders === 0;
}

/** TAH-RETR-7. */
function surrender(flight: Flight): Flight {
  if (isGone(flight)) return flight;
  const units = flight.trained + flight.militia + flight.population;
  const captured = flight.captured + units;
  const leadersCaptured = flight.leadersCaptured || flight.leaders > 0;
  return { ...flight, trained: 0, militia: 0, population: 0, leaders: 0, captured, leadersCaptured };
}

/** Joining, then a die for every Unit, one class after the other, then prisoners. */
function alongLeg(from: Distribution<Flight>, leg: Leg): Distribution<Flight> {
  const joined = mapped(from, (flight) => (isGone(flight) ? flight : join(flight, leg.joining)));
  let rolled: Distribution<Flight> = new Map();
  for (const { value, chance } of joined.values())
    for (const result of rollAll(value, leg).values())
      add(rolled, keyOf(result.value), result.value, chance * result.chance);
  if (leg.adjacent && !leg.friends) rolled = mapped(rolled, captureLeaders);
  return rolled;
}

function join(flight: Flight, joining: Group): Flight {
  return {
    ...flight,
    trained: flight.trained + joining.trained,
    militia: flight.militia + joining.militia,
    population: flight.population + joining.population,
    leaders: flight.leaders + joining.leaders,
  };
}

/** TAH-CAPT-1. */
function captureLeaders(flight: Flight): Flight {
  const alone = flight.leaders > 0 && flight.trained + flight.militia + flight.population === 0;
  return alone ? { ...flight, leaders: 0, leadersCaptured: true } : flight;
}

/** Every Unit rolls once, as what it was when the hex was entered. */
function rollAll(start: Flight, leg: Leg): Distribution<Flight> {
  let now: Distribution<Flight> = new Map([[keyOf(start), { value: start, chance: 1 }]]);
  for (const kind of CLASSES) {
    for (let unit = 0; unit < start[kind]; unit++) {
      const next: Distribution<Flight> = new Map();
      for (const { value, chance } of now.values()) {
        for (const [panics, share] of STEADINESS) {
          const after = panics ? shaken(value, kind, leg.adjacent) : value;
          add(next, keyOf(after), after, chance * share);
        }
      }
      now = next;
    }
  }
  return now;
}

/** TAH-PANIC-3, TAH-PANIC-4. */
function shaken(flight: Flight, kind: Class, adjacent: boolean): Flight {
  const panics = flight.panics + 1;
  if (kind !== "population") {
    const broken = BREAKS_TO[kind];
    return { ...flight, [kind]: flight[kind] - 1, [broken]: flight[broken] + 1, panics };
  }
  if (!adjacent) return { ...flight, panics };
  return { ...flight, population: flight.population - 1, captured: flight.captured + 1, panics };
}
