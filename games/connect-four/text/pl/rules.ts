import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "Gra",
      body: [
        "Dwoje graczy wrzuca żetony do pionowej planszy o siedmiu kolumnach i sześciu rzędach.",
        "- W swojej turze wybierasz kolumnę, która nie jest pełna; żeton spada najniżej, jak może.",
        "- Cztery twoje żetony w nieprzerwanej linii, poziomej, pionowej lub ukośnej, natychmiast wygrywają.",
        "- Pełna plansza bez takiej linii oznacza remis.",
      ],
    },
  ],
  glossary: [
    { term: "Żeton", meaning: "Pionek w tej grze. Każdy gracz ma własny kolor." },
    { term: "Kolumna", meaning: "Jedna z siedmiu szczelin. Mieści sześć żetonów." },
  ],
};
