// What a bot does in a position of the tests.
import { type BotAnswer, type BotName, findBot, loadGuide } from "@outrigger/bots";
import { rules } from "../../rules/index.ts";
import type { Tahiti } from "../../rules/tahiti.ts";
import { fighting, type TahitiScene } from "../../rules/testing/situation.ts";
import { guide as bare } from "../index.ts";

/** With its network, as levels that judge by it are given it. */
export const guide = (await loadGuide(
  { bot: async () => ({ guide: bare as never }) },
  "learned",
)) as unknown as typeof bare;

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

/** A captive Chieftain who has canoes at home, about to make his first offer. */
export function captive(): TahitiScene {
  const scene = fighting("0@704 heavy; 1@704 chieftain; 1@505 heavy*2 population", {
    seats: 3,
    homes: [407, 505, 1310],
    markers: "505 warCanoe*3",
  });
  scene.playWith([6, 6, 5], ["fight", 704, 1]);
  return scene;
}
