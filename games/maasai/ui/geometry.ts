// From exact corners to the screen: where a shield's corners, arcs, patches and spots are drawn. 100 units to an edge; no
// rule depends on anything here.
import { at as entry } from "@outrigger/kernel";
import type { Fence, Point } from "@outrigger/penrose";
import type { Kind } from "../rules/index.ts";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const UNIT = 100;
/** Where a fence crosses an edge, as a fraction from its near end. */
const CUT = 0.28;
const turnOf = (steps: number): number => (steps * Math.PI) / 5;

function toScreen([a, b, c, d]: Point): Spot {
  const x = a + b * Math.cos(turnOf(1)) + c * Math.cos(turnOf(2)) + d * Math.cos(turnOf(3));
  const y = b * Math.sin(turnOf(1)) + c * Math.sin(turnOf(2)) + d * Math.sin(turnOf(3));
  return { x: UNIT * x, y: -UNIT * y };
}

export interface Drawn {
  readonly kind: Kind;
  readonly corners: readonly [Spot, Spot, Spot, Spot];
  readonly outline: string;
  /** The four patches of the geometry, as paths: at v0, middle by v1, middle by v3, at v2. The middle lies below the rest. */
  readonly patches: readonly [string, string, string, string];
  /** The same without what lies on top: exactly the land one sees. A middle in one piece stands there twice. */
  readonly lands: readonly [string, string, string, string];
  /** Where animals and people stand on each. */
  readonly spots: readonly [Spot, Spot, Spot, Spot];
  /** The arcs of fence 1 and fence 2. */
  readonly arcs: Readonly<Record<Fence, string>>;
  /** The middle of each arc, where a builder stands. */
  readonly posts: Readonly<Record<Fence, Spot>>;
  readonly centre: Spot;
}

type Four<Item> = readonly [Item, Item, Item, Item];

export function drawShield(kind: Kind, at: Point, turn: number): Drawn {
  return drawAt(kind, toScreen(at), turn);
}

/** A shield standing on its tip, for the rack: the wide one on v0, the narrow one on v1. */
export function drawUpright(kind: Kind): Drawn {
  return drawAt(kind, { x: 0, y: 0 }, kind === "N" ? -2 : 1.5);
}

