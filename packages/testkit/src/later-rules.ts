// Rules of a later version that play no old game, for tests of what becomes of matches when the rules change.
import type { Ask, Game, Move, Phase } from "@outrigger/kernel";

/** Where there is a choice, the first answer is gone. */
export function risenRules(game: Game): Game {
  const phases = Object.fromEntries(Object.entries(game.phases).map(([name, phase]) => [name, withoutFirst(phase)]));
  return { ...game, version: game.version + 7, phases };
}

function withoutFirst(phase: Phase): Phase {
  if (!("offers" in phase)) return phase;
  return {
    ...phase,
    offers: (play, frame, ask) => {
      const all: [move: Move, note?: unknown][] = [];
      phase.offers(play, frame, collecting(ask, all));
      for (const each of all.slice(all.length > 1 ? 1 : 0)) ask.offer(...each);
    },
  };
}

/** Keeps what is offered, weighed or not, instead of offering it. */
function collecting(ask: Ask, all: [move: Move, note?: unknown][]): Ask {
  const offer = (...offered: [move: Move, note?: unknown]): void => void all.push(offered);
  return {
    curious: ask.curious,
    refuse: (move, clause) => ask.refuse(move, clause),
    offer,
    weigh: (move, bar, note) => {
      if (bar !== undefined) ask.refuse(move, bar);
      else if (note === undefined) offer(move);
      else offer(move, note(move));
    },
  };
}
