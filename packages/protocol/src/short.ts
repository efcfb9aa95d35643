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

/** The changes a line carried lately, by match. A match that is shown anew begins anew. */
function newMemory(isWatched: (match: string) => boolean) {
  const matches = new Map<string, Changed[]>();
  let last = "";
  return {
    /** The match that was spoken of last. */
    get last() {
      return last;
    },
    of: (match: string): readonly Changed[] => matches.get(match) ?? [],
    note: (news: SiteNews): void => {
      if (news.kind === "changed") {
        last = news.match;
        const known = matches.get(news.match) ?? [];
        known.unshift(news);
        known.length = Math.min(known.length, MOST);
        matches.set(news.match, known);
      } else if (news.kind === "shown") {
        for (const match of matches.keys()) if (match === news.match || !isWatched(match)) matches.delete(match);
      }
    },
  };
}

/** What was written for one line serves the others that get the same message, one after the other: the last is enough. */
const texts = new Map<Changed | undefined, string>();
let written: Changed | undefined;

function writeOnce(news: Changed, like: Changed | undefined, write: () => string): string {
  if (written !== news) texts.clear();
  written = news;
  const text = texts.get(like) ?? write();
  texts.set(like, text);
  return text;
}

/** One end of a line. What is no longer watched over it is forgotten when something else is. */
export function newNewsWriter(isWatched: (match: string) => boolean): NewsWriter {
  const memory = newMemory(isWatched);
  return {
    write: (news) => {
      const text =
        (news.kind === "changed" && writeShort(news, memory.of(news.match), memory.last)) || writeWhole(news);
      memory.note(news);
      return text;
    },
  };
}

function writeWhole(news: SiteNews): string {
  return news.kind === "changed" ? writeOnce(news, undefined, () => JSON.stringify(news)) : JSON.stringify(news);
}

/** Empty where nothing remembered has its shape. */
function writeShort(news: Changed, known: readonly Changed[], last: string): string {
  for (const like of known) {
    const rest = writeOnce(news, like, () => {
      const values = differing(like, news);
      return values === undefined ? "" : JSON.stringify([like.seq, ...values]).slice(1);
    });
    if (rest !== "") return `[${JSON.stringify(news.match === last ? "" : news.match)},${rest}`;
  }
  return "";
}

/** The other end. Throws where the text is of a line that carried something else before. */
export function newNewsReader(): (text: string) => SiteNews {
  // Whoever writes forgets no later than this.
  const memory = newMemory(() => true);
  return (text) => {
    const raw = JSON.parse(text) as SiteNews | readonly [string, number, ...Json[]];
    const news = isShort(raw) ? readShort(raw, memory.of(raw[0] === "" ? memory.last : raw[0])) : raw;
    memory.note(news);
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

/** By turns how many values stay and the one that comes; undefined where the two are not of one shape. */
function differing(before: Changed, after: Changed): Json[] | undefined {
  const values: Json[] = [];
  let same = 0;
  const note = (old: Scalar, now: Scalar): boolean => {
    if (old === now) same++;
    else {
      const sent = isWhole(old) && typeof now === "number" ? now - old : now;
      if (sent !== now && !(isWhole(now) && isWhole(sent))) return false;
      values.push(same, sent);
      same = 0;
    }
    return true;
  };
  return isAlike(plain(before), plain(after), note) ? values : undefined;
}

type Note = (old: Scalar, now: Scalar) => boolean;

/** Fields without a value are not written, and so nothing the other end could remember. */
function isAlike(before: Json | undefined, after: Json | undefined, note: Note): boolean {
  if (before === undefined || after === undefined) return false;
  if (isScalar(before)) return isScalar(after) && note(before, after);
  if (isScalar(after)) return false;
  if (isList(before)) return isList(after) && areItemsAlike(before, after, note);
  return !isList(after) && areFieldsAlike(before, after, note);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** All lines of a busy server come through here for every move: plain loops, and no list made on the way. */
function areItemsAlike(before: readonly Json[], after: readonly Json[], note: Note): boolean {
  if (before.length !== after.length) return false;
  for (let at = 0; at < before.length; at++) if (!isAlike(before[at], after[at], note)) return false;
  return true;
}

type Fields = { readonly [key: string]: Json };

function areFieldsAlike(before: Fields, after: Fields, note: Note): boolean {
  const [names, others] = [Object.keys(before), Object.keys(after)];
  if (names.length !== others.length) return false;
  for (let at = 0; at < names.length; at++) {
    const [name, other] = [names[at] as string, others[at] as string];
    const isNamed = name === other && !isPlace(name);
    if (!isNamed && !(isPlace(name) && isPlace(other) && note(Number(name), Number(other)))) return false;
    if (!isAlike(before[name], after[other], note)) return false;
  }
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
