import { newSay } from "@outrigger/text";
import { expect, test } from "vitest";
import { layAt, table } from "../rules/testing/tables.ts";
import { text } from "../text/index.ts";
import { forecast } from "./forecast.ts";

const RING_OF_FOUR = {
  layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
  hands: { 1: "N-RRG W3-GGG W3-YYY" },
};

/** What the preview of the lay that closes the ring tells. */
async function foretold(warriors: number): Promise<string> {
  const scene = table({ ...RING_OF_FOUR, stock: { 1: { warrior: warriors } } });
  const before = scene.view(0);
  layAt(scene, "N-RRG@[1,-1,0,0]/1");
  const say = newSay("en", await text.messages("en"));
  const seen = { view: scene.view(0), events: [], stopped: false };
  return forecast(say, before, seen, ["Naserian", "Lemayian"])
    .map((line) => line.text)
    .join(" ");
}

test("MAS-BOMA-2: a lay is said to close a fence only to a player who could build it", async () => {
  expect(await foretold(1)).toContain("4 shields");
  expect(await foretold(0)).not.toContain("4 shields");
});
