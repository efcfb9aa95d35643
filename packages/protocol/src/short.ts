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
interface Memory<Remembered> {
  /** The match that was spoken of last. */
  readonly last: string;
  of(match: string): readonly Remembered[];
  changed(match: string, change: Remembered): void;
  shown(match: string): void;
}

function newMemory<Remembered>(isWatched: (match: string) => boolean): Memory<Remembered> {
  const matches = new Map<string, Remembered[]>();
  let last = "";
  return {
    get last() {
      return last;
    },
    of: (match) => matches.get(match) ?? [],
    changed: (match, change) => {
      last = match;
      const known = matches.get(match);
      if (known === undefined) matches.set(match, [change]);
      else {
        if (known.length === MOST) known.pop();
        known.unshift(change);
      }
    },
    shown: (shown) => {
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
  whole: string | undefined;
  /** The earlier change it was last held against, and what differs; empty where that cannot be said shortly. */
  like: Apart | undefined;
  rest: string;
}

let last: Written | undefined;

function begin(news: Changed): Written {
  if (last?.news === news) return last;
  const { shape, values } = flatten(plain(news));
  last = { news, apart: { seq: news.seq, shape, values }, whole: undefined, like: undefined, rest: "" };
  return last;
}

/** One end of a line. What is no longer watched over it is forgotten when something else is. Most lines only wait, and remember nothing. */
export function newNewsWriter(isWatched: (match: string) => boolean): NewsWriter {
  let memory: Memory<Apart> | undefined;
  return {
    write: (news) => {
      if (news.kind === "shown") memory?.shown(news.match);
      if (news.kind !== "changed") return JSON.stringify(news);
      memory ??= newMemory<Apart>(isWatched);
      const written = begin(news);
      const text = writeShort(written, memory.of(news.match), memory.last) || writeWhole(written);
      memory.changed(news.match, written.apart);
      return text;
    },
  };
}

function writeWhole(written: Written): string {
  written.whole ??= JSON.stringify(written.news);
  return written.whole;
}

/** Empty where nothing remembered has its shape. */
function writeShort(written: Written, known: readonly Apart[], last: string): string {
  const { apart, news } = written;
  for (const like of known) {
    if (like.shape !== apart.shape) continue;
    if (written.like !== like) {
      written.like = like;
      written.rest = differing(like, apart);
    }
    if (written.rest !== "") return `[${JSON.stringify(news.match === last ? "" : news.match)},${written.rest}]`;
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

/** Items of a list that change are fields with their place for a name, which counts as a value: a whole number, as it is written. */
function isPlace(name: string): boolean {
  const { length } = name;
  if (length === 0 || length > MOST_DIGITS || (length > 1 && name.charCodeAt(0) === DIGIT_0)) return false;
  for (let at = 0; at < length; at++) {
    const digit = name.charCodeAt(at);
    if (digit < DIGIT_0 || digit > DIGIT_9) return false;
  }
  return true;
}

const [DIGIT_0, DIGIT_9, MOST_DIGITS] = [48, 57, 9];

/** A message taken apart: the names of its fields and how they nest, and its values, places among them. */
interface Flat {
  readonly shape: Shape;
  readonly values: readonly Scalar[];
}

/**
 * Where the way through a message's names and lists has led: all shapes are one tree, and messages that come to the same
 * place in it are alike.
 */
interface Shape {
  /** The last step on the way: a name, the length of a list, or one of those below. */
  readonly step: string | number;
  /** The way that was taken on from here the last time. */
  last: Shape | undefined;
  /** All of them, where there is more than one. */
  ways: Map<string | number, Shape> | undefined;
}

const [VALUE, FIELDS, END, PLACE] = [-1, -2, -3, -4];

const newShape = (step: string | number): Shape => ({ step, last: undefined, ways: undefined });

/** A tree that has grown so large is left: what was remembered by it is like nothing that comes. */
const MOST_SHAPES = 100_000;
let shapes = 0;
let root = newShape(END);

function onward(from: Shape, step: string | number): Shape {
  const { last } = from;
  if (last?.step === step) return last;
  let way = from.ways?.get(step);
  if (way === undefined) {
    shapes++;
    way = newShape(step);
    if (last !== undefined) from.ways ??= new Map([[last.step, last]]);
    from.ways?.set(step, way);
  }
  from.last = way;
  return way;
}

interface Taking {
  shape: Shape;
  readonly values: Scalar[];
}

/** All lines of a busy server come through here for every move: plain loops, and no list made on the way. */
function flatten(message: Json): Flat {
  if (shapes > MOST_SHAPES) {
    root = newShape(END);
    shapes = 0;
  }
  const taking: Taking = { shape: root, values: [] };
  add(taking, message);
  return taking;
}

function add(taking: Taking, value: Json): void {
  if (isScalar(value)) {
    taking.shape = onward(taking.shape, VALUE);
    taking.values.push(value);
  } else if (isList(value)) {
    taking.shape = onward(taking.shape, value.length);
    for (let at = 0; at < value.length; at++) add(taking, value[at] ?? null);
  } else addFields(taking, value);
}

/** By a list of names: the engine makes a loop over the fields themselves fast anew, and gives it up anew, as often as it is called. */
function addFields(taking: Taking, fields: Fields): void {
  taking.shape = onward(taking.shape, FIELDS);
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    // A field without a value is not written, and so nothing the other end could remember.
    if (value === undefined) continue;
    const isItem = isPlace(name);
    taking.shape = onward(taking.shape, isItem ? PLACE : name);
    if (isItem) taking.values.push(Number(name));
    add(taking, value);
  }
  taking.shape = onward(taking.shape, END);
}

type Fields = { readonly [key: string]: Json };

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** The earlier one's number, then by turns how many values stay and the one that comes, as text; empty where a sum would not be exact. */
function differing(before: Apart, after: Apart): string {
  let text = String(before.seq);
  let same = 0;
  for (let at = 0; at < after.values.length; at++) {
    const old = before.values[at] ?? null;
    const now = after.values[at] ?? null;
    if (old === now) {
      same++;
      continue;
    }
    const sent = isWhole(old) && typeof now === "number" ? now - old : now;
    if (sent !== now && !(isWhole(now) && isWhole(sent))) return "";
    text += `,${same},${typeof sent === "number" ? sent : JSON.stringify(sent)}`;
    same = 0;
  }
  return text;
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

/** The same with other values. A part in which none is another stays the earlier one's own; the rest is copied, not put together anew. */
function filled(like: Json, next: (old: Scalar) => Scalar): Json {
  if (isScalar(like)) return next(like);
  return isList(like) ? filledList(like, next) : filledFields(like, next);
}

function filledList(like: readonly Json[], next: (old: Scalar) => Scalar): Json {
  let now: Json[] | undefined;
  for (let at = 0; at < like.length; at++) {
    const old = like[at] as Json;
    const item = filled(old, next);
    if (item === old) continue;
    now ??= like.slice();
    now[at] = item;
  }
  return now ?? like;
}

function filledFields(like: Fields, next: (old: Scalar) => Scalar): Json {
  const names = Object.keys(like);
  // Every object names its places first.
  if (isPlace(names[0] ?? "")) return filledItems(like, next);
  let now: Record<string, Json> | undefined;
  for (const name of names) {
    const old = like[name] as Json;
    const value = filled(old, next);
    if (value === old) continue;
    now ??= { ...like };
    put(now, name, value);
  }
  return now ?? like;
}

/** Where items change, their places are values too. */
function filledItems(like: Fields, next: (old: Scalar) => Scalar): Json {
  const now: Record<string, Json> = {};
  for (const name of Object.keys(like)) {
    const known = isPlace(name) ? String(next(Number(name))) : name;
    put(now, known, filled(like[name] as Json, next));
  }
  return now;
}
