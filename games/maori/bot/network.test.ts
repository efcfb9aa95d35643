import { readFileSync } from "node:fs";
import { featuresHash, parseNetwork, runNetwork } from "@outrigger/bots";
import { expect, it } from "vitest";
import { features } from "./features.ts";
import { network } from "./network.ts";

it("the network is one for these features and answers as it did where it was trained, bit by bit", () => {
  const vectors: { inputs: number[][]; outputs: number[][] } = JSON.parse(
    readFileSync(new URL("network-vectors.json", import.meta.url), "utf8"),
  );
  const parsed = parseNetwork(network);
  expect(network.features).toBe(featuresHash(features));
  expect(vectors.inputs.length).toBeGreaterThan(20);
  expect(vectors.inputs.map((inputs) => [...runNetwork(parsed, Int16Array.from(inputs))])).toEqual(vectors.outputs);
});
