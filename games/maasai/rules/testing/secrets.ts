// What a viewer may not know: the test kit deals it anew in samples, and `npm run soak` reads it from here.
import { infoOf, pack } from "../components.ts";
import type { MaasaiState } from "../vocabulary.ts";

/** The piles and the hands a viewer cannot see, by shape: how many of each there are is known to everybody. */
export function secrets({ wide, narrow, seats, options }: MaasaiState, viewer: number | "spectator" | "all") {
  const hidden = options.openHands || viewer === "all" ? [] : [...seats.entries()].filter(([seat]) => seat !== viewer);
  const pool = (shape: "W" | "N", pile: readonly string[]) => ({
    [`pile ${shape}`]: pile,
    ...Object.fromEntries(
      hidden.map(([seat, { hand }]) => [
        `hand ${seat} ${shape}`,
        hand.filter((id) => infoOf(pack, id).shape === shape),
      ]),
    ),
  });
  const pools = [pool("W", wide), pool("N", narrow)];
  return { pools: viewer === "all" ? [] : pools };
}
