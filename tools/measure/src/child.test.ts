import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { kill, portSaidBy } from "./child.ts";

const run = (script: string) => spawn(process.execPath, ["-e", script], { stdio: ["pipe", "pipe", "ignore"] });

test("a server that ends at its start is not waited for", async () => {
  const child = run("process.exit(3)");
  await expect(portSaidBy(child)).rejects.toThrow("the server ended with 3 before it said its port");
  await kill(child);
});

test("a server that says its port is heard, and killed without an answer", async () => {
  const child = run("console.log(4711); setInterval(() => {}, 1000)");
  expect(await portSaidBy(child)).toBe(4711);
  await kill(child);
  expect(child.signalCode).toBe("SIGKILL");
});
