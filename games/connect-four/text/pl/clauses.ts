import type { ClauseKey } from "../keys.ts";

export const clauses: Record<ClauseKey, string> = {
  "C4-TURN": "Gracze grają na zmianę; w swojej turze wrzuca się jeden żeton własnego koloru.",
  "C4-DROP": "Żeton spada na najniższe wolne pole swojej kolumny.",
  "C4-FULL": "W kolumnie mieści się sześć żetonów; do pełnej nie można już nic wrzucić.",
  "C4-FOUR":
    "Kto pierwszy ma cztery żetony w nieprzerwanej linii, poziomej, pionowej lub ukośnej, natychmiast wygrywa.",
  "C4-DRAW": "Gdy plansza jest pełna i nikt nie ma czterech żetonów w rzędzie, gra kończy się remisem.",
};
