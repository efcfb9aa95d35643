// Positions that several scenes begin with, or add a little to.

/** The ship has sailed, and one action is to be chosen. */
export const ACTING = { phase: "action" } as const;
/** The same with one tile on the board and another to be had. */
export const SECOND_TILE = { ...ACTING, boards: ["W01@r1c1"], matrix: { m11: "W02" } } as const;
/** Three tiles in a row, the coloured ship on the first. */
export const THREE_TILES = { ...ACTING, boards: ["W01@r1c1 W02@r1c2 W03@r1c3"], ships: ["r1c1"] } as const;
/** Two tiles in a row, the coloured ship on the first. */
export const TWO_TILES = { ...ACTING, boards: ["W01@r2c2 W02@r2c3"], ships: ["r2c2"] } as const;
