// A game that is looked at: any moment of it, through any eyes that may look.
import type { GameUi, TableContext } from "@outrigger/board";
import type { Viewer } from "@outrigger/kernel";
import type { AskedOf } from "@outrigger/kernel/match";
import type { LogEntry, MatchHistory, MatchMoment, Shown } from "@outrigger/protocol";
import type { Say } from "@outrigger/text";
import { GameWords } from "../lib/game-words.svelte.ts";
import { loadUi } from "../lib/games.ts";
import { isMoving, settings } from "../lib/settings.svelte.ts";
import type { Sitting } from "../table/sitting.ts";
import type { ReviewSource } from "./source.ts";

/** One moment, as a game's components see it: nothing is offered. */
class ReviewTable implements TableContext {
  readonly #session: ReviewSession;
  readonly offers = [];
  readonly phase = undefined;
  readonly busy = false;
  readonly drafted = 0;
  #pointed = $state.raw<{ readonly event: unknown; readonly beat: number } | undefined>();

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
    return this.#session.moment?.view;
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
  get motion(): boolean {
    return isMoving() && this.#session.isStepping;
  }
  get marks(): boolean {
    return settings.marks;
  }
  get fresh(): readonly unknown[] {
    return this.#session.isStepping ? (this.#session.history?.log[this.#session.at]?.events ?? []) : [];
  }
  get beat(): number {
    return this.#session.beat;
  }
  /** Another moment has another board. */
  get pointed(): unknown {
    return this.#pointed?.beat === this.beat ? this.#pointed.event : undefined;
  }
  point(event: unknown): void {
    this.#pointed = { event, beat: this.beat };
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
  #words = $state.raw<GameWords | undefined>();
  #ui = $state.raw<GameUi | undefined>();
  #history = $state.raw<MatchHistory | undefined>();
  #moment = $state.raw<MatchMoment | undefined>();
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
  get viewer(): Viewer {
    return this.#viewer;
  }
  get at(): number {
    return this.#at;
  }
  get beat(): number {
    return this.#beat;
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
  /** Whose eyes may look: everybody's after the end, before it only those of people here. */
  get eyes(): readonly Viewer[] {
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
    this.#isStepping = wanted === this.#at + 1;
    this.#at = wanted;
    this.#moment = moment;
    this.#beat++;
  }

  async lookAs(viewer: Viewer): Promise<void> {
    this.#viewer = viewer;
    this.#history = await this.source.history(this.match, viewer);
    await this.goTo(this.#at);
  }
}
