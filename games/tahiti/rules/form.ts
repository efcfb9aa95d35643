// Forms: a draft that is always complete, gone through field by field in a fixed order, each field once.
import type { Ask } from "@outrigger/kernel";
import type { FieldMove } from "./moves.ts";
import type { Tahiti } from "./tahiti.ts";

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

export function offerField<Draft>(
  form: Form<Draft>,
  fields: readonly Field<Draft>[],
  ask: Ask<Tahiti, FieldMove>,
): void {
  for (const move of fields[form.field]?.options(form.draft) ?? []) ask.offer(move);
}

export function setField<Draft>(form: Form<Draft>, fields: readonly Field<Draft>[], move: FieldMove): void {
  fields[form.field]?.set(form.draft, move);
  form.field++;
  skipSettled(form, fields);
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
