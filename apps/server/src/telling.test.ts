import { execFileSync } from "node:child_process";
import { createECDH, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, createServer as createHttpsServer } from "node:https";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./drive/client.ts";
import { isPushEndpoint } from "./telling/push.ts";
import { openSite, type TestSite } from "./testing/site.ts";

/** A mail server that takes everything and keeps what it got. */
async function openSmtp(): Promise<{ url: string; letters: string[]; close(): void }> {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let body: string | undefined;
    socket.write("220 sink\r\n");
    socket.on("data", (data) => {
      const text = data.toString();
      if (body !== undefined) body += text;
      else if (/^DATA/m.test(text)) {
        body = "";
        socket.write("354 go on\r\n");
        return;
      } else if (/^QUIT/m.test(text)) return void socket.end("221 bye\r\n");
      else return void socket.write("250 ok\r\n");
      if (!body.endsWith("\r\n.\r\n")) return;
      letters.push(body);
      body = undefined;
      socket.write("250 kept\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, letters, close: () => server.close() };
}

interface Pushed {
  readonly path: string;
  readonly authorization: string;
  readonly encoding: string;
  readonly bytes: number;
}

/** A push service with TLS that notes what it is sent; `/gone` has been withdrawn. */
async function openPush(folder: string): Promise<{ host: string; pushed: Pushed[]; agent: Agent; close(): void }> {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, ...subject], {
    stdio: "ignore",
  });
  const pushed: Pushed[] = [];
  const server = createHttpsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    let bytes = 0;
    request.on("data", (part: Buffer) => {
      bytes += part.length;
    });
    request.on("end", () => {
      const { authorization = "", "content-encoding": encoding = "" } = request.headers;
      pushed.push({ path: request.url ?? "", authorization, encoding: String(encoding), bytes });
      response.writeHead(request.url === "/gone" ? 410 : 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ ca: readFileSync(cert) });
  return { host: `localhost:${port}`, pushed, agent, close: () => server.close() };
}

function browserKeys(): { p256dh: string; auth: string } {
  const pair = createECDH("prime256v1");
  return { p256dh: pair.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
}

const origin = "https://outrigger.example";
let folder: string;
let smtp: Awaited<ReturnType<typeof openSmtp>>;
let push: Awaited<ReturnType<typeof openPush>>;
let site: TestSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "outrigger-telling-"));
  smtp = await openSmtp();
  push = await openPush(folder);
  site = await openSite({ smtp: smtp.url, pushHosts: [push.host], pushAgent: push.agent, tellAfter: 50, origin });
});
afterAll(async () => {
  await site.close();
  smtp.close();
  push.close();
  rmSync(folder, { recursive: true });
});

/** Ben has an account, a browser that wants push messages, and is not at the table when his turn comes. */
async function benIsAway(desk: object): Promise<string> {
  const [ada, ben] = await people();
  const email = `ben${Math.random()}@example.org`;
  await ben.ask("POST", "/account", { email, password: "long enough" });
  for (const path of ["", "gone"])
    await ben.ask("POST", "/push", {
      endpoint: `https://${push.host}/${path}${path === "" ? email : ""}`,
      keys: browserKeys(),
    });
  const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
  await ben.sit(id);
  await ben.ask("PATCH", `/tables/${id}/desk`, desk);
  await ada.watch(id, 0);
  await ada.move(id, 0, [["drop", 3]]);
  return email;
}

async function people(where = site): Promise<[Client, Client]> {
  // The site says it lives elsewhere: clients have to speak from there.
  const made: Client[] = [];
  for (const name of ["Ada", "Ben"]) {
    const client = where.client();
    await client.guest(name);
    await client.connect({ origin });
    made.push(client);
  }
  return made as [Client, Client];
}

