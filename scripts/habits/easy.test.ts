import { findBot } from "@outrigger/bots";
import { findGame } from "@outrigger/games";
import { at, type Move } from "@outrigger/kernel";
import { fastBelow, fastChance, forkWalk, take, type Walk } from "@outrigger/kernel/play";
import { startGame } from "@outrigger/testkit/tactics";
import { expect, test } from "vitest";

/** Looked at are so many answers: whole games would take long. */
const ANSWERS = 30;

function after(walk: Walk, moves: readonly Move[]): Walk {
  const trial = forkWalk(walk, fastChance(1));
  for (const move of moves) take(trial, move);
  return trial;
}

test.each(["maori", "moa", "maasai", "tahiti"])("easy errs in %s, but throws nothing away", async (id) => {
  const entry = await findGame(id);
  const rules = (await entry?.rules())?.rules;
  const guide = (await entry?.bot?.())?.guide;
  if (rules === undefined || guide === undefined) throw new Error(`there is no ${id}`);
  const bot = findBot("easy", guide);
  const { noise = 0 } = guide.levels.easy;
  const walk = startGame({ rules, arranging: undefined }, { seats: 2, seed: 7 });
  for (let answers = 0; answers < ANSWERS && walk.decision !== undefined; answers++) {
    const { play, decision } = walk;
    const { seat } = decision ?? { seat: 0 };
    const view = rules.view(play.state, seat, rules.pack);
    const { moves } = bot.choose({ game: rules, pack: rules.pack, seat, view, seed: answers });
    const leadOf = ({ play: end }: Walk): number => {
      const prospects = guide.evaluate(end);
      return at(prospects, seat) - at(prospects, 1 - seat);
    };
    const plans = guide.plans?.(play, walk.decision, fastBelow(1)) ?? [];
    const best = Math.max(...plans.map((plan) => leadOf(after(walk, plan))));
    const chosen = after(walk, moves);
    // What it cannot see is worth no more than what it misjudges.
    if (plans.length > 0) expect(best - leadOf(chosen)).toBeLessThanOrEqual(3 * noise);
    const isLost = (end: Walk): boolean =>
      end.decision === undefined && rules.result(end.play.state, rules.pack).places[seat] !== 1;
    if (isLost(chosen)) expect(plans.every((plan) => isLost(after(walk, plan)))).toBe(true);
    for (const move of moves) take(walk, move);
  }
});
