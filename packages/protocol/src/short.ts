// What changes for a viewer is much like what changed before: the same fields with other values. Both ends of a line remember
// the last changes it carried, and of one that has the shape of an earlier one only the values that differ are sent:
// the match ("" for the one of the change before), the number of the earlier change, then by turns how many values stay and
// the one that comes after them, of whole numbers by how much they grow.
import type { Json } from "@outrigger/kernel";
import { put } from "./change.ts";
import type { HostMessage } from "./messages.ts";
import type { SiteNews } from "./tableside.ts";

type Changed = Extract<HostMessage, { readonly kind: "changed" }>;
type Scalar = string | number | boolean | null;

/** Changes of a match that are remembered, the newest first: a seat is asked in every second, say, and not in the others. */
const MOST = 4;

export interface NewsWriter {
  /** The text of a message; the same for all lines that remember the same. */
  write(news: SiteNews): string;
}

/** The last changes of each match a line carried, the newest first. A match that is shown anew begins anew. */
function newMemory<Remembered>(isWatched: (match: string) => boolean) {
  const matches = new Map<string, Remembered[]>();
  let last = "";
  return {
    /** The match that was spoken of last. */
    get last() {
      return last;
    },
    of: (match: string): readonly Remembered[] => matches.get(match) ?? [],
    changed: (match: string, change: Remembered): void => {
      last = match;
      const known = matches.get(match);
      if (known === undefined) matches.set(match, [change]);
      else {
        if (known.length === MOST) known.pop();
        known.unshift(change);
      }
    },
    shown: (shown: string): void => {
      for (const match of matches.keys()) if (match === shown || !isWatched(match)) matches.delete(match);
    },
  };
}

/** A change, taken apart. */
interface Apart extends Flat {
  readonly seq: number;
}

/** The message that was written last: lines that get the same are told one after the other, and the work is done once. */
interface Written {
  readonly news: Changed;
  readonly apart: Apart;
  /** By the earlier change it was held against; empty where the two are not alike. Without one it is whole. */
  readonly texts: Map<Apart | undefined, string>;
}

let last: Written | undefined;

function begin(news: Changed): Written {
  if (last?.news !== news) last = { news, apart: { seq: news.seq, ...flatten(plain(news)) }, texts: new Map() };
  return last;
}

function textOf({ texts }: Written, like: Apart | undefined, write: () => string): string {
  const text = texts.get(like) ?? write();
  texts.set(like, text);
  return text;
}

/** One end of a line. What is no longer watched over it is forgotten when something else is. */
export function newNewsWriter(isWatched: (match: string) => boolean): NewsWriter {
  const memory = newMemory<Apart>(isWatched);
  return {
    write: (news) => {
      if (news.kind === "shown") memory.shown(news.match);
      if (news.kind !== "changed") return JSON.stringify(news);
      const written = begin(news);
      const whole = (): string => textOf(written, undefined, () => JSON.stringify(news));
      const text = writeShort(written, memory.of(news.match), memory.last) || whole();
      memory.changed(news.match, written.apart);
      return text;
    },
  };
}

/** Empty where nothing remembered has its shape. */
function writeShort(written: Written, known: readonly Apart[], last: string): string {
  const { apart, news } = written;
  for (const like of known) {
    const rest = textOf(written, like, () => {
      const values = differing(like, apart);
      return values === undefined ? "" : JSON.stringify(values).slice(1);
    });
    if (rest !== "") return `[${JSON.stringify(news.match === last ? "" : news.match)},${rest}`;
  }
  return "";
}

/** The other end. Throws where the text is of a line that carried something else before. */
export function newNewsReader(): (text: string) => SiteNews {
  // Whoever writes forgets no later than this.
  const memory = newMemory<Changed>(() => true);
  return (text) => {
    const raw = JSON.parse(text) as SiteNews | readonly [string, number, ...Json[]];
    const news = isShort(raw) ? readShort(raw, memory.of(raw[0] === "" ? memory.last : raw[0])) : raw;
    if (news.kind === "changed") memory.changed(news.match, news);
    else if (news.kind === "shown") memory.shown(news.match);
    return news;
  };
}

