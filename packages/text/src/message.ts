// An ICU message that is ready to be spoken; a table speaks hundreds at every click.
import { IntlMessageFormat } from "intl-messageformat";
import type { Values } from "./contract.ts";
import type { Language } from "./language.ts";

/** Makes the same only once. */
function once<Wishes extends readonly unknown[], Made>(make: (...wishes: Wishes) => Made) {
  const made = new Map<string, Made>();
  return (...wishes: Wishes): Made => {
    const key = JSON.stringify(wishes);
    const known = made.get(key) ?? make(...wishes);
    made.set(key, known);
    return known;
  };
}

/** What tells one from many and writes numbers. The library would make its own for every message, which takes longer than to speak it. */
const formatters = {
  getNumberFormat: once(
    (...wishes: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...wishes),
  ),
  getDateTimeFormat: once(
    (...wishes: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...wishes),
  ),
  getPluralRules: once((...wishes: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...wishes)),
};

/** Nothing but text and values that are put in as they are: most messages. For these the library would take ten times as long. */
const PLAIN = /^[^{}'<]*(?:\{\w+\}[^{}'<]*)*$/;

/** What speaks a message. */
export type Speak = (values: Values) => string;

export function newSpeak(language: Language, text: string): Speak {
  if (PLAIN.test(text)) return filledIn(text);
  const message = newMessage(language, text);
  return (values) => String(message.format({ ...values }));
}

/** Its parts by turns: text, and the name of what comes after it. */
function filledIn(text: string): Speak {
  const parts = text.split(/\{(\w+)\}/);
  return (values) => {
    let said = parts[0] as string;
    for (let at = 1; at < parts.length; at += 2)
      said += valueIn(values, parts[at] as string, text) + (parts[at + 1] as string);
    return said;
  };
}

function valueIn(values: Values, name: string, text: string): string | number {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`"${text}" is told without "${name}"`);
  return value;
}

export function newMessage(language: Language, text: string): IntlMessageFormat {
  // Where its parts stand in the text nobody asks; but the library forgets it by `delete`, and what that has gone through is slow to read.
  return new IntlMessageFormat(text, language, undefined, { formatters, captureLocation: true });
}
