// Positions of sea combat: fleets at sea, and a flotilla before a shore.
import { activate, type Situation, situation, type TahitiScene } from "./situation.ts";

type Pieces = NonNullable<Situation["pieces"]>;

/** Fleets at sea: canoes in an all-sea hex belong to the side named. */
export function atSea(
  pieces: Pieces,
  canoes: readonly (readonly [number, number, number])[],
  more: Situation = {},
): TahitiScene {
  return situation({
    homes: [407, 1310],
    step: "combat",
    ...more,
    pieces,
    markers: canoes.map(([, hex, count]) => [hex, `warCanoe*${count}`] as const),
    options: { seaCombat: true, ...more.options },
    edit: (state) => {
      const owners = canoes.flatMap(([side, , count]) => Array.from({ length: count }, () => side));
      state.markers.forEach((marker, place) => {
        marker.crew = owners[place] ?? -1;
      });
      more.edit?.(state);
    },
  });
}

/** Seat 0 has sailed up to 0409, where seat 1 has people ashore and a canoe. */
export function offShore(mine: string[], theirs: string[], more: Situation = {}): TahitiScene {
  const scene = situation({
    homes: [407, 610],
    step: "movement",
    ...more,
    pieces: [[0, 407, ...mine], [1, 409, ...theirs], ...(more.pieces ?? [])],
    markers: [
      [407, `warCanoe*${mine.filter((name) => name === "militia").length}`],
      [409, "warCanoe"],
      ...(more.markers ?? []),
    ],
    options: { seaCombat: true },
  });
  activate(scene, "chieftain");
  scene.play(["embark", mine.filter((name) => name === "militia").length]);
  while (scene.offers("take").length > 0) scene.play(scene.offers("take").at(-1) as never);
  scene.play(["sail", 408], ["sail", 409]);
  if (scene.phase === "afloat") scene.play(["done"]);
  scene.play(["endMove"]);
  return scene;
}
