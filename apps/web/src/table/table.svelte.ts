// One table on the screen: follows a match over a link, and is what a game's components and the screens round them read.
import {
  type Beats,
  type Foreseen,
  lastOwn,
  type Mark,
  marksOf,
  type Offer,
  type TableContext,
} from "@outrigger/board";
import type { GameEvent, Json, Move, Viewer } from "@outrigger/kernel";
import type { OpenOffers, Order, OrderChoice, RequestKind } from "@outrigger/kernel/match";
import type { Refused } from "@outrigger/kernel/play";
import { applyChange, type HostRefusalCode, type LogEntry, type LogPart, type Shown } from "@outrigger/protocol";
import type { Say } from "@outrigger/text";
import { settingsOf, type TableSettings } from "../lib/table-settings.svelte.ts";
import type { Link, News, Reply, Unsent } from "./link.ts";
import { Playing } from "./playing.svelte.ts";
import { foresee, ordersFor } from "./rules-link.ts";

/** Moves and notes as boards get them: one by one, told apart by the kind of move. */
function offersIn({ moves, notes }: Pick<OpenOffers, "moves" | "notes">): readonly Offer[] {
  return moves.map((move, at) => ({ kind: move[0], move, note: notes[at] ?? null }));
}

/** A refusal to show: the code, and the clause where the rules forbid it. */
export interface Refusal {
  readonly code: HostRefusalCode;
  readonly clause?: string;
}

/** What the table needs besides the match: the player's words and wishes. */
export interface TableHooks {
  readonly say: Say;
  readonly marks: boolean;
  /** Which event is which beat; undefined until the game's ui is there, and for a game without one. */
  readonly beats: Beats | undefined;
  /** Opens the why-not popover. */
  explain(move: Move, at: Element): void;
  /** Whoever watches over the moves of this table, as a lesson does: true where it has dealt with them itself. */
  handles?(moves: readonly Move[]): boolean;
  /** Whether somebody does, as long as the table stands. */
  readonly isTaught?: boolean;
  /** The same for a wish to take something back. */
  handlesUndo?(): boolean;
  /** The moves that somebody points at: a lesson, a hint. */
  lights?(move: Move): boolean;
}

