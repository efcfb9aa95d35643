// Records handed over: sound, long, spoilt and signed anew, from several guests at once. Those that are taken are played; nobody else waits.
import { findGame } from "@outrigger/games";
import type { Game, Json, Move } from "@outrigger/kernel";
import { act, openMatch, viewFor, waitedFor } from "@outrigger/kernel/match";
import { fastBelow, fastChance } from "@outrigger/kernel/play";
import { digestOf, type GameRecord, makeRecord, newSecret, recordOf } from "@outrigger/records";
import { hostilePacks } from "@outrigger/testkit";
import { type Attack, type Ground, MALLORY, newProblems, type Problems } from "./ground.ts";
import { Visitor } from "./visitor.ts";

const GUESTS = 6;
const GAME = "moa";
const DECISIONS = 120;
const MOST_RECORD = 500_000;
const MOST_ROUNDS = 300;

export const handOverAnything: Attack = async (ground) => {
  const problems = newProblems();
  const counts = { taken: 0, refused: 0 };
  const record = await playedRecord();
  const guests = await Promise.all(
    Array.from({ length: GUESTS }, (_, one) => new Visitor(ground.port, MALLORY).comeIn(`m${one}`)),
  );
  const spoil = hostilePacks(record as unknown as Json);
  const files = filesFrom(record, () => spoil(ground.below).source);
  await Promise.all(guests.map((guest) => handOn(guest, files, ground, counts, problems)));
  // Whoever comes afterwards is served as before.
  const [guest] = guests as [Visitor];
  if ((await handOver(guest, makeRecord(record), counts, problems)) !== 200) problems.add("a sound record was refused");
  for (const each of guests) each.disconnect();
  return { said: `${counts.taken} records taken and played, ${counts.refused} refused`, problems: problems.list };
};

/** A game some way in, as a page has it. */
async function playedRecord(): Promise<GameRecord> {
  const rules = (await (await findGame(GAME))?.rules())?.rules as Game;
  const seats = ["person", "bot"].map((kind) => ({ kind: kind as "person" | "bot", name: kind }));
  const opened = openMatch(rules, { seats, options: {} }, (call) => fastChance(7 + call), 1_000);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  const below = fastBelow(7);
  for (let made = 0; made < DECISIONS; made++) {
    const [seat] = waitedFor(opened.match);
    const offers = seat === undefined ? undefined : viewFor(opened.match, seat).offers;
    if (seat === undefined || offers === undefined) break;
    act(opened.match, seat, offers.base, [offers.moves[below(offers.moves.length)] as Move], 2_000 + made);
  }
  return recordOf(opened.match);
}

/** Without end: a sound one, and more and more that lie. */
function* filesFrom(record: GameRecord, spoilt: () => unknown): Generator<string> {
  const sound = makeRecord(record);
  for (;;) {
    yield sound;
    yield "[".repeat(MOST_RECORD);
    yield sound.padEnd(MOST_RECORD, " ");
    yield sound.slice(0, -100);
    for (let one = 0; one < 4; one++) {
      const text = signed(spoilt());
      if (text !== undefined && text.length <= MOST_RECORD) yield text;
    }
  }
}

/** With a digest of its own, so that it is the rules that find out; undefined where nothing can be made of it. */
function signed(record: unknown): string | undefined {
  try {
    return makeRecord({ ...(record as GameRecord), digest: digestOf(record as GameRecord) });
  } catch {
    return undefined;
  }
}

interface Counts {
  taken: number;
  refused: number;
}

async function handOn(
  guest: Visitor,
  files: Generator<string>,
  { isOver }: Ground,
  counts: Counts,
  problems: Problems,
) {
  for (let round = 0; round < MOST_ROUNDS && (round === 0 || !isOver()); round++)
    await handOver(guest, files.next().value, counts, problems);
}

const REFUSALS = ["table-problems", "malformed", "too-many", "too-large"];

/** What is taken begins, shows itself and is given up. */
async function handOver(guest: Visitor, record: string, counts: Counts, problems: Problems): Promise<number> {
  const seats = [{ kind: "me" }, { kind: "bot", level: "random" }];
  const { status, body } = await guest.call("POST", "/handover", { game: GAME, record, seats });
  const { code = "", id = "" } = body as { readonly code?: string; readonly id?: string };
  if (status !== 200) {
    counts.refused++;
    if (!REFUSALS.includes(code)) problems.add(`a record was answered ${status} ${code}`);
    return status;
  }
  counts.taken++;
  const begun = await guest.call("POST", `/tables/${id}/nonce`, { nonce: newSecret() });
  const watched = await guest.watch(id, 0);
  const resigned = await guest.send({ kind: "resign", match: id, seat: 0 });
  if (begun.status !== 200 || watched.kind !== "accepted" || resigned.kind !== "accepted")
    problems.add(`a game that was handed over: ${begun.status} ${JSON.stringify([watched, resigned])}`);
  await guest.send({ kind: "leave", match: id });
  return status;
}
