// Answers that fit many steps.
import type { WrongTry } from "@outrigger/scene/lesson";

export const PASS: WrongTry = {
  moves: [["pass"]],
  say: {
    en: "Doing nothing is allowed, but every space that is still empty at the end costs a point.",
    it: "Non fare nulla è permesso, ma ogni spazio ancora vuoto alla fine costa un punto.",
    pl: "Wolno nic nie robić, ale każde pole puste na końcu kosztuje punkt.",
  },
  clause: "MAO-PASS-1",
};

export const DISCARD: WrongTry = {
  moves: [["discard"]],
  say: {
    en: "Discarding throws one of your own tiles away for good. You need every one you have.",
    it: "Scartare elimina per sempre una tua tessera. Ti servono tutte.",
    pl: "Odrzucenie usuwa twój kafelek na dobre. Potrzebujesz każdego.",
  },
  clause: "MAO-DISC-1",
  told: { kind: "discarded", seat: 0 },
};

export const DEPOT: WrongTry = {
  moves: [["depot"]],
  say: {
    en: "In the depot a tile only waits: it fills no space and gives nothing. Lay it on your board.",
    it: "Nel deposito una tessera aspetta soltanto: non riempie spazi e non dà nulla. Mettila sul tuo piano.",
    pl: "W magazynie kafelek tylko czeka: nie zapełnia pola i nic nie daje. Połóż go na swojej planszy.",
  },
  clause: "MAO-DEPOT-4",
};

/** Sailing past what is wanted, for nothing or for shells. */
export const FREE_FROM_HERE_ONLY: WrongTry = {
  moves: [["sail"]],
  say: {
    en: "The tile you want lies at the lit position. From anywhere else it costs shells or cannot be reached.",
    it: "La tessera che vuoi è alla posizione illuminata. Da ogni altra posizione costa conchiglie o non si raggiunge.",
    pl: "Kafelek, którego chcesz, leży przy podświetlonej pozycji. Z każdej innej pozycji kosztuje muszle albo nie da się go dosięgnąć.",
  },
  clause: "MAO-SHIP-9",
};
