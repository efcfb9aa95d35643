import type { SiteFacts } from "@outrigger/protocol";
import { describe, expect, it } from "vitest";
import { keptSite } from "../testing/kept-site.ts";
import { clocksAhead } from "../testing/site.ts";
import { cleanUp } from "./cleanup.ts";

const DAY = 24 * 3_600_000;
let ahead = 0;
const site = await keptSite({ ...clocksAhead(() => ahead) });

const sweepAfter = async (days: number): Promise<void> => {
  ahead += days * DAY;
  await cleanUp(site.server.context);
};

describe("the cleanup", () => {
  it("takes guests who only looked in, and leaves those who come back, sit at a table or have an account", async () => {
    const [looker, regular, player, owner] = [
      await site.guest("Looker"),
      await site.guest("Regular"),
      await site.guest("Player"),
      await site.guest("Owner"),
    ];
    await player.openTable({ seats: [{ kind: "me" }, { kind: "bot", level: "easy" }] });
    await owner.ask("POST", "/account", { email: "owner@example.org", password: "long enough" });
    const nameOf = async (client: typeof looker) => (await client.ask<SiteFacts>("GET", "/me")).me?.name;
    await sweepAfter(20);
    expect(await nameOf(regular)).toBe("Regular");
    await sweepAfter(20);
    for (const [client, name] of [
      [looker, undefined],
      [regular, "Regular"],
      [player, "Player"],
      [owner, "Owner"],
    ] as const)
      expect(await nameOf(client)).toBe(name);
  });

  it("a visit renews the cookie, at most once a day", async () => {
    const guest = await site.guest("Guest");
    const cookieOf = async () => (await guest.call("GET", "/me")).headers.get("set-cookie");
    expect(await cookieOf()).toBeNull();
    ahead += 2 * DAY;
    expect(await cookieOf()).toContain(`Max-Age=${365 * 24 * 3_600}`);
    expect(await cookieOf()).toBeNull();
  });
});
