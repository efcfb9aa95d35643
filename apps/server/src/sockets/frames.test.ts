import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { COMPRESSION } from "./compression.ts";
import { newOutgoing, type Outgoing } from "./frames.ts";

let http: Server;
let stream: Socket;
let sockets: WebSocketServer;
let ours: WebSocket;
let theirs: WebSocket;
let outgoing: Outgoing;
const heard: string[] = [];

beforeEach(async () => {
  heard.length = 0;
  http = createServer().listen(0, "127.0.0.1");
  await once(http, "listening");
  sockets = new WebSocketServer({ server: http, perMessageDeflate: COMPRESSION });
  const opened = once(sockets, "connection");
  theirs = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  theirs.on("message", (data: Buffer) => heard.push(data.toString()));
  const [socket, request] = (await opened) as [WebSocket, { socket: Socket }];
  ours = socket;
  stream = request.socket;
  outgoing = newOutgoing(ours, stream);
  if (theirs.readyState !== theirs.OPEN) await once(theirs, "open");
});

afterEach(() => {
  theirs.terminate();
  http.close();
});

async function heardUntilClosed(): Promise<string[]> {
  outgoing.flush();
  ours.close();
  await once(theirs, "close");
  return heard;
}

it("texts of every length arrive whole and in order, compressed or not, plain or not", async () => {
  const lengths = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000, 3];
  const texts = lengths.flatMap((length) => ["x".repeat(length), "\u007f".repeat(length), "ż".repeat(length)]);
  for (const [at, text] of texts.entries()) outgoing.send(text, at % 5 === 3);
  expect(await heardUntilClosed()).toEqual(texts);
});

it("what is said over several turns of the loop keeps its order, whatever of it is compressed", async () => {
  const texts = Array.from({ length: 200 }, (_, at) => `${at} ${"abc".repeat(at)}`);
  for (const [at, text] of texts.entries()) {
    outgoing.send(text, at % 7 === 0);
    if (at % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await heardUntilClosed()).toEqual(texts);
});

it("what was said last is heard before the line is closed", async () => {
  outgoing.send("last", false);
  expect(await heardUntilClosed()).toEqual(["last"]);
});

it("several messages of one turn are one write, and a compressed one is small", async () => {
  const before = stream.bytesWritten;
  let writes = 0;
  const write = stream.write.bind(stream);
  stream.write = ((...given: Parameters<typeof write>) => {
    writes++;
    return write(...given);
  }) as typeof stream.write;
  for (let at = 0; at < 5; at++) outgoing.send("{}", false);
  await new Promise((resolve) => setImmediate(resolve));
  expect([writes, stream.bytesWritten - before]).toEqual([1, 20]);
  outgoing.send("abc".repeat(1_000), true);
  expect(stream.bytesWritten - before).toBeLessThan(100);
  expect((await heardUntilClosed()).at(-1)).toHaveLength(3_000);
});

it("nothing is compressed on a line that did not ask for it", async () => {
  const { port } = http.address() as AddressInfo;
  const opened = once(sockets, "connection");
  const plain = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  const texts: string[] = [];
  plain.on("message", (data: Buffer) => texts.push(data.toString()));
  const [socket, request] = (await opened) as [WebSocket, { socket: Socket }];
  newOutgoing(socket, request.socket).send("abc".repeat(1_000), true);
  await once(plain, "message");
  expect(texts).toEqual(["abc".repeat(1_000)]);
  plain.terminate();
});
