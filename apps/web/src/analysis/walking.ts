// Walking along a game by its turns with the keys, the same on every chart.

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
