// What a retreat does to a group, die by die (TAH-PANIC, TAH-CAPT-1), as a distribution over small records.
import { at } from "@outrigger/kernel";
import { isPanic } from "../combat/outcome.ts";
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

const CLASSES = ["population", "militia", "trained"] as const;
type Class = (typeof CLASSES)[number];
const BREAKS_TO = { trained: "militia", militia: "population" } as const;

/** The chance that a panic die is odd. */
const { ways: SHARES, of: FACES } = outcomesOf(
  (chance) => isPanic(chance.die(6)),
  (panics) => String(panics),
);
const PANIC = SHARES.reduce((sum, [panics, ways]) => sum + (panics ? ways : 0), 0) / FACES;

/** PANICS[units][shaken]: the chance that so many of so many Units panic, worked out as far as it was asked for. */
const PANICS: number[][] = [[1]];

function panicsAmong(units: number): readonly number[] {
  for (let count = PANICS.length; count <= units; count++) {
    const fewer = at(PANICS, count - 1);
    PANICS.push(
      Array.from({ length: count + 1 }, (_, shaken) => {
        const steady = (fewer[shaken] ?? 0) * (1 - PANIC);
        return steady + (fewer[shaken - 1] ?? 0) * PANIC;
      }),
    );
  }
  return at(PANICS, units);
}

function keyOf(flight: Flight): string {
  const { trained, militia, population, leaders, panics, captured, leadersCaptured } = flight;
  return `${trained},${militia},${population},${leaders},${panics},${captured},${leadersCaptured}`;
}

/** The state of the group after each number of hexes it may be told to retreat along its route, from none to `most`. */
export function fleeing(route: Route, most: number): readonly Distribution<Flight>[] {
  const start: Flight = { ...route.group, panics: 0, captured: 0, leadersCaptured: false };
  if (route.surrenders) {
    const units = start.trained + start.militia + start.population;
    const taken = { ...start, trained: 0, militia: 0, population: 0, captured: units };
    return new Array(most + 1).fill(new Map([["", { value: taken, chance: 1 }]]));
  }
  const after: Distribution<Flight>[] = [new Map([[keyOf(start), { value: start, chance: 1 }]])];
  for (let hexes = 1; hexes <= most; hexes++) {
    const before = at(after, hexes - 1);
    const leg = route.legs[hexes - 1];
    if (leg !== undefined) after.push(alongLeg(before, leg));
    // At home nobody runs any further; where the way is cut off everybody is taken.
    else after.push(route.blocked ? mapped(before, surrender) : before);
  }
  return after;
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

/**
 * Joining, then a die for every Unit, then prisoners. The lowest class rolls first: whoever breaks falls into a class
 * that has rolled already, so that every Unit rolls once, as what it was when the hex was entered (TAH-PANIC-6).
 */
function alongLeg(from: Distribution<Flight>, leg: Leg): Distribution<Flight> {
  let now = mapped(from, (flight) => (isGone(flight) ? flight : join(flight, leg.joining)));
  for (const kind of CLASSES) now = rolled(now, kind, leg.adjacent);
  return leg.adjacent && !leg.friends ? mapped(now, captureLeaders) : now;
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

function rolled(from: Distribution<Flight>, kind: Class, adjacent: boolean): Distribution<Flight> {
  const to: Distribution<Flight> = new Map();
  for (const { value, chance } of from.values())
    panicsAmong(value[kind]).forEach((share, count) => {
      const after = shaken(value, kind, count, adjacent);
      add(to, keyOf(after), after, chance * share);
    });
  return to;
}

/** TAH-PANIC-3, TAH-PANIC-4: so many of a class break. */
function shaken(flight: Flight, kind: Class, count: number, adjacent: boolean): Flight {
  const panics = flight.panics + count;
  if (kind !== "population") {
    const broken = BREAKS_TO[kind];
    return { ...flight, [kind]: flight[kind] - count, [broken]: flight[broken] + count, panics };
  }
  if (!adjacent) return { ...flight, panics };
  return { ...flight, population: flight.population - count, captured: flight.captured + count, panics };
}
