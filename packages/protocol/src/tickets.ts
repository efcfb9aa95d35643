// Wishes for a game with whoever comes.
import type { TicketWish } from "./paces.ts";

/** Somebody's own wish to be brought together with others. Who else waits is told to nobody. */
export interface TicketShown {
  readonly game: string;
  /** now: while one looks at the page; week: within days. */
  readonly wish: TicketWish;
  readonly pace: string;
  /** It counts for more than itself where the other wants it too. */
  readonly rated: boolean;
  /** After so many minutes a computer will do; null where it will not. */
  readonly computers: number | null;
  /** The hash of the secret for the table this becomes, published before the nonce. */
  readonly commitment: string;
  readonly since: number;
  readonly expires: number;
  /** The table, once somebody was found. */
  readonly match: string | null;
}
