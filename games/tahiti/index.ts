// Tahiti for the registry; every part is loaded when it is asked for.
export const entry = {
  id: "tahiti",
  rules: () => import("./rules/index.ts"),
  pack: () => import("./pack/index.ts"),
  arrange: () => import("./arrange/index.ts"),
  scenes: () => import("./scenes/index.ts"),
  lessons: () => import("./lessons/index.ts"),
  text: () => import("./text/index.ts"),
  bot: () => import("./bot/index.ts"),
  effort: { minutes: [60, 90], weight: "heavy" } as const,
  picture: "picture.svg",
  pictured: { players: 2, options: { seasonLimit: 2 }, seed: 6, choices: 142, drafted: 4 },
};
