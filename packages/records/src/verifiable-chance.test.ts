import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentOf, newSecret, verifiableChance } from "./verifiable-chance.ts";

const SEED = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const NONCES = ["a".repeat(64), "b".repeat(64)];

/** The same construction, written down again with Node's own cryptography. */
function wordByNode(call: string, seed = SEED, nonces = NONCES): number {
  const key = createHmac("sha256", Buffer.from(seed, "hex")).update(JSON.stringify(nonces)).digest();
  return createHmac("sha256", key).update(call).digest().readUInt32BE(0);
}

test("the commitment is the SHA-256 of the seed's bytes", () => {
  expect(commitmentOf(SEED)).toBe(createHash("sha256").update(Buffer.from(SEED, "hex")).digest("hex"));
});

test("outcomes are HMAC(key, sequence call bound try), as another library computes them", () => {
  const chanceAt = verifiableChance(SEED, NONCES);
  expect(chanceAt(0).die(6)).toBe((wordByNode("0 die 6 0") % 6) + 1);
  expect(chanceAt(1).pick(10)).toBe(wordByNode("1 pick 10 0") % 10);
  const bag = [1, 4, 9, 16, 25];
  const drawn = chanceAt(2).draw(bag);
  expect(drawn).toBe([1, 4, 9, 16, 25][wordByNode("2 draw 5 0") % 5]);
  expect(bag).toEqual([1, 4, 9, 16, 25].filter((item) => item !== drawn));
});

test("a draw goes by the canonical order of the eligible items, not by how the bag lies", () => {
  const eligible = (item: number | string): boolean => item !== 7;
  for (let call = 0; call < 20; call++) {
    const one = verifiableChance(SEED, NONCES)(call).draw([10, 9, "b", 7, "a"], eligible);
    const other = verifiableChance(SEED, NONCES)(call).draw([7, "a", "b", 10, 9], eligible);
    expect(one).toBe([9, 10, "a", "b"][wordByNode(`${call} draw 4 0`) % 4]);
    expect(other).toBe(one);
  }
});

test("a draw takes one item out and leaves the rest in order", () => {
  const bag = [3, 3, 5, 8];
  const drawn = verifiableChance(SEED, NONCES)(0).draw(bag);
  expect([drawn, ...bag].sort()).toEqual([3, 3, 5, 8]);
  expect([...bag].sort()).toEqual(bag);
  expect(() => verifiableChance(SEED, NONCES)(0).draw(bag, () => false)).toThrow("without an eligible item");
});

test("a number that would favour low outcomes is rejected and drawn again", () => {
  const bound = 3_000_000_000;
  let rejected = 0;
  for (let call = 0; call < 60; call++) {
    let attempt = 0;
    while (wordByNode(`${call} pick ${bound} ${attempt}`) >= bound) attempt++;
    if (attempt > 0) rejected++;
    const expected = wordByNode(`${call} pick ${bound} ${attempt}`);
    expect(verifiableChance(SEED, NONCES)(call).pick(bound)).toBe(expected);
  }
  expect(rejected).toBeGreaterThan(5);
  expect(() => verifiableChance(SEED, NONCES)(0).pick(0)).toThrow("no fair number below 0");
});

test("faces come up equally often", () => {
  const chanceAt = verifiableChance(SEED, NONCES);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let throws = 0; throws < 6_000; throws++) {
    const face = chanceAt(throws).die(6) - 1;
    counts[face] = (counts[face] ?? 0) + 1;
  }
  const squares = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  expect(squares).toBeLessThan(20.5); // five degrees of freedom, one in a thousand
});

test("every nonce, its seat and the seed change the outcomes", () => {
  const course = (seed: string, nonces: readonly string[]): string => {
    const chanceAt = verifiableChance(seed, nonces);
    return Array.from({ length: 30 }, (_, call) => chanceAt(call).die(6)).join("");
  };
  const courses = [
    course(SEED, NONCES),
    course(SEED, [...NONCES].reverse()),
    course(SEED, ["c".repeat(64), "b".repeat(64)]),
    course(`1${SEED.slice(1)}`, NONCES),
  ];
  expect(new Set(courses).size).toBe(4);
  expect(course(SEED, NONCES)).toBe(courses[0]);
});

test("a call's outcome depends on its number alone, not on the calls before it", () => {
  const whole = verifiableChance(SEED, NONCES);
  const outcomes = [0, 1, 2].map((call) => whole(call).die(1000));
  expect(new Set(outcomes).size).toBe(3);
  expect(verifiableChance(SEED, NONCES)(2).die(1000)).toBe(outcomes[2]);
});

test("fresh secrets are 32 bytes and differ", () => {
  const secrets = [newSecret(), newSecret()];
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets[0]).not.toBe(secrets[1]);
});
