// The door to the bots: by name, with the guide of the game they are to play.
import type { Bot, BotName, BotRequest } from "./bot.ts";
import { agreesToEnd } from "./consent.ts";
import { greedyChoice } from "./greedy-bot.ts";
import type { Guide, LevelName } from "./guide.ts";
import { randomChoice } from "./random-bot.ts";
import { searchChoice } from "./search.ts";

/** For a game without a guide of its own: prospects are the scores as they would be counted now. */
function plainGuide({ game, pack }: BotRequest): Guide {
  return {
    evaluate: ({ state }) => game.result(state, pack).scores,
    swing: 10,
    levels: {
      easy: { iterations: 0, horizon: 0 },
      medium: { iterations: 100, horizon: 2 },
      hard: { iterations: 1000, horizon: 2 },
    },
  };
}

export function findBot(name: BotName, guide?: Guide): Bot {
  const judgement = (request: BotRequest): Guide => guide ?? plainGuide(request);
  const agrees = (request: BotRequest): boolean => agreesToEnd(request, judgement(request));
  if (name === "random") return { name, choose: randomChoice, agrees };
  if (name === "greedy") return { name, choose: (request) => greedyChoice(request, judgement(request)), agrees };
  return { name, choose: (request) => levelChoice(request, judgement(request), name), agrees };
}

function levelChoice(request: BotRequest, guide: Guide, name: LevelName) {
  const level = guide.levels[name];
  if ((request.budget ?? level.iterations) === 0) return greedyChoice(request, guide, level.noise);
  return searchChoice(request, guide, level);
}
