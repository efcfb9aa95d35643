// A lesson as it is written down: a JSON file of its own, and answers by name in one file of the game. Whatever does not belong
// there is refused with its place, so that a lesson can be written without TypeScript.
import type { Json, Move, Options, Scalar } from "@outrigger/kernel";
import type {
  DoStep,
  Lesson,
  LessonBook,
  LessonPart,
  LessonStep,
  MovePattern,
  OtherStep,
  Reached,
  TalkStep,
  Words,
  WrongTry,
} from "./lesson.ts";
import type { Position } from "./position.ts";

/** Answers that several steps give, by the name the steps call them by. */
export type Answers = ReadonlyMap<string, WrongTry>;

/** The lessons are numbered from 1 on. */
export async function loadLesson(book: LessonBook, number: number): Promise<Lesson> {
  const entry = book.lessons[number - 1];
  if (entry === undefined) throw new Error(`there is no lesson ${number}`);
  const [file, answers] = await Promise.all([book.load(number, entry.name), loadAnswers(book)]);
  return parseLesson(`lesson ${number} (${entry.title.en})`, file.default, answers);
}

export async function loadAnswers(book: LessonBook): Promise<Answers> {
  return parseAnswers((await book.answers?.())?.default ?? {});
}

/** `name` is what errors call the lesson by. */
export function parseLesson(name: string, file: unknown, answers: Answers): Lesson {
  const answer: Read<WrongTry> = (value, at) => {
    if (typeof value !== "string") return wrongTry(value, at);
    return answers.get(value) ?? refuse(at, `there is no answer "${value}"`);
  };
  const wrong = optional(list(answer));
  const doStep = object<DoStep>({ ...spoken, moves: patterns, wrong, after: optional(list(move)), luck });
  const step: Read<LessonStep> = (value, at) => {
    const held = fieldsOf(value, at);
    return "moves" in held ? doStep(held, at) : "plays" in held ? otherStep(held, at) : talkStep(held, at);
  };
  const part = object<LessonPart>({ goal: words, steps: list(step) });
  return object<Lesson>({ rules: count, position, parts: list(part), wrong, reached })(file, name);
}

export function parseAnswers(file: unknown): Answers {
  return new Map(Object.entries(record(wrongTry)(file, "answers")));
}

/** What stands at a place, or an error that names it. */
type Read<Value> = (value: unknown, at: string) => Value;
/** A reader for each field, so that none is forgotten. */
type Readers<Fields> = { readonly [Key in keyof Fields]-?: Read<Fields[Key]> };

function refuse(at: string, why: string): never {
  throw new Error(`${at}: ${why}`);
}

export function expected(value: unknown, at: string, what: string): never {
  return refuse(at, value === undefined ? `${what} is missing` : `${JSON.stringify(value)} is not ${what}`);
}

export const text: Read<string> = (value, at) =>
  typeof value === "string" && value.trim() !== "" ? value : expected(value, at, "a text");
const number: Read<number> = (value, at) => (typeof value === "number" ? value : expected(value, at, "a number"));
const count: Read<number> = (value, at) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : expected(value, at, "a whole number");
const scalar: Read<Scalar> = (value, at) => (typeof value === "number" ? value : text(value, at));
const optionValue: Read<Options[string]> = (value, at) => (typeof value === "boolean" ? value : scalar(value, at));
export const json: Read<Json> = (value, at) => (value === undefined ? expected(value, at, "a value") : (value as Json));
/** The game's own affair: its `arrange` reads it. */
const anything: Read<unknown> = (value) => value;

export function optional<Value>(read: Read<Value>): Read<Value | undefined> {
  return (value, at) => (value === undefined ? undefined : read(value, at));
}

export function list<Value>(read: Read<Value>): Read<readonly Value[]> {
  return (value, at) =>
    Array.isArray(value) ? value.map((each, index) => read(each, `${at} ${index + 1}`)) : expected(value, at, "a list");
}

function fieldsOf(value: unknown, at: string): Readonly<Record<string, unknown>> {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Readonly<Record<string, unknown>>) : expected(value, at, "an object");
}

function record<Value>(read: Read<Value>): Read<Readonly<Record<string, Value>>> {
  return (value, at) =>
    Object.fromEntries(Object.entries(fieldsOf(value, at)).map(([key, each]) => [key, read(each, `${at}, ${key}`)]));
}

export function object<Fields>(readers: Readers<Fields>): Read<Fields> {
  const byName = readers as Readonly<Record<string, Read<unknown>>>;
  return (value, at) => {
    const held = fieldsOf(value, at);
    for (const key of Object.keys(byName)) if (!Object.hasOwn(held, key)) byName[key]?.(undefined, `${at}, ${key}`);
    const read = ([key, each]: [string, unknown]): [string, unknown] => {
      const reader = Object.hasOwn(byName, key) ? byName[key] : undefined;
      return [
        key,
        reader === undefined ? refuse(`${at}, ${key}`, "there is no such field") : reader(each, `${at}, ${key}`),
      ];
    };
    return Object.fromEntries(Object.entries(held).map(read)) as Fields;
  };
}

const words = object<Words>({ en: text, it: text, pl: text });

const pattern: Read<MovePattern> = list((value, at) => {
  if (value === null) return value;
  return Array.isArray(value) ? list(scalar)(value, at) : scalar(value, at);
});
const patterns = list(pattern);

const move: Read<Move> = (value, at) => {
  const [kind, ...args] = list(scalar)(value, at);
  return typeof kind === "string" ? [kind, ...args] : refuse(at, "a move begins with its kind");
};

const wrongTry = object<WrongTry>({ moves: patterns, say: words, clause: optional(text), told: optional(json) });

const spoken = { say: words, lit: optional(list(text)), clauses: optional(list(text)) };
const luck = optional(list(scalar));
const talkStep = object<TalkStep>(spoken);
const otherStep = object<OtherStep>({ ...spoken, seat: count, plays: list(move), luck });

type Edit = NonNullable<Position["edits"]>[number];
const edit: Read<Edit> = (value, at) => {
  const [path, set, ...rest] = list(json)(value, at);
  if (rest.length > 0) refuse(at, "an edit is a path and a value");
  return set === undefined ? [text(path, at)] : [text(path, at), set];
};

export const position = object<Position>({
  seats: count,
  options: optional(record(optionValue)),
  seed: optional(count),
  arrange: anything,
  edits: optional(list(edit)),
});

const reached = object<Reached>({ told: optional(json), view: optional(json), points: optional(number) });
