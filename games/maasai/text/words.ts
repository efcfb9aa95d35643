// The nouns of the game in words: shields, patches, places, herds.
import type { Say } from "@outrigger/text";
import type { Herd, MaasaiView, PatchName, Shield } from "../rules/index.ts";
import { opposite, printOf, shieldOf } from "../rules/names.ts";
import { ANIMALS } from "../rules/vocabulary.ts";

/** In a hand shields stand upright: the half m1 of a middle lies to the right. */
const UPRIGHT = 2;

/** `half` is where the half m1 of the middle is seen: the halves are named by where they lie, not as printed. */
export function shieldText(say: Say, { kind, land }: Shield, half = UPRIGHT): string {
  const [a = "", m1 = "", m3 = "", c = ""] = printOf({ kind, land }).colours.map((colour) => say(`colour.${colour}`));
  const halves = { first: halfText(say, half), second: halfText(say, opposite(half)) };
  return say(`shield.${kind}`, { a, m: m1, m1, m3, c, ...halves });
}

function halfText(say: Say, faces: number): string {
  return say(`half.${faces}`);
}

/** A patch by its name, on a shield whose half m1 lies this way. */
export function patchText(say: Say, name: PatchName, half: number): string {
  if (name !== "m1" && name !== "m3") return say(`patch.${name}`);
  return say("patch.half", { half: halfText(say, name === "m1" ? half : opposite(half)) });
}

/** A shield of the pack by its id; of one that is laid, as it lies. */
export function shieldNamed(say: Say, { shields }: MaasaiView, id: string, half?: number): string {
  const shield = shields[id];
  return shield === undefined ? id : shieldText(say, shield, half);
}

/** "below shield 12": where somebody is who stands across an edge that faces this way. */
export function placeText(say: Say, slot: number, faces: number): string {
  return say(`at.${faces}`, { shield: shieldOf(slot) });
}

export function herdText(say: Say, herd: Herd): string {
  const parts = ANIMALS.filter((animal) => herd[animal] > 0).map((animal) =>
    say(`count.${animal}`, { count: herd[animal] }),
  );
  return parts.length === 0 ? say("count.none") : parts.join(", ");
}

/** The numbers of the shields that patches or spots lie on, each once. */
export function shieldsOf(patches: readonly number[]): number[] {
  return [...new Set(patches.map(shieldOf))].sort((one, other) => one - other);
}
