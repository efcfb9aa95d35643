// Words as the search of rules sees them: without marks, capitals and endings, so that "volcanoes" finds "volcano",
// "chiusi" finds "chiuso" and "kafelków" finds "kafelek". Light on purpose: what it cannot do, fuzziness does.
import type { Language } from "../language.ts";
import { askingWords, stopWords } from "./stop-words.ts";

/** Without marks and capitals, so that "maori" finds "Māori" and "lodz" finds "Łódź". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[łŁ]/g, "l").replace(/[ʻ]/g, "").toLowerCase();
}

/** The words of a text, stemmed; those that every question is made of are left out. */
export function wordsOf(text: string, language: Language): string[] {
  const all = spelt(text);
  const stopped = stopWords[language];
  const telling = all.filter((word) => !stopped.has(word) && (word.length > 1 || /\d/.test(word)));
  return telling.map((word) => stem(word, language));
}

/** What kind of answer a text asks for: "how many", "when". */
export function askingIn(text: string, language: Language): string[] {
  const asking = askingWords[language];
  return spelt(text).flatMap((word) => asking.get(word) ?? []);
}

const spelt = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function stem(word: string, language: Language): string {
  if (/\d/.test(word)) return word;
  return stemmers[language](word);
}

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  en: stemEnglish,
  it: stemItalian,
  pl: stemPolish,
};

const IRREGULAR: Readonly<Record<string, string>> = {
  men: "man",
  took: "take",
  taken: "take",
  fought: "fight",
  bought: "buy",
  sold: "sell",
  sale: "sell",
  sales: "sell",
  lost: "lose",
  loss: "lose",
  losing: "lose",
  won: "win",
  winner: "win",
  winners: "win",
  laid: "lay",
  built: "build",
  drawn: "draw",
  drew: "draw",
  left: "leave",
  kept: "keep",
  held: "hold",
  thrown: "throw",
  sank: "sink",
  sunk: "sink",
  swam: "swim",
  began: "begin",
  begun: "begin",
  chosen: "choose",
  chose: "choose",
  given: "give",
  gave: "give",
  led: "lead",
  paid: "pay",
  fell: "fall",
  fallen: "fall",
  hidden: "hide",
  dice: "die",
};

function stemEnglish(word: string): string {
  const base = IRREGULAR[word] ?? word;
  const single = base
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x|o)es$/, "$1")
    .replace(/([^su])s$/, "$1");
  const root = single.replace(/(?<=[aeiouy].*)(?:ing|ed|ement|ly|ful)$/, "").replace(/(?<=[aeiou].*[ts])ion$/, "");
  const kept = root.length >= 3 ? root : single;
  const short = kept === single ? kept : kept.replace(/([bdgmnprt])\1$/, "$1");
  return short.length > 3 ? short.replace(/e$/, "").replace(/y$/, "i") : short;
}

function stemItalian(word: string): string {
  const bare = word.replace(/(?:mente|(?<=[aei]r)(?:si|mi|ti|ci|lo|la|li|le))$/, "");
  const root = cut(bare, /[aeiou]+$/, 3);
  const short = cut(root, /(?:avan|iam|and|end|an|on|at|et|it|ut|ar|er|ir)$/, 3);
  return cut(short, /(?:i|h|hi)$/, 3);
}

const POLISH =
  /(?:owanie|owania|owaniu|owac|ujesz|ujemy|uje|uja|ujac|iami|ami|iach|ach|owie|owi|ow|iom|om|iem|em|iego|ego|iemu|emu|ymi|imi|ych|ich|ym|im|iej|ej|asz|esz|isz|ysz|amy|emy|imy|ymy|aja|eja|acie|ecie|icie|ali|ily|ony|ona|one|eni|any|ana|ane|ani|ac|ic|yc|ec|al|il|ie|ia|iu|io|a|e|i|o|u|y)$/;

function stemPolish(word: string): string {
  const root = cut(cut(word, POLISH, 3), /(?:on|an|en|ow|uj|aj)$/, 4);
  const soft = cut(root, /i$/, 3);
  return soft.length > 4 ? soft.replace(/ek$/, "k").replace(/iec$/, "c") : soft;
}

/** Without the ending, where enough of the word is left. */
function cut(word: string, ending: RegExp, least: number): string {
  const short = word.replace(ending, "");
  return short.length >= least ? short : word;
}
