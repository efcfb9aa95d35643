// A game's trained network as the repository holds it, beside the features it reads and answers from where it was trained.
import { readFileSync } from "node:fs";
import { featuresHash, parseNetwork, runNetwork } from "@outrigger/bots";
import { expect, it } from "vitest";

export function trained(
  network: Parameters<typeof parseNetwork>[0],
  features: Parameters<typeof featuresHash>[0],
  answers: URL,
): void {
  it("the network is one for these features and answers as it did where it was trained, bit by bit", () => {
    const { inputs, outputs }: { inputs: number[][]; outputs: number[][] } = JSON.parse(readFileSync(answers, "utf8"));
    const parsed = parseNetwork(network);
    expect(network.features).toBe(featuresHash(features));
    expect(inputs.length).toBeGreaterThan(20);
    expect(inputs.map((each) => [...runNetwork(parsed, Int16Array.from(each))])).toEqual(outputs);
  });
}
