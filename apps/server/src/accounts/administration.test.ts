import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Me } from "@outrigger/protocol";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startServer } from "../server.ts";
import { Client } from "../testing/client.ts";
import { openSite, type TestSite } from "../testing/site.ts";
import { firstAdministratorPath } from "./administration.ts";

const password = "correct horse";

describe("administrators", () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await openSite();
  });
  afterEach(() => site.close());

  const person = async (name: string): Promise<Client> => {
    const client = await site.guest(name);
    client.me = await client.ask<Me>("POST", "/account", { email: `${name}@example.org`, password });
    return client;
  };
  const link = async (): Promise<string> => {
    const { storage, now } = site.server.context;
    return (await firstAdministratorPath(storage, now()))?.split("/").at(-1) ?? "";
  };
  const code = async (client: Client, method: string, path: string, body?: unknown): Promise<unknown> =>
    ((await client.call(method, path, body)).body as { code?: string }).code;

  it("nobody is one by coming first; the link names one account, once, and is void when there is one", async () => {
    const [ada, ben] = [await person("ada"), await person("ben")];
    expect(ada.me?.admin).toBe(false);
    const [old, token] = [await link(), await link()];
    const guest = await site.guest("guest");
    expect(await code(guest, "POST", "/admin/claim", { token })).toBe("not-allowed");
    expect(await code(ada, "POST", "/admin/claim", { token: old })).toBe("token-used");
    expect(await ada.ask("POST", "/admin/claim", { token })).toMatchObject({ name: "ada", admin: true });
    expect(await code(ben, "POST", "/admin/claim", { token })).toBe("token-used");
    expect(await link()).toBe("");
    expect(await ada.ask("GET", "/admin")).toMatchObject({
      administrators: [{ name: "ada", email: "ada@example.org" }],
    });
  });

  it("a link that was not used in time, or whose site has an administrator by now, opens nothing", async () => {
    const [ada, ben] = [await person("ada"), await person("ben")];
    const { storage, now } = site.server.context;
    const late = (await firstAdministratorPath(storage, now() - 25 * 3_600_000))?.split("/").at(-1);
    expect(await code(ada, "POST", "/admin/claim", { token: late })).toBe("token-used");
    const token = await link();
    await storage.nameAdministrator(ada.me?.id ?? "");
    expect(await code(ben, "POST", "/admin/claim", { token })).toBe("token-used");
  });

  it("they name and dismiss each other; the last one stays, and whoever registers after them is nobody special", async () => {
    const [ada, ben, eve] = [await person("ada"), await person("ben"), await person("eve")];
    await site.server.context.storage.nameAdministrator(ada.me?.id ?? "");
    expect(await code(eve, "POST", "/admin/administrators", { email: "eve@example.org" })).toBe("not-allowed");
    expect(await code(ada, "POST", "/admin/administrators", { email: "none@example.org" })).toBe("not-found");
    expect(await code(ada, "DELETE", "/me", { password })).toBe("last-administrator");
    expect(await code(ada, "DELETE", `/admin/administrators/${ada.me?.id}`)).toBe("last-administrator");
    await ada.ask("POST", "/admin/administrators", { email: "BEN@example.org" });
    await ben.ask("DELETE", `/admin/administrators/${ada.me?.id}`);
    expect(await code(ada, "GET", "/admin")).toBe("not-allowed");
    await ben.ask("POST", "/admin/administrators", { email: "ada@example.org" });
    await ben.ask("DELETE", "/me", { password });
    expect((await person("zoe")).me?.admin).toBe(false);
    expect(await ada.ask("GET", "/admin")).toMatchObject({ administrators: [{ name: "ada" }] });
  });

  it("the last one keeps seat and games when leaving is refused", async () => {
    const ada = await person("ada");
    await site.server.context.storage.nameAdministrator(ada.me?.id ?? "");
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    expect(await code(ada, "DELETE", "/me", { password })).toBe("last-administrator");
    expect(await ada.ask("GET", `/tables/${id}`)).toMatchObject({ mine: 0 });
  });
});

it("a site of the first version keeps its administrator", async () => {
  const data = mkdtempSync(join(tmpdir(), "outrigger-server-"));
  const kept = new URL("../../../../packages/testkit/fixtures/first-version/outrigger.db.gz", import.meta.url);
  writeFileSync(join(data, "outrigger.db"), gunzipSync(readFileSync(kept)));
  const server = await startServer({ port: 0, address: "127.0.0.1", data, logLevel: "error" });
  const ada = new Client(server.port);
  const [person] = await server.context.storage.administrators(9);
  const me = await ada.ask<Me>("POST", "/sign-in", { email: person?.email, password: "first version" });
  expect(me).toMatchObject({ name: "Ada", admin: true });
  expect(await ada.ask("GET", "/admin")).toMatchObject({ administrators: [{ id: me.id }] });
  expect(await firstAdministratorPath(server.context.storage, Date.now())).toBeUndefined();
  await server.close();
  rmSync(data, { recursive: true });
});
