import { fileURLToPath } from "node:url";
import { fixtures, transcripts } from "@outrigger/testkit";
import { rules } from "./index.ts";

const folder = fileURLToPath(new URL("../fixtures", import.meta.url));

fixtures(folder, rules);
transcripts(`${folder}/transcripts`, rules, [
  { name: "long-2", table: { seats: 2 }, decisions: 40 },
  { name: "short-3-open-hands", table: { seats: 3, options: { length: "short", openHands: true } }, decisions: 40 },
]);
