// Everything a match may answer "no" with. Hosts turn these codes into replies; interfaces turn them into sentences.
export const REFUSALS = {
  over: "the game is over",
  paused: "the game is paused",
  "no-such-seat": "there is no such seat",
  resigned: "the seat has resigned",
  stale: "the question has changed since",
  "not-asked": "nothing is asked of this seat",
  "no-moves": "no move was sent",
  "not-offered": "the move is not possible now",
  "chance-not-last": "only the last of several moves may ask for chance",
  "nothing-to-undo": "nothing can be taken back",
  "no-request": "there is no such request",
  "already-asked": "this has been asked already",
  "time-left": "the seat still has time",
  "no-such-order": "there is no such standing order",
  "no-clock": "the match has no clock",
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** The rules clause that forbids a move, where one does. */
  readonly clause?: string;
}

export function refusal(code: RefusalCode, clause?: string): Refusal {
  return clause === undefined ? { ok: false, code } : { ok: false, code, clause };
}
