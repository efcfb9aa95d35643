// A person's decision: reads lines until one is a choice, an undo, or the wish to leave.
import type { Move, Seat } from "@outrigger/kernel";
import { type Answer, act, decisionId, type OpenOffers, REFUSALS, undo, viewFor } from "@outrigger/kernel/match";
import { clauseText, explain, listChoices, offerNames, showBoard, tell } from "./say.ts";
import { type LocalTable, peopleOf } from "./table.ts";

/** Whether the person stays at the table. */
export type Stay = "stay" | "quit";

export async function askPerson(table: LocalTable, seat: Seat): Promise<Stay> {
  showBoard(table, seat);
  const { offers, view } = viewFor(table.match, seat);
  if (offers === undefined) throw new Error(`seat ${seat} is asked but has no offers`);
  const { voice, phrases, io, names } = table;
  const prompt = voice.text.prompt(voice.say, { phase: offers.phase, seat }, view);
  io.out(phrases("turn", { name: names[seat] ?? "", prompt }));
  const choices = offerNames(table, seat);
  listChoices(table, choices, [...choices.keys()]);
  for (;;) {
    io.out(table.hinted ? phrases("chooseShort", { count: choices.length }) : phrases("choose"));
    table.hinted = true;
    const line = await readLine(table);
    const answer = line === undefined ? "quit" : await takeLine(table, seat, offers, choices, line.trim());
    if (answer !== "again") return answer;
  }
}

/** Undefined when there is no more input. */
export async function readLine({ io }: LocalTable): Promise<string | undefined> {
  const { value, done } = await io.lines.next();
  return done === true ? undefined : value;
}

async function takeLine(
  table: LocalTable,
  seat: Seat,
  offers: OpenOffers,
  choices: readonly string[],
  line: string,
): Promise<Stay | "again"> {
  const { io, phrases, match } = table;
  if (/^\d+$/.test(line)) return choose(table, seat, offers, Number(line));
  if (line.startsWith("?")) return again(() => explain(table, seat, line.slice(1).trim()));
  switch (line) {
    case "":
      return again(() => listChoices(table, choices, [...choices.keys()]));
    case "q":
      return "quit";
    case "b":
      return again(() => showBoard(table, seat, true));
    case "h":
      return again(() => io.out(phrases("help")));
    case "o":
      return (await actOffTurn(table, seat)) === "acted" ? "stay" : "again";
    case "u": {
      const { ok } = undo(match, seat);
      io.out(phrases(ok ? "undone" : "nothingToUndo"));
      return ok ? "stay" : "again";
    }
    default:
      return again(() => narrow(table, choices, line));
  }
}

function again(show: () => void): "again" {
  show();
  return "again";
}

function choose(table: LocalTable, seat: Seat, { base, moves }: OpenOffers, number: number): Stay | "again" {
  const move = moves[number - 1];
  if (move === undefined) return again(() => table.io.out(table.phrases("range", { count: moves.length })));
  return makeMove(table, seat, base, move) ? "stay" : "again";
}

function makeMove(table: LocalTable, seat: Seat, base: string, move: Move): boolean {
  const answer = act(table.match, seat, base, [move], Date.now());
  if (answer.ok) tell(table, answer.mine, seat);
  else table.io.out(table.phrases("refused", { reason: refusalText(table, answer) }));
  return answer.ok;
}

function refusalText(table: LocalTable, { code, clause }: Extract<Answer, { ok: false }>): string {
  return (clause === undefined ? undefined : clauseText(table, clause)) ?? REFUSALS[code];
}

function narrow(table: LocalTable, choices: readonly string[], text: string): void {
  const { io, phrases } = table;
  const fitting = [...choices.keys()].filter((at) => choices[at]?.toLowerCase().includes(text.toLowerCase()));
  if (fitting.length === 0) {
    io.out(phrases("none", { text }));
    return;
  }
  io.out(phrases("several", { text, count: fitting.length }));
  listChoices(table, choices, fitting);
}

/** What people other than the one asked may do now. */
export function offTurnSeats(table: LocalTable, asked: Seat): Seat[] {
  return peopleOf(table).filter((seat) => seat !== asked && (viewFor(table.match, seat).offers?.moves.length ?? 0) > 0);
}

interface OffTurnChoice {
  readonly seat: Seat;
  readonly base: string;
  readonly move: Move;
}

export async function actOffTurn(table: LocalTable, asked: Seat): Promise<"acted" | "nothing"> {
  const { io, phrases, names } = table;
  const choices: OffTurnChoice[] = [];
  const texts: string[] = [];
  for (const seat of offTurnSeats(table, asked)) {
    const moves = viewFor(table.match, seat).offers?.moves ?? [];
    io.out(phrases("offTurn", { name: names[seat] ?? "" }));
    const first = choices.length;
    choices.push(...moves.map((move) => ({ seat, base: decisionId(table.match, seat), move })));
    texts.push(...offerNames(table, seat));
    listChoices(table, texts, [...texts.keys()].slice(first));
  }
  if (choices.length === 0) {
    io.out(phrases("noOffTurn"));
    return "nothing";
  }
  const choice = choices[Number((await readLine(table)) ?? 0) - 1];
  if (choice === undefined) return "nothing";
  return makeMove(table, choice.seat, choice.base, choice.move) ? "acted" : "nothing";
}
