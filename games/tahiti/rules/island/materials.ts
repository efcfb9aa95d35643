// What is used up to build something, and what of it lies ready in a hex: for the rules, and for words and pictures.
import type { BuildInput, BuildUse, Printed } from "../pack-source.ts";
import type { Marker, Piece, Switches, TahitiState } from "../state.ts";
import type { BuildItem, Hex, Side } from "../vocabulary.ts";

/** What a row of the build chart takes at this table: two options read the damaged chart otherwise (TAH-BUILD-19). */
export function usesOf(switches: Switches, build: Printed["build"], item: BuildItem | "bigLog"): readonly BuildUse[] {
  const uses = build[item];
  if (item === "warCanoe" && switches.warCanoeNeedsLog) return [...uses, { item: "bigLog", present: 1, consumed: 1 }];
  if (item !== "village" || switches.villagePopulationConsumed === 1) return uses;
  return uses.map((use) =>
    use.item === "population" ? { ...use, consumed: switches.villagePopulationConsumed } : use,
  );
}

/** The builder's Units, or markers lying there, that were in the hex in this form when the phase began. */
export function usable(
  state: Pick<TahitiState, "pieces" | "markers">,
  seat: Side,
  hex: Hex,
  item: BuildInput,
): (Piece | Marker)[] {
  const pieces = state.pieces.filter(
    (piece) => piece.kind === item && piece.at === hex && piece.owner === seat && !piece.fresh,
  );
  const markers = state.markers.filter((marker) => marker.kind === item && marker.at === hex && !marker.fresh);
  return [...pieces, ...markers];
}
