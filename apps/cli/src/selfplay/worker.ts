// One thread of self-play: plays the games it is sent and answers with their rows.
import { workerData } from "node:worker_threads";
import { serveCrew } from "@outrigger/engines/crew";
import type { Chunk } from "../commands/selfplay.ts";
import { playForRows } from "./game.ts";
import { type Assignment, tableOf } from "./table.ts";

const table = await tableOf(workerData as Assignment);
serveCrew<Chunk>(({ first, games }) => Array.from({ length: games }, (_, place) => playForRows(table, first + place)));
