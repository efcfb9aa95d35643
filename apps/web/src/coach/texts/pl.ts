import type { CoachTexts } from "./en.ts";

export const pl: CoachTexts = {
  label: "Trener",
  where: "Spójrz na to, co jest podświetlone.",
  do: "Silny gracz zrobiłby tak: {plan}",
  more: "{step, select, where {Co mam zrobić?} other {Dlaczego?}}",
  hide: "Zamknij podpowiedź",
  why: "{part} ({name}): {change} spodziewane na końcu w porównaniu z innymi ruchami.",
  whyWay: "{part} ({name}): na koniec {isMore, select, yes {lepiej} other {gorzej}} niż po innych możliwościach.",
  plain: "Grane dalej wychodzi najlepiej; żadna część wyniku sama tego nie tłumaczy.",
  standing: "Jak stoi gra",
  share: "{name} {share}",
  unknown: "jeszcze nie wiadomo",
  hideBar: "Ukryj, jak stoi gra",
  title: "Na pewno?",
  warning: "O ile możesz to wiedzieć, oddajesz tak około {lost} zwycięstwa.",
  warningWhy: "{part} ({name}): {change} spodziewane na końcu przy lepszym planie.",
  warningWhyWay: "{part} ({name}): na koniec {isMore, select, yes {lepiej} other {gorzej}} przy lepszym planie.",
  again: "Jeszcze pomyślę",
  anyway: "Zrób to mimo to",
};
