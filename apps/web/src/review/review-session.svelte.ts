// A game that is looked at: any moment of it, through any eyes that may look.
import { type GameUi, type Mark, marksOf, type TableContext } from "@outrigger/board";
import type { GameEvent, Viewer } from "@outrigger/kernel";
import type { AskedOf } from "@outrigger/kernel/match";
import type { LogEntry, MatchHistory, MatchMoment, Shown } from "@outrigger/protocol";
import type { Say } from "@outrigger/text";
import { GameWords } from "../lib/game-words.svelte.ts";
import { loadUi } from "../lib/games.ts";
import { settings } from "../lib/settings.svelte.ts";
import { Playing } from "../table/playing.svelte.ts";
import type { Sitting } from "../table/sitting.ts";
import type { ReviewSource } from "./source.ts";

/** One moment, as a game's components see it: nothing is offered. */
class ReviewTable implements TableContext {
  readonly #session: ReviewSession;
  readonly offers = [];
  readonly isPast = true;
  readonly phase = undefined;
  readonly busy = false;
  readonly drafted = 0;
  #lit = $state.raw<{ readonly places: readonly string[]; readonly beat: number } | undefined>();

  constructor(session: ReviewSession) {
    this.#session = session;
  }
  get shown(): Pick<Shown, "seats" | "end" | "draft"> | undefined {
    const { history, isAtEnd } = this.#session;
    return history && { seats: history.seats, end: isAtEnd ? history.end : null, draft: [] };
  }
  get log(): readonly LogEntry[] {
    return this.#session.history?.log.slice(0, this.#session.at + 1) ?? [];
  }
  get view(): unknown {
    return this.player.shot?.view ?? this.#session.imagined ?? this.#session.moment?.view;
  }
  get me(): number | undefined {
    const { viewer } = this.#session;
    return typeof viewer === "number" ? viewer : undefined;
  }
  get names(): readonly string[] {
    return this.#session.history?.seats.map(({ name }) => name) ?? [];
  }
  get asked(): readonly AskedOf[] {
    return this.#session.moment?.asked ?? [];
  }
  get say(): Say {
    if (this.#session.words === undefined) throw new Error("the game's words are not there yet");
    return this.#session.words.say;
  }
  get marks(): boolean {
    return settings.marks;
  }
  get player(): Playing {
    return this.#session.player;
  }
  get fresh(): readonly GameEvent[] {
    return this.player.shot?.events ?? (this.#session.isStepping ? this.#session.events : []);
  }
  get playing(): GameEvent | undefined {
    return this.player.shot?.event;
  }
  /** What the decision on the board did. */
  get lastTurn(): readonly Mark[] {
    const entry = this.#session.history?.log[this.#session.at];
    return entry === undefined || this.player.isOn || this.#session.imagined !== undefined
      ? []
      : marksOf(this.#session.ui?.beats, [entry], undefined);
  }
  get beat(): number {
    return this.#session.beat;
  }
  get lit(): readonly string[] {
    const { shot } = this.player;
    if (shot !== undefined) return shot.beat.places?.(shot.event) ?? [];
    // Another moment has another board.
    return this.#lit?.beat === this.beat ? this.#lit.places : [];
  }
  light(places: readonly string[]): void {
    this.#lit = { places, beat: this.beat };
  }
  choose(): void {}
  undo(): void {}
  explain(): void {}
  async whatIf(): Promise<undefined> {}
}

export class ReviewSession implements Sitting {
  readonly match: string;
  readonly source: ReviewSource;
  readonly store: ReviewTable;
  readonly player: Playing;
  #words = $state.raw<GameWords | undefined>();
  #ui = $state.raw<GameUi | undefined>();
  #history = $state.raw<MatchHistory | undefined>();
  #moment = $state.raw<MatchMoment | undefined>();
  /** What would have been, had somebody decided otherwise here. */
  #imagined = $state.raw<unknown>();
  #viewer = $state<Viewer>("all");
  #at = $state(0);
  #beat = $state(0);
  /** The last change was one step forward: motion shows it. */
  #isStepping = $state(false);
  #isLost = $state(false);
  /** The moment asked for last; answers to older questions are dropped. */
  #asked = 0;

  constructor(match: string, source: ReviewSource) {
    this.match = match;
    this.source = source;
    this.player = new Playing({ beats: () => this.#ui?.beats, me: () => undefined });
    this.store = new ReviewTable(this);
  }

  async load(at: number | undefined): Promise<void> {
    this.#history = await this.source.history(this.match, this.#viewer);
    if (this.#history === undefined) {
      this.#isLost = true;
      return;
    }
    const { game, end, seats, left } = this.#history;
    if (left === "result") return;
    if (end === null) {
      const own = this.source.own ?? seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
      await this.lookAs(own[0] ?? "spectator");
    }
    const [words, ui] = await Promise.all([GameWords.load(game, settings.language), loadUi(game)]);
    await this.goTo(at === undefined || !Number.isInteger(at) ? this.last : at);
    this.#words = words;
    this.#ui = ui;
  }

  get words(): GameWords | undefined {
    return this.#words;
  }
  get ui(): GameUi | undefined {
    return this.#ui;
  }
  get history(): MatchHistory | undefined {
    return this.#history;
  }
  get moment(): MatchMoment | undefined {
    return this.#moment;
  }
  get imagined(): unknown {
    return this.#imagined;
  }
  get viewer(): Viewer {
    return this.#viewer;
  }
  get at(): number {
    return this.#at;
  }
  get beat(): number {
    return this.#beat;
  }
  /** What the decision that led here told. */
  get events(): readonly GameEvent[] {
    return this.#history?.log[this.#at]?.events ?? [];
  }
  get isStepping(): boolean {
    return this.#isStepping;
  }
  get isLost(): boolean {
    return this.#isLost;
  }
  /** Decisions in all. */
  get last(): number {
    return (this.#history?.log.length ?? 1) - 1;
  }
  get isAtEnd(): boolean {
    return this.#at === this.last;
  }
  /** The seats a game may go on with from here: while it runs only those whose eyes are ours, for no more is known. */
  get playable(): readonly number[] {
    const all = [...(this.#history?.seats ?? []).keys()];
    return this.#history?.end === null ? (this.source.own ?? all) : all;
  }
  /** Whose eyes may look: everybody's after the end, before it only those of people here. */
  get viewers(): readonly Viewer[] {
    const seats = this.#history?.seats ?? [];
    const everybody = this.#history?.end !== null;
    const mine = this.source.own;
    const isMine = (seat: number): boolean => mine?.includes(seat) ?? seats[seat]?.kind === "person";
    const own = seats.flatMap((_, seat) => (everybody || isMine(seat) ? [seat] : []));
    return [...(everybody ? (["all"] as const) : []), ...own, "spectator"];
  }

  async goTo(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.last));
    const asked = ++this.#asked;
    const moment = await this.source.moment({ match: this.match, at: wanted, viewer: this.#viewer });
    if (asked !== this.#asked) return;
    this.#imagined = undefined;
    this.#isStepping = wanted === this.#at + 1;
    this.#at = wanted;
    this.#beat++;
    this.player.director.drop();
    if (this.#isStepping) this.#playTo(moment);
    else this.#moment = moment;
  }

  /** One step forward is played, as it was at the table. */
  #playTo(moment: MatchMoment): void {
    const seat = this.#history?.log[this.#at]?.seat;
    const asked = this.#asked;
    this.player.director.play({
      seat: seat === undefined || seat < 0 ? undefined : seat,
      before: () => this.#moment?.view,
      events: this.events,
      settle: () => {
        if (asked === this.#asked) this.#moment = moment;
      },
    });
  }

  /** Plays what would have come of other moves at this moment; the next one that is gone to is real again. */
  imagine(seat: number, view: unknown, events: readonly GameEvent[]): void {
    const asked = this.#asked;
    this.#beat++;
    this.player.director.drop();
    this.player.director.play({
      seat,
      before: () => this.#moment?.view,
      events,
      settle: () => {
        if (asked === this.#asked) this.#imagined = view;
      },
    });
  }

  async lookAs(viewer: Viewer): Promise<void> {
    this.#viewer = viewer;
    this.#history = await this.source.history(this.match, viewer);
    await this.goTo(this.#at);
  }
}
