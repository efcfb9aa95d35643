// The component pack as it is written down. `../pack` makes sure that data handed in has this shape.
import type { BoardSource } from "./board/plan.ts";
import type { BoardName, Tile, TileKind } from "./vocabulary.ts";

/** Where a number comes from: the rulebook, public descriptions, our reconstruction, or the owner of a boxed game. */
interface Provenance {
  readonly origin: "book" | "public" | "reconstructed" | "owner";
  readonly note?: string | undefined;
}
type Provenances = Readonly<Record<string, Provenance>>;

type Numbers<Names extends string> = Readonly<Record<Names, number>>;

export type Tokens = Numbers<"shells" | "startingShells" | "explorerShips" | "colouredShips" | "playerBoards">;
export type Scoring = Numbers<
  "palm" | "hutFactor" | "insideAtollFactor" | "lei" | "shipForMost" | "shellForMost" | "emptySpace"
>;

export interface PackSource {
  readonly game: "maori";
  readonly schema: 1;
  readonly name?: string | undefined;
  readonly counts: Numbers<TileKind> & { readonly provenance: Provenances };
  readonly tokens: Tokens & { readonly provenance: Provenances };
  readonly matrix: { readonly rows: 4; readonly columns: 4; readonly provenance: Provenances };
  readonly scoring: Scoring & { readonly provenance: Provenances };
  readonly tileProvenance: Readonly<Record<TileKind, Provenances>>;
  /** `provenance` on a tile stands before that of its kind. */
  readonly tiles: readonly (Tile & { readonly provenance?: Provenance | undefined })[];
  readonly boards: Readonly<Record<BoardName, BoardSource & { readonly provenance: Provenances }>>;
}
