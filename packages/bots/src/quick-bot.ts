// The quick bot: plays what its guide would play in a hurry, the way playouts do. For self-play in great numbers.
import { at, type Move } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import type { BotAnswer, BotRequest } from "./bot.ts";
import type { Guide } from "./guide.ts";
import { follow, mixSeed, openLine, turnGoesOn } from "./search/line.ts";

export function quickChoice(request: BotRequest, guide: Guide): BotAnswer {
  const below = fastBelow(request.seed);
  const line = openLine(request, mixSeed(request.seed, 0));
  const moves: Move[] = [];
  for (let iterations = 1; ; iterations++) {
    const { play, decision, offers } = line;
    if (decision === undefined) return { moves, iterations, late: false };
    const plan = guide.playout?.(play, decision, offers.moves, below) ?? [at(offers.moves, below(offers.moves.length))];
    moves.push(...plan);
    if (!turnGoesOn(line, request.seat, follow(line, plan))) return { moves, iterations, late: false };
  }
}
