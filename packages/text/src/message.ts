// An ICU message that is ready to be spoken; a table speaks hundreds at every click.
import { IntlMessageFormat } from "intl-messageformat";
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

export function newMessage(language: Language, text: string): IntlMessageFormat {
  // Where its parts stand in the text nobody asks; but the library forgets it by `delete`, and what that has gone through is slow to read.
  return new IntlMessageFormat(text, language, undefined, { formatters, captureLocation: true });
}
