// What board and scene share of one table: the hex that was picked, the attack it leads to, and where the scene stands.
import type { Offer, TableContext } from "@outrigger/board";
import type { AttackOdds, Tahiti, TahitiMove, TahitiView } from "../rules/index.ts";

/** An attack that can be made, with its odds. */
export interface Attack {
  readonly defender: number;
  readonly odds: AttackOdds;
  /** The odds where the own Shaman stays out; absent where he has no choice. */
  readonly apart: AttackOdds | undefined;
  /** The position the dice would fall in. */
  readonly view: TahitiView;
}

/** What is in mind for a hex with enemies in it. */
export interface Plan {
  readonly hex: number;
  /** Empty until they are worked out. */
  readonly attacks: readonly Attack[];
  /** The steps that lead there; none where the attackers stand there already. */
  readonly march: readonly TahitiMove[];
  /** What else can be done with the hex. */
  readonly offers: readonly Offer<Tahiti>[];
}

export class Desk {
  picked = $state<number | undefined>();
  plan = $state.raw<Plan | undefined>();
  /** Places beside the board where the scene stands. When the screen is turned the new one comes before the old one goes. */
  #docks = $state(0);

  /** The scene has a place beside the board. */
  get isDocked(): boolean {
    return this.#docks > 0;
  }

  /** Until what it returns is called. */
  dock(): () => void {
    this.#docks++;
    return () => {
      this.#docks--;
    };
  }
}

const desks = new WeakMap<object, Desk>();

export function deskOf(table: TableContext<Tahiti>): Desk {
  const known = desks.get(table);
  if (known !== undefined) return known;
  const desk = new Desk();
  desks.set(table, desk);
  return desk;
}
