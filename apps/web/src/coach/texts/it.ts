import type { CoachTexts } from "./en.ts";

export const it: CoachTexts = {
  label: "Allenatore",
  where: "Guarda ciò che è illuminato.",
  do: "Un giocatore forte farebbe così: {plan}",
  more: "{step, select, where {Che cosa faccio?} other {Perché?}}",
  hide: "Chiudi il consiglio",
  why: "{part} ({name}): {change} attesi alla fine, rispetto al resto che si può fare.",
  whyWay: "{part} ({name}): {isMore, select, yes {meglio} other {peggio}} alla fine che dopo le altre possibilità.",
  plain: "Giocando avanti dà il risultato migliore; nessuna parte del punteggio da sola dice perché.",
  standing: "Come va la partita",
  share: "{name} {share}",
  unknown: "non si sa ancora",
  hideBar: "Nascondi come va la partita",
  title: "Vuoi davvero?",
  warning: "Per quanto puoi sapere, così regali circa il {lost} di una vittoria.",
  warningWhy: "{part} ({name}): {change} attesi alla fine con un piano migliore.",
  warningWhyWay: "{part} ({name}): {isMore, select, yes {meglio} other {peggio}} alla fine con un piano migliore.",
  again: "Ci ripenso",
  anyway: "Fallo lo stesso",
};
