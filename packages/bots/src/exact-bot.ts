// The exact bot: plays what its guide finds by looking ahead, where a game hides nothing and leaves nothing to luck.
import { at } from "@outrigger/kernel";
import type { BotAnswer, BotRequest } from "./bot.ts";
import type { Guide, Level } from "./guide.ts";
import { mixSeed, openLine } from "./search/line.ts";

export function exactChoice(request: BotRequest, guide: Guide, level: Level): BotAnswer {
  const { play, decision } = openLine(request, mixSeed(request.seed, 0));
  if (guide.lookAhead === undefined || decision === undefined) throw new Error("the guide does not look ahead");
  const positions = request.budget ?? level.iterations;
  let late = false;
  const isLate = (): boolean => {
    late ||= request.isLate?.() === true;
    return late;
  };
  const seen = guide.lookAhead(play, decision, positions, isLate);
  const answer = { moves: at(seen, 0).plan, iterations: positions, late };
  if (request.explains !== true) return answer;
  const candidates = seen.map(({ plan, share }) => ({ moves: plan, visits: positions, share, line: [] }));
  return { ...answer, thoughts: { candidates, parts: [] } };
}