function drawAt(kind: Kind, v0: Spot, turn: number): Drawn {
  const angle = kind === "N" ? 4 : 2;
  const v1 = step(v0, turn, 1);
  const v3 = step(v0, turn + angle, 1);
  const v2 = step(v1, turn + angle, 1);
  const corners: Four<Spot> = [v0, v1, v2, v3];
  const far = kind === "N" ? CUT : 1 - CUT;
  const arcs = { 1: arc(v0, turn, angle, far), 2: arc(v2, turn + 5, angle, CUT) };
  const outline = `${corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ")}`;
  return {
    kind,
    corners,
    outline,
    patches: [sector(v0, arcs[1]), half(v0, v1, v2), half(v0, v3, v2), sector(v2, arcs[2])],
    lands: landsOf(kind, corners, turn, arcs),
    spots: spotsOf(kind, corners, far),
    arcs,
    posts: { 1: step(v0, turn + angle / 2, far), 2: step(v2, turn + 5 + angle / 2, CUT) },
    centre: between(v0, v2, 0.5),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

function step({ x, y }: Spot, direction: number, length: number): Spot {
  const turn = turnOf(direction);
  return { x: x + UNIT * length * Math.cos(turn), y: y - UNIT * length * Math.sin(turn) };
}

function between(one: Spot, other: Spot, part: number): Spot {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

/** Round a corner, counter-clockwise by `angle` units from `direction`. */
function arc(centre: Spot, direction: number, angle: number, radius: number): string {
  const from = step(centre, direction, radius);
  const to = step(centre, direction + angle, radius);
  const size = round(radius * UNIT);
  return `M${round(from.x)} ${round(from.y)}A${size} ${size} 0 0 0 ${round(to.x)} ${round(to.y)}`;
}

const sector = (corner: Spot, path: string): string => `${path}L${round(corner.x)} ${round(corner.y)}Z`;

function half(...points: readonly Spot[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

function landsOf(kind: Kind, corners: Four<Spot>, turn: number, arcs: Drawn["arcs"]): Four<string> {
  const [v0, v1, v2, v3] = corners;
  const angle = kind === "N" ? 4 : 2;
  const far = kind === "N" ? CUT : 1 - CUT;
  // Where the arcs meet the edges towards v1, the line between the tips, and the edges towards v3.
  const fromV0 = (more: number): Spot => step(v0, turn + more, far);
  const fromV2 = (more: number): Spot => step(v2, turn + 5 + more, CUT);
  const [p1, p, p3] = [fromV0(0), fromV0(angle / 2), fromV0(angle)];
  const [q1, q, q3] = [fromV2(angle), fromV2(angle / 2), fromV2(0)];
  const round1 = (to: Spot, sweep: 0 | 1): string => bend(far, sweep, to);
  const round2 = (to: Spot, sweep: 0 | 1): string => bend(CUT, sweep, to);
  const ends: readonly [string, string] = [sector(v0, arcs[1]), sector(v2, arcs[2])];
  if (kind === "W4") {
    const byV1 = `M${at(p1)}L${at(v1)}L${at(q1)}${round2(q, 1)}L${at(p)}${round1(p1, 1)}Z`;
    const byV3 = `M${at(p3)}L${at(v3)}L${at(q3)}${round2(q, 0)}L${at(p)}${round1(p3, 0)}Z`;
    return [ends[0], byV1, byV3, ends[1]];
  }
  const middle = `M${at(p1)}L${at(v1)}L${at(q1)}${round2(q3, 1)}L${at(v3)}L${at(p3)}${round1(p1, 1)}Z`;
  return [ends[0], middle, middle, ends[1]];
}

const at = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;

function bend(radius: number, sweep: 0 | 1, to: Spot): string {
  const size = round(radius * UNIT);
  return `A${size} ${size} 0 0 ${sweep} ${at(to)}`;
}

function spotsOf(kind: Kind, [v0, v1, v2, v3]: Four<Spot>, far: number): Four<Spot> {
  const long = kind === "N" ? 0.618 : 1.618;
  const first = between(v0, v2, (far * 0.6) / long);
  const last = between(v0, v2, 1 - (CUT * 0.58) / long);
  const centre = between(v0, v2, 0.5);
  if (kind === "W3") return [first, between(v0, v2, 0.64), between(v0, v2, 0.64), last];
  // On the wide shield the halves of the middle lie beside the great arc, towards the outer corners.
  const out = kind === "N" ? 0.55 : 0.52;
  const forward = kind === "N" ? 0 : 0.16;
  const beside = (corner: Spot): Spot => between(between(centre, corner, out), v2, forward);
  return [first, beside(v1), beside(v3), last];
}

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boundsOf(shields: readonly Drawn[], rim: number): Bounds {
  const all = shields.flatMap(({ corners }) => corners);
  const left = Math.min(...all.map(({ x }) => x)) - rim;
  const top = Math.min(...all.map(({ y }) => y)) - rim;
  const right = Math.max(...all.map(({ x }) => x)) + rim;
  const bottom = Math.max(...all.map(({ y }) => y)) + rim;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const cornerOf = (corners: Four<Spot>, corner: number): Spot => entry(corners, corner % 4);

/** An edge of a shield, from corner to corner. */
export function edgePath({ corners }: Drawn, edge: number): string {
  return `M${at(cornerOf(corners, edge))}L${at(cornerOf(corners, edge + 1))}`;
}

/** Two poses of which at most one can be taken, because they share ground. */
export function areRivals(one: Drawn, other: Drawn): boolean {
  return ![one, other].some(({ corners }) => corners.some((_, edge) => isParted(corners, edge, one, other)));
}

/** Whether the line along an edge of `corners` has one shield on either side, but for a touch. */
function isParted(corners: Four<Spot>, edge: number, one: Drawn, other: Drawn): boolean {
  const from = cornerOf(corners, edge);
  const to = cornerOf(corners, edge + 1);
  const sides = ({ corners: all }: Drawn): number[] =>
    all.map(({ x, y }) => ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / UNIT);
  const [mine, its] = [sides(one), sides(other)];
  return Math.max(...mine) <= Math.min(...its) + TOUCH || Math.max(...its) <= Math.min(...mine) + TOUCH;
}

const TOUCH = 0.5;
