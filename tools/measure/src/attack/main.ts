// npm run attack: prints what honest players wait for under each attack, and fails where a promise is not kept.
import { runAttacks } from "./run.ts";

const seconds = Number(process.argv[2] ?? 30);
if (!Number.isInteger(seconds) || seconds < 1 || seconds > 600) {
  console.error("Usage: npm run attack -- SECONDS (of each attack, 30 when absent, 600 at most)");
  process.exit(2);
}
const all = await runAttacks(seconds, ({ name, said, samples, p50, p95, p99, residentMb, isHeld }) => {
  const times = [p50, p95, p99].map((value) => value.toFixed(0)).join(" / ");
  console.log(`${isHeld ? "held" : "NOT HELD"}  ${name}: ${said}`);
  console.log(`      ${samples} waits of honest players, p50 / p95 / p99 ${times} ms; ${residentMb.toFixed(0)} MB`);
});
process.exit(all.every(({ isHeld }) => isHeld) ? 0 : 1);
