// The tables, as the query builder knows them. Both databases hold the same; JSON is kept as text, times as milliseconds.

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** open: seats are being taken; playing; over. */
  readonly status: "open" | "playing" | "over";
  /** Not in the list of open tables: 1, else 0. */
  readonly hidden: number;
  /** Who opened the table. */
  readonly owner: string;
  /** The plan of the table while it is open: options, pack, clock, seats wanted. JSON. */
  readonly plan: string;
  /** The last input this row's snapshot includes. */
  readonly seq: number;
  /** The match at `seq`: MatchData and published state. JSON; null while the table is open. */
  readonly snapshot: string | null;
  /** The host's secret and the seats' nonces. */
  readonly seed: string;
  readonly nonces: string;
  readonly created: number;
  readonly touched: number;
}

/** What was accepted, in order. The key is the lock: of two nodes that append at once, one fails. */
export interface InputRow {
  readonly match: string;
  readonly seq: number;
  /** The client's own id of the message, so that the same one counts once. */
  readonly message: string;
  readonly payload: string;
  readonly at: number;
}

export interface Schema {
  matches: MatchRow;
  inputs: InputRow;
}
