// The end of a period as the table shows it: territory by territory, then mammals and leader tiles.
import type { MoaEvent } from "../../rules/index.ts";

interface ScoringRow {
  /** A territory's number, what else brings points, or what a player had before the period. */
  readonly what: number | "mammals" | "leaderTiles" | "before";
  /** Points of each colour. */
  readonly points: readonly number[];
}

export interface Scoring {
  /** Absent until it is over, as the scores are. */
  readonly period?: number;
  readonly rows: readonly ScoringRow[];
  /** Of each player after it. */
  readonly scores?: readonly number[];
}

/** As far as it has been shown; undefined where nothing is scored. */
export function scoringIn(events: readonly MoaEvent[]): Scoring | undefined {
  const rows: ScoringRow[] = [];
  for (const event of events) {
    if (event.kind === "territoryScored") rows.push({ what: event.territory, points: event.points });
    else if (event.kind === "mammalsScored") rows.push({ what: "mammals", points: event.points });
    else if (event.kind === "leaderTilesScored") rows.push({ what: "leaderTiles", points: event.points });
    else if (event.kind === "periodEnded") return ended(event, rows);
  }
  return rows.length === 0 ? undefined : { rows };
}

/** The total is that of the whole game: with what was there before it is the sum of the rows. */
function ended({ period, scores }: Extract<MoaEvent, { kind: "periodEnded" }>, rows: readonly ScoringRow[]): Scoring {
  const gained = (seat: number): number => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  const before = { what: "before", points: scores.map((score, seat) => score - gained(seat)) } as const;
  return { period, rows: period === 1 ? rows : [...rows, before], scores };
}
