// What messengers show of a link to a table: who invites to what. Whoever asks has nothing but the link, so it tells what the
// link alone lets anybody see: of a private table, nothing without its key.
import { findGame } from "@outrigger/games";
import type { TableClock } from "@outrigger/protocol";
import type { TableRow } from "@outrigger/storage";
import { newSay, type Say, setUpWords, spokenFor } from "@outrigger/text";
import type { Context } from "../context.ts";
import { rulesOf } from "../games.ts";
import type { Plan } from "../lobby/plan.ts";
import { sayFor } from "../notifications/words.ts";

const PLACE = /^\/online\/([\w-]{1,64})(?:\/join\/([\w-]{1,64}))?\/?$/;

/** Lines for the head of the page at this path; none where it is no table that may be told of. */
export async function previewTags(context: Context, path: string): Promise<string | undefined> {
  const [, id, key] = PLACE.exec(path) ?? [];
  const table = id === undefined ? undefined : await context.storage.findTable(id);
  if (table === undefined || (table.row.hidden === 1 && table.row.key !== key)) return undefined;
  const { title, description } = await wordsOf(context, table, table.row.key === key);
  const { origin } = context.config;
  const picture = origin === undefined ? [] : [tag("og:image", `${origin}/preview/${table.row.game}.webp`)];
  return [
    tag("og:type", "website"),
    tag("og:site_name", "Outrigger"),
    tag("og:title", title),
    tag("og:description", description),
    ...picture,
    // Links to tables are for those who were given them.
    '<meta name="robots" content="noindex" />',
  ].join("\n    ");
}

async function wordsOf({ storage }: Context, { row, seats }: TableRow, isInvited: boolean) {
  const owner = await storage.findPerson(row.owner);
  const say = sayFor({ language: owner?.language ?? "en" });
  const { name: game, setUp } = await gameWords(row, say);
  const inviter =
    isInvited && row.status === "open" ? seats.find(({ person }) => person === row.owner)?.name : undefined;
  const title = inviter === undefined ? game : say("invitation.title", { name: inviter, game });
  const taken = seats.flatMap(({ kind, name }) => (kind === "person" || kind === "bot" ? [name] : []));
  const free = say("invitation.free", { count: seats.length - taken.length });
  const { clock } = JSON.parse(row.plan) as Plan;
  const parts = [row.name, taken.join(", "), free, clockWords(say, clock), ...setUp];
  return { title, description: parts.filter((part) => part !== "").join(" · ") };
}

async function gameWords({ game, plan }: TableRow["row"], { language }: Say) {
  const text = (await (await findGame(game))?.text())?.text;
  if (text === undefined) return { name: game, setUp: [] };
  const spoken = spokenFor(text, language);
  const messages = await text.messages(spoken);
  const { options } = JSON.parse(plan) as Plan;
  const setUp = setUpWords(newSay(spoken, messages), (await rulesOf(game)).options, options);
  return { name: messages["name"] ?? game, setUp };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function clockWords(say: Say, clock: TableClock): string {
  if (clock.kind === "none") return say("clock.none");
  if (clock.kind === "live") return say("clock.live", { minutes: Math.round(clock.reserve / MINUTE) });
  const turn = say("clock.turns", { hours: Math.round(clock.perMove / HOUR) });
  return clock.bank === undefined ? turn : say("clock.bank", { turn, hours: Math.round(clock.bank.cap / HOUR) });
}

const UNSAFE: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function tag(property: string, content: string): string {
  return `<meta property="${property}" content="${content.replace(/[&<>"']/g, (each) => UNSAFE[each] ?? "")}" />`;
}
