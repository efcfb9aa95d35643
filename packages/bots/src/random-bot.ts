// The random bot: any offer, each as likely as the next. The floor of every ladder.
import { at, type Move } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import type { BotAnswer, BotRequest } from "./bot.ts";
import { advance, openLine, turnGoesOn } from "./search/line.ts";

export function randomChoice(request: BotRequest): BotAnswer {
  const below = fastBelow(request.seed);
  const line = openLine(request, request.seed);
  const moves: Move[] = [];
  let published = false;
  do {
    const move = at(line.offers.moves, below(line.offers.moves.length));
    moves.push(move);
    published = advance(line, move);
  } while (turnGoesOn(line, request.seat, published));
  return { moves, iterations: 0, late: false };
}
