// A table in the middle of a game, for tests of single rules: set it up, edit the state, ask for offers, play, look.
import {
  type Chance,
  copyJson,
  type Game,
  type GameTypes,
  isOptionsProblem,
  isOver,
  type Json,
  type Move,
  type Options,
  type Play,
  type Result,
  type Seat,
  sameMove,
  type Viewer,
} from "@outrigger/kernel";
import {
  type CuriousList,
  type CuriousWalk,
  type Decision,
  eventFor,
  fastChance,
  type Listener,
  newCuriousWalk,
  newListener,
  newPlay,
  type Outcome,
  offersTo,
  parseOptions,
  recordingChance,
  replayingChance,
  startPlay,
  take,
  takeFor,
} from "@outrigger/kernel/play";
import { type ArrangedStart, startingAt } from "./starts.ts";

/** Which game is set up: how many seats, which options (the rest by default), which pack, from where, and whose luck. */
export interface Table<T extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly options?: Options;
  readonly pack?: T["pack"];
  /** Where the game begins; at its set-up when absent. */
  readonly start?: ArrangedStart<T>;
  /** Seed of the luck that nothing is scripted for; 1 when absent. */
  readonly seed?: number;
}

/** Sets a table up, lets `edit` change the state, and runs on to the first decision. */
export function given<T extends GameTypes>(
  game: Game<T>,
  table: Table<T>,
  edit?: (state: T["state"], pack: T["pack"]) => void,
): Scene<T> {
  const pack = table.pack ?? game.pack;
  const seed = table.seed ?? 1;
  const start = { seats: table.seats, options: completeOptions(game, table) };
  const { state } = startPlay(startingAt(game, table.start), start, pack, fastChance(seed));
  edit?.(state, pack);
  return new Scene(game, state, pack, fastChance(seed + 1));
}

/** The table's options with every default filled in; throws on options the game refuses. */
export function completeOptions<T extends GameTypes>(game: Game<T>, table: Table<T>): Options {
  const options = parseOptions(game, table.seats, table.options ?? {}, table.pack);
  if (isOptionsProblem(options)) throw new Error(options.problems.join("; "));
  return options;
}

/** A scene from a state at hand, which is copied. */
export function sceneOf<T extends GameTypes>(game: Game<T>, state: T["state"], pack = game.pack, seed = 1): Scene<T> {
  return new Scene(game, copyJson(state), pack, fastChance(seed));
}

/** What one seat may do now: on its turn, in the frame it holds aside, or off turn. */
export interface Place<T extends GameTypes> {
  /** The legal moves, or those of one kind. */
  offers(kind?: string): T["move"][];
  /** The clause that forbids the move; undefined when it is offered or was never thought of. */
  refusal(move: T["move"]): string | undefined;
  /** Every refusal, as `[move, clause]`. */
  refusals(): [move: T["move"], clause: string][];
  /** What the interface is shown with an offered move. */
  note(move: T["move"]): Json | undefined;
  /** Plays offered moves one after the other; a move that is not offered throws and says why. */
  play(...moves: T["move"][]): void;
  /** The same with scripted luck: the outcomes must be exactly those that are asked for. */
  playWith(outcomes: readonly Outcome[], ...moves: T["move"][]): void;
}

export class Scene<T extends GameTypes> implements Place<T> {
  readonly game: Game<T>;
  readonly pack: T["pack"];
  /** What the last call of `play` (or the way to the first decision) asked of luck. */
  outcomes: Outcome[] = [];
  private readonly luck: Chance;
  private walk: CuriousWalk<T>;
  private listener: Listener = newListener();

  constructor(game: Game<T>, state: T["state"], pack: T["pack"], luck: Chance) {
    this.game = game;
    this.pack = pack;
    this.luck = luck;
    this.walk = newCuriousWalk(game, this.newPlay(state, luck));
  }

  /** The decision in hand; undefined when the game is over. */
  get decision(): Decision<T["frame"]> | undefined {
    return this.walk.decision;
  }

  get state(): T["state"] {
    return this.walk.play.state;
  }

  /** Derived data as the moves have left it. */
  get index(): T["index"] {
    return this.walk.play.index;
  }

  /** The seat whose decision it is. */
  get seat(): Seat | undefined {
    return this.decision?.seat;
  }

  /** The phase whose decision it is. */
  get phase(): string | undefined {
    return this.decision?.frame.phase;
  }

  get over(): boolean {
    return isOver(this.state);
  }

  /** What the last call of `play` told, as somebody sees it who may see everything. */
  get events(): T["event"][] {
    return this.eventsFor("all");
  }

  eventsFor(viewer: Viewer): T["event"][] {
    return this.listener.told.map((told) => eventFor(told, viewer)).filter((event) => event !== undefined);
  }

