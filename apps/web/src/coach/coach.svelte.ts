// The coach of one table: follows what is decided there, thinks in a worker meanwhile, hints in steps, says how one stands and
// asks once more before a decision that loses a lot. A move never waits for it: what is not known yet is not said.
import { type GameUi, sameMove } from "@outrigger/board";
import type { Move } from "@outrigger/kernel";
import { askThread } from "@outrigger/protocol";
import { buttonsOf } from "../table/aims.ts";
import type { TableStore } from "../table/table.svelte.ts";
import type { Advice, CoachAnswer, CoachQuestion, Loss } from "./workers/coach-worker.ts";

/** Where to look, what to do, why: each a press more. */
export const HINT_STEPS = ["where", "what", "why"] as const;

const ask = askThread<CoachAnswer & { readonly id: number }>(
  () => new Worker(new URL("../workers/worker.ts", import.meta.url), { type: "module", name: "coach" }),
);
/** All tables of a page ask the same worker. */
let moments = 0;

type Asked = CoachQuestion extends infer Each
  ? Each extends CoachQuestion
    ? Omit<Each, "game" | "pack" | "seat" | "view">
    : never
  : never;

/** What was advised after so many moves of the draft. */
interface Plan {
  readonly from: number;
  readonly advice: Advice;
}

/** A decision that was held back. */
interface Warning extends Loss {
  readonly moves: readonly Move[];
}

export class CoachStore {
  readonly #store: TableStore;
  readonly #ui: () => GameUi | undefined;
  /** What the seat saw before it drafted anything, and when; absent where it was not seen from here. */
  #start: { readonly view: unknown; readonly moment: number } | undefined;
  /** Of the draft in hand: what was accepted, and what is on its way. */
  #made = $state.raw<readonly Move[]>([]);
  #sent: readonly Move[] = [];
  /** The best that is known for the whole draft; what it is held against. */
  #best: Promise<Advice | undefined> = Promise.resolve(undefined);
  /** Undefined while they are being weighed: a move does not wait for that. */
  #losses = $state.raw<readonly Loss[] | undefined>();
  #allowed: Move | undefined;
  #plan = $state.raw<Plan | undefined>();
  #step = $state(0);
  #isPondering = $state(false);
  #standing = $state.raw<readonly number[] | undefined>();
  #warning = $state.raw<Warning | undefined>();

  constructor(store: TableStore, ui: () => GameUi | undefined) {
    this.#store = store;
    this.#ui = ui;
  }

  /** Each seat's share of the win, as far as whoever looks can know; undefined until that is worked out. */
  get standing(): readonly number[] | undefined {
    return this.#standing;
  }
  get warning(): Warning | undefined {
    return this.#warning;
  }
  /** What would end the draft in hand has been weighed. */
  get isReady(): boolean {
    return this.#losses !== undefined;
  }
  get isPondering(): boolean {
    return this.#isPondering;
  }
  /** How much of the hint is told; undefined while nobody has asked. */
  get told(): (typeof HINT_STEPS)[number] | undefined {
    return this.next === undefined ? undefined : HINT_STEPS[this.#step - 1];
  }
  /** What is left of the advised plan, as long as it is followed. */
  get rest(): Advice["steps"] {
    const plan = this.#plan;
    if (plan === undefined || !this.#isFollowed(plan)) return [];
    return plan.advice.steps.slice(this.#made.length - plan.from);
  }
  get next(): Move | undefined {
    return this.#step === 0 ? undefined : this.rest[0]?.move;
  }
  get reason(): Advice["reason"] {
    return this.#plan?.advice.reason;
  }

  #isFollowed({ from, advice }: Plan): boolean {
    const since = this.#made.slice(from);
    return this.#made.length >= from && since.every((move, at) => sameMove(move, advice.moves[at] ?? [""]));
  }

  /** Something was settled: a decision of one's own, or of somebody else. */
  follow(isStanding: boolean): void {
    const { shown, me, drafted } = this.#store;
    this.#losses = undefined;
    this.#warning = undefined;
    this.#allowed = undefined;
    this.#isPondering = false;
    if (me === undefined || shown === undefined || shown.end !== null) this.#forget();
    else if (drafted === 0) this.#begin(isStanding);
    else this.#goOn(drafted);
    this.#sent = [];
    this.#light();
  }

  #forget(): void {
    this.#start = undefined;
    this.#standing = undefined;
    this.#drop();
  }

  #drop(): void {
    this.#made = [];
    this.#plan = undefined;
    this.#step = 0;
  }

