// Positions of sea combat: fleets at sea, and a flotilla before a shore.
import { activate, fighting, moving, type Situation, type TahitiScene } from "./situation.ts";

/** Fleets at sea: canoes in an all-sea hex belong to the side named. */
export function atSea(pieces: string, canoes: string, more: Situation = {}): TahitiScene {
  return fighting(pieces, {
    homes: [407, 1310],
    markers: canoes,
    ...more,
    options: { seaCombat: true, ...more.options },
  });
}

/** Seat 0 has sailed up to 0409 with Militia, each in its canoe; seat 1 has people ashore there and a canoe. */
export function offShore(militia: number, theirs: string, more: Situation = {}): TahitiScene {
  const scene = moving(`0@407 militia*${militia}; 1@409 ${theirs}; ${more.pieces ?? ""}`, {
    homes: [407, 610],
    ...more,
    markers: `407 warCanoe*${militia}; 409 warCanoe; ${more.markers ?? ""}`,
    options: { seaCombat: true },
  });
  activate(scene, "chieftain");
  scene.play(["embark", militia]);
  while (scene.offers("take").length > 0) scene.play(scene.offers("take").at(-1) as never);
  scene.play(["sail", 408], ["sail", 409]);
  if (scene.phase === "afloat") scene.play(["done"]);
  scene.play(["endMove"]);
  return scene;
}
