// Pebbles for the registry; every part is loaded when it is asked for.
export const entry = {
  id: "pebbles",
  rules: () => import("./rules/index.ts"),
  text: () => import("./text/index.ts"),
  bot: () => import("./bot/index.ts"),
};
