// The words of lessons, apart from the site's own: the home page does not carry them.
import { type Language, type Messages, newSay, type Say } from "@outrigger/text";

const en = {
  title: "Learn {game}",
  lead: "Short lessons on the real table: you play, and every try is answered.",
  lesson: "Lesson {number}",
  minutes: "about {count, plural, one {# minute} other {# minutes}}",
  done: "done",
  open: "begun",
  start: "Start",
  goOn: "Go on",
  again: "Once more",
  part: "Part {at} of {count}",
  parts: "In this lesson",
  back: "Back",
  skip: "Do it for me",
  reading: "Read what stands above the board first, then press “Go on”.",
  notYet: "Not yet:",
  rule: "Show the rule",
  finished: "Lesson {number} is done",
  next: "Next lesson: {title}",
  whole: "Now a whole game",
  wholeText: "You know what you need. This game starts easy, and advice stays with you.",
  list: "All lessons",
  close: "Close this answer",
  rules: "The whole rules to look things up",
} as const satisfies Messages;

type Texts = Readonly<Record<keyof typeof en, string>>;

const it: Texts = {
  title: "Impara {game}",
  lead: "Brevi lezioni sul tavolo vero: giochi tu, e ogni tentativo ha la sua risposta.",
  lesson: "Lezione {number}",
  minutes: "circa {count, plural, one {# minuto} other {# minuti}}",
  done: "fatta",
  open: "iniziata",
  start: "Inizia",
  goOn: "Avanti",
  again: "Di nuovo",
  part: "Parte {at} di {count}",
  parts: "In questa lezione",
  back: "Indietro",
  skip: "Fallo per me",
  reading: "Prima leggi ciò che sta sopra il tavolo, poi premi «Avanti».",
  notYet: "Non ancora:",
  rule: "Mostra la regola",
  finished: "La lezione {number} è finita",
  next: "Prossima lezione: {title}",
  whole: "Ora una partita intera",
  wholeText: "Sai quel che serve. Questa partita comincia facile, e i consigli restano con te.",
  list: "Tutte le lezioni",
  close: "Chiudi questa risposta",
  rules: "Il regolamento completo da consultare",
};

const pl: Texts = {
  title: "Naucz się gry {game}",
  lead: "Krótkie lekcje przy prawdziwym stole: grasz, a każda próba dostaje odpowiedź.",
  lesson: "Lekcja {number}",
  minutes: "około {count, plural, one {# minuty} few {# minut} many {# minut} other {# minuty}}",
  done: "ukończona",
  open: "rozpoczęta",
  start: "Zacznij",
  goOn: "Dalej",
  again: "Jeszcze raz",
  part: "Część {at} z {count}",
  parts: "W tej lekcji",
  back: "Wstecz",
  skip: "Zrób to za mnie",
  reading: "Najpierw przeczytaj tekst nad planszą, potem naciśnij „Dalej”.",
  notYet: "Jeszcze nie:",
  rule: "Pokaż regułę",
  finished: "Lekcja {number} ukończona",
  next: "Następna lekcja: {title}",
  whole: "A teraz cała gra",
  wholeText: "Wiesz już, co trzeba. Ta gra zaczyna się łatwo, a rady zostają z tobą.",
  list: "Wszystkie lekcje",
  close: "Zamknij tę odpowiedź",
  rules: "Pełne zasady do wglądu",
};

const voices: Readonly<Record<Language, Say>> = { en: newSay("en", en), it: newSay("it", it), pl: newSay("pl", pl) };

export function learnSay(
  language: Language,
  key: keyof Texts,
  values?: Readonly<Record<string, string | number>>,
): string {
  return voices[language](key, values);
}
