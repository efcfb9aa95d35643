// A table being set: what the game lets one choose, what was chosen, and what the game says to it.
import type { Json, OptionValue } from "@outrigger/kernel";
import { GameWords } from "../lib/game-words.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { checkOptions, gameSheet } from "../table/rules-link.ts";
import type { GameSheet } from "../workers/rules-worker.ts";

export class TablePlan {
  readonly game: string;
  sheet = $state.raw<GameSheet | undefined>();
  words = $state.raw<GameWords | undefined>();
  options = $state<Record<string, OptionValue>>({});
  pack = $state.raw<Json | undefined>();
  problems = $state.raw<readonly string[]>([]);

  constructor(game: string) {
    this.game = game;
  }

  async load(): Promise<GameSheet> {
    const [sheet, words] = await Promise.all([gameSheet(this.game), GameWords.load(this.game, settings.language)]);
    this.options = Object.fromEntries(sheet.options.map(({ id, default: value }) => [id, value]));
    this.words = words;
    this.sheet = sheet;
    return sheet;
  }

  async check(seats: number): Promise<void> {
    const checked = await checkOptions({ ...this.chosen(), seats });
    this.problems = "problems" in checked ? checked.problems : [];
  }

  /** What was chosen, as a new table wants it. */
  chosen(): { readonly game: string; readonly options: Record<string, OptionValue>; readonly pack?: Json } {
    const { game, pack } = this;
    return { game, options: $state.snapshot(this.options), ...(pack === undefined ? {} : { pack }) };
  }
}
