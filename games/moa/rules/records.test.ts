import { fileURLToPath } from "node:url";
import { fixtures, transcripts } from "@outrigger/testkit";
import { rules } from "./index.ts";

const folder = fileURLToPath(new URL("../fixtures", import.meta.url));

fixtures(folder, rules);
transcripts(`${folder}/transcripts`, rules, [
  { name: "two", table: { seats: 2 }, decisions: 40 },
  { name: "three-one-by-one", table: { seats: 3, options: { terrainReveal: "oneByOne" } }, decisions: 40 },
]);
