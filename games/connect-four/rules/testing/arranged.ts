// Positions far into the game: the test kit and `npm run soak` play from them too.
import type { ArrangedStart } from "@outrigger/testkit";
import { COLUMNS, type ConnectFour, rules } from "../index.ts";

/** Pairs of columns take turns with their colours row by row, so nobody has four in a row. */
const colourAt = (column: number, row: number): number => 1 + ((Math.floor(column / 2) + row) % 2);

export const arranged: readonly ArrangedStart<ConnectFour>[] = [
  {
    name: "tall columns",
    make(start) {
      const state = rules.setup(start);
      // An even number of discs in each column is the same number of both colours; the last column has room.
      state.heights = state.heights.map((_, column) => (column === COLUMNS - 1 ? 4 : 4 + 2 * start.chance.pick(2)));
      state.cells = state.cells.map((_, at) => {
        const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
        return row < (state.heights[column] as number) ? colourAt(column, row) : 0;
      });
      return state;
    },
  },
];
