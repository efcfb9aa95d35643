// What the terminal shows: events, the board, numbered lists, reasons.
import type { Move, Seat } from "@outrigger/kernel";
import { refusalsFor, viewFor } from "@outrigger/kernel/match";
import { eventFor, type Refused, type Told } from "@outrigger/kernel/play";
import { atTable } from "@outrigger/text";
import { type LocalTable, peopleOf, stepsOf } from "./table.ts";

/** A lone person sees what its seat may; several at one screen see what everybody may. */
export function tellTable(table: LocalTable, told: readonly Told[]): void {
  const people = peopleOf(table);
  const viewer = people.length === 1 ? (people[0] as Seat) : "spectator";
  tell(table, told, viewer);
}

export function tell({ voice, names, io }: LocalTable, told: readonly Told[], viewer: Seat | "spectator"): void {
  for (const one of told) {
    const event = eventFor(one, viewer);
    const line = event === undefined ? undefined : voice.text.event(voice.say, event, names);
    if (line !== undefined) io.out(`· ${line}`);
  }
}

/** Shows the seat's board, unless it has just been shown. */
export function showBoard(table: LocalTable, seat: Seat, again = false): void {
  const mark = `${seat} ${stepsOf(table)}`;
  if (!again && table.shown === mark) return;
  table.shown = mark;
  const { voice, names, io, match } = table;
  io.out("");
  for (const line of voice.text.describe(voice.say, viewFor(match, seat).view, names)) io.out(line);
  io.out("");
}

/** The names of what the seat is offered, by the notes too. */
export function offerNames({ match, voice }: LocalTable, seat: Seat): string[] {
  const { view, offers } = viewFor(match, seat);
  return (offers?.moves ?? []).map((move, at) =>
    voice.text.move(voice.say, move, view, { kind: move[0], move, note: offers?.notes[at] ?? null }),
  );
}

function moveNames({ match, voice }: LocalTable, seat: Seat, moves: readonly Move[]): string[] {
  const { view } = viewFor(match, seat);
  return moves.map((move) => voice.text.move(voice.say, move, view));
}

const WIDTH = 80;
const FEW = 12;

/** Numbered entries, one below the other; many go into columns. `shown` keeps the numbers of a narrowed list. */
export function listChoices({ io }: LocalTable, names: readonly string[], shown: readonly number[]): void {
  const entries = shown.map((at) => `${String(at + 1).padStart(String(names.length).length + 1)}  ${names[at]}`);
  const width = Math.max(...entries.map((entry) => entry.length)) + 2;
  const columns = entries.length <= FEW ? 1 : Math.max(1, Math.floor((io.columns ?? WIDTH) / width));
  const rows = Math.ceil(entries.length / columns);
  for (let row = 0; row < rows; row++) {
    const cells = entries.filter((_, at) => at % rows === row).map((entry) => entry.padEnd(width));
    io.out(cells.join("").trimEnd());
  }
}

const MOVES_SHOWN = 4;

/** Why not: every clause that forbids something here, with what it forbids. `part` narrows the list. */
export function explain(table: LocalTable, seat: Seat, part: string): void {
  const { match, io, phrases } = table;
  const wanted = part.toLowerCase();
  let count = 0;
  for (const [clause, refused] of byClause(refusalsFor(match, seat))) {
    const names = moveNames(
      table,
      seat,
      refused.map(({ move }) => move),
    );
    const fitting = [...new Set(names)].filter((name) => `${clause} ${name}`.toLowerCase().includes(wanted));
    if (fitting.length === 0) continue;
    count++;
    io.out(phrases("reason", { clause, text: clauseText(table, clause) ?? "" }));
    const moves = fitting.slice(0, MOVES_SHOWN).join("; ");
    io.out(`    ${phrases("reasonMoves", { moves, more: Math.max(0, fitting.length - MOVES_SHOWN) })}`);
  }
  if (count === 0) io.out(phrases("noReasons"));
}

/** A clause as it holds at this table. */
export function clauseText({ match, voice }: LocalTable, clause: string): string | undefined {
  const text = voice.clauses[clause];
  const { options, seats } = match.data;
  return text === undefined ? undefined : atTable(voice.say.language, text, { ...options, players: seats.length });
}

function byClause(refused: readonly Refused[]): Map<string, Refused[]> {
  const groups = new Map<string, Refused[]>();
  for (const one of refused) {
    const group = groups.get(one.clause);
    if (group === undefined) groups.set(one.clause, [one]);
    else group.push(one);
  }
  return groups;
}
