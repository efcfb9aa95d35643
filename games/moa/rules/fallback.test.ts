// What is done for a seat whose time ran out.
import { runningSegment, timeUp } from "@outrigger/kernel/match";
import { fallbackMove, newPlay, stoppingChance } from "@outrigger/kernel/play";
import { given, matchAt, type Scene, send, standingAt } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { fewestItems } from "./hand/means.ts";
import { rules } from "./index.ts";
import type { Moa } from "./moa.ts";
import { type Arrangement, arrange, landText, playerOf } from "./testing/arrange.ts";
import type { MoaMove } from "./vocabulary.ts";

const table = (wanted: Arrangement, seats = 3) => given(rules, { seats }, arrange(wanted));

function fallback(scene: Scene<Moa>): MoaMove {
  if (scene.decision === undefined) throw new Error("nothing is asked");
  const play = newPlay(rules, rules.pack, scene.state, stoppingChance());
  return fallbackMove(rules, play, scene.decision.frame, scene.offers()) as MoaMove;
}

test("a turn is passed, then ended", () => {
  const scene = table({ hands: { 0: "tui", 1: "moa" }, karakia: { 0: ["draw_one"] } });
  expect(fallback(scene)).toEqual(["pass"]);
  scene.play(["pass"]);
  expect(fallback(scene)).toEqual(["end"]);
});

/** A match by the clock that stands where the scene stands, and what is left of these drafted moves when time runs out. */
function timedOut(wanted: Arrangement, ...drafted: MoaMove[]) {
  const start = standingAt<Moa>(table(wanted).state);
  const match = matchAt(rules, { seats: 3, start }, { kind: "turns", perMove: 1_000 });
  if (drafted.length > 0) send(match, 0, ...drafted);
  const answer = timeUp(match, 0, 2_000);
  if (!answer.ok) throw new Error(answer.code);
  return { match, state: match.published.play.state, moves: runningSegment(match.data).steps.map(({ move }) => move) };
}

describe("3.4: a defence that was begun is paid with the cheapest sufficient set", () => {
  const attacked: Arrangement = {
    stepA: [{ phase: "invasion", mammal: "possum", left: 1 }],
    display: { possum: 1 },
    land: { 1: "R1" },
    hands: { 0: "haasts_eagle kea kea moa tui" },
  };

  test("one that was not is declined", () => {
    expect(timedOut(attacked).moves).toEqual([["decline"]]);
  });

  test.each<[string, MoaMove[], string[]]>([
    ["nothing was paid", [], ["haasts_eagle"]],
    ["something was paid", [["pay", "tui"]], ["tui", "haasts_eagle"]],
    ["all was paid", [["pay", "haasts_eagle"]], ["haasts_eagle"]],
  ])("when %s", (_what, paid, payment) => {
    const { moves, state } = timedOut(attacked, ["defend"], ...paid);
    expect(moves).toEqual([["defend"], ...payment.map((item) => ["pay", item]), ["confirm"]]);
    expect(playerOf(state, 0).won).toEqual(["possum"]);
    expect(landText(state, 1)).toBe("R1 SH");
  });

  test("the cheapest set is the fewest cards and tiles, and of those the weakest that do", () => {
    const price = (hand: string, fight: number) => fewestItems(table({ hands: { 0: hand } }), 0, fight);
    expect(price("kea kea tui haasts_eagle", 3)).toEqual(["haasts_eagle"]);
    expect(price("haasts_eagle kea kea tui", 5)).toEqual(["haasts_eagle", "tui"]);
    expect(price("kea kea tui tui", 3)).toEqual(["kea", "tui"]);
    expect(price("kea tui tui", 5)).toEqual([]);
  });
});

describe("3.4: an action of the turn that was begun is given up, and the turn passed", () => {
  test.each<[string, Arrangement, MoaMove[]]>([
    [
      "a placement with a card proposed",
      { hands: { 0: "tui" } },
      [
        ["place", 1],
        ["pay", "tui"],
      ],
    ],
    [
      "a leader that is paid",
      { land: { 1: "R1" }, hands: { 0: "kiwi" } },
      [
        ["leader", 1],
        ["pay", "kiwi"],
      ],
    ],
    [
      "an attack that is paid",
      { land: { 1: "rat!" }, hands: { 0: "haasts_eagle" } },
      [
        ["attack", 1],
        ["pay", "haasts_eagle"],
      ],
    ],
    [
      "a sale that is paid",
      { land: { 1: "R1" }, display: { rat: 1 }, hands: { 0: "kiwi kiwi" } },
      [
        ["sell", 1, "rat"],
        ["pay", "kiwi"],
      ],
    ],
    [
      "a purchase that is paid",
      { hands: { 0: "morepork" } },
      [
        ["buy", "draw_one"],
        ["pay", "morepork"],
      ],
    ],
    [
      "a move of birds",
      { land: { 1: "R2" }, hands: { 0: "tui" }, karakia: { 0: ["move_birds"] } },
      [
        ["moveBirds", 1],
        ["count", 1],
      ],
    ],
  ])("%s", (_what, wanted, drafted) => {
    const { moves, state, match } = timedOut(wanted, ...drafted);
    expect(moves).toEqual([["pass"]]);
    expect(playerOf(state, 0).hand).toEqual(wanted.hands?.[0]?.split(" "));
    expect(match.data.drafts).toEqual([]);
  });

  test("after an attack no birds are placed, and the cards proposed for some are kept", () => {
    const land = { land: { 1: "rat!" }, hands: { 0: "haasts_eagle tui" } };
    const { moves, state } = timedOut(land, ["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["pay", "tui"]);
    expect(moves.slice(-1)).toEqual([["count", 0]]);
    expect(playerOf(state, 0).hand).toEqual(["tui"]);
  });
});

test("an exchange gives away the cards with the fewest icons", () => {
  const scene = table({ hands: { 0: "moa" }, karakia: { 0: ["exchange_three"] } });
  scene.playWith(["kiwi", "kakapo", "pukeko"], ["exchangeThree"]);
  for (let move = fallback(scene); scene.phase === "exchange"; move = fallback(scene)) scene.play(move);
  expect(playerOf(scene.state, 0).hand).toHaveLength(1);
  expect(scene.state.birdDiscard).toContain("kiwi");
  expect(scene.state.birdDiscard).toContain("kakapo");
});
