// The game at a terminal, decision by decision, until it is over or somebody leaves.
import { type Seat, sameJson } from "@outrigger/kernel";
import { act, decisionId, viewFor } from "@outrigger/kernel/match";
import { hashJson } from "@outrigger/records";
import { resultLines } from "../phrases.ts";
import { actOffTurn, askPerson, offTurnSeats, readLine, type Stay } from "./ask.ts";
import { showBoard, tellTable } from "./say.ts";
import { type LocalTable, peopleOf, saveTable, stepsOf } from "./table.ts";

/** A bot's longest thinking, in milliseconds: patience is the player's. */
const MOST_THINKING = 10_000;

export async function playTable(table: LocalTable): Promise<void> {
  const { match, io, phrases } = table;
  tellTable(table, table.opening);
  while (match.data.end === undefined) {
    const seat = match.published.decision?.seat;
    if (seat === undefined) throw new Error("a running match asks nobody");
    if ((await nextDecision(table, seat)) === "stay") continue;
    saveTable(table);
    io.out(phrases("saved", { file: table.file }));
    return;
  }
  showBoard(table, peopleOf(table)[0] ?? 0, true);
  io.out(phrases("over"));
  for (const line of resultLines(phrases, match.data.end.result, table.names, table.voice)) io.out(line);
}

async function nextDecision(table: LocalTable, seat: Seat): Promise<Stay> {
  const bot = table.bots.get(seat);
  if (bot === undefined) {
    table.asksOffTurn = true;
    if ((await handOver(table, seat)) === "quit") return "quit";
    return askPerson(table, seat);
  }
  const wish = await askOffTurn(table, seat);
  if (wish !== "go on") return wish;
  const { match, io, names } = table;
  io.progress(`${names[seat]} …`);
  const started = Date.now();
  const { moves } = bot.choose({
    game: match.game,
    pack: match.pack,
    seat,
    view: viewFor(match, seat).view,
    seed: Number.parseInt(hashJson([table.secret, stepsOf(table)]).slice(0, 8), 16),
    isLate: () => Date.now() - started > MOST_THINKING,
  });
  io.progress("");
  const answer = act(match, seat, decisionId(match, seat), moves, Date.now());
  if (!answer.ok) throw new Error(`the bot of seat ${seat} was refused: ${answer.code} ${answer.clause ?? ""}`);
  tellTable(table, answer.others);
  return "stay";
}

/** Before another person's secrets appear, the screen changes hands. Where all see the same, nobody has to wait. */
async function handOver(table: LocalTable, seat: Seat): Promise<Stay> {
  const before = table.screen;
  table.screen = seat;
  if (before === seat) return "stay";
  const { match, io, phrases, names } = table;
  const seen = viewFor(match, seat).view;
  const isOpen = peopleOf(table).every((other) => sameJson(viewFor(match, other).view, seen));
  if (isOpen) return "stay";
  if (before !== undefined) io.clear();
  io.out(phrases("handOver", { name: names[seat] ?? "" }));
  return (await readLine(table)) === undefined ? "quit" : "stay";
}

/** A person who can act out of turn is asked before a bot goes on. */
async function askOffTurn(table: LocalTable, bot: Seat): Promise<Stay | "go on"> {
  if (!table.asksOffTurn || offTurnSeats(table, bot).length === 0) return "go on";
  const { io, phrases, names } = table;
  io.out(phrases("offTurnAsk", { name: names[bot] ?? "" }));
  const line = (await readLine(table))?.trim();
  if (line === undefined || line === "q") return "quit";
  if (line === "s") table.asksOffTurn = false;
  if (line !== "o") return "go on";
  await actOffTurn(table, bot);
  return "stay";
}
