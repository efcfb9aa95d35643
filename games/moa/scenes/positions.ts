// Positions that many scenes begin with, or add a little to.

/** Red's turn is the last of the round, and only its end is left. */
export const LAST_TURN = { first: 1, acted: true } as const;
/** After it a round begins in which green has something to decide. */
export const NEXT_ROUND = { ...LAST_TURN, hands: { 2: "moa" }, terrain: ["T02", "T26"] } as const;
export const PERIOD_END = { ...LAST_TURN, round: 7 } as const;
export const GAME_END = { ...PERIOD_END, period: 2 } as const;

/** Mammals hold every land up to the tenth. */
export const OVERRUN = { "1-5": "rat!", "6-10": "possum!" } as const;
export const ERUPTED = { volcano: 6, land: { 12: "erupted" } } as const;

/** One of a kind that waits beside another invades. */
export const RAT_INVADES = { invasion: ["rat", 1], display: { rat: 1, dog: 1 } } as const;
export const DOG_INVADES = { invasion: ["dog", 1], display: { rat: 1, dog: 1 } } as const;

/** Red has cards for every action and tiles of every use. */
export const RICH = {
  land: { 1: "R2", 2: "rat!", 3: "R1 Y3" },
  display: { rat: 1 },
  hands: { 0: "haasts_eagle kiwi kiwi morepork pukeko tui", 1: "moa", 2: "moa" },
  karakia: { 0: ["draw_one", "exchange_three", "move_birds", "place_stronghold"] },
} as const;
/** Coast and mountains are active, and what could be done lies there and elsewhere. */
export const COAST_AND_MOUNTAIN = {
  terrain: ["coast", "mountain"],
  land: { 1: "R1", 2: "rat!", 3: "R1", 5: "rat!" },
  display: { rat: 1 },
  hands: { 0: "tui kiwi haasts_eagle" },
} as const;
export const THREE_HANDS = { hands: { 0: "kea tui", 1: "moa moa kiwi", 2: "pukeko" } } as const;

/** Red can sell, and has honour for it. */
export const SELLING = { hands: { 0: "kiwi kiwi moa" }, display: { rat: 1, dog: 2 } } as const;
/** Before red sells the first land, and yellow has cards for anything there. */
export const BEFORE_SALE = {
  hands: { 0: "kiwi", 1: "tui haasts_eagle kiwi kiwi" },
  display: { rat: 1, dog: 2 },
  land: { 1: "R1 Y2" },
} as const;
export const LEADING = { hands: { 0: "kiwi kakapo moa" } } as const;
export const ATTACKING = { hands: { 0: "haasts_eagle haasts_eagle pukeko" } } as const;
/** Of two players: red's turn is over, and the neutral colour grows. */
export const GROWING = { acted: true, hands: { 0: "kiwi", 1: "tui" } } as const;

/** The hands of three players for the second period, nine cards each. */
export const SECOND_DEAL =
  `${"haasts_eagle ".repeat(7)}${"kakapo ".repeat(8)}${"kea ".repeat(8)}${"kiwi ".repeat(4)}`.trim();
