import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { COMPRESSION } from "./compression.ts";
import { newOutgoing, type Outgoing, plainFrame } from "./frames.ts";

let http: Server;
let ours: WebSocket;
let theirs: WebSocket;
let outgoing: Outgoing;
const heard: string[] = [];

beforeEach(async () => {
  heard.length = 0;
  http = createServer().listen(0, "127.0.0.1");
  await once(http, "listening");
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: COMPRESSION });
  const opened = once(sockets, "connection");
  theirs = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  theirs.on("message", (data: Buffer) => heard.push(data.toString()));
  const [socket, request] = (await opened) as [WebSocket, { socket: Socket }];
  ours = socket;
  outgoing = newOutgoing(ours, request.socket);
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

it("what is said over several turns of the loop keeps its order while the library is compressing", async () => {
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

it("only what is one byte a letter, and not too long, is framed as text", () => {
  expect(plainFrame("hi")).toBe("\u0081\u0002hi");
  expect(plainFrame("x".repeat(300))?.slice(0, 4)).toBe("\u0081\u007e\u0001\u002c");
  expect(plainFrame("é")).toBeUndefined();
  expect(plainFrame("x".repeat(65_536))).toBeUndefined();
});
