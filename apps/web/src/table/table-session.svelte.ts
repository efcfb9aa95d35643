// One sitting at a table: the store, the game's words and ui, whose eyes look, and what is open on the screen.
import { type GameUi, sameMove } from "@outrigger/board";
import type { Move, Viewer } from "@outrigger/kernel";
import type { MatchMoment, Shown } from "@outrigger/protocol";
import type { Component } from "svelte";
import type { CoachStore } from "../coach/coach.svelte.ts";
import { GameWords } from "../lib/game-words.svelte.ts";
import { findCard, loadUi } from "../lib/games.ts";
import type { Route } from "../lib/router.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { tryIn } from "../lib/tries.ts";
import { type Away, awayIn, keepSeen, seenOf } from "./away.ts";
import type { Link } from "./link.ts";
import { takesFrom } from "./recall.ts";
import { isVerified } from "./rules-link.ts";
import { TableStore } from "./table.svelte.ts";
import { nextViewpoint, peopleAt } from "./viewpoint.ts";
import { type Reason, reasonsFor, reasonsOf } from "./why.ts";

/** An open answer to "why not": everything, or one move; `at` is what was clicked. */
export interface WhyAsked {
  readonly move: Move | undefined;
  readonly at: Element | undefined;
  readonly reasons: readonly Reason[];
}

/** Where a table stands: in this browser or on the server. The screen asks no further. */
export interface TableHome {
  readonly link: Link;
  /** The one pair of eyes this page looks through; undefined where they go round the screen. */
  readonly viewer: Viewer | undefined;
  /** How much of the log was seen before this sitting, where the host knows; otherwise this browser does. */
  readonly seen?: number;
  /** The way out. */
  readonly exit: Route;
  /** The whole game, or the moment after so many decisions. */
  review(match: string, at?: number): Route;
  /** What a viewer saw after so many decisions. */
  moment(moment: { match: string; at: number; viewer: Viewer }): Promise<MatchMoment>;
  /** The record may be had before the game is over: nobody here could not look it up anyway. */
  readonly hasEarlyRecord: boolean;
  record(match: string): Promise<string>;
  /** Where the running game is handed over to be played online. */
  handover?(match: string): Route;
  /** The same table once more. */
  again(match: string, shown: Shown): Promise<void>;
  /** Whether nobody has finished a game of this kind here; where that cannot be known, nobody's is the first. */
  isFirst?(game: string): Promise<boolean>;
  /** At an online table: everybody there may be coached. */
  readonly coach?: boolean;
  /** What a table has where people sit at screens of their own. */
  readonly online?: OnlineParts;
  /** What a table has at which somebody is taught. */
  readonly lesson?: TaughtTable;
}

interface TaughtTable {
  /** Above the board: what is to be done now. */
  readonly Strip: Component<{ session: TableSession }>;
  /** Over the board: what it speaks of, lit. */
  readonly Light: Component<{ session: TableSession }>;
  /** Right above the prompt: why a try was not right. */
  readonly Answer: Component;
  /** Beside the board: the parts of the lesson. */
  readonly Parts: Component;
  /** Moves that the learner wants to make; true: the lesson has dealt with them. */
  handles(moves: readonly Move[]): boolean;
  /** The moves that the lesson points at. */
  lights(move: Move): boolean;
  /** A step back; true: there was one, or the lesson wants none. */
  back(): boolean;
}

interface OnlineParts {
  /** Stands beside the board, above the log: chat and notes. */
  readonly Aside: Component<{ session: TableSession }>;
  /** Stands above the prompt: what must not be missed. */
  readonly Notices: Component<{ session: TableSession }>;
  /** Beside a person's name: whether they are here. */
  readonly Presence: Component<{ session: TableSession; seat: number }>;
  /** The time a seat has left. */
  readonly Clock: Component<{ session: TableSession; seat: number }>;
  /** What has been said and not been read. */
  unread(): number;
  markRead(): void;
}

