// The numbers behind the guide, in points at the end of the game. Found by matches of the greedy bot against itself.

/** Palms on a tile that closes an island, on the average; with a hut they count double. */
export const CLOSER_PALMS = 1.3;
/** Tiles among which the partner of half a lei must turn up for the hope to come true. */
export const LEI_HOPE = 8;
/** What a turn that fills a space brings, apart from the space being full. */
export const FILL = 1.2;
/** What a ship is worth in each turn left, because it gives choice. */
export const SHIP_TURN = 0.06;
/** What a shell is worth while there are turns to spend it in, and how many turns that takes. */
export const SHELL = 0.35;
export const SHELL_TURNS = 4;
/** Tiles a seat can choose from in a turn: in any case, more with every ship and with every shell. */
export const REACH = { base: 1.5, ship: 0.9, shell: 0.4, most: 10 } as const;
/** How far the race for ships or shells may still turn, by turns left. */
export const RACE = { base: 0.3, turn: 0.35 } as const;
/** Ships gained in a turn. */
export const SHIP_GROWTH = 0.25;
/** What a tile in the depot is worth while a turn is left to play it: for lying there, and for its symbols. */
export const DEPOT = { any: 0.2, palm: 0.3, hut: 0.6, ship: 0.4, shell: 0.4, lei: 0.8 } as const;
/** With a coloured ship: what it costs to have no, or just one, empty space beside it that a tile could go to. */
export const SHUT_IN = [4, 1] as const;
