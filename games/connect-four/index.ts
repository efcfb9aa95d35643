// Connect four for the registry; every part is loaded when it is asked for.
export const entry = {
  id: "connect-four",
  rules: () => import("./rules/index.ts"),
  text: () => import("./text/index.ts"),
  bot: () => import("./bot/index.ts"),
  effort: { minutes: [3, 5], weight: "light" } as const,
  isReference: true,
};
