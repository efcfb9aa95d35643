import type { ClauseKey } from "../keys.ts";

export const clauses: Record<ClauseKey, string> = {
  "C4-TURN": "Si gioca a turno; a ogni turno si lascia cadere un gettone del proprio colore.",
  "C4-DROP": "Il gettone cade nella casella libera più bassa della sua colonna.",
  "C4-FULL": "Una colonna contiene sei gettoni; se è piena non ne accetta altri.",
  "C4-FOUR": "Vince subito chi per primo ha quattro gettoni in linea ininterrotta, orizzontale, verticale o diagonale.",
  "C4-DRAW": "Se il tavoliere è pieno e nessuno ha quattro gettoni in fila, la partita è patta.",
};
