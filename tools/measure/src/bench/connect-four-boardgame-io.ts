// Connect four on boardgame.io, the peer: its own reducer without a client, a store or a network around it.
import { createRequire } from "node:module";
import { fastBelow } from "@outrigger/kernel/play";

const COLUMNS = 7;
export const ROWS = 6;

export interface Board {
  cells: (string | null)[];
  heights: number[];
}

export interface PeerState {
  readonly G: Board;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface MoveContext {
  readonly G: Board;
  readonly playerID: string;
}

/** The two functions of boardgame.io's core that are used here. */
export interface Peer {
  InitializeGame(setup: { game: object; numPlayers: number }): PeerState;
  CreateGameReducer(setup: { game: object; isClient: boolean }): (state: PeerState, action: object) => PeerState;
}

export const game = {
  name: "connect-four",
  setup: (): Board => ({
    cells: new Array<null>(COLUMNS * ROWS).fill(null),
    heights: new Array<number>(COLUMNS).fill(0),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }: MoveContext, column: number): "INVALID_MOVE" | undefined => {
      const row = G.heights[column] as number;
      if (row >= ROWS) return "INVALID_MOVE";
      G.cells[row * COLUMNS + column] = playerID;
      G.heights[column] = row + 1;
      return undefined;
    },
  },
  endIf: ({ G }: { readonly G: Board }): { winner: string } | { draw: true } | undefined => {
    const winner = winnerOf(G.cells);
    if (winner !== undefined) return { winner };
    return G.heights.every((height) => height === ROWS) ? { draw: true } : undefined;
  },
};

/** All lines of four cells, prepared once: the cheapest way to look at a whole board. */
const LINES: readonly (readonly number[])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
].flatMap(([right = 0, up = 0]) => {
  const lines: number[][] = [];
  for (let row = 0; row + 3 * up < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const end = column + 3 * right;
      if (end < 0 || end >= COLUMNS) continue;
      lines.push([0, 1, 2, 3].map((at) => (row + at * up) * COLUMNS + column + at * right));
    }
  }
  return lines;
});

function winnerOf(cells: readonly (string | null)[]): string | undefined {
  for (const [a = 0, b = 0, c = 0, d = 0] of LINES) {
    const owner = cells[a];
    if (owner && owner === cells[b] && owner === cells[c] && owner === cells[d]) return owner;
  }
  return undefined;
}

/** One playout per call; returns how many discs were dropped. Throws where boardgame.io is not installed. */
export function peerConnectFour(seed: number): () => number {
  const require = createRequire(import.meta.url);
  const peer = require("boardgame.io/internal") as Peer;
  const below = fastBelow(seed);
  const reduce = peer.CreateGameReducer({ game, isClient: false });
  return () => {
    let state = peer.InitializeGame({ game, numPlayers: 2 });
    let made = 0;
    for (; state.ctx.gameover === undefined; made++) {
      const open: number[] = [];
      state.G.heights.forEach((height, column) => {
        if (height < ROWS) open.push(column);
      });
      const column = open[below(open.length)];
      const playerID = state.ctx.currentPlayer;
      state = reduce(state, { type: "MAKE_MOVE", payload: { type: "drop", args: [column], playerID } });
    }
    return made;
  };
}
