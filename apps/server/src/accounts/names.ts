// Names people can read and tell apart: one spelling of each, nothing that is blank to the eye, no towers of accents;
// and at one table no two that look the same.
import { z } from "zod";

export const MOST_LETTERS = 30;
/** Before anything is taken away. */
const MOST_RAW = 200;

/** Controls, directions, private and unassigned signs, line breaks, halves of pairs. */
const UNWELCOME = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Signs that draw nothing; the empty Braille cell is one by looks only. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Scripts put two marks on one letter, such as a vowel and a tone; a third is for show. */
const TOWER = /^\p{M}|[\p{Mn}\p{Me}]{3}/u;

/** The name as it is kept; undefined where it cannot be one. */
export function parseName(raw: string): string | undefined {
  if (!raw.isWellFormed()) return undefined;
  // Which of two drawings of a sign is meant says nothing here.
  const plain = raw.normalize("NFC").replace(/\p{Variation_Selector}/gu, "");
  if (UNWELCOME.test(plain) || BLANK.test(plain)) return undefined;
  const name = plain.replace(/\s+/gu, " ").trim();
  if (name === "" || TOWER.test(name) || Array.from(name).length > MOST_LETTERS) return undefined;
  return name;
}

/** Whoever has no name any more, or none that can be read. */
export const NAMELESS = "—";
/** Every sign with at most two marks on it. */
const MARKED = /(\P{M}\p{M}{0,2})\p{M}*/gu;

/** As near to it as a name can be: without what is unseen or unreadable in it, and not too long. */
export function tidyName(raw: string): string {
  const known = parseName(raw);
  if (known !== undefined) return known;
  const signs = Array.from(raw.toWellFormed().normalize("NFC")).filter(
    (sign) => sign !== "\ufffd" && !UNWELCOME.test(sign) && !BLANK.test(sign),
  );
  const bare = signs
    .join("")
    .replace(/^\p{M}+/u, "")
    .replace(MARKED, "$1");
  return parseName(Array.from(bare.trim()).slice(0, MOST_LETTERS).join("")) ?? NAMELESS;
}

export const personName = z
  .string()
  .max(MOST_RAW)
  .transform((raw, context) => {
    const name = parseName(raw);
    if (name !== undefined) return name;
    context.addIssue({ code: "custom", message: "not a name that can be read" });
    return z.NEVER;
  });

/** What passes for one of our letters, and for which: other alphabets first, then our own. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["аеорсухіјѕԁһкмтвнӏɡԛԝ", "aeopcyxijsdhkmtbhlgqw"],
    ["АВЕКМНОРСТУХІЈЅ", "abekmhopctyxljs"],
    ["αοενρικτυχβμ", "aoevpiktuxbu"],
    ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx"],
    ["ıłøđ", "ilod"],
    ["I1|0", "lllo"],
  ].flatMap(([these = "", those = ""]) => Array.from(these).map((sign, at) => [sign, those[at] ?? ""] as const)),
);

const inOurLetters = (text: string): string => Array.from(text, (sign) => LOOKS_LIKE[sign] ?? sign).join("");

/** Without accents, gaps and punctuation: once by case, once by look, because a capital may look like another letter. */
function skeletons(name: string): readonly [string, string] {
  const bare = name.normalize("NFKD").replace(/\p{M}/gu, "");
  const letters = bare.replace(/[^\p{L}\p{N}\p{S}]/gu, "");
  const kept = letters === "" ? bare : letters;
  return [inOurLetters(kept.toLowerCase()), inOurLetters(kept).toLowerCase()];
}

export function looksAlike(one: string, other: string): boolean {
  const [first, second] = [skeletons(one), skeletons(other)];
  return first.some((each) => second.includes(each));
}

/** The name, or the name with a number where somebody is called that already. */
export function distinctName(name: string, others: readonly string[]): string {
  const isTaken = (wished: string): boolean => others.some((other) => looksAlike(wished, other));
  let number = 2;
  let distinct = name;
  while (isTaken(distinct)) distinct = `${name} ${number++}`;
  return distinct;
}
