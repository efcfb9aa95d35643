import type { MessageKey } from "../keys.ts";

export const messages: Record<MessageKey, string> = {
  name: "Forza quattro",
  tagline: "Quattro in fila, gravità permettendo.",
  "event.dropped": "{name} lascia cadere un gettone nella colonna {column}.",
  "event.ended": "{name} ha quattro gettoni in fila.",
  "event.ended.draw": "Il tavoliere è pieno: nessuno ha quattro gettoni in fila.",
  "move.drop": "Colonna {column}",
  "prompt.turn": "Scegli una colonna.",
  "guide.turn": "Il gettone cade nella casella libera più bassa della colonna. Vince chi ne mette quattro in fila.",
  row: "Riga {row}:  {cells}",
  columns: "Colonne: {columns}",
  colours: "● {first}, ○ {second}",
};