export class TableSession {
  readonly store: TableStore;
  readonly home: TableHome;
  #words = $state.raw<GameWords | undefined>();
  #ui = $state.raw<GameUi | undefined>();
  /** The game's parts have been looked for; a game without a ui of its own is played on the plain board. */
  #loaded = $state(false);
  #isLost = $state(false);
  #curtainFor = $state<number | undefined>();
  #why = $state.raw<WhyAsked | undefined>();
  #hasOrders = $state(false);
  #hasAskedForOrders = false;
  #away = $state.raw<Away | undefined>();
  #hasLooked = false;
  #isFirst = $state(false);
  readonly #isTried: boolean;
  #coach = $state.raw<CoachStore | undefined>();
  #proof = $state<"verified" | "unverified" | undefined>();

  constructor(match: string, home: TableHome) {
    this.home = home;
    this.#isTried = tryIn(match) !== undefined;
    const voice = (): GameWords["say"] => {
      if (this.#words === undefined) throw new Error("the game's words are not there yet");
      return this.#words.say;
    };
    const ui = () => this.#ui;
    this.store = new TableStore(match, home.link, {
      get say() {
        return voice();
      },
      get marks() {
        return settings.marks;
      },
      get beats() {
        return ui()?.beats;
      },
      explain: (move, at) => void this.askWhy(move, at),
      handles: (moves) => home.lesson?.handles(moves) === true || this.coach?.handles(moves) === true,
      isTaught: home.lesson !== undefined,
      lights: (move) => home.lesson?.lights(move) === true || this.#isHinted(move),
      handlesUndo: () => home.lesson?.back() === true,
    });
  }

  async begin(): Promise<void> {
    this.#isLost = !(await this.store.watch(this.home.viewer ?? "spectator"));
  }

  async load(game: string): Promise<void> {
    const [words, ui, isFirst] = await Promise.all([
      GameWords.load(game, settings.language),
      loadUi(game),
      this.home.isFirst?.(game) ?? false,
    ]);
    this.#isFirst = isFirst;
    this.#words = words;
    this.#ui = ui;
    this.#loaded = true;
  }

  get words(): GameWords | undefined {
    return this.#words;
  }
  get ui(): GameUi | undefined {
    return this.#ui;
  }
  get isLost(): boolean {
    return this.#isLost;
  }
  /** The picture, the words and the right eyes are there. */
  get isReady(): boolean {
    const { shown, viewer } = this.store;
    if (!this.#loaded || shown === undefined) return false;
    if (this.home.viewer !== undefined) return true;
    return viewer !== "spectator" || peopleAt(shown).length === 0 || this.#curtainFor !== undefined;
  }
  /** The seats this page may speak for: its own one, or round one screen those of everybody who plays on. */
  get voices(): readonly number[] {
    const { shown, me } = this.store;
    if (me === undefined || shown === undefined) return [];
    return this.home.viewer === undefined ? peopleAt(shown) : [me];
  }
  get curtainFor(): number | undefined {
    return this.#curtainFor;
  }
  get why(): WhyAsked | undefined {
    return this.#why;
  }

  /** What came of holding the record against the luck's seed and against what was told here. */
  get proof(): "verified" | "unverified" | undefined {
    return this.#proof;
  }

  /** Once, when the game is over. */
  async verify(game: string): Promise<void> {
    const { match, links } = this.store;
    // Of a game of older rules there may be none.
    const text = await this.home.record(match).catch(() => undefined);
    if (text !== undefined) this.#proof = (await isVerified({ game, text, links })) ? "verified" : "unverified";
  }

  /** Somebody plays here against computers alone, and wants to be told what the game is about. */
  get hasCompanion(): boolean {
    const { shown, me } = this.store;
    const people = shown?.seats.filter(({ kind }) => kind === "person") ?? [];
    const isLocal = this.home.online === undefined && this.home.lesson === undefined;
    return settings.guide && isLocal && me !== undefined && people.length === 1;
  }

  /** Here somebody may be coached, and wants it. Never where a mistake is tried again: the answer is what is looked for. */
  readonly #isCoached = $derived.by<boolean>(() => {
    const { online, lesson, coach, viewer } = this.home;
    const { shown } = this.store;
    const isAllowed = lesson === undefined && (online === undefined || coach === true) && !this.#isTried;
    const isPlayed = viewer === undefined ? shown !== undefined && peopleAt(shown).length > 0 : viewer !== "spectator";
    const isWished = settings.coach === "always" || (settings.coach === "first" && this.#isFirst);
    return isAllowed && isPlayed && isWished;
  });
  get isCoached(): boolean {
    return this.#isCoached;
  }
  /** Undefined until it has been fetched. */
  get coach(): CoachStore | undefined {
    return this.isCoached ? this.#coach : undefined;
  }
  meetCoach(coach: CoachStore): void {
    this.#coach = coach;
  }
  #isHinted(move: Move): boolean {
    const next = this.coach?.next;
    return next !== undefined && sameMove(next, move);
  }

