declare module "virtual:catalogue" {
  /** What the home page says of a game. */
  interface GameCard {
    readonly id: string;
    readonly seats: readonly [fewest: number, most: number];
    /** The table a first game is played at, as lessons and "Play now" open it. */
    readonly first: { readonly seats: number; readonly options: import("@outrigger/kernel").Options };
    readonly effort?: {
      readonly minutes: readonly [fewest: number, most: number];
      readonly weight: "light" | "medium" | "heavy";
    };
    readonly isReference: boolean;
    readonly hidesHands: boolean;
    /** Whether it can be played with other component packs than its own. */
    readonly hasPacks: boolean;
    /** How many there are to learn it by. */
    readonly lessons: number;
    readonly texts: Readonly<Record<"en" | "it" | "pl", { readonly name: string; readonly tagline: string }>>;
  }
  export const catalogue: readonly GameCard[];
  /** Addresses of the pictures that games bring, by game id. */
  export const pictures: Readonly<Record<string, string>>;
  /** Loaders by game id; a game without a ui folder is played on the plain board. */
  export const uis: Readonly<Record<string, () => Promise<{ readonly ui: import("@outrigger/board").GameUi }>>>;
  export const lessons: Readonly<
    Record<string, () => Promise<{ readonly book: import("@outrigger/scene/lesson").LessonBook }>>
  >;
  export const texts: Readonly<Record<string, () => Promise<{ readonly text: import("@outrigger/text").GameText }>>>;
}