const soon = async (isSo: () => boolean): Promise<boolean> => {
  for (let waited = 0; waited < 200 && !isSo(); waited++) await new Promise((resolve) => setTimeout(resolve, 50));
  return isSo();
};
const mailTo = (email: string) => smtp.letters.find((letter) => letter.includes(`To: ${email}`));
const pushTo = (email: string) => push.pushed.find(({ path }) => path === `/${email}`);

describe("telling somebody that it is their turn", () => {
  it("sends an e-mail and an encrypted push message, and forgets a browser that has withdrawn", async () => {
    const email = await benIsAway({});
    expect(await soon(() => mailTo(email) !== undefined && pushTo(email) !== undefined)).toBe(true);
    expect(mailTo(email)).toMatch(/Subject: Your turn in/);
    expect(mailTo(email)).toContain("https://outrigger.example/online/");
    expect(pushTo(email)).toMatchObject({ encoding: "aes128gcm" });
    expect(pushTo(email)?.authorization).toMatch(/^vapid t=/);
    expect(await soon(() => push.pushed.some(({ path }) => path === "/gone"))).toBe(true);
  });

  it("keeps to what the table's switches say", async () => {
    const quiet = await benIsAway({ mail: false });
    expect(await soon(() => pushTo(quiet) !== undefined)).toBe(true);
    const quieter = await benIsAway({ push: false });
    expect(await soon(() => mailTo(quieter) !== undefined)).toBe(true);
    expect(mailTo(quiet)).toBeUndefined();
    expect(pushTo(quieter)).toBeUndefined();
  });

  it("says nothing to somebody who sits at the table", async () => {
    const [ada, ben] = await people();
    const email = "here@example.org";
    await ben.ask("POST", "/account", { email, password: "long enough" });
    await ben.connect({ origin });
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    await ben.sit(id);
    await ada.watch(id, 0);
    await ben.watch(id, 1);
    await ada.move(id, 0, [["drop", 3]]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(mailTo(email)).toBeUndefined();
  });

  it("tells whoever leaves before they can have seen it, or whose line breaks, but nobody who takes their leave", async () => {
    let ahead = 0;
    const slow = await openSite({ smtp: smtp.url, tellAfter: 60_000, origin, now: () => Date.now() + ahead });
    const lookLater = (): void => {
      ahead += 61_000;
      slow.server.house.jobs.poke(0);
    };
    for (const how of ["at-once", "broken", "after-a-while"]) {
      const [ada, ben] = await people(slow);
      await ben.ask("POST", "/account", { email: `${how}@example.org`, password: "long enough" });
      await ben.connect({ origin });
      const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
      await ben.sit(id);
      await ada.watch(id, 0);
      await ben.watch(id, 1);
      await ada.move(id, 0, [["drop", 3]]);
      if (how !== "at-once") ahead += 61_000;
      if (how === "broken") ben.disconnect();
      else await ben.send({ kind: "leave", match: id });
      await ada.until(() => ada.presence?.seats.length === 1);
      // The job is set before anything else is done at this table.
      await ada.send({ kind: "whyNot", match: id, seat: 0 });
    }
    lookLater();
    expect(await soon(() => mailTo("at-once@example.org") !== undefined)).toBe(true);
    expect(await soon(() => mailTo("broken@example.org") !== undefined)).toBe(true);
    expect(mailTo("after-a-while@example.org")).toBeUndefined();
    await slow.close();
  });

  it("posts only to push services, never to an address of the asker's choosing", async () => {
    const none = { pushHosts: [] };
    expect(isPushEndpoint("https://fcm.googleapis.com/fcm/send/x", none)).toBe(true);
    for (const endpoint of [
      "https://127.0.0.1/x",
      "http://fcm.googleapis.com/x",
      "https://fcm.googleapis.com.evil.example/x",
      "nonsense",
    ])
      expect(isPushEndpoint(endpoint, none)).toBe(false);
    const [ada] = await people();
    expect((await ada.call("POST", "/push", { endpoint: "https://localhost:1/x", keys: browserKeys() })).body).toEqual({
      code: "not-allowed",
    });
  });
});
