import { fileURLToPath } from "node:url";
import { fixtures, transcripts } from "@outrigger/testkit";
import { rules } from "./index.ts";
import { arranged } from "./testing/arranged.ts";

const folder = fileURLToPath(new URL("../fixtures", import.meta.url));
const ADVANCED = { seasonLimit: 1, crashingReefs: true, seaCombat: true, jungleDepletion: true };

fixtures(folder, rules);
const fleets = arranged.find(({ name }) => name === "fleets at sea");
if (fleets === undefined) throw new Error("no fleets are at sea");
transcripts(`${folder}/transcripts`, rules, [
  { name: "two", table: { seats: 2, options: { seasonLimit: 1 } }, decisions: 60 },
  { name: "two-advanced-fleets", table: { seats: 2, options: ADVANCED, start: fleets }, seed: 2, decisions: 80 },
]);
