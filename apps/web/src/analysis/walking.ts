// Walking along a game by its turns with the keys, the same on every chart.
import type { Analysis } from "./workers/analysis-worker.ts";

/** Place 0 is the start. Undefined where the key leads nowhere. */
export function placeFor(key: string, current: number, last: number, flags: readonly number[]): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, current - 1);
    case "ArrowRight":
      return Math.min(last, current + 1);
    case "ArrowUp":
      return flags.findLast((flag) => flag < current);
    case "ArrowDown":
      return flags.find((flag) => flag > current);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

export const isWalkingKey = (key: string): boolean =>
  ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].includes(key);

type Walked = Pick<Analysis, "turns" | "turningPoints">;

/** Each seat has its own line on every chart as well as its own colour. */
export const DASHES = ["none", "7 4", "2 4", "12 5", "9 3 2 3"];

/** The turn a chart stands at, how to go to another, and the attributes of the slider that it is. */
export function walkAlong({ turns, turningPoints }: Walked, at: number, seek: (to: number) => void) {
  const current = turns.findLastIndex(({ to }) => to <= at) + 1;
  const placeOf = ({ turn }: { readonly turn: number }): number => turns.findIndex((each) => each.turn === turn) + 1;
  const go = (place: number): void => seek(turns[Math.max(0, Math.min(turns.length, place)) - 1]?.to ?? 0);
  const onkeydown = (event: KeyboardEvent): void => {
    if (!isWalkingKey(event.key)) return;
    event.preventDefault();
    // Else the review would go a step of its own.
    event.stopPropagation();
    const to = placeFor(event.key, current, turns.length, turningPoints.map(placeOf));
    if (to !== undefined) go(to);
  };
  const slider = (label: string, told: string, keys: string) => ({
    role: "slider" as const,
    tabindex: 0,
    "aria-label": label,
    "aria-describedby": keys,
    "aria-valuemin": 0,
    "aria-valuemax": turns.length,
    "aria-valuenow": current,
    "aria-valuetext": told,
    onkeydown,
  });
  return { current, placeOf, go, slider };
}
