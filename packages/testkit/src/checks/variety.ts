// Samples vary: over many of them every hidden part takes at least two values where the view leaves it open.
import { canonicalJson, type GameTypes, type Scalar, type Viewer } from "@outrigger/kernel";
import type { Course } from "../course.ts";
import { difference, Finding, show } from "../finding.ts";
import { drawSample } from "./samples.ts";
import { viewersOf } from "./viewers.ts";

/** What a viewer may not know of a state. */
export interface Secrets {
  /** Hidden collections that were dealt from one pool, by name: a deck and the other hands, say. */
  readonly pools: readonly Readonly<Record<string, readonly Scalar[]>>[];
  /** Other hidden parts that every viewer they are named for must take to be open. */
  readonly free?: Readonly<Record<string, unknown>>;
}

export type SecretsOf<T extends GameTypes> = (state: T["state"], viewer: Viewer) => Secrets;

const SAMPLES = 50;
/** A part so likely to come out alike that fifty samples prove nothing is left out. */
const TOO_LIKELY = 0.7;

export function checkVariety<T extends GameTypes>(course: Course<T>, secretsOf: SecretsOf<T> | undefined): void {
  for (const viewer of viewersOf(course)) {
    if (secretsOf === undefined) checkOpen(course, viewer);
    else checkHidden(course, viewer, secretsOf);
  }
}

/** A game that names no secrets has none: its samples are the truth. */
function checkOpen<T extends GameTypes>(course: Course<T>, viewer: Viewer): void {
  if (difference(drawSample(course, viewer), course.play.state) === undefined) return;
  throw new Finding("variety", `samples for ${viewer} differ from the state, but the game names no secrets`);
}

function checkHidden<T extends GameTypes>(course: Course<T>, viewer: Viewer, secretsOf: SecretsOf<T>): void {
  const open = openParts(secretsOf(course.play.state, viewer));
  if (open.size === 0) return;
  const values = new Map<string, Set<string>>();
  for (let count = 0; count < SAMPLES; count++) {
    for (const [name, value] of allParts(secretsOf(drawSample(course, viewer), viewer)))
      values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  for (const name of open) {
    if ((values.get(name)?.size ?? 0) < 2)
      throw new Finding("variety", `${SAMPLES} samples for ${viewer} all have the same ${name}`);
  }
}

function allParts({ pools, free }: Secrets): [name: string, value: string][] {
  const dealt = pools.flatMap((pool) =>
    Object.entries(pool).map(([name, part]): [string, string] => [name, show([...part].sort())]),
  );
  return [
    ...dealt,
    ...Object.entries(free ?? {}).map(([name, value]): [string, string] => [name, canonicalJson(value)]),
  ];
}

/** The parts that may come out in more than one way, and not only once in a blue moon. */
function openParts({ pools, free }: Secrets): Set<string> {
  const open = new Set(Object.keys(free ?? {}));
  for (const pool of pools) {
    const all = Object.values(pool).flat();
    for (const [name, part] of Object.entries(pool)) if (likelihood(part, all) < TOO_LIKELY) open.add(name);
  }
  return open;
}

/** How likely a part dealt from the pool is exactly this one, order aside. */
function likelihood(part: readonly Scalar[], all: readonly Scalar[]): number {
  const inPart = tallied(part);
  const inAll = tallied(all);
  let log = -logChoose(all.length, part.length);
  for (const [item, count] of inPart) log += logChoose(inAll.get(item) ?? count, count);
  return Math.exp(log);
}

function tallied(items: readonly Scalar[]): Map<Scalar, number> {
  const tally = new Map<Scalar, number>();
  for (const item of items) tally.set(item, (tally.get(item) ?? 0) + 1);
  return tally;
}

function logChoose(from: number, taken: number): number {
  let log = 0;
  for (let step = 0; step < taken; step++) log += Math.log((from - step) / (step + 1));
  return log;
}
