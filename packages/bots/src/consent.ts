// Whether a bot agrees to end the game here: only to a result that is settled, or where it would lose anyway.
import { at } from "@outrigger/kernel";
import { fastChance, newPlay } from "@outrigger/kernel/play";
import type { BotRequest } from "./bot.ts";
import type { Guide } from "./guide.ts";
import { mixSeed } from "./search/line.ts";
import { outlookAt } from "./search/outlook.ts";

/** States behind the view on which the prospects are judged. */
const SAMPLES = 8;
/** An outlook so good that the game is won, or as bad as its opposite that it is lost: a lead of four swings. */
const SURE = 0.9;

export function agreesToEnd(request: BotRequest, guide: Guide): boolean {
  const { seat } = request;
  const plays = Array.from({ length: SAMPLES }, (_, sample) => imagine(request, mixSeed(request.seed, sample)));
  const sum = plays.reduce((total, play) => total + at(outlookAt(guide.evaluate(play), guide.swing), seat), 0);
  const outlook = sum / SAMPLES;
  if (outlook <= 1 - SURE) return true;
  return outlook >= SURE && plays.every(({ state }) => wouldWin(request, state));
}

function imagine({ game, pack, view }: BotRequest, seed: number): ReturnType<typeof newPlay> {
  const chance = fastChance(seed);
  return newPlay(game, pack, game.sample(view, chance, pack), chance);
}

/** Ended now it is the only winner. Where the end comes later only the outlook can tell. */
function wouldWin({ game, pack, seat }: BotRequest, state: Parameters<typeof game.result>[0]): boolean {
  if (game.agreedEnd?.(state) === false) return true;
  const { places } = game.result(state, pack);
  return places[seat] === 1 && places.filter((place) => place === 1).length === 1;
}
