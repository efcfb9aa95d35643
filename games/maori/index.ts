// Māori for the registry; every part is loaded when it is asked for.
export const entry = {
  id: "maori",
  rules: () => import("./rules/index.ts"),
  pack: () => import("./pack/index.ts"),
  arrange: () => import("./arrange/index.ts"),
  scenes: () => import("./scenes/index.ts"),
  lessons: () => import("./lessons/index.ts"),
  text: () => import("./text/index.ts"),
  bot: () => import("./bot/index.ts"),
  effort: { minutes: [15, 25], weight: "light" } as const,
  picture: "picture.svg",
  pictured: { players: 4, seed: 8, choices: 40, drafted: 2 },
  soakGames: 10_000,
};
