import { fileURLToPath } from "node:url";
import { fixtures, transcripts } from "@outrigger/testkit";
import { rules } from "./index.ts";

const folder = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

fixtures(folder(""), rules);
transcripts(folder("transcripts"), rules, [{ name: "seed-1", table: { seats: 2 } }]);
