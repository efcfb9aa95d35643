declare module "virtual:catalogue" {
  /** What the home page says of a game. */
  interface GameCard {
    readonly id: string;
    readonly seats: readonly [fewest: number, most: number];
    /** Whether its ui folder exists, so that it can be played here. */
    readonly hasTable: boolean;
    readonly texts: Readonly<Record<"en" | "it" | "pl", { readonly name: string; readonly tagline: string }>>;
  }
  export const catalogue: readonly GameCard[];
  /** Loaders by game id. */
  export const uis: Readonly<Record<string, () => Promise<{ readonly ui: import("@outrigger/board").GameUi }>>>;
  export const texts: Readonly<Record<string, () => Promise<{ readonly text: import("@outrigger/text").GameText }>>>;
}
