// What things are worth to a bot, in hundredths of an Area: the evaluation that the rules' hints sketch, tuned by play.
import type { Level, PieceKind } from "../rules/vocabulary.ts";

export const AREA = 100;
export const PIECES: Readonly<Record<PieceKind, number>> = {
  population: 12,
  militia: 16,
  slingers: 32,
  fighters: 36,
  heavy: 50,
  elder: 60,
  shaman: 20,
  chieftain: 0,
};
export const CANOE = 40;
export const LOG = 12;
export const PART_CANOE = 22;
export const VILLAGE = 90;
export const PART_VILLAGE = 40;

/** A level at the end, as Areas would give it. */
export const LEVEL_WORTH: Readonly<Record<Level, number>> = { TD: 0, SD: 200, MD: 550, MV: 950, SV: 1350, TV: 1650 };

/** Nothing pays that is not at work for about so many turns. */
export const GROWTH_TURNS = 8;

/** A neutral Area that will be ours when the next builds are done, and the way there. */
export const CLAIM = 78;
export const NEAR_CLAIM = 46;
export const CLAIM_PER_THIRD = 2;
/** A Chieftain without a Combat Unit at his side claims nothing. */
export const ESCORT = 26;
/** An enemy Area that will be ours. */
export const CONQUEST = 62;

/** People where they are of use next turn. */
export const TRAINEE = 7;
export const WOODCUTTER = 9;
export const SITE_HAND = 6;
export const SITE_LOG = 16;
export const YARD_LOG = 8;

export const CHIEFTAIN_LOSS = 600;
export const HOME_LOSS = 140;
/** With the last Village everything is lost. */
export const LAST_HOME_LOSS = 420;
export const VILLAGE_LOSS = 60;
