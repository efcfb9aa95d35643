// Places at the end of a game.

/** A place for each: one more than there are better ones, so equals share it and the next place stays empty. */
export function placesBy<Merit>(merits: readonly Merit[], isBetter: (one: Merit, other: Merit) => boolean): number[] {
  return merits.map((own) => 1 + merits.filter((other) => isBetter(other, own)).length);
}
