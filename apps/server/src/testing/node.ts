// A server in a process of its own, to be killed. Its first line says the port; it goes when whoever started it has gone.
import type { ChanceAt } from "@outrigger/kernel/match";
import { verifiableChance } from "@outrigger/records";
import { startServer } from "../server.ts";
import { LAID_DOWN, type NodePlan } from "./start-node.ts";
import { answerUsage } from "./usage.ts";

const NO_SECRET = "0".repeat(64);

/** Luck that whoever opens a table has laid down by their nonce. */
function laidDown(_seed: string, nonces: readonly string[]): ChanceAt {
  return verifiableChance(
    NO_SECRET,
    nonces.filter((nonce) => nonce.startsWith(LAID_DOWN)),
  );
}

/** How far somebody has set the machine's clock, as far as this server can tell. */
let jumped = 0;
process.on("message", ({ jump = 0 }: { readonly jump?: number }) => {
  jumped += jump;
});

const { isLuckLaidDown = false, ...plan } = JSON.parse(process.argv[2] ?? "{}") as NodePlan & { readonly port: number };
const luck = isLuckLaidDown ? { luck: laidDown } : {};
const wall = (): number => Date.now() + jumped;
const server = await startServer({
  address: "127.0.0.1",
  logLevel: "warn",
  limitFactor: 10_000,
  wall,
  ...luck,
  ...plan,
});
process.stdout.write(`${server.port}\n`);
process.stdin.resume();
process.stdin.on("end", () => process.exit(1));
if (process.connected) answerUsage();
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
