// Answers that fit many steps.
import type { WrongTry } from "@outrigger/scene/lesson";

export const TAKE_BACK: WrongTry = {
  moves: [["takeBack"]],
  say: {
    en: "Whoever is taken back loses the land for good, and its animals come home too. Yours stand well.",
    it: "Chi viene ritirato perde il terreno per sempre, e anche i suoi animali tornano a casa. I tuoi stanno bene dove sono.",
    pl: "Kto zostaje zabrany, traci działkę na zawsze, a jej zwierzęta też wracają do domu. Twoi stoją dobrze.",
  },
  clause: "MAS-REM-2",
  told: { kind: "tookBack", seat: 0 },
};

export const NOBODY_PLACED: WrongTry = {
  moves: [["pass"]],
  say: {
    en: "Placing nobody is allowed, but land without a person feeds none of your animals. You have people at home.",
    it: "Non piazzare nessuno è permesso, ma un terreno senza persona non nutre i tuoi animali. Hai gente a casa.",
    pl: "Wolno nikogo nie stawiać, ale działka bez człowieka nie żywi twoich zwierząt. Masz ludzi w domu.",
  },
  clause: "MAS-CLM-10",
};
