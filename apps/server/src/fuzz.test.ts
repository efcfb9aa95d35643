import { fastBelow } from "@outrigger/kernel/play";
import { VERSION } from "@outrigger/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Client } from "./testing/client.ts";
import { badRequest, badText, sendRequest, type Target } from "./testing/fuzz.ts";
import { openSite, type TestSite, twoAtTable } from "./testing/site.ts";

/** A long run is asked for by FUZZ=100000. */
const COUNT = Number(process.env["FUZZ"] ?? 3_000);
const AT_ONCE = 50;

let site: TestSite;
const unhandled: unknown[] = [];
const note = (error: unknown): void => void unhandled.push(error);
beforeAll(async () => {
  site = await openSite({ limitFactor: 1e9 });
  process.on("unhandledRejection", note);
});
afterAll(async () => {
  process.off("unhandledRejection", note);
  await site.close();
});

/** Sends texts over one socket; the answers come in the order of the questions. */
function openFuzzer(client: Client): Promise<{ ask(texts: readonly string[]): Promise<string[]>; close(): void }> {
  const socket = new WebSocket(`${client.origin.replace("http", "ws")}/api/socket?version=${VERSION}`, {
    headers: { origin: client.origin, cookie: client.cookie },
  });
  const answers: string[] = [];
  let wanted = 0;
  let settle: (() => void) | undefined;
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    // Pictures, chat and presence are no answers.
    if (!text.startsWith('{"kind":"accepted"') && !text.startsWith('{"kind":"refus')) return;
    answers.push(text);
    if (answers.length === wanted) settle?.();
  });
  const ask = (texts: readonly string[]): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${answers.length} answers to ${wanted} messages`)), 300_000);
      wanted = texts.length;
      answers.length = 0;
      settle = () => {
        clearTimeout(timer);
        resolve([...answers]);
      };
      for (const text of texts) socket.send(text);
    });
  return new Promise((resolve) => socket.once("open", () => resolve({ ask, close: () => socket.terminate() })));
}

it(
  `${COUNT} malformed, stale, doubled, reordered and foreign messages and requests are answered and change nothing`,
  async () => {
    const { id, players } = await twoAtTable(site);
    const [ada, ben] = players as [Client, Client];
    const stranger = await site.guest("Mallory");
    const old: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const seat = turn % 2;
      const player = players[seat] as Client;
      await player.until(() => player.shown(id).offers?.asked === true);
      const base = player.shown(id).offers?.base ?? "";
      const message = { kind: "move" as const, match: id, seat, base, moves: [["drop", turn]] as [string, number][] };
      await player.send(message, `old${turn}`);
      if (seat === 1) old.push(JSON.stringify({ ...message, id: `old${turn}` }));
    }
    await ben.until(() => ben.shown(id).asked[0]?.seat === 0);
    const stored = () => site.server.context.storage.loadMatch(id);
    const before = await stored();
    // Ada is asked, Ben is not, and Mallory holds no seat at all.
    const shown = ada.shown(id);
    const targets: [Client, Target][] = [
      [ada, { match: id, foreignSeat: 1, ownSeat: 0, shown, old }],
      [ben, { match: id, foreignSeat: 0, ownSeat: 1, shown, old }],
      [stranger, { match: id, foreignSeat: 0, ownSeat: 1, shown, old }],
    ];
    const below = fastBelow(20_260_101);
    const codes = new Map<string, number>();
    const count = (code: string): void => void codes.set(code, (codes.get(code) ?? 0) + 1);
    let sent = 0;
    const fuzzers = await Promise.all(
      targets.map(async ([client, target]) => ({ client, target, line: await openFuzzer(client) })),
    );
    while (sent < COUNT) {
      for (const { client, target, line } of fuzzers) {
        const texts = Array.from({ length: AT_ONCE }, () => badText(target, below, sent++));
        for (const answer of await line.ask(texts)) {
          const { kind, code = kind } = JSON.parse(answer) as { kind: string; code?: string };
          count(`socket ${code}`);
        }
        const requests = Array.from({ length: AT_ONCE / 5 }, () => badRequest(target, below, client.cookie));
        sent += requests.length;
        for (const { status, text } of await Promise.all(requests.map((each) => sendRequest(site.server.port, each)))) {
          if (status >= 400) count(`http ${(JSON.parse(text) as { code: string }).code}`);
          else count("http fine");
          expect(status).toBeGreaterThanOrEqual(200);
        }
      }
    }
    for (const { line } of fuzzers) line.close();
    expect(await stored()).toEqual(before);
    expect(unhandled).toEqual([]);
    expect(codes.get("socket failed")).toBeUndefined();
    expect(codes.get("http failed")).toBeUndefined();
    // Whatever was tried has been tried.
    for (const code of [
      "malformed",
      "stale",
      "accepted",
      "not-your-seat",
      "no-such-match",
      "not-offered",
      "no-request",
    ])
      expect([code, codes.get(`socket ${code}`) ?? 0]).not.toEqual([code, 0]);
    for (const code of ["malformed", "wrong-origin", "not-signed-in", "not-found"])
      expect([code, codes.get(`http ${code}`) ?? 0]).not.toEqual([code, 0]);
    expect((await ada.move(id, 0, [["drop", 6]])).kind).toBe("accepted");
  },
  60_000 + COUNT * 10,
);
