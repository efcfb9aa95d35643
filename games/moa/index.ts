// Moa for the registry; every part is loaded when it is asked for.
export const entry = {
  id: "moa",
  rules: () => import("./rules/index.ts"),
  pack: () => import("./pack/index.ts"),
  arrange: () => import("./arrange/index.ts"),
  scenes: () => import("./scenes/index.ts"),
  lessons: () => import("./lessons/index.ts"),
  text: () => import("./text/index.ts"),
  bot: () => import("./bot/index.ts"),
  effort: { minutes: [40, 60], weight: "medium" } as const,
  picture: "picture.svg",
  pictured: { players: 4, seed: 3, choices: 96, drafted: 3 },
  hidesHands: true,
  soakGames: 5_000,
};
