// Questions and answers between threads: every question has an id, and its answer repeats it.
import type { Parsed } from "@outrigger/kernel";

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export class Calls<Id extends string | number, Answer extends { readonly id: Id }> {
  readonly #nameOf: (count: number) => Id;
  readonly #waiting = new Map<Id, Waiting<Answer>>();
  #count = 0;

  constructor(nameOf: (count: number) => Id) {
    this.#nameOf = nameOf;
  }

  /** `send` puts the question under the id it is given on its way. */
  ask(send: (id: Id) => void): Promise<Answer> {
    const id = this.#nameOf(this.#count++);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      send(id);
    });
  }

  /** An answer has come; one that nobody waits for is nobody's. */
  hear(answer: Answer): void {
    this.#waiting.get(answer.id)?.resolve(answer);
    this.#waiting.delete(answer.id);
  }

  /** Nobody is there any more who could answer. */
  fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** Calls by number. */
export function numberedCalls<Answer extends { readonly id: number }>(): Calls<number, Answer> {
  return new Calls<number, Answer>((count) => count);
}

/** A worker, as far as it is asked. */
interface Thread {
  postMessage(message: unknown): void;
  addEventListener(kind: "message", hear: (event: { readonly data: never }) => void): void;
}

/** Asks a thread, which is started with the first question. */
export function askThread<Answer extends { readonly id: number }>(
  open: () => Thread,
): (question: object) => Promise<Answer> {
  const calls = numberedCalls<Answer>();
  let thread: Thread | undefined;
  const start = (): Thread => {
    const fresh = open();
    fresh.addEventListener("message", ({ data }) => calls.hear(data));
    return fresh;
  };
  return (question) => {
    thread ??= start();
    return calls.ask((id) => thread?.postMessage({ ...question, id }));
  };
}

/** Functions that another thread may call by name, with one plain object each. */
type Callable = Readonly<Record<string, (given: never) => unknown>>;

/** What is asked of one of them: its name, and what it is given. */
export type Question<Functions, Kind extends keyof Functions = keyof Functions> = {
  [Each in Kind]: { readonly kind: Each } & (Functions[Each] extends (given: infer Given) => unknown ? Given : never);
}[Kind];

export type Value<Call> = Call extends (given: never) => infer Answer ? Awaited<Answer> : never;

export type CallReply<Id> =
  | { readonly kind: "done"; readonly id: Id; readonly value: unknown }
  | { readonly kind: "failed"; readonly id: Id; readonly problems: readonly string[] };

/** What could not be done, in words for whoever asked. */
export class Problem extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("; "));
    this.name = "Problem";
    this.problems = problems;
  }
}

/** What was read; what is wrong with it is thrown. */
export function needParsed<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new Problem(parsed.problems);
  return parsed.value;
}

export function isCall(functions: Callable, { kind }: { readonly kind: string }): boolean {
  return Object.hasOwn(functions, kind);
}

/** Whatever goes wrong is part of the answer: the asker waits in another thread. */
export async function answerCall<Id>(
  functions: Callable,
  question: { readonly kind: string; readonly id: Id },
): Promise<CallReply<Id>> {
  const { kind, id, ...given } = question;
  try {
    if (!isCall(functions, question)) throw new Problem([`nothing is called "${kind}"`]);
    return { kind: "done", id, value: await (functions[kind] as (given: object) => unknown)(given) };
  } catch (error) {
    const problems =
      error instanceof Problem ? error.problems : [error instanceof Error ? error.message : String(error)];
    return { kind: "failed", id, problems };
  }
}

/** The value of an answer; a problem is thrown. */
export function answerOf<Id>(reply: CallReply<Id>): unknown {
  if (reply.kind === "failed") throw new Problem(reply.problems);
  return reply.value;
}
