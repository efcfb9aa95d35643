// A game's words in the player's language: messages at once, clauses when somebody asks why.
import {
  atTable,
  type GameText,
  type Language,
  type Messages,
  newSay,
  type Say,
  spokenFor,
  type TableSettings,
} from "@outrigger/text";
import { loadText } from "./games.ts";

export class GameWords {
  readonly text: GameText;
  #say = $state.raw<Say>() as Say;
  #clauses = $state.raw<Messages | undefined>();

  private constructor(text: GameText, say: Say) {
    this.text = text;
    this.#say = say;
  }

  static async load(game: string, language: Language): Promise<GameWords | undefined> {
    const text = await loadText(game);
    if (text === undefined) return undefined;
    const spoken = spokenFor(text, language);
    return new GameWords(text, newSay(spoken, await text.messages(spoken)));
  }

  get say(): Say {
    return this.#say;
  }

  /** The language changed: the old one speaks until the new one is there. */
  async speakIn(wish: Language): Promise<void> {
    const language = spokenFor(this.text, wish);
    if (language === this.#say.language) return;
    const say = newSay(language, await this.text.messages(language));
    const clauses = this.#clauses === undefined ? undefined : await this.text.clauses(language);
    this.#clauses = clauses;
    this.#say = say;
  }

  async loadClauses(): Promise<void> {
    this.#clauses ??= await this.text.clauses(this.#say.language);
  }

  /** The text of a clause as it holds at this table; its bare id where there is none. */
  clause(id: string, table: TableSettings): string {
    const text = this.#clauses?.[id];
    return text === undefined ? id : atTable(this.#say.language, text, table);
  }
}