  /** The game knows standing orders, and somebody sits here who could leave some. */
  get hasOrders(): boolean {
    const { me, shown } = this.store;
    return this.#hasOrders && me !== undefined && shown?.end === null;
  }

  /** Asks the rules once, as soon as a seat looks. */
  async learnOrders(): Promise<void> {
    if (this.store.me === undefined || this.#hasAskedForOrders) return;
    this.#hasAskedForOrders = true;
    this.#hasOrders = (await this.store.orderChoices()).length > 0;
  }

  /** Hands the view on to whoever is asked; where hands are hidden the curtain falls first. */
  passView(): void {
    const { shown, viewer, view } = this.store;
    if (shown === undefined || !this.#loaded || this.home.viewer !== undefined) return;
    const next =
      shown.end === null
        ? nextViewpoint(shown, viewer)
        : viewer === "spectator"
          ? nextViewpoint(shown, viewer)
          : viewer;
    if (next === viewer) return;
    const hidesHands = this.#ui?.hidesHands?.(view) ?? findCard(shown.game)?.hidesHands ?? false;
    const hides = peopleAt(shown).length > 1 && shown.end === null && hidesHands;
    if (!hides || typeof next !== "number") {
      void this.store.watch(next);
      return;
    }
    this.#curtainFor = next;
    if (viewer !== "spectator") void this.store.watch("spectator");
  }

  /** The next player is at the screen and has said so. */
  async liftCurtain(): Promise<void> {
    const next = this.#curtainFor;
    if (next === undefined) return;
    await this.store.watch(next);
    this.#curtainFor = undefined;
  }

  /** What is being shown, in one sentence; what has no words of its own goes with what came before. */
  readonly #caption = $derived.by<string>(() => {
    const { shot } = this.store.player;
    const words = this.#words;
    if (shot === undefined || words === undefined) return "";
    const lines = shot.events.map((event) => words.text.event(words.say, event, this.store.names));
    return lines.findLast((line) => line !== undefined) ?? "";
  });
  get caption(): string {
    return this.#caption;
  }

  /** What happened while nobody looked. */
  get away(): Away | undefined {
    return this.#away;
  }
  dismissAway(): void {
    this.#away = undefined;
  }

  /** The first look says what was missed; every further one is remembered. */
  noteLook(): void {
    const { match, log, lastOwn, me } = this.store;
    if (me === undefined || document.hidden) return;
    if (!this.#hasLooked) this.#away = awayIn(log, lastOwn, this.home.seen ?? seenOf(match));
    this.#hasLooked = true;
    keepSeen(match, log.length);
  }

  /** Shows what the others did since the own last decision, or since an entry of the log, once more. */
  showSince(from = this.store.lastOwn): void {
    const { match, log, viewer, player } = this.store;
    this.#away = undefined;
    const viewAt = async (at: number): Promise<unknown> => (await this.home.moment({ match, at, viewer })).view;
    player.director.again(takesFrom(log, from, viewAt));
  }

  /** Answers a click on something that is not offered, or without a move everything that is not. */
  async askWhy(move?: Move, at?: Element): Promise<void> {
    const [refused] = await Promise.all([this.store.refusals(), this.#words?.loadClauses()]);
    const reasons = move === undefined ? reasonsOf(refused) : reasonsFor(refused, move);
    this.#why = { move, at, reasons };
  }

  closeWhy(): void {
    this.#why = undefined;
  }
}
