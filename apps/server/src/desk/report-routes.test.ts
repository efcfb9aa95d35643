import { expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { keptSite } from "../testing/kept-site.ts";
import { twoAtTable } from "../testing/site.ts";

const site = await keptSite();

interface Report {
  readonly id: string;
  readonly line: string;
  readonly speaker: string;
  readonly around: readonly { readonly text: string }[];
  readonly closed: number | null;
  readonly note: string | null;
}

it("S3.5 a report comes with the lines around it, and only an administrator closes it, with a note, once", async () => {
  const { id, players } = await twoAtTable(site);
  const [ada, ben] = players as [Client, Client];
  for (const text of ["one", "two", "three", "four", "five"])
    await ada.send({ kind: "chat", match: id, channel: "seats", text });
  await ben.ask("POST", `/tables/${id}/report`, { number: 5, text: "rude" });
  const host = await site.guest("Host");
  await host.ask("POST", "/account", { email: "host@example.org", password: "long enough" });
  await site.server.context.storage.nameAdministrator((await host.ask<{ me: { id: string } }>("GET", "/me")).me.id);
  const read = () => host.ask<Report[]>("GET", "/admin/reports");
  const [report] = await read();
  expect(report).toMatchObject({ line: "five", speaker: ada.me?.id, closed: null });
  const context = { reporterName: "Ben", speakerName: "Ada", table: { id, game: "connect-four", status: "playing" } };
  expect(report).toMatchObject({ ...context, earlier: [] });
  expect((await ben.call("GET", "/admin/reports")).body).toEqual({ code: "not-allowed" });
  expect(report?.around.map(({ text }) => text)).toEqual(["two", "three", "four", "five"]);
  const close = `/admin/reports/${report?.id}/close`;
  expect((await ben.call("POST", close, { note: "nothing" })).body).toEqual({ code: "not-allowed" });
  expect((await host.call("POST", close, { note: " " })).body).toMatchObject({ code: "malformed" });
  await host.ask("POST", close, { note: "I have spoken to Ada." });
  expect((await host.call("POST", close, { note: "again" })).body).toEqual({ code: "not-found" });
  expect(await read()).toMatchObject([{ note: "I have spoken to Ada.", closed: expect.any(Number) }]);
  await ben.ask("POST", `/tables/${id}/report`, { number: 1, text: "" });
  expect((await read())[0]).toMatchObject({ line: "one", earlier: [{ note: "I have spoken to Ada." }] });
});
