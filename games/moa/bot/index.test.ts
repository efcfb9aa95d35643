import { copyJson } from "@outrigger/kernel";
import {
  fastBelow,
  fastChance,
  forkWalk,
  isOffered,
  newWalk,
  startPlay,
  take,
  type Walk,
} from "@outrigger/kernel/play";
import { completeOptions, given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { type Moa, type MoaMove, rules } from "../rules/index.ts";
import { type Arrangement, arrange } from "../rules/testing/arrange.ts";
import { guide } from "./index.ts";
import { cheapestFor, cheapestPayments } from "./payments.ts";

/** Every value of every option that is not its default, and the plain tables. */
const TABLES: readonly [name: string, seats: number, options: Record<string, string>][] = [
  ...[2, 3, 4, 5].map((seats): [string, number, Record<string, string>] => [`${seats} players`, seats, {}]),
  ...rules.options.flatMap(({ id, values = [] }): [string, number, Record<string, string>][] => {
    const other = String(values[1]);
    return [[`${id}=${other}`, id.startsWith("neutral") ? 2 : 3, { [id]: other }]];
  }),
];

/** The plan's first move that is not offered, or undefined when the whole plan can be played. */
function flawOf(walk: Walk<Moa>, plan: readonly MoaMove[]): string | undefined {
  const fork = forkWalk(walk, fastChance(1));
  for (const move of plan) {
    if (fork.decision === undefined) return `${JSON.stringify(plan)}: nothing is asked at ${JSON.stringify(move)}`;
    if (!isOffered(fork.offers, move)) return `${JSON.stringify(plan)}: no ${JSON.stringify(move)}`;
    take(fork, move);
  }
  return undefined;
}

describe("replies", () => {
  const place = (land: number, ...paid: readonly string[]): MoaMove[] => [
    ["place", land],
    ...paid.map((card): MoaMove => ["pay", card as never]),
  ];

  test("master foresees them by the guide's order: hands are sampled anew, and whatever is new was tried first", () => {
    expect(guide.levels.master?.replies).toBe(1);
    expect(guide.idea).toBeDefined();
  });

  test("are the same idea whatever card pays for them, and others where something else is done", () => {
    const ideaOf = guide.idea as (plan: readonly MoaMove[]) => string;
    expect(ideaOf(place(3, "kiwi"))).toBe(ideaOf(place(3, "tui", "moa")));
    expect(ideaOf(place(3, "kiwi"))).not.toBe(ideaOf(place(4, "kiwi")));
  });
});

describe("plans", () => {
  test.each(TABLES)("can all be played: %s", (_name, seats, options) => {
    const start = { seats, options: completeOptions(rules, { seats, options }) };
    for (let seed = 0; seed < 4; seed++) {
      const play = startPlay(rules, start, rules.pack, fastChance(seed));
      const below = fastBelow(seed);
      const walk = newWalk(rules, play);
      const { offers } = walk;
      for (let open = walk.decision; open !== undefined; open = walk.decision) {
        const before = copyJson(play.state);
        const plans = guide.plans?.(play, open, below) ?? [];
        expect(play.state).toEqual(before);
        expect(plans.map((plan) => flawOf(walk, plan)).filter((flaw) => flaw !== undefined)).toEqual([]);
        // Random moves lead to odd positions, plans to likely ones: both are looked at.
        const plan = below(2) === 0 ? plans[below(plans.length || 1)] : undefined;
        for (const move of plan ?? [offers.moves[below(offers.moves.length)] as MoaMove])
          if (walk.decision !== undefined) take(walk, move);
      }
    }
  });
});

const table = (wanted: Arrangement, seats = 3) => given<Moa>(rules, { seats }, arrange(wanted));
const positionOf = (scene: ReturnType<typeof table>) => ({ state: scene.state, pack: scene.pack, index: undefined });

describe("payments", () => {
  test("the cheapest set that suffices, with nothing superfluous in it", () => {
    const position = positionOf(table({ hands: { 0: "haasts_eagle haasts_eagle kea moa tui" } }));
    expect(cheapestFor(position, 0, "fight", 4)?.items).toEqual(["haasts_eagle"]);
    expect(cheapestFor(position, 0, "fight", 6)?.items).toEqual(["haasts_eagle", "kea"]);
    expect(cheapestFor(position, 0, "fight", 20)).toBeUndefined();
  });

  test("tiles that may not be used yet pay nothing", () => {
    const position = positionOf(table({ hands: { 0: "kea" }, fresh: { 0: ["two_fight"] } }));
    expect(cheapestPayments(position, 0, "fight", 4).map((payment) => payment?.items)).toEqual([
      [],
      undefined,
      ["kea"],
      undefined,
      undefined,
    ]);
  });
});

describe("judgement", () => {
  const best = (scene: ReturnType<typeof table>) => {
    if (scene.decision === undefined) throw new Error("nothing is asked");
    return guide.plans?.(positionOf(scene), scene.decision, fastBelow(1))[0];
  };
  const prospects = (wanted: Arrangement) => guide.evaluate(positionOf(table(wanted)));

  test("land, points, cards and tiles are worth something", () => {
    const [nothing = 0] = prospects({});
    const better: Arrangement[] = [
      { land: { 9: "R2" } },
      { scores: [3, 0, 0] },
      { hands: { 0: "pukeko" } },
      { karakia: { 0: ["draw_one"] } },
      { leaderTiles: { 0: ["L12"] } },
    ];
    for (const wanted of better) expect(prospects(wanted)[0], JSON.stringify(wanted)).toBeGreaterThan(nothing);
  });

  test("land on the mammals' way is worth less, behind a stronghold or sold more", () => {
    const worth = (land: string) => prospects({ land: { 1: land }, display: { rat: 3, dog: 2 } })[0] ?? 0;
    expect(worth("R2 SH")).toBeGreaterThan(worth("R2"));
    expect(worth("R2 dog$R")).toBeGreaterThan(worth("R2"));
  });

  test("a territory worth keeping is defended, a rival's is not", () => {
    const invaded = (land: string) =>
      table({
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1 },
        land: { 1: land },
        hands: { 0: "haasts_eagle kea pukeko" },
      });
    expect(best(invaded("R4"))?.[0]).toEqual(["defend"]);
    expect(best(invaded("R1 Y7L G5"))).toEqual([["decline"]]);
  });

  test("a leader is placed where it wins four points and a tie", () => {
    const scene = table({ round: 7, terrain: ["coast", "coast"], land: { 1: "R2 Y2 EL=L12" }, hands: { 0: "kiwi" } });
    expect(best(scene)).toEqual([["leader", 1], ["pay", "kiwi"], ["confirm"]]);
  });

  test("the cards worth least are discarded", () => {
    const scene = table({ hands: { 0: "haasts_eagle pukeko" }, karakia: { 0: ["exchange_three"] } });
    scene.playWith(["moa", "pukeko", "haasts_eagle"], ["exchangeThree"]);
    const plan = best(scene) ?? [];
    expect(plan).toHaveLength(4);
    expect(plan).toContainEqual(["discard", "moa"]);
  });

  test("two players: neutral birds go where they hurt the rival", () => {
    const scene = given<Moa>(
      rules,
      { seats: 2 },
      arrange({ acted: true, land: { 5: "Y1", 7: "R1" }, hands: { 0: "moa", 1: "moa" } }),
    );
    scene.playWith([6], ["end"]);
    // One bird shares first place, which leaves yellow two points; two would leave the second place, worth three.
    expect(best(scene)?.[0]).toEqual(["neutral", 5, "bird1"]);
  });
});
