import { fileURLToPath } from "node:url";
import { transcripts } from "@outrigger/testkit";
import { rules } from "./index.ts";

transcripts(fileURLToPath(new URL("../fixtures/transcripts", import.meta.url)), rules, [
  { name: "seed-1", table: { seats: 2 } },
]);
