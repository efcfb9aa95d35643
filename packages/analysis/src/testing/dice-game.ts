// Four turns of dice, written as a tree, and a card each that nobody else sees before the end.
import type { Guide } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import { type GameRecord, recordOf } from "@outrigger/records";
import { matchAt, send } from "@outrigger/testkit";
import { type Branch, type Toy, treeGame } from "@outrigger/testkit/tree-game";

const SAFE = 5;
const TURNS = 4;
const CARDS = [0, 1, 2];
const FACES = [1, 2, 3, 4, 5, 6];

/** `safe` wins 5, `bold` what a die shows, `nothing` nothing; who has thought first keeps that in the draft. */
function turn(won: readonly number[], cards: readonly number[], turns: number): Branch {
  if (turns === TURNS) return won.map((own, seat) => own + at(cards, seat));
  const seat = turns % 2;
  const wins = (points: number) => () => turn(won.with(seat, at(won, seat) + points), cards, turns + 1);
  return {
    seat,
    draft: ["think"],
    moves: {
      safe: wins(SAFE),
      bold: { luck: FACES.map(wins) },
      nothing: wins(0),
      think: () => turn(won, cards, turns),
    },
  };
}

export const game = treeGame({
  hidden: 0,
  luck: CARDS.map((first) => ({ hidden: 1, luck: CARDS.map((second) => turn([0, 0], [first, second], 0)) })),
});

interface Standing {
  /** What each seat has won by its turns. */
  readonly won: readonly number[];
  readonly cards: readonly number[];
  readonly turns: number;
}

function standingOf({ path }: Toy["state"]): Standing {
  const [first, second, ...steps] = path;
  const won = [0, 0];
  let turns = 0;
  for (const step of steps) {
    if (step === "think" || step === "bold") continue;
    const seat = turns++ % 2;
    won[seat] = at(won, seat) + (typeof step === "number" ? at(FACES, step) : step === "safe" ? SAFE : 0);
  }
  return { won, cards: [Number(first), Number(second)], turns };
}

/** Each seat's points so far, and what its turns to come will win on the mean. */
function prospects({ won, turns }: Standing): number[] {
  const left = TURNS - turns;
  return won.map((own, seat) => own + SAFE * (seat === turns % 2 ? Math.ceil(left / 2) : Math.floor(left / 2)));
}

export const guide: Guide<Toy> = {
  evaluate: ({ state }) => {
    const standing = standingOf(state);
    return prospects(standing).map((own, seat) => own + at(standing.cards, seat));
  },
  swing: 4,
  parts: {
    names: ["turns", "card"],
    of: ({ state }) => {
      const { won, cards } = standingOf(state as Toy["state"]);
      return won.map((own, seat) => [own, at(cards, seat)]);
    },
  },
  forecast: ({ state }) => {
    const standing = standingOf(state as Toy["state"]);
    const parts = prospects(standing).map((own, seat) => [own, at(standing.cards, seat)]);
    const [mine, theirs] = parts.map(([turns = 0, card = 0]) => turns + card) as [number, number];
    const share = Math.max(0.02, Math.min(0.98, 0.5 + (mine - theirs) / 20));
    return { shares: [share, 1 - share], parts };
  },
  playout: () => [["safe"]],
  levels: {
    easy: { iterations: 0, horizon: 0 },
    medium: { iterations: 60, horizon: 1, learned: 1 },
    hard: { iterations: 60, horizon: 1, learned: 1 },
    master: { iterations: 200, horizon: 1, learned: 1 },
  },
};

const { medium, master } = guide.levels;

/** A guide that sees nothing of what is to come, unless it looks as far ahead as its master does. */
export const blind: Guide<Toy> = {
  ...guide,
  forecast: () => ({ shares: [0.5, 0.5], parts: [] }),
  levels: { ...guide.levels, medium: { ...medium, horizon: 0 }, master: { ...master, horizon: 8 } },
};

/** The record of a game in which the seats, in turn, played these. A game of fewer turns is still running. */
export function played(kinds: readonly ("safe" | "bold" | "nothing")[], seed = 1): GameRecord {
  const match = matchAt(game, { seats: 2, seed });
  kinds.forEach((kind, number) => {
    send(match, number % 2, ["think"], [kind]);
  });
  return recordOf(match);
}
