import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newNewsReader } from "@outrigger/protocol";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { newPlayer } from "./player.ts";
import { startNode } from "./start-node.ts";

afterEach(() => void vi.useRealTimers());

/** What may lie between a player and a server: a line that says nothing after the first accepted move until it is let. */
async function slowLine(port: number) {
  const held: (() => void)[] = [];
  const moves = new Set<string>();
  let isHolding = false;
  let isReleased = false;
  const { promise: holds, resolve } = Promise.withResolvers<void>();
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    asked.pipe(
      request({ port, method, path: url, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 500, given.headers);
        given.pipe(answer);
      }),
    );
  });
  new WebSocketServer({ server }).on("connection", async (line, { url, headers: { cookie = "" } }) => {
    const up = new WebSocket(`ws://127.0.0.1:${port}${url}`, {
      headers: { origin: `http://127.0.0.1:${port}`, cookie },
    });
    const opened = new Promise((done) => up.once("open", done));
    line.on("message", async (data) => {
      const { kind, id } = JSON.parse(String(data)) as { kind: string; id: string };
      if (kind === "move") moves.add(id);
      await opened;
      up.send(String(data));
    });
    const read = newNewsReader();
    up.on("message", (data) => {
      const news = read(String(data));
      if (isHolding) {
        held.push(() => line.send(String(data)));
        return resolve();
      }
      line.send(String(data));
      isHolding = !isReleased && news.kind === "accepted" && moves.has(news.id);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const release = (): void => {
    isHolding = false;
    isReleased = true;
    for (const send of held.splice(0)) send();
  };
  return { port: (server.address() as AddressInfo).port, holds, release, close: () => server.close() };
}

it("an accepted move is not answered again, however late the news of it come", async () => {
  const data = mkdtempSync(join(tmpdir(), "outrigger-player-"));
  const { child, port } = await startNode({ data });
  const slow = await slowLine(port);
  onTestFinished(() => {
    slow.close();
    child.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  });
  const players = [await newPlayer(slow.port, "one", 1), await newPlayer(port, "other", 2)] as const;
  const { id } = await players[0].client.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
  await players[1].client.sit(id);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const playing = Promise.all(players.map((player, seat) => player.play(id, seat)));
  await slow.holds;
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  slow.release();
  await playing;
  expect(players.map(({ problems }) => problems)).toEqual([[], []]);
  for (const { client } of players) client.disconnect();
}, 60_000);
