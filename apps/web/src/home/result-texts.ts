// The words of one's own results; they come with them, so that no table has to carry them.
import { type Language, newSay } from "@outrigger/text";

const texts = {
  en: {
    title: "Your results",
    lead: "Against the computer, from the games this browser keeps. The lighter bar is where your share of wins lies with 95 % certainty.",
    result: "{won} of {games} won",
    between: "{low} to {high} of wins",
  },
  it: {
    title: "I tuoi risultati",
    lead: "Contro il computer, dalle partite che questo browser conserva. La fascia chiara dice dove sta la tua quota di vittorie, con il 95 % di certezza.",
    result: "{won} su {games} vinte",
    between: "dal {low} al {high} di vittorie",
  },
  pl: {
    title: "Twoje wyniki",
    lead: "Przeciwko komputerowi, z gier zapisanych w tej przeglądarce. Jaśniejszy pasek pokazuje, gdzie z 95 % pewnością leży odsetek wygranych.",
    result: "wygrane: {won} z {games}",
    between: "od {low} do {high} wygranych",
  },
} as const;

export const sayResults = (language: Language) => newSay(language, texts[language]);
