import { expect, test } from "vitest";
import { rules } from "./index.ts";
import { luckReport } from "./luck-report.ts";
import { printedCombat } from "./testing/printed.ts";
import { situation } from "./testing/situation.ts";

test("the luck report holds every roll against what was to be expected", () => {
  const scene = printedCombat();
  scene.playWith([4, 6, 3], ["pursueAll"]);
  const [attacker, defender] = luckReport(scene.state);
  // 11 against 7 wins in 33 cases of 36.
  expect(attacker?.lines).toEqual([
    { kind: "combat", rolls: 1, hits: 1, expected: 0.92, luck: expect.closeTo(0.3, 2) },
  ]);
  expect(defender?.lines).toEqual([
    { kind: "combat", rolls: 1, hits: 0, expected: 0.08, luck: expect.closeTo(-0.3, 2) },
    { kind: "steadiness", rolls: 6, hits: 3, expected: 3, luck: 0 },
  ]);
  expect(defender?.overall).toBeCloseTo(-0.21, 2);
  expect(rules.result(scene.state, scene.pack).details).toMatchObject({ luck: luckReport(scene.state) });
});

test("pips count where pips count", () => {
  const scene = situation({ step: "movement", edit: (state) => void state.order.splice(1) });
  scene.playWith([6, 1], ["endMove"]);
  const [first] = luckReport(scene.state);
  expect(first?.lines).toEqual([{ kind: "initiative", rolls: 1, hits: 6, expected: 3.5, luck: 1.46 }]);
});
