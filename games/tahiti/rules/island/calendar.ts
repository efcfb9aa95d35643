// The tracks: what turn, season and year it is (TAH-COMP-10, TAH-SEQ-5).
import type { TahitiPack } from "../components.ts";

export interface CalendarDate {
  readonly turn: number;
  readonly season: number;
  readonly year: number;
}

export function dateOf({ tracks }: Pick<TahitiPack, "tracks">, clock: number): CalendarDate {
  const turns = Math.max(0, clock - 1);
  const seasons = Math.floor(turns / tracks.turnsPerSeason);
  return {
    turn: (turns % tracks.turnsPerSeason) + 1,
    season: (seasons % tracks.seasonsPerYear) + 1,
    year: Math.floor(seasons / tracks.seasonsPerYear) + 1,
  };
}

/** Seasons completed once this game turn is over. */
export function seasonsOver({ tracks }: Pick<TahitiPack, "tracks">, clock: number): number {
  return Math.floor(clock / tracks.turnsPerSeason);
}
