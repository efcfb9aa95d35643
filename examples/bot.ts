// A bot in one file: it takes every challenge, and plays the shortest line of moves after which it stands better than before.
// OUTRIGGER_URL=http://localhost:8080 OUTRIGGER_TOKEN=outrigger_… [SEED=1] node examples/bot.ts [games]: read, play, account.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

const site = `${process.env["OUTRIGGER_URL"] ?? "http://localhost:8080"}/api`;
const headers = { authorization: `Bearer ${process.env["OUTRIGGER_TOKEN"]}`, "content-type": "application/json" };
const most = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
const seed = process.env["SEED"] ?? randomUUID();
const tally = { games: 0, won: 0, drawn: 0, refused: 0 };
const hash = (text: string) => createHash("sha256").update(text).digest();
const rest = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
type Move = [string, ...(string | number)[]];
type Table = { id: string; mine: number; seats: { place: number | null }[] };
type Preview = { standing: number[]; next: { moves: Move[] } | null };
type Offers = { base: string; asked: boolean; moves: Move[] };
type Reply = { kind: string; code?: string; shown: { offers: Offers | null }; previews: Preview[] };

async function ask<Answer>(method: string, path: string, body: object): Promise<Answer> {
  const response = await fetch(site + path, { method, headers, body: JSON.stringify(body) });
  if (response.ok) return (await response.json()) as Answer;
  if (response.status !== 429) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return rest(Number(response.headers.get("retry-after"))).then(() => ask(method, path, body));
}
/** A message to a table, as over the socket. One id, however often it is said: it counts once. */
async function say(message: object, id = randomUUID()): Promise<Reply> {
  const reply = await ask<Reply>("POST", "/messages", { ...message, id });
  return reply.code === "too-many" ? rest(1).then(() => say(message, id)) : reply;
}
/** Every move; where none makes a difference lines of up to 5, 60 of each length. Of equals rather one that ends the turn. */
async function choose({ id, mine }: Table, base: string): Promise<Move[]> {
  const luck = (line: Move[]) => hash(seed + base + JSON.stringify(line)).readUInt32BE() / 2 ** 32;
  let [best, lines, now, least] = [[] as Move[], [[]] as Move[][], Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let [length, value] = [0, -now]; length <= 5 && lines.length > 0 && value <= now && least >= now; length++) {
    const previews: Preview[] = [];
    for (let from = 0; from < lines.length; from += 100) {
      const some = lines.slice(from, from + 100);
      previews.push(...(await say({ kind: "whatIf", match: id, seat: mine, lines: some })).previews);
    }
    const longer: Move[][] = [];
    for (const [at, { standing, next }] of previews.entries()) {
      const line = lines[at] ?? [];
      const lead = (standing[mine] ?? 0) - Math.max(...standing.filter((_, seat) => seat !== mine));
      const worth = lead - luck(line) / 1_000 - (next === null ? 0 : length / 100);
      [now, least] = [length === 0 ? lead : now, Math.min(least, lead)];
      if (length > 0 && worth > value) [best, value] = [line, worth];
      longer.push(...(next?.moves ?? []).map((move) => [...line, move]));
    }
    lines = length === 0 ? longer : longer.filter((line) => luck(line) < 60 / longer.length);
  }
  return best;
}
const busy = new Map<string, boolean>(); // Whether a turn came meanwhile.
async function play(table: Table): Promise<void> {
  if (busy.has(table.id)) return void busy.set(table.id, true);
  for (let isCalled = true; isCalled; isCalled = busy.get(table.id) === true) {
    busy.set(table.id, false);
    const { offers } = (await say({ kind: "watch", match: table.id, viewer: table.mine })).shown;
    if (offers?.asked !== true) continue;
    const moves = offers.moves.length === 1 ? offers.moves : await choose(table, offers.base);
    const reply = await say({ kind: "move", match: table.id, seat: table.mine, base: offers.base, moves });
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