  /** Seats to which the last call of `play` showed something hidden. */
  get learnt(): readonly Seat[] {
    return this.listener.learnt;
  }

  view(viewer: Viewer): T["view"] {
    return this.game.view(this.state, viewer, this.pack);
  }

  result(): Result {
    return this.game.result(this.state, this.pack);
  }

  problems(): string[] {
    return this.game.invariants(this.state, this.pack);
  }

  /** A scene that goes its own way from here. */
  fork(seed = 1): Scene<T> {
    return sceneOf(this.game, this.state, this.pack, seed);
  }

  offers(kind?: string): T["move"][] {
    return offered(this.main(), kind);
  }

  refusal(move: T["move"]): string | undefined {
    return refused(this.main(), move);
  }

  refusals(): [T["move"], string][] {
    return this.main().refused.map(({ move, clause }) => [move, clause]);
  }

  note(move: T["move"]): Json | undefined {
    return noted(this.main(), move);
  }

  play(...moves: T["move"][]): void {
    this.run(this.luck, moves, (move) => this.step(move));
  }

  playWith(outcomes: readonly Outcome[], ...moves: T["move"][]): void {
    this.runWith(outcomes, moves, (move) => this.step(move));
  }

  /** Plays one move with the first of these outcomes; returns those that are left. Without any, with the table's own luck. */
  playNext(outcomes: readonly Outcome[] | undefined, move: T["move"], seat?: Seat): readonly Outcome[] | undefined {
    const step = seat === undefined ? (each: Move) => this.step(each) : (each: Move) => this.stepOf(seat, each);
    if (outcomes === undefined) {
      this.run(this.luck, [move], step);
      return undefined;
    }
    const luck = replayingChance(outcomes);
    this.run(luck, [move], step);
    return outcomes.slice(outcomes.length - luck.left());
  }

  /** The same questions for one seat: its turn, the frame it holds aside, or its off-turn moves. */
  as(seat: Seat): Place<T> {
    const list = () => this.listOf(seat);
    const step = (move: Move) => this.stepOf(seat, move);
    return {
      offers: (kind) => offered(list(), kind),
      refusal: (move) => refused(list(), move),
      refusals: () => list().refused.map(({ move, clause }) => [move, clause]),
      note: (move) => noted(list(), move),
      play: (...moves) => this.run(this.luck, moves, step),
      playWith: (outcomes, ...moves) => this.runWith(outcomes, moves, step),
    };
  }

  private newPlay(state: T["state"], luck: Chance): Play<T> {
    this.outcomes = [];
    this.listener = newListener();
    return newPlay(this.game, this.pack, state, recordingChance(luck, this.outcomes), this.listener);
  }

  private run(luck: Chance, moves: readonly Move[], step: (move: Move) => void): void {
    const play = this.newPlay(this.state, luck);
    play.index = this.index;
    this.walk = { ...this.walk, play };
    for (const move of moves) step(move);
  }

  private runWith(outcomes: readonly Outcome[], moves: readonly Move[], step: (move: Move) => void): void {
    const luck = replayingChance(outcomes);
    this.run(luck, moves, step);
    if (luck.left() > 0) throw new Error(`scripted luck is left over: ${show(outcomes.slice(-luck.left()))}`);
  }

  private step(move: Move): void {
    demand(this.main(), move);
    take(this.walk, move);
  }

  private stepOf(seat: Seat, move: Move): void {
    demand(this.listOf(seat), move);
    takeFor(this.walk, seat, move);
  }

  private main(): CuriousList {
    if (this.decision === undefined) throw new Error("the game is over");
    this.look();
    return this.walk.offers;
  }

  private listOf(seat: Seat): CuriousList {
    this.look();
    return offersTo(this.walk, seat);
  }

  /** Lists anew: a test may have changed the state since the last list was made. */
  private look(): void {
    this.walk = newCuriousWalk(this.game, this.walk.play);
  }
}

function offered(list: CuriousList, kind: string | undefined): Move[] {
  return kind === undefined ? list.moves : list.moves.filter((move) => move[0] === kind);
}

function refused(list: CuriousList, wanted: Move): string | undefined {
  return list.refused.find(({ move }) => sameMove(move, wanted))?.clause;
}

function noted(list: CuriousList, wanted: Move): Json | undefined {
  const at = list.moves.findIndex((move) => sameMove(move, wanted));
  if (at < 0) throw new Error(`${show(wanted)} is not offered`);
  return list.notes[at];
}

function demand(list: CuriousList, wanted: Move): void {
  if (list.moves.some((move) => sameMove(move, wanted))) return;
  const clause = refused(list, wanted);
  throw new Error(
    clause === undefined
      ? `${show(wanted)} is not offered; offered are ${list.moves.map(show).join(" ") || "no moves"}`
      : `${show(wanted)} is refused by ${clause}`,
  );
}

const show = (value: unknown): string => JSON.stringify(value);
