// More of what players ask, on which nothing was tuned.
import type { Question } from "@outrigger/testkit";

export const others: readonly Question[] = [
  [
    ["MOA-DEF-8", "MOA-PAY-2"],
    "what can I use to defend",
    "che cosa posso usare per difendere",
    "czego mogę użyć do obrony",
  ],
  [["MOA-SUP-8", "MOA-SUP-9"], "mammal pile is empty", "il mazzo dei mammiferi è vuoto", "stos ssaków jest pusty"],
  [
    ["MOA-VOL-4"],
    "what about my stronghold when the volcano erupts",
    "che ne è della roccaforte quando il vulcano erutta",
    "co z twierdzą, gdy wulkan wybuchnie",
  ],
  [
    ["MOA-ATK-5", "MOA-ATK-4"],
    "do I have to put birds down after attacking",
    "devo mettere uccelli dopo l'attacco",
    "czy muszę wystawić ptaki po ataku",
  ],
  [
    ["MOA-KAR-40", "MOA-KAR-41"],
    "where may I put a stronghold tile",
    "dove posso mettere una roccaforte",
    "gdzie mogę położyć twierdzę",
  ],
  [
    ["MOA-SCO-12", "MOA-SCO-15"],
    "do mammal tiles score twice",
    "le tessere mammifero valgono due volte?",
    "czy kafelki ssaków punktują dwa razy",
  ],
  [
    ["MOA-MAM-1", "MOA-MAM-5", "MOA-SEL-1"],
    "why are there mammals waiting at the side",
    "perché ci sono mammiferi in attesa a lato",
    "dlaczego ssaki czekają z boku",
  ],
  [
    ["MOA-DEF-13"],
    "can I defend more than once in a round",
    "posso difendere più di una volta",
    "czy mogę bronić się więcej niż raz",
  ],
  [
    ["MOA-KAR-6"],
    "do karakia tiles survive the first period",
    "le karakia restano dopo il primo periodo?",
    "czy karakie zostają po pierwszym okresie",
  ],
  [
    ["MOA-SCO-4"],
    "is sold land still scored",
    "la terra venduta dà ancora punti?",
    "czy sprzedana ziemia nadal punktuje",
  ],
  [
    ["MOA-PLL-5", "MOA-PLL-2"],
    "leader in an invaded territory",
    "leader in un territorio invaso",
    "lider na najechanym terytorium",
  ],
  [
    ["MOA-TER-3", "MOA-TER-1"],
    "which terrain card is done first",
    "quale carta terreno si esegue per prima",
    "którą kartę terenu wykonuje się najpierw",
  ],
  [
    ["MOA-PAY-1", "MOA-PAY-3"],
    "can I combine several cards to pay",
    "posso combinare più carte per pagare",
    "czy mogę łączyć kilka kart, żeby zapłacić",
  ],
  [
    ["MOA-SUP-10"],
    "maximum number of cards in my hand",
    "numero massimo di carte in mano",
    "maksymalna liczba kart na ręce",
  ],
  [
    ["MOA-DEF-12", "MOA-DEF-11"],
    "do my birds stay after I beat off the rats",
    "i miei uccelli restano dopo aver respinto i ratti?",
    "czy moje ptaki zostają po odparciu szczurów",
  ],
  [["MOA-END-3"], "still tied after everything", "ancora pari dopo tutto", "po wszystkim nadal remis"],
  [
    ["MOA-VOL-5"],
    "I sold the volcano and it exploded",
    "ho venduto il vulcano ed è esploso",
    "sprzedałem wulkan i wybuchł",
  ],
  [["MOA-GEN-1", "MOA-2P-1"], "can we play with two", "si può giocare in due?", "czy można grać we dwoje"],
];
