// Answers to what a whole movement phase offers beside the step.
import type { WrongTry } from "@outrigger/scene/lesson";

export const DEPART: WrongTry = {
  moves: [["depart"]],
  say: {
    en: "That takes your Head Chieftain away from Tahiti for good, on an Expedition. There is work to do here first.",
    it: "Questo porta via per sempre il Gran Capo da Tahiti, in Spedizione. Prima c'è da fare qui.",
    pl: "To zabiera Wodza Naczelnego z Tahiti na zawsze, na Wyprawę. Najpierw jest co robić tutaj.",
  },
  clause: "TAH-EXP-1",
};

export const CONVERT: WrongTry = {
  moves: [["convert"]],
  say: {
    en: "That turns one of your Combat Units back into Population, for nothing. You need every one that can fight.",
    it: "Questo ritrasforma una tua Unità combattente in Popolazione, senza nulla in cambio. Ti servono tutte quelle che combattono.",
    pl: "To zamienia twoją Jednostkę bojową z powrotem w Ludność, za nic. Potrzebujesz każdej, która walczy.",
  },
  clause: "TAH-BUILD-23",
};

export const END_MOVE: WrongTry = {
  moves: [["endMove"]],
  say: {
    en: "That ends movement for this turn, and whoever has not moved stays where he is. Go on with the lit hex.",
    it: "Questo chiude il movimento del turno, e chi non si è mosso resta dov'è. Continua con l'esagono illuminato.",
    pl: "To kończy ruch w tej turze, a kto się nie ruszył, zostaje. Kontynuuj z podświetlonym heksem.",
  },
  clause: "TAH-SEQ-2",
};

export const DONE: WrongTry = {
  moves: [["done"]],
  say: {
    en: "That ends this commander's move, and he moves only once a turn. He has points left: use them.",
    it: "Questo chiude la mossa di questo comandante, che si muove una sola volta per turno. Ha ancora punti: usali.",
    pl: "To kończy ruch tego dowódcy, a rusza się on raz na turę. Ma jeszcze punkty: użyj ich.",
  },
  clause: "TAH-LMOV-10",
};
