// A bot in one file: it takes every challenge, and makes the move after which it stands best.
// OUTRIGGER_URL=http://localhost:8080 OUTRIGGER_TOKEN=outrigger_… node examples/bot.ts [games], by a token for read, play, account.
import { randomBytes, randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

const site = `${process.env["OUTRIGGER_URL"] ?? "http://localhost:8080"}/api`;
const headers = { authorization: `Bearer ${process.env["OUTRIGGER_TOKEN"]}`, "content-type": "application/json" };
const most = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
const tally = { games: 0, won: 0, drawn: 0, refused: 0 };
const rest = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
type Move = [string, ...(string | number)[]];
type Table = { id: string; mine: number; seats: { place: number | null }[] };
type View = { forecast?: number[][] };
type Preview = { scores: number[]; view?: View };
type Shown = { view: View; offers: { base: string; asked: boolean; moves: Move[] } | null };
type Reply = { kind: string; code?: string; shown: Shown; previews: (Preview | null)[] };

async function ask<Answer>(method: string, path: string, body: object): Promise<Answer> {
  const response = await fetch(site + path, { method, headers, body: JSON.stringify(body) });
  if (response.ok) return (await response.json()) as Answer;
  if (response.status !== 429) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await rest(Number(response.headers.get("retry-after")));
  return ask(method, path, body);
}

/** A message to a table, as over the socket. One id, however often it is said: it counts once. */
async function say(message: object, id = randomUUID()): Promise<Reply> {
  const reply = await ask<Reply>("POST", "/messages", { ...message, id });
  return reply.code === "too-many" ? rest(1).then(() => say(message, id)) : reply;
}

/** How far the seat would be ahead of the others. A game that scores seldom shows in its view what is to come. */
function lead({ scores, view }: Preview, seat: number): number {
  const soon = (of: number) => (view?.forecast ?? []).reduce((sum, points) => sum + (points[of] ?? 0), 0);
  const all = scores.map((score, of) => score + soon(of));
  return (all[seat] ?? 0) - Math.max(...all.filter((_, other) => other !== seat));
}

async function choose({ id, mine }: Table, moves: Move[], views: boolean): Promise<Move> {
  let [best, most] = [moves[0] as Move, Number.NEGATIVE_INFINITY];
  for (let from = 0; from < moves.length && moves.length > 1; from += 100) {
    const some = moves.slice(from, from + 100);
    const lines = some.map((move) => [move]);
    const { previews } = await say({ kind: "whatIf", match: id, seat: mine, lines, views });
    for (const [at, preview] of previews.entries()) {
      const value = preview === null ? most : lead(preview, mine) + Math.random() / 1_000;
      if (value > most) [best, most] = [some[at] as Move, value];
    }
  }
  return best;
}

const busy = new Map<string, boolean>(); // Whether a turn came meanwhile.
async function play(table: Table): Promise<void> {
  if (busy.has(table.id)) return void busy.set(table.id, true);
  for (let isCalled = true; isCalled; isCalled = busy.get(table.id) === true) {
    busy.set(table.id, false);
    const { shown } = await say({ kind: "watch", match: table.id, viewer: table.mine });
    if (shown.offers?.asked !== true) continue;
    const moves = [await choose(table, shown.offers.moves, shown.view.forecast !== undefined)];
    const reply = await say({ kind: "move", match: table.id, seat: table.mine, base: shown.offers.base, moves });
    if (reply.kind === "refused") tally.refused++;
    busy.set(table.id, true);
  }
  busy.delete(table.id);
}
await ask("PUT", "/me/bot", { most: 1_000 }).catch(() => console.error("this account sits at a table already"));
const { body } = await fetch(`${site}/stream`, { headers });
for await (const line of createInterface({ input: Readable.fromWeb(body as ReadableStream) })) {
  const { kind, table } = JSON.parse(line) as { kind: string; table: Table };
  if (kind === "challenge") void ask("POST", `/tables/${table.id}/sit`, { nonce: randomBytes(32).toString("hex") });
  if (kind === "turn") void play(table);
  const first = kind === "end" ? table.seats.filter(({ place }) => place === 1) : [];
  if (first.includes(table?.seats[table.mine] as Table["seats"][0])) tally[first.length === 1 ? "won" : "drawn"]++;
  if (kind === "end" && ++tally.games >= most) break;
}
console.log(JSON.stringify(tally));
process.exit(0);
