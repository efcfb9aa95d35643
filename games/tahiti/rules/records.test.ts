import { fileURLToPath } from "node:url";
import { fixtures, transcripts } from "@outrigger/testkit";
import { rules } from "./index.ts";
import { richRules } from "./testing/rich.ts";

const folder = fileURLToPath(new URL("../fixtures", import.meta.url));
const ADVANCED = { seasonLimit: 1, crashingReefs: true, seaCombat: true, jungleDepletion: true };

fixtures(folder, rules);
transcripts(`${folder}/transcripts`, rules, [
  { name: "two", table: { seats: 2, options: { seasonLimit: 1 } }, decisions: 60 },
]);
transcripts(`${folder}/transcripts`, richRules, [
  { name: "two-advanced-midgame", table: { seats: 2, options: ADVANCED }, seed: 2, decisions: 80 },
]);
