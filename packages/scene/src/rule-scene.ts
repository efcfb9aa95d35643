// A scene of the rules as data: a position, moves that its clauses allow there and one that they forbid. The tests play it, and
// the rules page shows it: the same data, so that what is shown is what holds.
import type { GameEvent, GameTypes, Json, Move, Options, Result, Seat, Viewer } from "@outrigger/kernel";
import { type Course, parseCourse } from "./course.ts";
import { fits } from "./lesson.ts";
import { type Arranged, givenAt, type Position } from "./position.ts";
import type { Scene } from "./scene.ts";

export interface RuleScene<M extends Move = Move, Arrangement = unknown> {
  readonly clauses: readonly string[];
  readonly position: Position<Arrangement>;
  /** What leads from the position to where the scene begins; also in words (`parseCourse`), as the moves below. */
  readonly before?: Course<M> | string;
  /** What may be done there: shown before and after each move. */
  readonly allowed?: Course<M> | string;
  /** What may not, by one of the clauses. */
  readonly forbidden?: M | string;
  /** What is told while that is done, to whoever may see everything: the effect that the clause is about. */
  readonly told?: readonly Json[];
  /** How it would be scored, at the end of the scene. */
  readonly scored?: true;
}

/** What `games/<name>/scenes` exports. */
export interface RuleScenes {
  readonly scenes: readonly RuleScene[];
  /** A whole turn, for the pictures at the beginning of the rules page. */
  readonly turn?: RuleScene;
}

/** The table at one moment of a scene, through the eyes of whoever decides next. */
export interface ShownFrame {
  readonly viewer: Viewer;
  readonly view: unknown;
  /** What led here from the frame before. */
  readonly events: readonly GameEvent[];
  readonly asked: readonly { readonly seat: Seat; readonly phase: string }[];
  /** What is done next, with what the rules say of it. */
  readonly next?: { readonly move: Move; readonly note: Json | null };
}

export interface ShownScene {
  readonly clauses: readonly string[];
  readonly seats: number;
  readonly options: Options;
  readonly frames: readonly ShownFrame[];
  readonly forbidden?: { readonly move: Move; readonly clause: string };
  readonly result?: Result;
}

/** The clauses that can be looked at on the table. */
export function shownClauses({ scenes }: RuleScenes): string[] {
  return [...new Set(scenes.flatMap(({ clauses }) => clauses))];
}

/** The scenes of one of them, played out. */
export function playClause(game: Arranged & RuleScenes, clause: string): ShownScene[] {
  return game.scenes.filter(({ clauses }) => clauses.includes(clause)).map((scene) => playOut(game, scene));
}

/** Plays a scene; throws where a move of it is not what it says. */
export function playOut<T extends GameTypes>(game: Arranged<T>, rule: RuleScene<T["move"]>): ShownScene {
  const scene = givenAt(game, rule.position);
  follow(scene, courseOf(rule.before), () => undefined);
  const forbidden = forbiddenIn(scene, rule);
  const frames: ShownFrame[] = [];
  const allowed = courseOf(rule.allowed);
  const { moves, seat } = allowed;
  frames.push(frameOf(scene, "all", moves[0], seat));
  const told: unknown[] = [];
  follow(scene, allowed, (at) => {
    frames.push(frameOf(scene, lastViewer(frames), moves[at + 1], seat));
    told.push(...scene.events);
  });
  for (const wanted of rule.told ?? [])
    if (!told.some((event) => fits(wanted, event))) throw new Error(`nothing tells ${JSON.stringify(wanted)}`);
  return {
    clauses: rule.clauses,
    seats: rule.position.seats,
    options: rule.position.options ?? {},
    frames,
    ...(forbidden === undefined ? {} : { forbidden }),
    ...(rule.scored || scene.over ? { result: scene.result() } : {}),
  };
}

function courseOf<M extends Move>(course: Course<M> | string = { moves: [] }): Course<M> {
  return typeof course === "string" ? parseCourse(course) : course;
}

function follow<T extends GameTypes>(scene: Scene<T>, course: Course<T["move"]>, after: (at: number) => void) {
  let left = course.luck;
  for (const [at, move] of course.moves.entries()) {
    left = scene.playNext(left, move, course.seat);
    after(at);
  }
  if (left !== undefined && left.length > 0) throw new Error(`scripted luck is left over: ${JSON.stringify(left)}`);
}

function forbiddenIn<T extends GameTypes>(
  scene: Scene<T>,
  { forbidden, clauses }: RuleScene<T["move"]>,
): ShownScene["forbidden"] {
  const [move] = typeof forbidden === "string" ? parseCourse<T["move"]>(forbidden).moves : [forbidden];
  if (move === undefined) return undefined;
  const clause = scene.refusal(move);
  if (clause !== undefined && clauses.includes(clause)) return { move, clause };
  throw new Error(`${JSON.stringify(move)} is refused by ${clause ?? "nothing"}, not by ${clauses.join(" or ")}`);
}

const lastViewer = (frames: readonly ShownFrame[]): Viewer => frames.at(-1)?.viewer ?? "all";

function frameOf<T extends GameTypes>(
  scene: Scene<T>,
  before: Viewer,
  next: T["move"] | undefined,
  seat: Seat | undefined,
): ShownFrame {
  const decides = seat ?? scene.seat;
  const viewer = (next === undefined && before !== "all" ? undefined : decides) ?? before;
  const place = seat === undefined ? scene : scene.as(seat);
  return {
    viewer,
    view: scene.view(viewer),
    events: scene.eventsFor(viewer),
    asked: scene.seat === undefined ? [] : [{ seat: scene.seat, phase: scene.phase ?? "" }],
    ...(next === undefined ? {} : { next: { move: next, note: place.note(next) ?? null } }),
  };
}
