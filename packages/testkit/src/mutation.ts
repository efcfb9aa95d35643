/** A bug planted into a game's rules, which its tests must notice; `games/<game>/mutations.ts` lists them. */
export interface Mutation {
  /** The clause the bug breaks. */
  readonly clause: string;
  /** Relative to `rules/`; the check of packs is `../pack/…`. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}
