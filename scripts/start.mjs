// npm start: the site, or the terminal game while there is no site. Plain JavaScript, see test.mjs.
import { ensureInstalled } from "./lib/install.mjs";
import { goOnIn } from "./lib/node.mjs";

await ensureInstalled();
await goOnIn("scripts/site.ts", process.argv.slice(2));
