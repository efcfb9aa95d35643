// More of what players ask, on which nothing was tuned.
import type { Question } from "@outrigger/testkit";

export const others: readonly Question[] = [
  [
    ["MAO-SHIP-7", "MAO-TURN-4"],
    "I have no ships at all, can I move",
    "non ho nessuna nave, posso muovere",
    "nie mam żadnych statków, czy mogę się ruszyć",
  ],
  [
    ["MAO-LINE-4"],
    "do gaps in the market cost anything",
    "gli spazi vuoti della matrice costano qualcosa?",
    "czy puste miejsca w układzie coś kosztują",
  ],
  [
    ["MAO-PLACE-6"],
    "can I make a spot that can never be filled",
    "posso creare uno spazio che non si può riempire",
    "czy mogę stworzyć pole, którego nie da się zapełnić",
  ],
  [
    ["MAO-DEPOT-3", "MAO-DEPOT-1"],
    "when can I play the stored tile",
    "quando posso giocare la tessera conservata",
    "kiedy mogę zagrać odłożony kafelek",
  ],
  [
    ["MAO-STEP-1", "MAO-SHELL-1"],
    "how much does a step of the coloured ship cost",
    "quanto costa un passo della nave colorata",
    "ile kosztuje krok kolorowego statku",
  ],
  [["MAO-ATOLL-3"], "island half inside the atoll", "isola per metà dentro l'atollo", "wyspa w połowie wewnątrz atolu"],
  [["MAO-SHIP-6"], "do ships in my depot count", "contano le navi nel deposito?", "czy liczą się statki w magazynie"],
  [
    ["MAO-PLACE-8", "MAO-COMP-8"],
    "can I cover the land printed on the board",
    "posso coprire la terra stampata sul piano",
    "czy mogę zakryć ląd nadrukowany na planszy",
  ],
  [
    ["MAO-END-3"],
    "my board is full too in the last round",
    "anche il mio piano è pieno nell'ultimo giro",
    "moja plansza też się zapełniła w ostatniej kolejce",
  ],
  [["MAO-SCORE-5", "MAO-SCORE-4"], "what is a house worth", "quanto vale una capanna", "ile warta jest chata"],
  [["MAO-SHIP-5", "MAO-SHIP-4"], "how do I sail farther", "come faccio a navigare più lontano", "jak popłynąć dalej"],
  [["MAO-REFILL-3"], "until when may I undo", "fino a quando posso annullare", "do kiedy mogę cofnąć"],
  [
    ["MAO-VAR-2", "MAO-VAR-1"],
    "where does the coloured ship start",
    "dove parte la nave colorata",
    "gdzie zaczyna kolorowy statek",
  ],
  [
    ["MAO-TURN-3"],
    "take a tile and use the depot in one turn",
    "prendere una tessera e usare il deposito nello stesso turno",
    "wziąć kafelek i użyć magazynu w jednej turze",
  ],
  [["MAO-ATOLL-2", "MAO-ATOLL-3"], "double palms", "palme doppie", "podwójne palmy"],
  [
    ["MAO-SCORE-11", "MAO-DEPOT-6"],
    "forgot a tile in the depot at the end",
    "una tessera dimenticata nel deposito alla fine",
    "kafelek zapomniany w magazynie na koniec",
  ],
  [["MAO-SHELL-4"], "bank runs out of shells", "le conchiglie del deposito finiscono", "muszle w zasobie się kończą"],
  [["MAO-COMP-3"], "how long can islands be", "quanto possono essere lunghe le isole", "jak długie mogą być wyspy"],
];
