// What the interface shows beside an offer.

export interface SailNote {
  readonly price: number;
  readonly position: number;
}

/** What placing a tile in one rotation would bring. */
export interface Way {
  readonly rotation: number;
  /** MAO-PLACE-7: an open side would face the edge or printed land, so the island could never be finished. */
  readonly toEdge: boolean;
  /** The island of the tile would be finished. */
  readonly finishes: boolean;
  /** Change of the points for palms on finished islands. */
  readonly palmPoints: number;
  /** Change of the number of complete leis. */
  readonly leis: number;
  /** Change of the points for both. */
  readonly points: number;
}

export interface PlaceNote {
  /** Shells received, as far as the supply lasts. */
  readonly shells: number;
  readonly ways: readonly Way[];
}

/** What offers tell the table, by the kind of move. */
export type MaoriNotes = {
  readonly sail: SailNote;
  readonly take: Pick<SailNote, "price">;
  readonly step: Pick<SailNote, "price">;
  readonly discard: Readonly<Record<"palmPoints" | "leis" | "ships", number>>;
  readonly place: PlaceNote;
  readonly turn: PlaceNote;
};
