// The commands by name. Each is loaded when it is called.
import { Fault } from "../faults.ts";
import type { Command } from "./command.ts";

export interface CommandLine {
  readonly summary: string;
  readonly load: () => Promise<{ readonly command: Command }>;
}

/** Measuring needs what only development needs, and an installed site leaves that out. */
async function withTools<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if ((error as { code?: unknown }).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Fault("the measuring tools are not installed here: npm install brings them");
  }
}

export const commands: Readonly<Record<string, CommandLine>> = {
  serve: { summary: "serve the site: web client, accounts, tables", load: () => import("./site/serve.ts") },
  admin: { summary: "name the administrators of the site", load: () => import("./site/admin.ts") },
  people: { summary: "look people up, warn, mute, suspend or rename them", load: () => import("./site/people.ts") },
  ratings: { summary: "work the ratings of the site out from its results", load: () => import("./site/ratings.ts") },
  play: { summary: "play a game in the terminal, against bots or round one screen", load: () => import("./play.ts") },
  sim: { summary: "let bots play many games and count", load: () => import("./sim.ts") },
  selfplay: {
    summary: "let bots play each other and keep positions for training",
    load: () => import("./selfplay.ts"),
  },
  forecasts: {
    summary: "hold what the bots forecast against what came of games",
    load: () => import("./forecasts.ts"),
  },
  floor: {
    summary: "measure how good a forecast could be at best",
    load: () => import("./floor.ts"),
  },
  new: { summary: "write a new game into games/, ready to be changed", load: () => import("./new.ts") },
  replay: { summary: "play a record again and show it", load: () => import("./replay.ts") },
  analyse: {
    summary: "say what decided a recorded game: luck, decisions, mistakes",
    load: () => import("./analyse.ts"),
  },
  rules: { summary: "ask the rules of a game", load: () => import("./rules.ts") },
  scenes: { summary: "say which rules can be looked at on the table", load: () => import("./scenes.ts") },
  lessons: { summary: "list the lessons of a game and the rules they touch", load: () => import("./lessons.ts") },
  verify: { summary: "check that records hold", load: () => import("./verify.ts") },
  backup: { summary: "write the whole site into one file", load: () => import("./site/backup.ts") },
  restore: { summary: "put a backup into an empty database", load: () => import("./site/restore.ts") },
  move: { summary: "move a site from SQLite to PostgreSQL", load: () => import("./site/move.ts") },
  chaos: {
    summary: "kill the server under load and count what is lost",
    load: () => withTools(() => import("./measure/chaos.ts")),
  },
  load: { summary: "measure the server under many players", load: () => withTools(() => import("./measure/load.ts")) },
  bench: { summary: "measure how fast this machine plays", load: () => withTools(() => import("./measure/bench.ts")) },
};
