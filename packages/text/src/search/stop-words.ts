// Words that every question is made of. Written without marks.
import type { Language } from "../language.ts";
import { byFirstWord } from "./word-lines.ts";

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** None of these tells what is asked. */
export const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: list(`
    a an the and or of to in on at by for from with without into onto as is are was were be been being it its this that these
    those there here i me my mine you your yours he him his she her we us our they them their who whom whose which what when
    where why how can could may might must shall should will would do does did done doing have has had having am not no nor
    don t s ll ve re d m isn aren doesn can cannot allowed possible happen happens if then than so such some any each
    both much many let one ones rule rules explain mean means about need needs want wants also just
    only ever actually please tell say says os now get got gets`),
  it: list(`
    il lo la i gli le un uno una l di a da in con su per tra fra e ed o od ma se del dello della dei degli delle dell al allo
    alla ai agli alle all dal dallo dalla dai dagli dalle dall nel nello nella nei negli nelle nell sul sullo sulla sui sugli
    sulle sull che chi cui quale quali quando quanto quanta quanti quante dove come perche cosa cos c ce ci si mi ti vi ne mio
    mia miei mie tuo tua tuoi tue suo sua suoi sue loro nostro nostra questo questa questi queste quello quella quelli quelle e
    sono sei siamo era essere stato stata ho hai ha hanno avere puo posso possono possiamo potere potrei devo deve devono
    dobbiamo dovere non anche solo ancora poi allora cui qui li la io tu lui lei noi voi succede succedono serve servono
    fa faccio fare viene vengono un po permesso permessi permessa lecito regola regole spiega d v adesso ora abbiamo hai`),
  pl: list(`
    a i oraz albo lub ale w we na do z ze od za po przy o u dla pod nad przez bez czy co kto kogo komu ktory ktora ktore ktorzy
    ktorych kiedy gdy gdzie dokad skad jak jaki jaka jakie ile ilu iloma dlaczego po to ten ta te tego tej tych tym tam tu jest sa byc
    byl bylo bedzie moge mozesz moze mozna mozemy moga musze musi musisz trzeba wolno sie mi mnie moj moja moje moich moimi
    mojej mojego swoj swoja swoje swoich swojej swojego twoj twoja twoje jego jej ich nas nam my wy oni on ona ono ja ty nie
    tylko jeszcze juz tez takze jesli jezeli dzieje stanie sluzy potrzeba dozwolone dozwolony zasada zasady
    wyjasnij ktos cos zadnej zadnego zadna zaden zadnych mam masz ma mamy macie maja miec mial teraz wiec tak niz`),
};

/** Each line is a kind of answer, called by its first word, and the words that ask for it. */
const forms = (lines: string): ReadonlyMap<string, string> =>
  byFirstWord(lines, (name, others) => [name, ...others].map((word) => [word, `?${name}`]));

/** These tell what kind of answer is wanted: looked for only where a hint says that a clause gives one. */
export const askingWords: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: forms(`
    many much
    when
    where
    who whose
    why
    how
    need needs required
    get gets got receive
    must have has obliged compulsory obligatory forced mandatory
    happens happen
    what which
    not no cannot never nothing nobody without none t
  `),
  it: forms(`
    quanto quanta quanti quante
    quando
    dove
    chi
    perche
    come
    serve servono occorre
    devo deve dobbiamo devono obbligato obbligatorio obbligatoria forza obbligo
    succede succedono accade
    cosa quale quali cos
    non nessuno nessuna nessun mai senza nulla niente
    ottengo ricevo guadagno ottiene riceve
  `),
  pl: forms(`
    ile ilu iloma
    kiedy
    gdzie dokad skad
    kto czyj czyja czyje komu
    dlaczego czemu
    jak
    potrzeba potrzebuje potrzebne
    musze musi musisz musza trzeba obowiazkowo obowiazek przymus
    dzieje stanie spotkac
    co jaki jaka jakie ktory ktora ktore
    nie nikt nikogo nigdy bez brak zaden zadnej zadnych nic
    dostaje dostane otrzymuje zyskuje
  `),
};
