// What things are worth to a bot, in hundredths of an Area: the evaluation that the rules' hints sketch, tuned by play.
import type { Level, PieceKind } from "../rules/vocabulary.ts";

export const AREA = 100;
export const PIECES: Readonly<Record<PieceKind, number>> = {
  population: 10,
  militia: 19,
  slingers: 34,
  fighters: 37,
  heavy: 48,
  elder: 40,
  shaman: 15,
  chieftain: 0,
};
/** The first canoes carry raids and perhaps an Expedition; more of them only rot. */
export const CANOES: readonly number[] = [30, 22, 12];
export const MORE_CANOES = 3;
/** Logs that wait for work. */
export const LOGS: readonly number[] = [12, 10, 6, 3];
export const PART_CANOES: readonly number[] = [20, 6];
export const VILLAGE = 90;
/** A second Village: whoever loses the only one has nowhere to run to. */
export const BACKUP = 100;
export const PART_VILLAGE = 40;

/** A level at the end, as Areas would give it. */
export const LEVEL_WORTH: Readonly<Record<Level, number>> = { TD: 0, SD: 200, MD: 550, MV: 950, SV: 1350, TV: 1650 };

/** Nothing pays that is not at work for about so many turns. */
export const GROWTH_TURNS = 8;

/** A neutral Area that will be ours when the next builds are done, with its people. */
export const CLAIM = 170;
/** The way to the next one after that. */
export const NEXT_CLAIM = 40;
/** The way to the first. */
export const NEAR_CLAIM = 90;
export const CLAIM_PER_THIRD = 2.5;
/** A Chieftain without a Combat Unit at his side claims nothing. */
export const ESCORT = 24;
/** An enemy Area that will be ours. */
export const CONQUEST = 50;
/** A force on its way to enemy land, by turns still to go. */
export const MARCH: readonly number[] = [26, 18, 12, 7, 3];
/** Each Unit with somebody to lead it. */
export const LED = 7;
/** A commander on his way to troops that nobody leads. */
export const CALL = 16;
export const CALL_PER_THIRD = 0.8;

/** People where they are of use next turn. */
export const TRAINEES: readonly number[] = [0, 16, 24];
export const WOODCUTTERS: readonly number[] = [0, 12, 21, 26];
/** At a building site, the more the merrier, and logs to go with them. */
export const SITE_HANDS: readonly number[] = [0, 4, 9, 15];
export const SITE_LOG = 12;
export const SITE_LOG_PER_HAND = 6;
/** Where a Village is begun, what is still wanting to finish it. */
export const BEGUN_HANDS: readonly number[] = [0, 10, 22, 26];
export const BEGUN_LOG = 18;
export const YARD_LOG = 8;

export const CHIEFTAIN_LOSS = 2200;
/** He may change sides as well. */
export const ELDER_LOSS = 50;
export const HOME_LOSS = 140;
/** With the last Village everything is lost. */
export const LAST_HOME_LOSS = 500;
/** And whoever has none is easy prey. */
export const HOMELESS = 450;
export const VILLAGE_LOSS = 70;
/** A garrison before anybody threatens: each point of strength up to so many, at home and in other Villages. */
export const HOME_GUARD = 20;
export const VILLAGE_GUARD = 5;
export const ENOUGH_GUARD = 6;
/** What a beaten stack loses of its worth. */
export const BEATEN = 0.35;
