// A disk that fills up: no file of the server may grow any more. What is acknowledged then is still there afterwards.
import type { Move } from "@outrigger/kernel";
import { type Attack, inFolder, newProblems, type Problems, startAttacked } from "./ground.ts";
import { Visitor } from "./visitor.ts";

/** Half kilobytes; enough to begin with. */
const BLOCKS = 4_096;
const MOST_WORDS = 20_000;
const MOST_MOVES = 200;

export const fillDisk: Attack = (ground) =>
  inFolder(async (data) => {
    const problems = newProblems();
    const full = await startAttacked({ data, limitFactor: 10_000, blocks: BLOCKS });
    const { cookie, match, entries, words } = await playUntilFull(full.port, ground.below, problems);
    if ((await statusOf(full.port, "/readyz")) !== 503) problems.add("the server says it is ready");
    if ((await statusOf(full.port, "/healthz")) !== 200) problems.add("the server does not say that it is alive");
    if ((await statusOf(full.port, "/api/tables")) !== 200) problems.add("the lobby cannot be read");
    if (!full.isUp()) problems.add("the server is down");
    await full.kill();
    const again = await startAttacked({ data, limitFactor: 10_000 });
    await goOn(again.port, cookie, match, entries, problems);
    await again.kill();
    return { said: `full after ${words} words, ${entries} entries of the game kept`, problems: problems.list };
  });

async function statusOf(port: number, path: string): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).status;
}

interface Left {
  readonly cookie: string;
  readonly match: string;
  /** What the player was told of before the disk was full, and what others can be shown for it. */
  readonly entries: number;
  readonly words: number;
}

/** Words fill the disk; then moves are made until one cannot be stored. */
async function playUntilFull(port: number, below: (bound: number) => number, problems: Problems): Promise<Left> {
  const ada = await new Visitor(port, "198.51.100.7").comeIn("Ada");
  const ben = await new Visitor(port, "198.51.100.8").comeIn("Ben");
  const { id } = await ada.openTable({ game: "maori", seats: [{ kind: "me" }, { kind: "open" }] });
  await ben.sit(id);
  for (const [seat, player] of [ada, ben].entries()) await player.watch(id, seat);
  const text = "語".repeat(500);
  let words = 0;
  let isFull = false;
  while (!isFull && words < MOST_WORDS) {
    const reply = await ada.send({ kind: "chat", match: id, channel: "seats", text });
    isFull = reply.kind === "refused" && reply.code === "failed";
    if (!isFull) words++;
  }
  if (!isFull) problems.add(`the disk is not full after ${words} words`);
  const moves = await moveUntilRefused([ada, ben], id, below);
  if (moves === MOST_MOVES) problems.add(`${moves} moves were acknowledged on a full disk`);
  if (!(await fillLastPages(ada))) problems.add("the last pages of the disk cannot be filled");
  await ada.watch(id, 0);
  const entries = ada.seen.get(id)?.log.length ?? 0;
  for (const player of [ada, ben]) player.disconnect();
  return { cookie: ada.cookie, match: id, entries, words };
}

/** Less than this nobody can write: what is refused now will be. */
async function fillLastPages(ada: Visitor): Promise<boolean> {
  for (let tries = 0; tries < MOST_MOVES; tries++) {
    const { body } = await ada.call("PATCH", "/me", { language: tries % 2 === 0 ? "it" : "en" });
    if ((body as { readonly code?: string }).code === "failed") return true;
  }
  return false;
}

/** A move takes less room than a word: some may still be kept, none of them may be lost. */
async function moveUntilRefused(players: readonly Visitor[], match: string, below: (bound: number) => number) {
  for (let made = 0; made < MOST_MOVES; made++) {
    const seat = players.findIndex((player) => player.shown(match).offers?.asked === true);
    const mover = players[seat];
    const moves = mover?.shown(match).offers?.moves ?? [];
    if (mover === undefined || moves.length === 0) return made;
    const reply = await mover.move(match, seat, [moves[below(moves.length)] as Move]);
    if (reply.kind === "refused") return made;
    for (const [at, player] of players.entries()) await player.watch(match, at);
  }
  return MOST_MOVES;
}

/** With room again everything is as it was, and the game goes on. */
async function goOn(port: number, cookie: string, match: string, entries: number, problems: Problems): Promise<void> {
  const ada = new Visitor(port, "198.51.100.7");
  ada.cookie = cookie;
  await ada.connect();
  await ada.watch(match, 0);
  const found = ada.seen.get(match)?.log.length ?? 0;
  if (found !== entries) problems.add(`${entries} entries were shown, ${found} are stored`);
  const { offers } = ada.shown(match);
  const [move] = offers?.asked === true ? offers.moves : [];
  if (move !== undefined && (await ada.move(match, 0, [move])).kind !== "accepted")
    problems.add("the game does not go on");
  ada.disconnect();
}
