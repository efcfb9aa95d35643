// The end of a period as the table shows it: territory by territory, then mammals and leader tiles.
import type { MoaEvent } from "../../rules/index.ts";

interface ScoringRow {
  /** A territory's number, or what else brings points. */
  readonly what: number | "mammals" | "leaderTiles";
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
    else if (event.kind === "periodEnded") return { period: event.period, rows, scores: event.scores };
  }
  return rows.length === 0 ? undefined : { rows };
}
