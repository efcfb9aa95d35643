// Maasai for the registry; every part is loaded when it is asked for.
export const entry = {
  id: "maasai",
  rules: () => import("./rules/index.ts"),
  pack: () => import("./pack/index.ts"),
  arrange: () => import("./arrange/index.ts"),
  scenes: () => import("./scenes/index.ts"),
  lessons: () => import("./lessons/index.ts"),
  text: () => import("./text/index.ts"),
  bot: () => import("./bot/index.ts"),
  effort: { minutes: [25, 40], weight: "medium" } as const,
  picture: "picture.svg",
  pictured: { players: 3, seed: 3, choices: 24, drafted: 2 },
  hidesHands: true,
  soakGames: 1_000,
};
