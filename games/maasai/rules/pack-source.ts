// The component pack as it is written down. `../pack` makes sure that data handed in has this shape.
import type { Kind, Shield } from "./vocabulary.ts";

/** Where a number comes from: the rulebook, calculation, our reconstruction, or the owner of a boxed game. */
interface Provenance {
  readonly origin: "book" | "derived" | "reconstructed" | "owner";
  readonly note?: string | undefined;
}

type ByPlayers = Readonly<Record<"2" | "3", number>>;

export interface PackSource {
  readonly game: "maasai";
  readonly schema: 1;
  readonly name?: string | undefined;
  readonly people: { readonly warrior: number; readonly boy: number; readonly provenance: Provenance };
  readonly animals: { readonly long: ByPlayers; readonly short: ByPlayers; readonly provenance: Provenance };
  readonly hand: { readonly wide: number; readonly narrow: number; readonly provenance: Provenance };
  readonly rounds: ByPlayers & { readonly provenance: Provenance };
  readonly shieldProvenance: Readonly<Record<Kind, Provenance>>;
  readonly shields: readonly Shield[];
}
