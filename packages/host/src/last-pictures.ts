// What a viewer was last shown. A large picture is kept as text: as objects it takes three times the memory, and what several
// viewers see alike is kept once. A long list is kept in pieces, for a turn changes few of its items. A small picture stays
// as it is: there writing and reading it again, for every viewer and every move, costs more than the memory.
import type { Shown } from "@outrigger/protocol";

export type Kept = Written | { readonly whole: Shown };

interface Written {
  /** All but the view and the offers, which are the large parts. */
  readonly rest: Omit<Shown, "view" | "offers">;
  /** Each field of the view. */
  readonly view: ReadonlyMap<string, Field>;
  readonly offers: string;
}

/** A text, or of a list of more than plain values the texts of so many items each. */
type Field = string | readonly string[];
const ITEMS = 8;

/** Values, lists and objects of a view and its offers together. */
const MOST_WHOLE = 300;

/** `others`: what is kept of this match already. */
export function keep(shown: Shown, others: Iterable<Kept>): Kept {
  if (countOf([shown.view, shown.offers], MOST_WHOLE) > 0) return { whole: shown };
  return write(
    shown,
    [...others].filter((other) => "view" in other),
  );
}

/** What is left of `most` after counting everything in a value; nothing, or less, where there is more in it. */
function countOf(value: unknown, most: number): number {
  let left = most - 1;
  if (typeof value !== "object" || value === null) return left;
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    if (left <= 0) return left;
    left = countOf(part, left);
  }
  return left;
}

function write({ view, offers, ...rest }: Shown, known: readonly Written[]): Written {
  const fields = new Map<string, Field>();
  for (const [key, value] of Object.entries(view ?? {})) {
    if (value === undefined) continue;
    const alike = known.map((other) => other.view.get(key));
    fields.set(key, isInPieces(value) ? piecesOf(value, alike) : shared(JSON.stringify(value), alike));
  }
  return { rest, view: fields, offers: JSON.stringify(offers) };
}

function isInPieces(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && typeof value[0] === "object";
}

function piecesOf(list: readonly unknown[], alike: readonly (Field | undefined)[]): Field {
  const pieces: string[] = [];
  for (let at = 0; at < list.length; at += ITEMS) {
    const known = alike.map((field) => (typeof field === "string" ? undefined : field?.[pieces.length]));
    pieces.push(shared(JSON.stringify(list.slice(at, at + ITEMS)), known));
  }
  return pieces;
}

/** The same text where it is kept already. */
function shared(text: string, known: readonly (Field | undefined)[]): string {
  const same = known.find((each) => each === text);
  return typeof same === "string" ? same : text;
}

/** The picture that was kept. What is alike `now` is taken over, so that only what differs has to be read. */
export function pictureBefore(before: Kept, now: Kept, shown: Shown): Shown {
  if ("whole" in before) return before.whole;
  return read(before, "view" in now ? now : NOTHING, shown);
}

const NOTHING: Pick<Written, "view" | "offers"> = { view: new Map(), offers: "" };

function read(before: Written, now: Pick<Written, "view" | "offers">, shown: Shown): Shown {
  const fields = new Map(Object.entries(shown.view ?? {}));
  const view = [...before.view].map(
    ([key, field]) => [key, fieldBefore(field, now.view.get(key), fields.get(key))] as const,
  );
  const offers = before.offers === now.offers ? shown.offers : JSON.parse(before.offers);
  return { ...before.rest, view: Object.fromEntries(view), offers };
}

function fieldBefore(field: Field, now: Field | undefined, shown: unknown): unknown {
  if (typeof field === "string") return field === now ? shown : JSON.parse(field);
  const list = Array.isArray(shown) ? shown : [];
  const isAlike = (piece: string, at: number): boolean => typeof now === "object" && now[at] === piece;
  return field.flatMap((piece, at) =>
    isAlike(piece, at) ? list.slice(at * ITEMS, (at + 1) * ITEMS) : (JSON.parse(piece) as unknown[]),
  );
}
