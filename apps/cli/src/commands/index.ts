// The commands by name. Each is loaded when it is called.
import type { Command } from "./command.ts";

export interface CommandLine {
  readonly summary: string;
  readonly load: () => Promise<{ readonly command: Command }>;
}

export const commands: Readonly<Record<string, CommandLine>> = {
  serve: { summary: "serve the site: web client, accounts, tables", load: () => import("./serve.ts") },
  admin: { summary: "name the administrators of the site", load: () => import("./admin.ts") },
  play: { summary: "play a game in the terminal, against bots or round one screen", load: () => import("./play.ts") },
  sim: { summary: "let bots play many games and count", load: () => import("./sim.ts") },
  selfplay: {
    summary: "let bots play each other and keep positions for training",
    load: () => import("./selfplay.ts"),
  },
  replay: { summary: "play a record again and show it", load: () => import("./replay.ts") },
  verify: { summary: "check that records hold", load: () => import("./verify.ts") },
  backup: { summary: "write the whole site into one file", load: () => import("./backup.ts") },
  restore: { summary: "put a backup into an empty database", load: () => import("./restore.ts") },
  move: { summary: "move a site from SQLite to PostgreSQL", load: () => import("./move.ts") },
  chaos: { summary: "kill the server under load and count what is lost", load: () => import("./chaos.ts") },
  load: { summary: "measure the server under many players", load: () => import("./load.ts") },
  bench: { summary: "measure how fast this machine plays", load: () => import("./bench.ts") },
};
