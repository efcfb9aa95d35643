// Other people: profiles, muting and blocking.
import type { PlayerProfile } from "@outrigger/protocol";
import { playerProfile } from "@outrigger/protocol/answers";
import { z } from "zod";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { showTable } from "../lobby/shown.ts";
import { Refused } from "../refusals.ts";
import { botRuleOf } from "./me.ts";

const MOST_GAMES = 10_000;
const MOST_HISTORY = 100;
const kind = z.enum(["mute", "block"]);

export function peopleRoutes(add: AddRoute): void {
  add("GET", "/players/:id", {
    summary: "Somebody's profile: what they have played, how often they won.",
    scope: "read",
    answer: playerProfile,
    handle: profile,
  });
  add("GET", "/shuns", {
    summary: "Whom one has muted or blocked.",
    scope: "read",
    answer: z.array(z.object({ person: z.string(), other: z.string(), name: z.string(), kind })),
    handle: (call) => call.context.storage.blocksOf(needMe(call).id),
  });
  add("PUT", "/shuns/:id", {
    summary: "Mutes or blocks somebody.",
    scope: "account",
    body: z.strictObject({ kind }),
    handle: block,
  });
  add("DELETE", "/shuns/:id", { summary: "Neither mutes nor blocks them any more.", scope: "account", handle: unshun });
}

/** Finished games that are not hidden; one's own are all there. */
async function profile({ context, params, me }: Call): Promise<PlayerProfile> {
  const person = await context.storage.findPerson(params["id"] ?? "");
  if (person === undefined) throw new Refused("not-found");
  const tables = await context.storage.tablesOf({ person: person.id, most: MOST_GAMES });
  const over = tables.filter(({ row }) => row.status === "over" && (row.hidden === 0 || person.id === me?.id));
  const games = new Map<string, { game: string; played: number; won: number }>();
  for (const { row, seats } of over) {
    const place = seats.find((seat) => seat.person === person.id)?.place;
    // Nobody has a place in a game that everybody left.
    if (place === null || place === undefined) continue;
    const record = games.get(row.game) ?? { game: row.game, played: 0, won: 0 };
    record.played++;
    if (place === 1) record.won++;
    games.set(row.game, record);
  }
  const history = over.slice(0, MOST_HISTORY).map((table) => showTable(table, me?.id));
  const { id, name, created: since } = person;
  return { id, name, since, bot: botRuleOf(person), games: [...games.values()], history };
}

async function block(call: Call<{ kind: "mute" | "block" }>): Promise<void> {
  const me = needMe(call);
  const other = await call.context.storage.findPerson(call.params["id"] ?? "");
  if (other === undefined || other.id === me.id) throw new Refused("not-found");
  await call.context.storage.setBlock({ person: me.id, other: other.id, kind: call.body.kind });
}

async function unshun(call: Call): Promise<void> {
  await call.context.storage.dropBlock({ person: needMe(call).id, other: call.params["id"] ?? "" });
}
