import { VERSION } from "@outrigger/protocol";
import { expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { keptSite } from "../testing/kept-site.ts";
import { twoAtTable } from "../testing/site.ts";

const site = await keptSite();

/** Ada's browser with a page that says this of its version. */
async function pageOf(ada: Client, query: string): Promise<Client> {
  const page = site.client();
  page.cookie = ada.cookie;
  await page.connect({}, query);
  return page;
}

const greeting = JSON.stringify({ kind: "version", version: VERSION });

it.each([
  ["of the first version, which does not say so", ""],
  ["that is older", `?version=${VERSION - 1}`],
  ["that is newer than the server", `?version=${VERSION + 1}`],
  ["that says nonsense", "?version=x"],
  ["that says two things", `?version=${VERSION}&version=${VERSION}`],
])("a page %s is told so first, and nothing it sends is taken", async (_which, query) => {
  const {
    id,
    players: [ada],
  } = await twoAtTable(site);
  if (ada === undefined) throw new Error("nobody sits at the table");
  const before = site.server.context.rooms.inHand(id)?.hosted.seq;
  const page = await pageOf(ada, query);
  await page.until(() => page.received.length > 0);
  expect(page.received).toEqual([greeting]);
  const refused = { kind: "refused", code: "other-version" };
  expect(await page.watch(id, 0)).toMatchObject(refused);
  expect(await page.move(id, 0, [["drop", 3]], ada.shown(id).offers?.base)).toMatchObject(refused);
  expect(await page.send({ kind: "follow", topics: ["lobby"] })).toMatchObject(refused);
  expect(site.server.context.rooms.inHand(id)?.hosted.seq).toBe(before);
  expect(page.received).toHaveLength(4);
});

it("a page of the same version hears nothing of versions", async () => {
  const ada = await site.guest("Ada");
  const page = await pageOf(ada, `?version=${VERSION}`);
  expect(await page.send({ kind: "follow", topics: ["lobby"] })).toMatchObject({ kind: "accepted" });
  expect(page.received.join()).not.toContain("version");
});
