// Why an engine lost a turn, and how often.

/**
 * late: no answer within the limit. exited: the program is gone or could not be started. garbage: a line that is no message.
 * illegal: a move that was not offered. flood: more lines or bytes than a conversation has. out: it had lost too many turns.
 */
const LOSSES = ["late", "exited", "garbage", "illegal", "flood", "out"] as const;
export type Loss = (typeof LOSSES)[number];
export type Lost = Partial<Record<Loss, number>>;

export function addLost(into: Lost, lost: Lost): void {
  for (const loss of LOSSES) {
    const count = (into[loss] ?? 0) + (lost[loss] ?? 0);
    if (count > 0) into[loss] = count;
  }
}
