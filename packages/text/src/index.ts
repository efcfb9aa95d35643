// Messages in every language: ICU texts by key.
import type { Messages, Say, Values } from "./contract.ts";
import type { Language } from "./language.ts";
import { newSpeak, type Speak } from "./message.ts";

export { atTable, settingsIn, type TableSettings } from "./at-table.ts";
export type {
  Asked,
  GameText,
  Lookup,
  Messages,
  PhasePlace,
  RulesSection,
  RulesText,
  Say,
  ScorePart,
  Values,
} from "./contract.ts";
export { LANGUAGES, type Language } from "./language.ts";
export { setUpWords } from "./set-up.ts";
export {
  type FilePerLanguage,
  type FilesAlike,
  spokenFor,
  spokenIn,
  type TextFile,
  type TextFiles,
  textsIn,
} from "./spoken.ts";

export function newSay(language: Language, messages: Messages): Say {
  const known = new Map<string, Speak>();
  const say = (key: string, values?: Values): string => {
    const text = messages[key];
    if (text === undefined) throw new Error(`no ${language} message "${key}"`);
    if (!text.includes("{") && !text.includes("'")) return text;
    let speak = known.get(key);
    if (speak === undefined) {
      speak = newSpeak(language, text);
      known.set(key, speak);
    }
    return speak(values ?? {});
  };
  return Object.assign(say, { language, has: (key: string) => Object.hasOwn(messages, key) });
}

/** The events of one kind. Several kinds may share a shape. */
type EventOf<E extends { readonly kind: string }, Kind> = E extends { readonly kind: string }
  ? Kind extends E["kind"]
    ? E
    : never
  : never;

/** What goes into the sentence of an event, by its kind. Kinds that are left out have nothing to say besides their key. */
export function eventValues<E extends { readonly kind: string }>(
  table: {
    readonly [Kind in E["kind"]]?: (say: Say, event: EventOf<E, Kind>, names: readonly string[]) => Values;
  },
): (say: Say, event: E, names: readonly string[]) => Values {
  return (say, event, names) => {
    const kind: E["kind"] = event.kind;
    // The event is of the kind that its function is for, which no type says of a union.
    return table[kind]?.(say, event as never, names) ?? {};
  };
}
