// What came of what was tried last, in words: what went wrong, or what there is to say when it went well.
import { problemText } from "./api.ts";

export class Attempts {
  note = $state<string | undefined>();
  readonly #wordsFor: (error: unknown) => string;

  constructor(wordsFor: (error: unknown) => string = problemText) {
    this.#wordsFor = wordsFor;
  }

  /** Says whether it went well. */
  readonly attempt = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    this.note = undefined;
    try {
      await work();
      this.note = done;
      return true;
    } catch (error) {
      this.note = this.#wordsFor(error);
      return false;
    }
  };
}
