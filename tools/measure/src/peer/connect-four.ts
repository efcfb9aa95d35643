// Connect four between a bot of the house and boardgame.io's own MCTS bot: who wins, and what a move cost either.
import { createRequire } from "node:module";
import { type Bot, contenderBot, loadGuide } from "@outrigger/bots";
import { findGame } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";
import { fastChance, newWalk, startPlay, take, type Walk } from "@outrigger/kernel/play";
import { type Board, type Peer, type PeerState, game as peerGame, ROWS } from "../bench/connect-four-boardgame-io.ts";

/** What a side's moves cost, in milliseconds of processor time. */
export interface Effort {
  moves: number;
  total: number;
  longest: number;
}

export interface Duel {
  /** 1 where ours won, ½ a draw. */
  readonly share: number;
  readonly ours: Effort;
  readonly theirs: Effort;
}

interface MctsBot {
  play(state: PeerState, playerID: string): Promise<{ action: { payload: { args: [number] } } }>;
}

interface PeerBots {
  MCTSBot: new (setup: {
    game: object;
    enumerate: (board: Board) => object[];
    iterations: number;
    seed: string;
  }) => MctsBot;
}

const require = createRequire(import.meta.url);
const peer = require("boardgame.io/internal") as Peer;
const { MCTSBot } = require("boardgame.io/ai") as PeerBots;

/** Columns that are not full, as boardgame.io wants its moves. */
function enumerate({ heights }: Board): object[] {
  return heights.flatMap((height, column) => (height < ROWS ? [{ move: "drop", args: [column] }] : []));
}

/** Plays one game for each seed; the first player changes from game to game. */
export async function newDuel(level: string, iterations: number, clock: () => number) {
  const entry = await findGame("connect-four");
  if (entry === undefined) throw new Error("there is no connect four");
  const { rules } = await entry.rules();
  const bot = contenderBot(level, await loadGuide(entry, "master"));
  const reduce = peer.CreateGameReducer({ game: peerGame, isClient: false });

  return async (seed: number, first: "ours" | "theirs"): Promise<Duel> => {
    const walk = newWalk(rules, startPlay(rules, { seats: 2, options: {} }, rules.pack, fastChance(seed)));
    const mcts = new MCTSBot({ game: peerGame, enumerate, iterations, seed: String(seed) });
    const efforts = { ours: newEffort(), theirs: newEffort() };
    const ourSeat = first === "ours" ? 0 : 1;
    let state = peer.InitializeGame({ game: peerGame, numPlayers: 2 });
    for (let made = 0; walk.decision !== undefined; made++) {
      const { seat } = walk.decision;
      const from = clock();
      const column = seat === ourSeat ? columnOf(bot, rules, walk, seed * 100 + made) : await answerOf(mcts, state);
      note(seat === ourSeat ? efforts.ours : efforts.theirs, clock() - from);
      take(walk, ["drop", column]);
      const payload = { type: "drop", args: [column], playerID: String(seat) };
      state = reduce(state, { type: "MAKE_MOVE", payload });
    }
    const { places } = rules.result(walk.play.state, rules.pack);
    const winners = places.filter((place) => place === 1).length;
    return { share: places[ourSeat] === 1 ? 1 / winners : 0, ...efforts };
  };
}

function newEffort(): Effort {
  return { moves: 0, total: 0, longest: 0 };
}

function note(effort: Effort, milliseconds: number): void {
  effort.moves++;
  effort.total += milliseconds;
  effort.longest = Math.max(effort.longest, milliseconds);
}

function columnOf(bot: Bot, game: Game, walk: Walk, seed: number): number {
  const seat = walk.decision?.seat ?? 0;
  const view = game.view(walk.play.state, seat, game.pack);
  const { moves } = bot.choose({ game, pack: game.pack, seat, view, seed });
  return Number(moves[0]?.[1]);
}

async function answerOf(mcts: MctsBot, state: PeerState): Promise<number> {
  const { action } = await mcts.play(state, state.ctx.currentPlayer);
  return action.payload.args[0];
}
