// Motion on the map: things come along the path they would take on a table. Nothing moves unless it is lively.
import type { Attachment } from "svelte/attachments";

export type Point = readonly [x: number, y: number];

const DROP = 280;
const STEP = 90;
const LONGEST = 900;

/** Set down from above. */
export function dropIn(isLively: boolean): Attachment {
  return (node) => {
    if (!isLively) return;
    node.animate(
      [
        { transform: "translateY(-60px)", opacity: 0 },
        { transform: "translateY(0)", opacity: 1 },
      ],
      { duration: DROP, easing: "ease-out" },
    );
  };
}

/** Walks through the points to the last one, where it stands. */
export function walkIn(path: readonly Point[], isLively: boolean): Attachment {
  return (node) => {
    const goal = path.at(-1);
    if (!isLively || goal === undefined || path.length < 2) return;
    const steps = path.map(([x, y]) => ({ transform: `translate(${x - goal[0]}px, ${y - goal[1]}px)` }));
    node.animate(steps, { duration: Math.min(LONGEST, DROP + STEP * path.length), easing: "ease-in-out" });
  };
}
