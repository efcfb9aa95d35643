// Answers that fit many steps.
import type { WrongTry } from "@outrigger/scene/lesson";

export const PASS: WrongTry = {
  moves: [["pass"]],
  say: {
    en: "You may always pass, but a round gives you one action only. Use it.",
    it: "Si può sempre passare, ma un round ti dà una sola azione. Usala.",
    pl: "Zawsze można spasować, ale runda daje tylko jedną akcję. Wykorzystaj ją.",
  },
  clause: "MOA-PAS-1",
};

export const SELL: WrongTry = {
  moves: [["sell"]],
  say: {
    en: "Selling would lock this land and send most of your birds back. That has a lesson of its own.",
    it: "Vendere bloccherebbe questa terra e rimanderebbe indietro quasi tutti i tuoi uccelli. C’è una lezione apposta.",
    pl: "Sprzedaż zamknęłaby tę ziemię i odesłała prawie wszystkie twoje ptaki. To temat osobnej lekcji.",
  },
  clause: "MOA-SEL-13",
};

/** Fewer birds than were paid for. */
export const FEWER: WrongTry = {
  moves: [["count"]],
  say: {
    en: "Fewer birds are allowed, but icons that are not used are lost. Place as many as you paid for.",
    it: "Si può piazzarne di meno, ma le icone non usate sono perse. Piazza tutti gli uccelli che hai pagato.",
    pl: "Mniej ptaków też wolno, ale niewykorzystane symbole przepadają. Umieść tyle, ile opłacono.",
  },
  clause: "MOA-PLB-4",
};

export const BUY: WrongTry = {
  moves: [["buy"]],
  say: {
    en: "Karakia tiles would use up the card you need now, and your action with it. Keep to what is lit.",
    it: "Le tessere karakia consumerebbero la carta che ora ti serve, e con essa l’azione. Resta a ciò che è illuminato.",
    pl: "Kafelki Karakii zużyłyby kartę, której teraz potrzebujesz, a z nią akcję. Trzymaj się tego, co podświetlone.",
  },
  clause: "MOA-BUY-1",
};
