// Plays what happened, one beat after the other: the view changes with its beat, the rest of the table follows when the
// last one is over. It knows neither timers nor the page: both are handed in, so that its order can be tested.
import type { GameEvent } from "@outrigger/kernel";
import { actorOf, type Beat, type Beats, beatOf, lasting, type Pace, type Travel, viewAfter } from "./beats.ts";

/** What came in one piece of news, seen through one pair of eyes. */
export interface Take {
  /** Whose decision it was; undefined where nobody decided. */
  readonly seat: number | undefined;
  /** What was seen before, or a promise of it. Asked for when its turn comes: looking back takes time. */
  before(): unknown;
  readonly events: readonly GameEvent[];
  /** Everything else follows: offers, the log, the view as it really is. */
  settle(): void;
}

/** What is on now. */
export interface Shot {
  /** The view as far as it has been shown. */
  readonly view: unknown;
  readonly event: GameEvent;
  /** What has been shown of the same news, this included. */
  readonly events: readonly GameEvent[];
  readonly beat: Beat;
  /** Somebody else's turn begins with it. */
  readonly turnOf: number | undefined;
}

/** What the page does for the director. */
export interface Crew {
  beats(): Beats | undefined;
  pace(): Pace;
  /** The seat that looks. */
  me(): number | undefined;
  /** Resolves after so long, or at once when the signal is given. */
  wait(milliseconds: number, cut: AbortSignal): Promise<void>;
  /** Notes where travellers are before anything changes. */
  prepare(travels: readonly Travel[]): void;
  /** What is shown has changed; resolves when it is drawn. */
  show(shot: Shot | undefined): Promise<void>;
  /** Lets those that were prepared travel. */
  travel(milliseconds: number): void;
  /** What still travels is there at once. */
  arrive(): void;
  /** A beat begins: it is heard. */
  begin(event: GameEvent, beat: Beat): void;
  /** The first beat begins, or the last is over. */
  busy(isPlaying: boolean): void;
}

/** The looker knows what they did themselves. */
const OWN_PACE = 0.5;
/** How much of a beat the travelling takes; the rest is for looking at what came of it. */
const UNDER_WAY = 0.7;

export class Director {
  readonly #crew: Crew;
  readonly #queue: Take[] = [];
  #cut = new AbortController();
  #isPlaying = false;
  /** What is played was asked for, so that it is seen even by those who want to see nothing unasked. */
  #isAskedFor = false;
  /** Whose turn was last announced. */
  #turnOf: number | undefined;

  constructor(crew: Crew) {
    this.#crew = crew;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** A piece of news. The looker's own deeds are seen at once, but for what is a joy to see; whatever else happens is played. */
  play(take: Take): void {
    if (this.#isPlaying) this.#queue.push(take);
    else if (this.#crew.pace() === "none" || take.events.length === 0) take.settle();
    else if (this.#isOwn(take) && !this.#isJoy(take)) this.#playOwn(take);
    else this.#start([take]);
  }

  #isOwn({ events }: Take): boolean {
    const me = this.#crew.me();
    return events.every((event) => this.#beat(event).length === "none" || actorOf(event) === me);
  }

  #isJoy({ events }: Take): boolean {
    return events.some((event) => this.#beat(event).flourish === true);
  }

  #beat(event: GameEvent): Beat {
    return beatOf(this.#crew.beats(), event);
  }

  #playOwn(take: Take): void {
    const beats = take.events.map((event) => ({ event, beat: this.#beat(event) }));
    this.#crew.prepare(beats.flatMap(({ event, beat }) => beat.travels?.(event) ?? []));
    take.settle();
    void this.#crew.show(undefined).then(() => this.#crew.travel(lasting("quick", this.#crew.pace())));
    const heard = beats.findLast(({ beat }) => beat.sound !== "none");
    if (heard !== undefined) this.#crew.begin(heard.event, heard.beat);
  }

  /** Plays one after the other what somebody wants to see again. */
  again(takes: readonly Take[]): void {
    if (this.#isPlaying || takes.length === 0) return;
    this.#isAskedFor = true;
    this.#start(takes);
  }

  #pace(): Pace {
    const pace = this.#crew.pace();
    return this.#isAskedFor && pace === "none" ? "normal" : pace;
  }

  #start(takes: readonly Take[]): void {
    this.#queue.push(...takes);
    this.#isPlaying = true;
    this.#crew.busy(true);
    void this.#run();
  }

  async #run(): Promise<void> {
    this.#turnOf = this.#crew.me();
    for (let take = this.#queue.shift(); take !== undefined; take = this.#queue.shift()) {
      if (!this.#cut.signal.aborted) await this.#playTake(take);
      take.settle();
    }
    await this.#crew.show(undefined);
    this.#isPlaying = false;
    this.#isAskedFor = false;
    this.#cut = new AbortController();
    this.#crew.busy(false);
  }

  async #playTake(take: Take): Promise<void> {
    let view = await take.before();
    for (const [at, event] of take.events.entries()) {
      if (this.#cut.signal.aborted) return;
      const beat = this.#beat(event);
      view = viewAfter(beat, view, event);
      if (beat.length === "none") continue;
      const events = take.events.slice(0, at + 1);
      await this.#playBeat({ view, event, events, beat, turnOf: this.#nextTurn(take.seat) });
    }
  }

  /** The seat whose turn is to be announced: another than the last, and not the looker's. */
  #nextTurn(seat: number | undefined): number | undefined {
    const isNew = seat !== this.#turnOf && seat !== this.#crew.me();
    this.#turnOf = seat;
    return isNew ? seat : undefined;
  }

  async #playBeat(shot: Shot): Promise<void> {
    const { event, beat, turnOf } = shot;
    const { signal } = this.#cut;
    const pace = this.#pace();
    const isOwn = actorOf(event) !== undefined && actorOf(event) === this.#crew.me();
    const time = lasting(beat.length, pace) * (isOwn && beat.flourish !== true ? OWN_PACE : 1);
    const travels = beat.travels?.(event) ?? [];
    this.#crew.prepare(travels);
    await this.#crew.show(shot);
    this.#crew.begin(event, beat);
    if (travels.length > 0 && !signal.aborted) this.#crew.travel(time * UNDER_WAY);
    await this.#crew.wait(turnOf === undefined ? time : time + lasting("quick", pace), signal);
    this.#crew.arrive();
  }

  /** Everything is where it was going. */
  skip(): void {
    this.#crew.arrive();
    if (this.#isPlaying) this.#cut.abort();
  }

  /** What has not been shown is not shown any more: the whole picture came anew. */
  drop(): void {
    this.#queue.length = 0;
    this.skip();
  }
}
