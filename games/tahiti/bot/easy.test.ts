import { findBot, type Guide } from "@outrigger/bots";
import type { Game } from "@outrigger/kernel";
import { fastChance, newWalk, parseOptions, startPlay, take } from "@outrigger/kernel/play";
import { expect, test } from "vitest";
import { rules } from "../rules/index.ts";
import type { TahitiState } from "../rules/state.ts";
import { guide } from "./index.ts";
import { isHopeless } from "./plans/combats.ts";

const chieftainAt = (state: TahitiState, seat: number): number =>
  state.pieces.find(({ kind, owner }) => kind === "chieftain" && owner === seat)?.at ?? 0;

test.each([1, 2, 3])("easy leads no Chieftain against an army that beats him, game %i", (seed) => {
  const options = parseOptions(rules, 2, {});
  if ("problems" in options) throw new Error("no such table");
  const play = startPlay(rules, { seats: 2, options }, rules.pack, fastChance(seed));
  const walk = newWalk(rules, play);
  const bot = findBot("easy", guide as unknown as Guide);
  let marches = 0;
  for (let answers = 0; walk.decision !== undefined; answers++) {
    const { seat } = walk.decision;
    const view = rules.view(play.state, seat, rules.pack);
    const from = chieftainAt(play.state, seat);
    const { moves } = bot.choose({ game: rules as Game, pack: rules.pack, seat, view, seed: seed * 1000 + answers });
    const isMarch = walk.decision.frame.phase === "movement";
    for (const move of moves) take(walk, move as never);
    const to = chieftainAt(play.state, seat);
    const enemies = play.state.pieces.filter(({ at, owner }) => at === to && owner === 1 - seat);
    if (!isMarch || to === from || to === 0 || enemies.length === 0) continue;
    marches++;
    expect(isHopeless(play.state, rules.pack, { attacker: seat, defender: 1 - seat, hex: to })).toBe(false);
  }
  expect(marches).toBeGreaterThan(0);
});
