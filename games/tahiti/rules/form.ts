// Forms: a draft that is always complete, gone through field by field in a fixed order, each field once.
import { type Ask, type DecisionPhase, pop } from "@outrigger/kernel";
import type { TahitiFrame } from "./frames.ts";
import type { FieldMove, TermsMove } from "./moves.ts";
import type { Tahiti, TahitiPlay } from "./tahiti.ts";

/** One field: the values it may take now, as moves, and what each of them does to the draft. */
export interface Field<Draft> {
  options(draft: Readonly<Draft>): readonly FieldMove[];
  set(draft: Draft, move: FieldMove): void;
}

export interface Form<Draft> {
  readonly draft: Draft;
  field: number;
}

/** The next field, from `form.field` on, that leaves a choice; past the last one when there is none. */
export function skipSettled<Draft>(form: Form<Draft>, fields: readonly Field<Draft>[]): void {
  while (form.field < fields.length && (fields[form.field]?.options(form.draft).length ?? 0) < 2) form.field++;
}

type Fields<Draft> = readonly Field<Draft>[];

export function offerField<Draft>(form: Form<Draft>, fields: Fields<Draft>, ask: Ask<Tahiti, FieldMove>): void {
  for (const move of fields[form.field]?.options(form.draft) ?? []) ask.offer(move);
}

export function setField<Draft>(form: Form<Draft>, fields: readonly Field<Draft>[], move: FieldMove): void {
  fields[form.field]?.set(form.draft, move);
  form.field++;
  skipSettled(form, fields);
}

/** An offer written field by field; it may be submitted as it stands at any time (TAH-NEG-2). */
export function offerForm<Draft, F extends Form<Draft> & TahitiFrame>(
  fieldsOf: (play: TahitiPlay) => Fields<Draft>,
  submit: (play: TahitiPlay, draft: Draft) => void,
): DecisionPhase<Tahiti, F, TermsMove> {
  return {
    publishes: ["submit"],
    offers(play, frame, ask) {
      offerField(frame, fieldsOf(play), ask);
      ask.offer(["submit"]);
    },
    apply(play, frame, move) {
      if (move[0] !== "submit") return setField(frame, fieldsOf(play), move);
      pop(play.state);
      submit(play, frame.draft);
    },
    fallback: () => ["submit"],
  };
}

/** A field that puts a number among others of the draft, or leaves it out: a move for either word, and the word that does. */
export function memberField<Key extends string, Word extends string>(
  key: Key,
  member: number,
  words: readonly [Word, Word],
  makeMove: (word: Word) => FieldMove,
  word: NoInfer<Word>,
): Field<Record<Key, number[]>> {
  const moves = words.map((either) => makeMove(either));
  return {
    options: () => moves,
    set: (draft, move) => {
      const others: number[] = draft[key].filter((other) => other !== member);
      draft[key] = move[2] === word ? [...others, member].sort((one, other) => one - other) : others;
    },
  };
}

/** The whole numbers from `least` to `most` as moves. */
export function range(least: number, most: number, make: (count: number) => FieldMove): FieldMove[] {
  const moves: FieldMove[] = [];
  for (let count = least; count <= most; count++) moves.push(make(count));
  return moves;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), Math.min(least, most));
}
