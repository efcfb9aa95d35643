// node training/install.ts NETWORK.json: puts a trained network and its test vectors into its game's folder.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [file = ""] = process.argv.slice(2);
const { game, features, sizes, weights } = JSON.parse(readFileSync(file, "utf8"));
const folder = new URL(`../games/${game}/bot/`, import.meta.url);
const data = JSON.stringify({ features, sizes, weights }, null, 2).replaceAll(/"(\w+)":/g, "$1:");
writeFileSync(
  new URL("network.ts", folder),
  `// The learned judgement of ${game}: made by training/, not by hand.\nimport type { NetworkData } from "@outrigger/bots";\n\nexport const network: NetworkData = ${data};\n`,
);
writeFileSync(
  new URL("learned.ts", folder),
  `// The learned judgement in one piece, for whoever asks for it.\nexport { features } from "./features.ts";\nexport { network } from "./network.ts";\n`,
);
writeFileSync(new URL("network-vectors.json", folder), readFileSync(join(dirname(file), "vectors.json")));
console.log(`${game}: ${sizes.join("-")}, ${weights.length} characters`);
