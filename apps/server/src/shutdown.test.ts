import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStorage } from "@outrigger/storage";
import { expect, it } from "vitest";
import { newPlayer } from "./testing/player.ts";
import { startNode } from "./testing/start-node.ts";

it("a server that is told to stop ends by itself; players come back to the next one and have lost nothing", async () => {
  const data = mkdtempSync(join(tmpdir(), "outrigger-shutdown-"));
  let { child, port } = await startNode({ data });
  const players = [await newPlayer(port, "one", 1), await newPlayer(port, "other", 2)] as const;
  const ids: string[] = [];
  for (let table = 0; table < 2; table++) {
    const { id } = await players[0].client.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    await players[1].client.sit(id);
    ids.push(id);
  }
  for (const id of ids) {
    const playing = Promise.all(players.map((player, seat) => player.play(id, seat)));
    const before = players.map(({ acknowledged }) => acknowledged.length);
    const haveMoved = () => players.every(({ acknowledged }, at) => acknowledged.length > (before[at] ?? 0));
    await expect.poll(haveMoved, { interval: 2 }).toBe(true);
    child.kill("SIGTERM");
    const [code] = (await once(child, "exit")) as [number | null];
    expect(code).toBe(0);
    ({ child } = await startNode({ data }, port));
    await playing;
  }
  for (const { client, problems } of players) {
    expect(problems).toEqual([]);
    client.disconnect();
  }
  child.kill("SIGTERM");
  await once(child, "exit");
  const storage = await openStorage({ file: join(data, "outrigger.db") });
  const stored = (await Promise.all(ids.map((match) => storage.logAfter({ match, seq: 0 })))).flat();
  const known = new Set(stored.map(({ match, message }) => `${match} ${message}`));
  for (const { match, message } of players.flatMap(({ acknowledged }) => acknowledged))
    expect(known.has(`${match} ${message}`)).toBe(true);
  await storage.close();
  rmSync(data, { recursive: true });
});
