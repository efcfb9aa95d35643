import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { Client } from "./testing/client.ts";

const node = fileURLToPath(new URL("./testing/node.ts", import.meta.url));

/** A mail server that turns everybody away and quotes whom. */
async function openGrumpySmtp(): Promise<{ url: string; close(): void }> {
  const server = createServer((socket) => {
    socket.write("220 grumpy\r\n");
    socket.on("error", () => {});
    socket.on("data", (data) => {
      const recipient = /RCPT TO:(.*)/.exec(data.toString())?.[1];
      socket.write(recipient === undefined ? "250 ok\r\n" : `550 no such person ${recipient.trim()}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://postman:letmein@127.0.0.1:${port}?ignoreTLS=true`, close: () => server.close() };
}

async function startTalkative(
  data: string,
  smtp: string,
): Promise<{ child: ChildProcess; port: number; said: string[] }> {
  const plan = { port: 0, data, smtp, origin: "http://127.0.0.1", logLevel: "debug" };
  const child = fork(node, [JSON.stringify(plan)], { stdio: ["pipe", "pipe", "inherit", "ipc"] });
  const said: string[] = [];
  const port = new Promise<number>((resolve) => {
    child.stdout?.on("data", (part: Buffer) => {
      said.push(part.toString());
      const line = said
        .join("")
        .split("\n")
        .find((each) => /^\d+$/.test(each));
      if (line !== undefined) resolve(Number(line));
    });
  });
  return { child, port: await port, said };
}

it("the log is JSON, says what went wrong, and holds nothing that people entrusted to the site", async () => {
  const data = mkdtempSync(join(tmpdir(), "outrigger-log-"));
  const smtp = await openGrumpySmtp();
  const { child, port, said } = await startTalkative(data, smtp.url);
  const ada = new Client(port);
  await ada.guest("Ada");
  await ada.ask("POST", "/account", { email: "ada@example.org", password: "correct horse" });
  const cookie = ada.cookie.split("=")[1] ?? "";
  await ada.connect({ origin: "http://127.0.0.1" });
  const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "bot", level: "random" }] });
  await ada.watch(id, 0);
  await ada.send({ kind: "chat", match: id, channel: "seats", text: "between ourselves" });
  await ada.call("POST", "/sign-in", { email: "ada@example.org", password: "wrong horse" });
  expect((await ada.call("POST", "/reset", { email: "ada@example.org" })).status).toBe(200);
  await expect.poll(() => said.join("")).toContain(`"job":"reset"`);
  ada.disconnect();
  child.kill("SIGTERM");
  await once(child, "exit");
  smtp.close();
  rmSync(data, { recursive: true });
  const lines = said
    .join("")
    .split("\n")
    .filter((line) => line !== "" && !/^\d+$/.test(line));
  const logged = lines.map((line) => JSON.parse(line) as { msg: string });
  expect(logged.map(({ msg }) => msg)).toEqual(expect.arrayContaining(["served", "refused", "closing"]));
  for (const secret of ["ada@example.org", "horse", "between ourselves", cookie, "letmein", "/account/reset/"])
    expect(lines.join("\n")).not.toContain(secret);
});
