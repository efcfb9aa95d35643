// npm run picture: draws the import table anew in ARCHITECTURE.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawPicture, putPicture } from "./boundaries/picture.ts";
import { root } from "./lib/run.mjs";

const path = join(root, "ARCHITECTURE.md");
writeFileSync(path, putPicture(readFileSync(path, "utf8"), drawPicture()));
