import { describe, expect, it } from "vitest";
import { edgesOf, type Features, featuresHash, inputsFor } from "./features.ts";
import { newForecaster, sharesOf } from "./forecast.ts";
import { OUTPUT_UNIT, parseNetwork, runNetwork } from "./network.ts";

/** Little-endian words in base64, as training/network.py packs them. */
function packed(words: readonly number[]): string {
  return Buffer.from(Int16Array.from(words).buffer).toString("base64");
}

const features: Features = {
  version: 1,
  shared: ["turn"],
  each: ["points"],
  parts: ["points"],
  count: () => ({ shared: [4], seats: [[10], [3], [7]], prospects: [0, 0, 0] }),
  final: () => [],
};

/** The win hangs on the own points, 1 for every 32 of them, and on half of the edge; the part is always 2 points. */
const data = {
  features: featuresHash(features),
  sizes: [4, 1, 3],
  // One hidden unit: weights of the four inputs, its bias; then for each output a weight and, at the end, three biases.
  weights: packed([0, 1024, 0, 0, 0, 0, 1024, 0, 0, 0, 0, 0, 1, 8192, 0]),
};

describe("inputs", () => {
  it("are the table's counts, the own ones, the strongest rival's and the mean of the rivals'", () => {
    const counts = features.count({} as never);
    expect([...inputsFor(counts, 0)]).toEqual([4, 10, 7, 5]);
    expect([...inputsFor(counts, 1)]).toEqual([4, 3, 10, 9]);
  });
  it("hold nothing of rivals in a game alone, and are cut to what a byte can hold", () => {
    expect([...inputsFor({ shared: [500], seats: [[-500.4]] }, 0)]).toEqual([127, -127, 0, 0]);
  });
});

describe("a network", () => {
  it("adds up in whole numbers: 32 to the unit going in, 128 within, 131,072 coming out", () => {
    const network = parseNetwork(data);
    expect([...runNetwork(network, Int16Array.of(0, 32, 0, 0))]).toEqual([OUTPUT_UNIT, 65_536, 8192]);
    // An activation never goes below nothing, nor above 255.
    expect([...runNetwork(network, Int16Array.of(0, -32, 0, 0))]).toEqual([0, 65_536, 8192]);
    expect([...runNetwork(network, Int16Array.of(0, 127, 0, 0))]).toEqual([1024 * 255, 65_536, 8192]);
  });
  it("that is too short, or not base64, is refused", () => {
    expect(() => parseNetwork({ ...data, weights: packed([1, 2]) })).toThrow("a network of 2 words, not 15");
    expect(() => parseNetwork({ ...data, weights: "§" })).toThrow();
  });
});

describe("a forecast", () => {
  it("gives each seat its share of the win and the parts of its points", () => {
    const { shares, parts } = newForecaster(features, data, 5)({} as never);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(shares[0]).toBeGreaterThan(shares[2] as number);
    expect(shares[2]).toBeGreaterThan(shares[1] as number);
    expect(parts).toEqual([[2], [2], [2]]);
  });
  it("adds the edge by hand, as much of it as the network says, however small it is", () => {
    const sharesWith = (prospects: number[]) =>
      newForecaster({ ...features, count: () => ({ shared: [4], seats: [[3], [3]], prospects }) }, data, 5)({} as never)
        .shares;
    expect(sharesWith([7, 7])).toEqual([0.5, 0.5]);
    const [first = 0, second = 0] = sharesWith([12, 7]);
    // Half of a lead of one swing.
    expect(Math.log(first / second)).toBeCloseTo(0.5, 2);
    expect(sharesWith([7.3, 7])[0]).toBeGreaterThan(sharesWith([7.2, 7])[0] as number);
  });
  it("refuses a network that was trained on other counts", () => {
    expect(() => newForecaster({ ...features, version: 2 }, data, 5)).toThrow("a network for features");
    expect(() => newForecaster({ ...features, each: ["herds"] }, data, 5)).toThrow("a network for features");
    expect(() => newForecaster(features, { ...data, sizes: [5, 1, 3] }, 5)).toThrow("does not fit 4 inputs");
  });
});

describe("edges", () => {
  it("are held against the mean of the table, in swings, and cut where all is decided", () => {
    expect(edgesOf([10, 4, 1], 5)).toEqual([1, -0.2, -0.8]);
    expect(edgesOf([1000, 0], 5)).toEqual([8, -8]);
    expect(edgesOf([10], 5)).toEqual([2]);
  });
});

describe("shares", () => {
  it("are e to the power of the strengths, to three places", () => {
    const [first, second] = sharesOf([OUTPUT_UNIT, 0]);
    expect(first).toBeCloseTo(Math.E / (1 + Math.E), 3);
    expect((first as number) + (second as number)).toBe(1);
    expect(sharesOf([OUTPUT_UNIT])[0]).toBe(first);
    expect(sharesOf([-(2 ** 30), 0])).toEqual([expect.closeTo(0, 12), expect.closeTo(1, 12)]);
  });
});
