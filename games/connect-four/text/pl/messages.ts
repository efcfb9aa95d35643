import type { MessageKey } from "../keys.ts";

export const messages: Record<MessageKey, string> = {
  name: "Czwórki",
  tagline: "Cztery w rzędzie, jeśli grawitacja pozwoli.",
  "event.dropped": "{name} wrzuca żeton do kolumny {column}.",
  "event.ended": "{name} ma cztery żetony w rzędzie.",
  "event.ended.draw": "Plansza jest pełna: nikt nie ma czterech żetonów w rzędzie.",
  "move.drop": "Kolumna {column}",
  "prompt.turn": "Wybierz kolumnę.",
  "guide.turn": "Żeton spada na najniższe wolne pole kolumny. Wygrywa ten, kto ułoży cztery swoje w rzędzie.",
  row: "Rząd {row}:  {cells}",
  columns: "Kolumny: {columns}",
  colours: "● {first}, ○ {second}",
};
