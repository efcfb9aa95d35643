// One table of bots that is watched: which kinds of moves were on offer at its decisions, and which were made.
import type { Bot } from "@outrigger/bots";
import type { Game, Move } from "@outrigger/kernel";
import { offersTo, take, type Walk } from "@outrigger/kernel/play";
import { startGame, type TacticTable } from "@outrigger/testkit/tactics";

/** By what is asked and the kind of the move: "turn buy". */
export type Habits = Map<string, { offered: number; made: number }>;

/** More than any game here has. */
const MOST_ANSWERS = 20_000;

export function countHabits(game: Game, bot: Bot, table: TacticTable, habits: Habits): void {
  const walk = startGame({ rules: game, arranging: undefined }, table);
  for (let answers = 0; walk.decision !== undefined; answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`${game.id} does not end`);
    const { seat } = walk.decision;
    const view = game.view(walk.play.state, seat, game.pack);
    noteOffTurn(walk, table.seats, habits);
    for (const move of bot.choose({ game, pack: game.pack, seat, view, seed: table.seed * 1000 + answers }).moves) {
      noteOffers(walk, move, habits);
      take(walk, move);
    }
  }
}

function noteOffers({ decision, offers }: Walk, [made]: Move, habits: Habits): void {
  const phase = decision?.frame.phase ?? "";
  for (const kind of new Set(offers.moves.map(([each]) => each))) note(habits, `${phase} ${kind}`, kind === made);
}

/** What the others might do meanwhile; bots are asked on their own decisions alone. */
function noteOffTurn(walk: Walk, seats: number, habits: Habits): void {
  for (let seat = 0; seat < seats; seat++) {
    if (seat === walk.decision?.seat) continue;
    for (const [kind] of offersTo(walk, seat).moves) note(habits, `off turn ${kind}`, false);
  }
}

function note(habits: Habits, key: string, isMade: boolean): void {
  const { offered, made } = habits.get(key) ?? { offered: 0, made: 0 };
  habits.set(key, { offered: offered + 1, made: made + (isMade ? 1 : 0) });
}
