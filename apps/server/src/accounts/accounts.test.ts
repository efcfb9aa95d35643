import type { Me, TableShown } from "@outrigger/protocol";
import { describe, expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { keptSite } from "../testing/kept-site.ts";
import { twoAtTable } from "../testing/site.ts";

const site = await keptSite();

const password = "correct horse";
const account = (client: Client, email: string) => client.ask<Me>("POST", "/account", { email, password });

describe("accounts", () => {
  it("a guest becomes an account without losing games, and no administrator", async () => {
    const ada = await site.guest("Ada");
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    const guestCookie = ada.cookie;
    const me = await account(ada, "Ada@Example.org");
    expect(me).toEqual({
      id: ada.me?.id,
      name: "Ada",
      email: "ada@example.org",
      bot: null,
      rated: true,
      confirmed: false,
      admin: false,
      language: "en",
    });
    expect((await ada.ask<TableShown[]>("GET", "/tables/mine")).map((table) => table.id)).toEqual([id]);
    const thief = site.client();
    thief.cookie = guestCookie;
    expect((await thief.ask<{ me: unknown }>("GET", "/me")).me).toBeNull();
    expect((await ada.call("GET", "/admin")).body).toEqual({ code: "not-allowed" });
    const other = await site.guest("Other");
    expect((await other.call("POST", "/account", { email: "ada@example.org", password })).body).toEqual({
      code: "email-taken",
    });
  });

  it("sign in with the right password only, and sign out everywhere closes every line", async () => {
    const [here, there] = [await site.guest("Eva"), site.client()];
    await account(here, "eva@example.org");
    expect((await there.call("POST", "/sign-in", { email: "eva@example.org", password: "wrong" })).body).toEqual({
      code: "wrong-password",
    });
    expect((await there.call("POST", "/sign-in", { email: "nobody@example.org", password })).body).toEqual({
      code: "wrong-password",
    });
    await there.ask("POST", "/sign-in", { email: "EVA@example.org", password });
    await there.connect();
    const closed = new Promise<number>((resolve) => there.socket?.once("close", resolve));
    await here.ask("POST", "/sign-out-everywhere");
    expect(await closed).toBe(1008);
    for (const client of [here, there]) expect((await client.ask<{ me: unknown }>("GET", "/me")).me).toBeNull();
  });

  it("a forgotten password is replaced by a link that opens once; without mail the administrator has it", async () => {
    const [admin, lea] = [await site.guest("Admin"), await site.guest("Lea")];
    await site.server.context.storage.nameAdministrator((await account(admin, "admin@example.org")).id);
    await account(lea, "lea@example.org");
    for (const email of ["lea@example.org", "nobody@example.org"])
      expect((await lea.call("POST", "/reset", { email })).status).toBe(200);
    await expect.poll(() => site.server.context.storage.letters(9)).toHaveLength(1);
    const { letters } = await admin.ask<{ letters: { id: string; email: string; body: string }[] }>("GET", "/admin");
    expect(letters.map(({ email }) => email)).toEqual(["lea@example.org"]);
    const token = /reset\/(\S+)/.exec(letters[0]?.body ?? "")?.[1];
    const fresh = site.client();
    await fresh.ask("POST", "/reset/confirm", { token, password: "a new password" });
    expect((await fresh.ask<{ me: Me }>("GET", "/me")).me.name).toBe("Lea");
    expect((await lea.ask<{ me: unknown }>("GET", "/me")).me).toBeNull();
    expect((await fresh.call("POST", "/reset/confirm", { token, password: "another one" })).body).toEqual({
      code: "token-used",
    });
    await admin.ask("DELETE", `/admin/letters/${letters[0]?.id}`);
  });

  it("deleting takes the name out of every game, hands running ones to a bot, and exports first", async () => {
    const { id, players } = await twoAtTable(site);
    const [ada, ben] = players as [Client, Client];
    await account(ben, "ben@example.org");
    await ben.ask("PATCH", `/tables/${id}/desk`, { note: "mine" });
    const exported = await ben.ask<{ games: { note: string }[] }>("GET", "/me/export");
    expect(exported.games[0]).toMatchObject({ note: "mine", table: { id } });
    expect((await ben.call("DELETE", "/me", { password: "wrong" })).body).toEqual({ code: "wrong-password" });
    await ben.ask("DELETE", "/me", { password });
    await ada.until(() => ada.shown(id).seats[1]?.kind === "bot");
    expect(ada.shown(id).seats[1]?.name).toBe("—");
    expect((await ada.ask<TableShown>("GET", `/tables/${id}`)).seats[1]).toMatchObject({ name: "—", person: null });
    expect((await ada.call("GET", `/players/${ben.me?.id}`)).body).toEqual({ code: "not-found" });
    expect((await site.client().call("POST", "/sign-in", { email: "ben@example.org", password })).status).toBe(401);
  });
});
