// Answers that several lessons give to a move which is not what the step is about.
import type { WrongTry } from "@outrigger/scene/lesson";

export const CONVERT: WrongTry = {
  moves: [["convert"]],
  say: {
    en: "A Combat Unit may always become Population, but its training would be lost. Keep your warriors.",
    it: "Un’unità combattente può sempre diventare Popolazione, ma il suo addestramento andrebbe perso. Tieni i tuoi guerrieri.",
    pl: "Jednostka bojowa zawsze może stać się Ludnością, ale jej wyszkolenie przepadnie. Zachowaj swoich wojowników.",
  },
  clause: "TAH-BUILD-23",
};

export const END_MOVE: WrongTry = {
  moves: [["endMove"]],
  say: {
    en: "That would end the movement phase, and whoever has not moved stays where they are. Finish the move that is asked for.",
    it: "Così finirebbe la fase di movimento, e chi non si è mosso resterebbe dov’è. Completa prima la mossa richiesta.",
    pl: "To zakończyłoby fazę ruchu, a kto się nie ruszył, zostałby na miejscu. Najpierw wykonaj ruch, o który chodzi.",
  },
  clause: "TAH-SEQ-2",
  told: { kind: "phaseBegan", name: "combat" },
};

export const END_BUILD: WrongTry = {
  moves: [["endBuild"]],
  say: {
    en: "Construction would be over for this turn, with work left undone. Build first.",
    it: "La costruzione finirebbe per questo turno, con del lavoro ancora da fare. Prima costruisci.",
    pl: "Budowa w tej turze byłaby skończona, a praca niewykonana. Najpierw buduj.",
  },
  clause: "TAH-SEQ-2",
  told: { kind: "phaseBegan", name: "movement" },
};

export const DONE: WrongTry = {
  moves: [["done"]],
  say: {
    en: "The activation would end here, and movement points that are left are lost. Go on.",
    it: "L’attivazione finirebbe qui, e i punti movimento rimasti andrebbero persi. Continua.",
    pl: "Aktywacja skończyłaby się tutaj, a pozostałe punkty ruchu przepadają. Idź dalej.",
  },
  clause: "TAH-LMOV-3",
};

export const WALK: WrongTry = {
  moves: [["walk"]],
  say: {
    en: "Population may walk by itself, and it will have its turn. Now the Leader is wanted.",
    it: "La Popolazione può camminare da sola, e verrà il suo momento. Ora serve il capo.",
    pl: "Ludność może chodzić sama i na nią też przyjdzie czas. Teraz potrzebny jest przywódca.",
  },
  clause: "TAH-PMOV-1",
};

export const DEPART: WrongTry = {
  moves: [["depart"]],
  say: {
    en: "That takes your Head Chieftain away from Tahiti for good, on an Expedition. There is work to do here first.",
    it: "Questo porta via per sempre il Gran Capo da Tahiti, in Spedizione. Prima c’è da fare qui.",
    pl: "To zabiera Wodza Naczelnego z Tahiti na zawsze, na Wyprawę. Najpierw jest co robić tutaj.",
  },
  clause: "TAH-EXP-1",
  told: { kind: "departing", seat: 0 },
};
