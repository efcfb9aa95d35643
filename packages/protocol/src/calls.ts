// Questions and answers between threads: every question has an id, and its answer repeats it.

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