const isShort = (raw: SiteNews | readonly [string, number, ...Json[]]): raw is readonly [string, number, ...Json[]] =>
  Array.isArray(raw);

function readShort([match, seq, ...values]: readonly [string, number, ...Json[]], known: readonly Changed[]): Changed {
  const like = known.find((each) => each.seq === seq);
  if (like === undefined) throw new Error(`change ${seq} of match ${match} is not remembered`);
  return filled(plain(like), valuesFrom(values)) as unknown as Changed;
}

/** Messages are plain data by contract. */
const plain = (changed: Changed): Json => changed as unknown as Json;

const isWhole = (value: Json): value is number => Number.isSafeInteger(value);

const isScalar = (value: Json): value is Scalar => typeof value !== "object" || value === null;

/** Items of a list that change are fields with their place for a name, which counts as a value. */
function isPlace(name: string): boolean {
  const first = name.charCodeAt(0);
  return first >= DIGIT_0 && first <= DIGIT_9 && /^(0|[1-9]\d{0,8})$/.test(name);
}

const [DIGIT_0, DIGIT_9] = [48, 57];

/** A message taken apart: the names of its fields and how they nest, and its values, places among them. */
interface Flat {
  readonly shape: readonly (string | number)[];
  readonly values: readonly Scalar[];
}

/** What stands in a shape besides names; a list is said by its length. */
const [VALUE, FIELDS, END, PLACE] = [-1, -2, -3, -4];

/** All lines of a busy server come through here for every move: plain loops, and no list made on the way. */
function flatten(message: Json): Flat {
  const shape: (string | number)[] = [];
  const values: Scalar[] = [];
  const add = (value: Json): void => {
    if (isScalar(value)) {
      shape.push(VALUE);
      values.push(value);
    } else if (isList(value)) {
      shape.push(value.length);
      for (let at = 0; at < value.length; at++) add(value[at] ?? null);
    } else addFields(value);
  };
  const addFields = (fields: Fields): void => {
    shape.push(FIELDS);
    for (const name in fields) {
      const value = fields[name];
      // A field without a value is not written, and so nothing the other end could remember.
      if (value === undefined) continue;
      if (isPlace(name)) {
        shape.push(PLACE);
        values.push(Number(name));
      } else shape.push(name);
      add(value);
    }
    shape.push(END);
  };
  add(message);
  return { shape, values };
}

type Fields = { readonly [key: string]: Json };

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** The earlier one's number, then by turns how many values stay and the one that comes; undefined where their shapes differ. */
function differing(before: Apart, after: Flat): Json[] | undefined {
  if (!isSameShape(before.shape, after.shape)) return undefined;
  const values: Json[] = [before.seq];
  let same = 0;
  for (let at = 0; at < after.values.length; at++) {
    const [old, now] = [before.values[at] ?? null, after.values[at] ?? null];
    if (old === now) {
      same++;
      continue;
    }
    const sent = isWhole(old) && typeof now === "number" ? now - old : now;
    if (sent !== now && !(isWhole(now) && isWhole(sent))) return undefined;
    values.push(same, sent);
    same = 0;
  }
  return values;
}

function isSameShape(one: Flat["shape"], other: Flat["shape"]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** Says of each value in turn what has become of it. */
function valuesFrom(values: readonly Json[]): (old: Scalar) => Scalar {
  let at = 0;
  let same = values[0];
  return (old) => {
    if (typeof same !== "number") return old;
    if (same-- > 0) return old;
    const sent = values[at + 1] as Scalar;
    at += 2;
    same = values[at];
    return isWhole(old) && typeof sent === "number" ? old + sent : sent;
  };
}

function filled(like: Json, next: (old: Scalar) => Scalar): Json {
  if (isScalar(like)) return next(like);
  if (isList(like)) return like.map((item) => filled(item, next));
  const now: Record<string, Json> = {};
  for (const name of Object.keys(like)) {
    const known = isPlace(name) ? String(next(Number(name))) : name;
    put(now, known, filled(like[name] as Json, next));
  }
  return now;
}
