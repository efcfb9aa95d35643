// Words as the search of rules sees them: without marks, capitals and endings, so that "volcanoes" finds "volcano",
// "chiusi" finds "chiuso" and "kafelków" finds "kafelek". Light on purpose: what it cannot do, fuzziness does.
import type { Language } from "../language.ts";
import { askingWords, stopWords } from "./stop-words.ts";
import { byFirstWord } from "./word-lines.ts";

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
  strength: "strong",
  drowned: "drown",
  stole: "steal",
  stolen: "steal",
  broke: "break",
  broken: "break",
  ran: "run",
  sat: "sit",
  stood: "stand",
  went: "go",
  gone: "go",
  came: "come",
  sent: "send",
  driven: "drive",
  caught: "catch",
  death: "die",
  dead: "die",
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

/** Forms that no ending tells: each line is the word that stands for all of them, then the others. */
const formsOf = (lines: string): ReadonlyMap<string, string> =>
  byFirstWord(lines, (one, others) => others.map((other) => [other, one]));

const ITALIAN_FORMS = formsOf(`
  perdere perso persa persi perse
  prendere preso presa presi prese
  mettere messo messa messi messe
  togliere tolgo tolgono tolto tolta tolti tolte
  vincere vinto vinta vinti
  chiudere chiuso chiusa chiusi chiuse
  aprire aperto aperta aperti aperte
  scegliere scelgo scelgono scelto scelta scelti scelte
  tenere tengo tengono tieni tiene tenuto
  andare vado vai va vanno vada
  uscire esco esci esce escono uscito
  morire muoio muore muoiono morto morta morti morte
  uccidere ucciso uccisa uccisi uccise
  muovere muovo mosso mossa mossi mosse
  sconfiggere sconfitto sconfitta sconfitti sconfitte
  vedere visto vista visti viste
  rimanere rimango rimane rimangono rimasto rimasta rimasti rimaste
  valere valgo valgono vale valga
  spendere speso spesa spesi
  decidere deciso decisa
  dividere diviso divisa divisi
  difendere difeso difesa
  scendere sceso scesa
  salire salgo salgono
  cogliere colgo raccolto raccogliere
  coprire coperto coperta coperti coperte
  nascondere nascosto nascosta nascosti nascoste
  mare mari
  uomo uomini
`);

function stemItalian(word: string): string {
  const one = ITALIAN_FORMS.get(word) ?? word;
  const bare = one.replace(/(?:mente|(?<=[aei]r)(?:si|mi|ti|ci|lo|la|li|le))$/, "");
  const root = cut(bare, /[aeiou]+$/, 3);
  const short = cut(cut(root, /isc(?:on)?$/, 4), /(?:avan|iam|and|end|an|on|at|et|it|ut|ar|er|ir)$/, 3);
  return cut(short, /(?:i|h|hi)$/, 3);
}

const POLISH_FORMS = formsOf(`
  brac wziac wezme wezmie biore bierze biora wzial wzialem wzieto
  isc ide idzie ida idziesz pojsc pojde pojdzie szedl poszedl
  plynac plyne plynie plyna plywac plywa poplynac
  oddac oddaje oddam odda
  dac daje dam da dal
  lezec lezy leza lezal
  stac stoi stoja stoje stal
  umrzec umiera umarl
  pies psy psa psow psami psem
  czlowiek ludzie ludzi ludziom ludzmi
  reka rece reke rak reku
  zwierze zwierzeta zwierzat zwierzetami zwierzeciem zwierzecia
  koniec konca koncu koncem
  dwa dwoch dwie dwoje dwaj dwoma
  trzy trzech troje trzej
  tracic trace stracic stracilem stracony utracic
  lad ladu ladzie ladem
  wodz wodza wodzem wodzowi wodzowie
`);

const POLISH =
  /(?:owanie|owania|owaniu|owac|ujesz|ujemy|uje|uja|ujac|alem|alam|ilem|ilam|ylem|ylam|iami|ami|iach|ach|owie|owi|ow|iom|om|iem|em|iego|ego|iemu|emu|ymi|imi|ych|ich|ym|im|iej|ej|asz|esz|isz|ysz|amy|emy|imy|ymy|aja|eja|acie|ecie|icie|ali|ily|ony|ona|one|eni|any|ana|ane|ani|ac|ic|yc|ec|al|il|ie|ia|iu|io|a|e|i|o|u|y)$/;

function stemPolish(word: string): string {
  const root = cut(cut(POLISH_FORMS.get(word) ?? word, POLISH, 3), /(?:on|an|en|ow|uj|aj)$/, 4);
  const soft = cut(root, /i$/, 3);
  const short = soft.length > 4 ? soft.replace(/ek$/, "k").replace(/iec$/, "c") : soft;
  return short.length > 3 ? hardened(short) : short;
}

/** Endings soften what stands before them: "karta", "karcie"; "wioska", "wiosce"; "tura", "turze"; "runda", "rundzie". */
const hardened = (stem: string): string => stem.replace(/rz$/, "r").replace(/dz$/, "d").replace(/[tc]$/, "k");

/** Without the ending, where enough of the word is left. */
function cut(word: string, ending: RegExp, least: number): string {
  const short = word.replace(ending, "");
  return short.length >= least ? short : word;
}