export class TableStore implements TableContext {
  readonly match: string;
  readonly #link: Link;
  readonly #hooks: TableHooks;
  readonly #stop: () => void;
  #seq = -1;
  /** Whose eyes were asked for; `#viewer` follows with the picture. */
  #wanted: Viewer = "spectator";
  #viewer = $state<Viewer>("spectator");
  /** As the host told it last; what is seen follows beat by beat. */
  #known: Shown | undefined;
  #knownLog: readonly LogEntry[] = [];
  #settled = $state.raw<Shown | undefined>();
  #log = $state.raw<readonly LogEntry[]>([]);
  #epoch = 0;
  /** Goes up with every whole picture: what was on its way to be shown before is not shown after it. */
  #pictures = 0;
  /** The links of the public log that came with the news, by how much of the log there was. */
  readonly #links = new Map<number, string>();
  #fresh = $state.raw<readonly GameEvent[]>([]);
  #beat = $state(0);
  #busy = $state(false);
  #lit = $state.raw<readonly string[]>([]);
  readonly player: Playing;
  #refusal = $state.raw<Refusal | undefined>();
  /** While something is played nothing can be done, and it is not over before its last beat. */
  readonly #shown = $derived.by<Shown | undefined>(() => {
    if (!this.player.isOn || this.#settled === undefined) return this.#settled;
    const view = this.player.shot?.view ?? this.#settled.view;
    return { ...this.#settled, view, asked: [], offers: null, draft: [], end: null };
  });
  readonly #marks = $derived.by<readonly Mark[]>(() =>
    this.player.isOn || this.drafted > 0 ? [] : marksOf(this.#hooks.beats, this.#log, this.me),
  );
  readonly #offers = $derived.by<readonly Offer[]>(() => {
    const open = this.#shown?.offers;
    return open ? offersIn(open) : [];
  });
  readonly #settings = $derived(this.#shown === undefined ? {} : settingsOf(this.#shown));
  readonly #names = $derived(this.#shown?.seats.map((seat) => seat.name) ?? []);

  constructor(match: string, link: Link, hooks: TableHooks) {
    this.match = match;
    this.#link = link;
    this.#hooks = hooks;
    this.player = new Playing({ beats: () => hooks.beats, me: () => this.me });
    this.#stop = link.listen((news) => this.#hear(news));
  }

  /** Looks from this place from now on; says whether there is such a match. */
  async watch(viewer: Viewer): Promise<boolean> {
    const sameViewer = this.#known !== undefined && viewer === this.#viewer;
    this.#wanted = viewer;
    const seen = sameViewer ? { epoch: this.#epoch, entries: this.#knownLog.length } : undefined;
    const reply = await this.#link.send({
      kind: "watch",
      match: this.match,
      viewer,
      ...(seen === undefined ? {} : { seen }),
    });
    return reply.kind === "accepted";
  }

  leave(): void {
    this.#stop();
    void this.#link.send({ kind: "leave", match: this.match });
  }

  #hear(news: News): void {
    if (news.match !== this.match || news.viewer !== this.#wanted) return;
    if (news.kind === "shown") this.#show(news);
    else if (news.since === this.#seq) this.#change(news);
    else void this.watch(this.#wanted);
  }

  /** What was taken back is not told any more. */
  #keepLink(link: string | undefined, log: LogPart | null): void {
    if (log !== null && log.epoch !== this.#epoch)
      for (const entries of this.#links.keys()) if (entries > log.from) this.#links.delete(entries);
    if (link === undefined) return;
    this.#links.set(log === null ? this.#knownLog.length : log.from + log.entries.length, link);
  }

  /** As they were sent: the record is held against them. */
  get links(): { readonly entries: number; readonly link: string }[] {
    return [...this.#links].map(([entries, link]) => ({ entries, link }));
  }

  #show({ seq, shown, log, link }: Extract<News, { kind: "shown" }>): void {
    this.#keepLink(link, log);
    // The same moment through other eyes is no news.
    const isSameMoment = log.epoch === this.#epoch && log.from + log.entries.length === this.#knownLog.length;
    this.#seq = seq;
    this.#viewer = this.#wanted;
    this.#known = shown;
    this.#learn(log);
    this.#pictures++;
    this.player.director.drop();
    this.#settled = shown;
    this.#log = this.#knownLog;
    this.#fresh = [];
    this.#lit = [];
    if (!isSameMoment) this.#beat++;
  }

  #learn({ epoch, from, entries }: LogPart): void {
    this.#epoch = epoch;
    this.#knownLog = [...this.#knownLog.slice(0, from), ...entries];
  }

  #change({ seq, change, log, fresh, link }: Extract<News, { kind: "changed" }>): void {
    this.#keepLink(link, log);
    this.#seq = seq;
    if (change !== null) this.#known = applyChange(this.#known as unknown as Json, change) as unknown as Shown;
    if (log !== null) this.#learn(log);
    const events = fresh ?? log?.entries.flatMap((entry) => entry.events) ?? [];
    const [shown, entries, picture] = [this.#known, this.#knownLog, this.#pictures];
    const decider = log?.entries.at(-1)?.seat ?? this.me;
    this.player.director.play({
      seat: decider === undefined || decider < 0 ? undefined : decider,
      before: () => this.#settled?.view,
      events,
      settle: () => {
        if (picture === this.#pictures) this.#settle(shown, entries, events);
      },
    });
  }

  /** What was on its way has been shown. */
  #settle(shown: Shown | undefined, log: readonly LogEntry[], events: readonly GameEvent[]): void {
    this.#settled = shown;
    this.#log = log;
    this.#fresh = events;
    this.#lit = [];
    this.#beat++;
  }

  get shown(): Shown | undefined {
    return this.#shown;
  }
  /** The options of the table by their ids, and `players`. */
  get settings(): TableSettings {
    return this.#settings;
  }
  get log(): readonly LogEntry[] {
    return this.#log;
  }
  get viewer(): Viewer {
    return this.#viewer;
  }
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }
  get view(): unknown {
    return this.#shown?.view;
  }
  get me(): number | undefined {
    return typeof this.#viewer === "number" ? this.#viewer : undefined;
  }
  get names(): readonly string[] {
    return this.#names;
  }
  get asked(): Shown["asked"] {
    return this.#shown?.asked ?? [];
  }
  get phase(): string | undefined {
    return this.#shown?.offers?.phase;
  }
  get offers(): readonly Offer[] {
    return this.#offers;
  }
  get drafted(): number {
    return this.#shown?.offers?.drafted ?? 0;
  }
  /** It is this seat's turn, or there is something it has not shown to the others. */
  get isDeciding(): boolean {
    const offers = this.#shown?.offers;
    return this.#shown?.end === null && (offers?.asked === true || this.drafted > 0);
  }
  get canUndo(): boolean {
    return this.#shown?.offers?.canUndo ?? false;
  }
  get busy(): boolean {
    return this.#busy;
  }
  get fresh(): readonly GameEvent[] {
    return this.player.shot?.events ?? this.#fresh;
  }
  get beat(): number {
    return this.#beat;
  }
  get playing(): GameEvent | undefined {
    return this.player.shot?.event;
  }
  /** Where the others did something since the own last decision. */
  get lastTurn(): readonly Mark[] {
    return this.#marks;
  }
  /** The places that are lit: what somebody points at, or where the beat is. */
  get lit(): readonly string[] {
    const { shot } = this.player;
    return shot === undefined ? this.#lit : (shot.beat.places?.(shot.event) ?? []);
  }
  light(places: readonly string[]): void {
    this.#lit = places;
  }
  /** How many entries of the log there were when the looker last decided. */
  get lastOwn(): number {
    return lastOwn(this.#log, this.me);
  }
  get say(): Say {
    return this.#hooks.say;
  }
  get marks(): boolean {
    return this.#hooks.marks;
  }

  get isTaught(): boolean {
    return this.#hooks.isTaught === true;
  }

  choose(...moves: Move[]): void {
    const base = this.#shown?.offers?.base;
    if (this.me === undefined || base === undefined || this.#busy) return;
    if (this.#hooks.handles?.(moves) === true) return;
    void this.#act({ kind: "move", match: this.match, seat: this.me, base, moves: moves as unknown as [string][] });
  }

  undo(all = false): void {
    if (this.me === undefined || this.#busy || this.#hooks.handlesUndo?.() === true) return;
    void this.#act({ kind: "undo", match: this.match, seat: this.me, all });
  }

  request(request: RequestKind, seat: number): void {
    void this.#act({ kind: "request", match: this.match, seat, request });
  }

  consent(request: RequestKind, yes: boolean, seat: number): void {
    void this.#act({ kind: "consent", match: this.match, seat, request, yes });
  }

  resign(): void {
    if (this.me !== undefined) void this.#act({ kind: "resign", match: this.match, seat: this.me });
  }

  /** The seat's standing orders from now on; the first that fits answers. */
  order(orders: readonly Omit<Order, "seat">[]): Promise<Reply | undefined> {
    if (this.me === undefined) return Promise.resolve(undefined);
    const plain = orders.map(({ kind, values }) => ({ kind, values: { ...values } }));
    return this.#act({ kind: "orders", match: this.match, seat: this.me, orders: plain });
  }

  /** What may be ordered as things stand; nothing in most games. */
  async orderChoices(): Promise<readonly OrderChoice[]> {
    const shown = this.#shown;
    if (this.me === undefined || shown === undefined || shown.end !== null) return [];
    return ordersFor({ game: shown.game, view: shown.view, seat: this.me });
  }

  async #act(message: Unsent): Promise<Reply> {
    this.#busy = true;
    this.#refusal = undefined;
    const reply = await this.#link.send(message);
    this.#busy = false;
    if (reply.kind !== "refused") return reply;
    const clause = reply.clause === undefined ? {} : { clause: reply.clause };
    this.#refusal = { code: reply.code, ...clause };
    if (reply.code === "stale") void this.watch(this.#wanted);
    return reply;
  }

  /** Everything that is not offered now, with the clause that forbids it. */
  async refusals(): Promise<readonly Refused[]> {
    if (this.me === undefined) return [];
    const reply = await this.#link.send({ kind: "whyNot", match: this.match, seat: this.me });
    return reply.kind === "refusals" ? reply.refused : [];
  }

  lights(move: Move): boolean {
    return this.#hooks.lights?.(move) === true;
  }

  explain(move: Move, at: Element): void {
    this.#hooks.explain(move, at);
  }

  async whatIf(...moves: Move[]): Promise<Foreseen | undefined> {
    const shown = this.#shown;
    if (this.me === undefined || shown === undefined) return undefined;
    const preview = await foresee({
      game: shown.game,
      pack: shown.pack ?? undefined,
      view: shown.view,
      seat: this.me,
      moves,
    });
    if (preview === undefined) return undefined;
    const { next, ...rest } = preview;
    if (next === undefined) return rest;
    const offers = offersIn(next);
    return { ...rest, next: { phase: next.phase, offers } };
  }
}
