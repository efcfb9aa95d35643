import { describe, expect, it } from "vitest";
import { rules } from "../rules/index.ts";
import { moving, type TahitiScene } from "../rules/testing/situation.ts";
import { OPENING_COUNTS, openingCounts } from "./openings.ts";
import { surveyOf } from "./survey.ts";

type Count = (typeof OPENING_COUNTS)[number];

function counted(scene: TahitiScene, name: Count, seat = 0): number {
  const counts = openingCounts(surveyOf(scene.state, rules.pack), seat);
  expect(counts.length).toBe(OPENING_COUNTS.length);
  return counts[OPENING_COUNTS.indexOf(name)] ?? Number.NaN;
}

const FAR = "1@1310 chieftain heavy";
const HOMES = { homes: [407, 1310] };

describe("what lies open to commanders", () => {
  it("TAH-CTRL-1: an Area is claimed by a Chieftain with troops, and by none in which an enemy is armed", () => {
    const claim = (pieces: string) => counted(moving(`${pieces}; ${FAR}`, HOMES), "claimNow");
    expect(claim("0@508 chieftain militia")).toBe(32);
    expect(claim("0@508 chieftain population")).toBe(16);
    expect(claim("0@508 chieftain militia; 1@608 militia")).toBe(0);
    expect(claim("0@407 chieftain militia")).toBe(0);
  });

  it("TAH-CTRL-5: unguarded enemy land counts within a march of led troops, not of others", () => {
    const prey = (pieces: string, villages = "") =>
      counted(moving(`0@407 chieftain; ${pieces}; ${FAR}`, { ...HOMES, control: { paea: 1 }, villages }), "preyNear");
    expect(prey("0@407 heavy E4")).toBe(12);
    expect(prey("1@409 militia; 0@407 heavy")).toBe(0);
    expect(prey("0@407 heavy", "1@409")).toBe(0);
  });

  it("a raid is worth its odds, and the last Village is told from others", () => {
    const raid = (name: Count, villages: string, guards: string) =>
      counted(moving(`0@407 chieftain heavy*2; ${guards}; 1@1310 chieftain`, { homes: [407, 0], villages }), name);
    expect(raid("raidLast", "1@409", "1@409 heavy*2")).toBeLessThan(raid("raidLast", "1@409", "1@1211 heavy*2"));
    expect(raid("raidLast", "1@409; 1@1310", "1@1211 heavy")).toBe(0);
    expect(raid("raid", "1@409; 1@1310", "1@1211 heavy")).toBeGreaterThan(40);
  });

  it("TAH-RETR-7: without a home, or with enemies all round, there is no way home", () => {
    const cutOff = (homes: number[], enemies = FAR) =>
      counted(moving(`0@508 chieftain militia; ${enemies}`, { homes }), "cutOff");
    expect(cutOff([407, 1310])).toBe(0);
    expect(cutOff([0, 1310])).toBe(32);
    const around = rules.pack.map.at(508).landSteps.map(({ id }) => `1@${id} militia`);
    expect(cutOff([407, 1310], `${around.join("; ")}; ${FAR}`)).toBe(32);
  });

  it("at sea there is room for two Units a canoe", () => {
    const crew = (canoes: number) =>
      counted(moving(`0@407 chieftain militia*3; ${FAR}`, { ...HOMES, markers: `407 warCanoe*${canoes}` }), "crew");
    expect([crew(0), crew(1), crew(3)]).toEqual([0, 16, 24]);
  });
});
