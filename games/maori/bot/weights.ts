// The numbers behind the guide, in points at the end of the game. Found by matches of the greedy bot against itself.

/** Palms on a tile that closes an island, on the average; with a hut they count double. */
export const CLOSER_PALMS = 1.3;
/** Tiles among which the partner of half a lei must turn up for the hope to come true. */
export const LEI_HOPE = 8;
/**
 * What so many empty spaces are worth, between these numbers of spaces: at first they are room for better tiles, at the
 * end work that must still be done.
 */
export const ROOM: readonly (readonly [spaces: number, worth: number])[] = [
  [0, 0],
  [2, -4.5],
  [5, -7.9],
  [8, -8.1],
  [12, -7.5],
  [16, -5.9],
  [20, -4.3],
];
/** What a space costs besides if it will not be filled in time. */
export const UNFILLED = 0.66;
/** What a ship is worth in each turn left, because it gives choice. */
export const SHIP_TURN = 0.23;
/** What a shell is worth while there are turns to spend it in, and how many turns that takes. */
export const SHELL = 0.48;
export const SHELL_TURNS = 4;
/** What it is worth besides for every turn left. */
export const SHELL_TURN = 0.045;
/** Tiles a seat can choose from in a turn: in any case, more with every ship and with every shell. */
export const REACH = { base: 1.5, ship: 0.9, shell: 0.4, most: 10 } as const;
/** How far the races for ships and shells may still turn, by turns left. */
export const SHIP_RACE = { base: 0.3, turn: 0.5 } as const;
export const SHELL_RACE = { base: 0.5, turn: 1 } as const;
/** Ships gained in a turn. */
export const SHIP_GROWTH = 0.26;
/** What a dead space costs besides lying empty. */
export const DEAD = 0.5;
/** What a tile in the depot is worth while a turn is left to play it: for every turn, and for its symbols. */
export const DEPOT = { turn: 0.07, palm: 0.3, hut: 0.6, ship: 0.4, shell: 0.4, lei: 0.8 } as const;
/** With a coloured ship: what it costs to have no, or just one, empty space beside it that a tile could go to. */
export const SHUT_IN = [4, 1] as const;
