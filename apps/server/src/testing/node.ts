// A server in a process of its own, to be killed. Its first line says the port; it goes when whoever started it has gone.
import { startServer } from "../server.ts";
import { answerUsage } from "./usage.ts";

interface NodePlan {
  readonly port: number;
  readonly data: string;
  readonly databaseUrl?: string;
}

/** How far somebody has set the machine's clock, as far as this server can tell. */
let jumped = 0;
process.on("message", ({ jump = 0 }: { readonly jump?: number }) => {
  jumped += jump;
});

const plan = JSON.parse(process.argv[2] ?? "{}") as NodePlan;
const wall = (): number => Date.now() + jumped;
const server = await startServer({ address: "127.0.0.1", logLevel: "warn", limitFactor: 10_000, wall, ...plan });
process.stdout.write(`${server.port}\n`);
process.stdin.resume();
process.stdin.on("end", () => process.exit(1));
if (process.connected) answerUsage();
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
