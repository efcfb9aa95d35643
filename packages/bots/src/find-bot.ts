// The door to the bots: by name, with the guide of the game they are to play.
import type { Bot, BotName, BotRequest } from "./bot.ts";
import { agreesToEnd } from "./consent.ts";
import { exactChoice } from "./exact-bot.ts";
import { greedyChoice } from "./greedy-bot.ts";
import { type Guide, LEVEL_NAMES, type LevelName } from "./guide.ts";
import { newForecaster } from "./learned/forecast.ts";
import { quickChoice } from "./quick-bot.ts";
import { randomChoice } from "./random-bot.ts";
import { searchChoice } from "./search/search.ts";

/** For a game without a guide of its own: prospects are the scores as they would be counted now. */
function plainGuide({ game, pack }: BotRequest): Guide {
  return {
    evaluate: ({ state }) => game.result(state, pack).scores,
    swing: 10,
    levels: {
      easy: { iterations: 0, horizon: 0 },
      medium: { iterations: 100, horizon: 2 },
      hard: { iterations: 1000, horizon: 2 },
      master: { iterations: 4000, horizon: 2 },
    },
  };
}

/** What a game's entry in the registry brings along for its bots. */
export interface Judged {
  bot?(): Promise<{ readonly guide: Guide }>;
}

/** The guide of a game as the bot of this name needs it: networks are loaded for those that judge by one, and for no other. */
export async function loadGuide(entry: Judged, name: BotName): Promise<Guide | undefined> {
  const guide = (await entry.bot?.())?.guide;
  if (guide?.judgement === undefined || !judgesByNetwork(name, guide)) return guide;
  const { features, network } = await guide.judgement();
  if (network === undefined) return guide;
  const { parts: names, units, final: of, pieces } = features;
  const parts = { names, of, ...(units && { units }), ...(pieces && { pieces }) };
  return { ...guide, parts, forecast: newForecaster(features, network, guide.swing) };
}

function judgesByNetwork(name: BotName, guide: Guide): boolean {
  const level = LEVEL_NAMES.find((each) => each === name);
  return name === "learned" || (level !== undefined && (guide.levels[level].learned ?? 0) > 0);
}

export function findBot(name: BotName, guide?: Guide): Bot {
  const judgement = (request: BotRequest): Guide => guide ?? plainGuide(request);
  const agrees = (request: BotRequest): boolean => agreesToEnd(request, judgement(request));
  if (name === "random") return { name, choose: randomChoice, agrees };
  if (name === "quick") return { name, choose: (request) => quickChoice(request, judgement(request)), agrees };
  if (name === "learned") return { name, choose: (request) => learnedChoice(request, judgement(request)), agrees };
  if (name === "greedy") return { name, choose: (request) => greedyChoice(request, judgement(request)), agrees };
  return { name, choose: (request) => levelChoice(request, judgement(request), name), agrees };
}

/** As the greedy bot, by the learned judgement where the game has one. */
function learnedChoice(request: BotRequest, guide: Guide) {
  return greedyChoice(request, guide, 0, guide.forecast === undefined ? 0 : 1);
}

function levelChoice(request: BotRequest, guide: Guide, name: LevelName) {
  const level = guide.levels[name];
  if ((request.budget ?? level.iterations) === 0) return greedyChoice(request, guide, level.noise, level.learned);
  return (level.exact === true ? exactChoice : searchChoice)(request, guide, level);
}
