import type { RatedMatch, RatedSeat } from "@outrigger/storage";
import { describe, expect, it } from "vitest";
import { anchorsOf } from "./anchors.ts";
import { addMatch, levelMember, newLadder, type Size } from "./ladder.ts";
import { UNKNOWN } from "./strength.ts";

const person = (name: string, place: number | null, left = false): RatedSeat => ({
  kind: left ? "bot" : "person",
  person: name,
  level: left ? "medium" : null,
  place,
});
const computer = (level: string, place: number | null): RatedSeat => ({ kind: "bot", person: null, level, place });
let made = 0;
const match = (...seats: RatedSeat[]): RatedMatch => ({ id: `m${made}`, game: "maori", touched: made++, seats });

function after(size: Size, ...matches: RatedMatch[]) {
  const ladder = newLadder("maori", size);
  for (const each of matches) addMatch(ladder, each);
  return (member: string) => ladder.members.get(member)?.mu ?? Number.NaN;
}

describe("a ladder", () => {
  it("lets nobody dodge a loss: who resigned, ran out of time or left with everybody is behind all who stayed", () => {
    const lost = after("two", match(person("ada", 2), person("ben", 1)));
    // A computer that took the seat over has won it.
    const takenOver = after("two", match(person("ada", 1, true), person("ben", 2)));
    expect(takenOver("ada")).toBe(lost("ada"));
    expect(takenOver("ben")).toBe(lost("ben"));
    // No person is left, so the game has no places.
    const alone = after("two", match(person("ada", null, true), computer("hard", null)));
    expect(alone("ada")).toBeLessThan(UNKNOWN.mu);
    const together = after("more", match(person("ada", null, true), person("ben", null, true), computer("easy", null)));
    expect(together("ada")).toBeLessThan(UNKNOWN.mu);
    expect(together("ben")).toBe(together("ada"));
  });

  it("stands on the computers that were measured, which nobody moves", () => {
    const beaten = Array.from({ length: 20 }, () => match(person("ada", 1), computer("hard", 2)));
    const member = after("two", ...beaten);
    const hard = anchorsOf("maori", true).get("hard")?.mu ?? 0;
    expect(member(levelMember("hard"))).toBe(hard);
    expect(hard).toBeGreaterThan(UNKNOWN.mu);
    expect(member("ada")).toBeGreaterThan(hard);
    // Where nothing was measured a computer is a member like others.
    const free = after("more", match(person("ada", 1), computer("hard", 2), computer("easy", 3)));
    expect(free(levelMember("hard"))).not.toBe(hard);
  });

  it("orders the measured levels, and leaves out those that were not", () => {
    const mu = (game: string, level: string) => anchorsOf(game, true).get(level)?.mu;
    expect(mu("maori", "easy")).toBeLessThan(mu("maori", "medium") ?? 0);
    expect(mu("maori", "master")).toBeGreaterThan(mu("maori", "hard") ?? 0);
    expect(mu("maasai", "hard")).toBeUndefined();
    expect([...anchorsOf("maori", false).keys()]).toEqual(["medium"]);
  });

  it("counts somebody who has left the site for the others of that game, and keeps no standing of theirs", () => {
    const ladder = newLadder("maori", "two");
    addMatch(ladder, match(person("ada", 1), { kind: "person", person: null, level: null, place: 2 }));
    expect([...ladder.members.keys()]).toEqual(["ada"]);
    expect(ladder.members.get("ada")).toMatchObject({ games: 1, curve: [{ match: expect.any(String) }] });
  });
});
