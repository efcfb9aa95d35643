import { fileURLToPath } from "node:url";
import { fixtures, transcripts } from "@outrigger/testkit";
import { rules } from "./index.ts";

const folder = fileURLToPath(new URL("../fixtures", import.meta.url));

fixtures(folder, rules);
transcripts(`${folder}/transcripts`, rules, [
  { name: "base-2", table: { seats: 2 }, decisions: 40 },
  { name: "atoll-3-variant-1", table: { seats: 3, options: { board: "atoll", variant: 1 } }, decisions: 40 },
]);