  #begin(isStanding: boolean): void {
    this.#drop();
    const start = { view: this.#store.view, moment: ++moments };
    this.#start = start;
    if (isStanding) void this.#stand(start.moment);
    this.#best = Promise.resolve(undefined);
    if (this.#store.shown?.offers?.asked !== true) return;
    this.#best = this.#ask({ asks: "advice" }, start.view, start.moment).then(({ advice }) => advice);
    void this.#weigh();
  }

  async #stand(moment: number): Promise<void> {
    const { standing } = await this.#ask({ asks: "standing" }, this.#store.view, moment);
    if (standing !== undefined && this.#start?.moment === moment) this.#standing = standing;
  }

  #goOn(drafted: number): void {
    const made = [...this.#made, ...this.#sent].slice(0, drafted);
    // Somebody came back in the middle of a draft: what it began with was not seen here.
    if (made.length < drafted) this.#start = undefined;
    this.#made = made;
    void this.#weigh();
  }

  /** What would end the draft here and lose a lot. */
  async #weigh(): Promise<void> {
    const start = this.#start;
    if (start === undefined) return;
    const [moment, drafted] = [++moments, this.#made];
    const best = await this.#best;
    if (best === undefined || this.#start !== start || this.#made !== drafted) return;
    const question = { asks: "losses", drafted, best: best.moves } as const;
    const { losses } = await this.#ask(question, start.view, moment);
    if (losses !== undefined && this.#start === start && this.#made === drafted) this.#losses = losses;
  }

  #ask(question: Asked, view: unknown, moment: number): Promise<CoachAnswer> {
    const { shown, me } = this.#store;
    if (shown === undefined || me === undefined) return Promise.resolve({});
    const seated = { game: shown.game, pack: shown.pack ?? undefined, seat: me, view };
    // A reactive proxy cannot cross to a worker; what we send is plain data anyway.
    return ask(JSON.parse(JSON.stringify({ ...seated, ...question, moment })) as object);
  }

  /** One step more of the hint. */
  async hint(): Promise<void> {
    if (this.#isPondering) return;
    if (this.rest.length === 0 && !(await this.#ponder())) return;
    this.#step = Math.min(HINT_STEPS.length, this.#step + 1);
    this.#light();
  }

  /** Says whether there is a plan now; not if somebody has moved on meanwhile. */
  async #ponder(): Promise<boolean> {
    const { beat } = this.#store;
    this.#isPondering = true;
    const plan = await this.#planHere();
    if (this.#store.beat !== beat) return false;
    this.#isPondering = false;
    this.#step = 0;
    this.#plan = plan;
    return this.rest.length > 0;
  }

  /** What was thought of before the draft, if the draft goes that way; otherwise the best that can be made of it. */
  async #planHere(): Promise<Plan | undefined> {
    const best = await this.#best;
    const whole = best && { from: 0, advice: best };
    if (whole !== undefined && this.#start !== undefined && this.#isFollowed(whole)) return whole;
    const { advice } = await this.#ask({ asks: "advice" }, this.#store.view, ++moments);
    return advice && { from: this.#made.length, advice };
  }

  hideHint(): void {
    this.#step = 0;
    this.#store.light([]);
  }

  #light(): void {
    const { places, buttons } = this.aims;
    if (places.length + buttons.length > 0) this.#store.light([...places, ...buttons]);
  }

  /** Where the next move of the plan is made: its places on the board, and the button that stands for it. */
  get aims(): { readonly places: readonly string[]; readonly buttons: readonly string[] } {
    const [{ next }, ui] = [this, this.#ui()];
    const offer = this.#store.offers.find(({ move }) => next !== undefined && sameMove(move, next));
    if (offer === undefined) return { places: [], buttons: [] };
    return { places: ui?.aims?.(offer, this.#store) ?? [], buttons: buttonsOf(ui, offer.move, this.#store) };
  }

  /** True: the moves are held back, and somebody is asked once more. */
  handles(moves: readonly Move[]): boolean {
    const [move, ...more] = moves;
    const loss = move && more.length === 0 ? this.#losses?.find((each) => sameMove(each.move, move)) : undefined;
    if (loss === undefined || (this.#allowed !== undefined && sameMove(this.#allowed, loss.move))) {
      this.#sent = [...moves];
      return false;
    }
    this.#warning = { ...loss, moves };
    return true;
  }

  /** Thought over: the same decision is not held back again. */
  dismiss(): void {
    this.#allowed = this.#warning?.move;
    this.#warning = undefined;
  }

  doAnyway(): void {
    const moves = this.#warning?.moves ?? [];
    this.dismiss();
    this.#store.choose(...moves);
  }
}
