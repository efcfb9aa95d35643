// Lists of what may be decided: quick ones for playouts, curious ones for whoever looks at them.
import type { Ask, Move } from "./contract.ts";
import type { Json } from "./json.ts";

/** A list that is filled anew for each decision. Playouts want the moves and nothing else. */
export class OfferList implements Ask {
  readonly moves: Move[] = [];
  readonly curious: boolean = false;
  #next = 0;
  offer(move: Move, _note?: unknown): void {
    this.moves[this.#next++] = move;
  }
  refuse(_move: Move, _clause: string): void {}
  weigh(move: Move, bar: string | undefined, _note?: (move: never) => unknown): void {
    if (bar === undefined) this.moves[this.#next++] = move;
  }
  /** Begins a new list over the old one: emptying the array would give its memory back at every single decision. */
  begin(): void {
    this.#next = 0;
  }
  /** Cuts off what is left of the old list; to set the array's length would take longer. */
  end(): void {
    while (this.moves.length > this.#next) this.moves.pop();
  }
  /** Nothing is offered after all; what was refused stays refused. */
  withdraw(): void {
    this.begin();
    this.end();
  }
  /** Another list of this kind, empty. */
  another(): this {
    return new (this.constructor as new () => this)();
  }
  copy(): this {
    const copy = this.another();
    for (const move of this.moves) copy.offer(move);
    return copy;
  }
}

export interface Refused {
  readonly move: Move;
  readonly clause: string;
}

/** Offers with their notes, and the refusals with their clauses: what an interface asks for. */
export class CuriousList extends OfferList {
  override readonly curious: boolean = true;
  readonly notes: (Json | undefined)[] = [];
  readonly refused: Refused[] = [];
  /** Notes are plain data by contract: this is where they become JSON. */
  override offer(move: Move, note?: unknown): void {
    super.offer(move);
    this.notes.push(note as Json | undefined);
  }
  override refuse(move: Move, clause: string): void {
    this.refused.push({ move, clause });
  }
  override weigh(move: Move, bar: string | undefined, note?: (move: never) => unknown): void {
    // The note is for moves of this kind, which no type says of a list of all.
    if (bar === undefined) this.offer(move, note?.(move as never));
    else this.refuse(move, bar);
  }
  override begin(): void {
    super.begin();
    this.notes.length = 0;
    this.refused.length = 0;
  }
  override withdraw(): void {
    const refused = [...this.refused];
    super.withdraw();
    this.refused.push(...refused);
  }
  override copy(): this {
    const copy = this.another();
    let at = 0;
    for (const move of this.moves) copy.offer(move, this.notes[at++]);
    copy.refused.push(...this.refused);
    return copy;
  }
}

/** Moves arrive from outside: `other` may be anything. */
export function sameMove(one: Move, other: Move): boolean {
  return Array.isArray(other) && one.length === other.length && one.every((part, at) => part === other[at]);
}

export function isOffered({ moves }: Pick<OfferList, "moves">, move: Move): boolean {
  return moves.some((offer) => sameMove(offer, move));
}
