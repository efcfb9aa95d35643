// What a bot does in a position of the tests.
import { type BotAnswer, type BotName, findBot } from "@outrigger/bots";
import { rules } from "../../rules/index.ts";
import type { Tahiti } from "../../rules/tahiti.ts";
import type { TahitiScene } from "../../rules/testing/situation.ts";
import { guide } from "../index.ts";

/** The whole answer of a bot to whoever is to decide. */
export function answerIn(scene: TahitiScene, name: BotName, own: typeof guide = guide, seed = 1): BotAnswer {
  const seat = scene.seat as number;
  const request = { game: rules, pack: rules.pack, seat, view: scene.view(seat), seed };
  return findBot(name, own as never).choose(request as never);
}

/** Its moves up to the next publish. */
export function choice(scene: TahitiScene, name: BotName = "greedy"): Tahiti["move"][] {
  return [...answerIn(scene, name).moves] as Tahiti["move"][];
}
