// A scene of the rules on the ordinary table: the board shows one picture of it after the other, and takes only the move that
// leads to the next.
import { beatOf, type GameUi, type Mark, type Offer, sameMove, type TableContext } from "@outrigger/board";
import type { GameEvent, Move } from "@outrigger/kernel";
import type { LogEntry, Shown } from "@outrigger/protocol";
import type { ShownFrame, ShownScene } from "@outrigger/scene";
import type { Say } from "@outrigger/text";
import { GameWords } from "../lib/game-words.svelte.ts";
import { loadUi } from "../lib/games.ts";
import { settings } from "../lib/settings.svelte.ts";
import { say } from "../lib/words.svelte.ts";
import { Playing } from "../table/playing.svelte.ts";
import type { Sitting } from "../table/sitting.ts";

export class SceneSession implements Sitting {
  readonly game: string;
  readonly scene: ShownScene;
  readonly words: GameWords;
  readonly ui: GameUi | undefined;
  readonly store: SceneTable;
  #at = $state(0);
  #isStepping = $state(false);

  constructor(game: string, scene: ShownScene, words: GameWords, ui: GameUi | undefined) {
    this.game = game;
    this.scene = scene;
    this.words = words;
    this.ui = ui;
    this.store = new SceneTable(this);
  }

  static async load(game: string, scene: ShownScene): Promise<SceneSession> {
    const [words, ui] = await Promise.all([GameWords.load(game, settings.language), loadUi(game)]);
    if (words === undefined) throw new Error(`${game} has no words`);
    return new SceneSession(game, scene, words, ui);
  }

  get at(): number {
    return this.#at;
  }
  get last(): number {
    return this.scene.frames.length - 1;
  }
  get frame(): ShownFrame {
    const frame = this.scene.frames[this.#at];
    if (frame === undefined) throw new Error("a scene has at least one picture");
    return frame;
  }
  /** The last change was one step forward: motion shows it. */
  get isStepping(): boolean {
    return this.#isStepping;
  }

  goTo(at: number): void {
    const wanted = Math.max(0, Math.min(at, this.last));
    this.#isStepping = wanted === this.#at + 1;
    this.#at = wanted;
  }

  /** Where on the board it happens: what led to this picture, or before anything has, what will lead to the next. */
  get places(): readonly string[] {
    const { events } = this.scene.frames[Math.max(1, this.#at)] ?? this.frame;
    const all = events.flatMap((event) => beatOf(this.ui?.beats, event).places?.(event) ?? []);
    return [...new Set(all)].filter((place) => !place.startsWith("seat:"));
  }

  /** What a move is called where the scene stands, or at another of its pictures; a price has only what is done next. */
  name(move: Move, frame = this.frame): string {
    const { next } = frame;
    const offer = next !== undefined && sameMove(next.move, move) ? offerOf(next) : undefined;
    return this.words.text.move(this.words.say, move, frame.view, offer, this.store.names);
  }

  /** What led to a picture, in the words of the log. */
  told({ events }: ShownFrame): string[] {
    return events.flatMap((event) => this.words.text.event(this.words.say, event, this.store.names) ?? []);
  }
}

function offerOf({ move, note }: NonNullable<ShownFrame["next"]>): Offer {
  return { kind: move[0], move, note };
}

class SceneTable implements TableContext {
  readonly #session: SceneSession;
  readonly busy = false;
  readonly drafted = 0;
  /** Its one offer is what the scene shows next. */
  readonly isTaught = true;
  readonly playing = undefined;
  readonly log: readonly LogEntry[] = [];
  readonly lastTurn: readonly Mark[] = [];
  /** A scene steps from picture to picture: the director has nothing to do. */
  readonly player: Playing;
  #lit = $state.raw<readonly string[]>([]);

  constructor(session: SceneSession) {
    this.#session = session;
    this.player = new Playing({ beats: () => undefined, me: () => this.me });
  }
  get shown(): Pick<Shown, "seats" | "end" | "draft"> {
    return { seats: this.names.map((name) => ({ kind: "person", name })), end: null, draft: [] };
  }
  get view(): unknown {
    return this.#session.frame.view;
  }
  get me(): number | undefined {
    const { viewer } = this.#session.frame;
    return typeof viewer === "number" ? viewer : undefined;
  }
  get names(): readonly string[] {
    return Array.from({ length: this.#session.scene.seats }, (_, seat) => say("new.player", { number: seat + 1 }));
  }
  get asked(): ShownFrame["asked"] {
    return this.#session.frame.asked;
  }
  get phase(): string | undefined {
    return this.#session.frame.next === undefined ? undefined : this.asked[0]?.phase;
  }
  get offers(): readonly Offer[] {
    const { next } = this.#session.frame;
    return next === undefined ? [] : [offerOf(next)];
  }
  get say(): Say {
    return this.#session.words.say;
  }
  get marks(): boolean {
    return settings.marks;
  }
  get fresh(): readonly GameEvent[] {
    return this.#session.isStepping ? this.#session.frame.events : [];
  }
  get beat(): number {
    return this.#session.at;
  }
  get lit(): readonly string[] {
    return this.#lit;
  }
  light(places: readonly string[]): void {
    this.#lit = places;
  }
  choose(...moves: Move[]): void {
    for (const move of moves) {
      const { next } = this.#session.frame;
      if (next === undefined || !sameMove(next.move, move)) return;
      this.#session.goTo(this.#session.at + 1);
    }
  }
  undo(): void {
    this.#session.goTo(this.#session.at - 1);
  }
  explain(): void {}
  async whatIf(): Promise<undefined> {}
}
