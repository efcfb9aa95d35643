// More of what players ask, on which nothing was tuned.
import type { Question } from "@outrigger/testkit";

export const others: readonly Question[] = [
  [
    ["TAH-LZI-3", "TAH-LZI-5"],
    "how do I get away from an enemy",
    "come mi allontano da un nemico",
    "jak odejść od wroga",
  ],
  [
    ["TAH-BUILD-4"],
    "can I train troops when enemies are in my village",
    "posso addestrare con nemici nel mio villaggio",
    "czy mogę szkolić, gdy wróg jest w mojej wiosce",
  ],
  [["TAH-CTRL-3"], "how do I get clan elders", "come ottengo gli anziani del clan", "jak zdobyć starszych klanu"],
  [["TAH-DEF-7"], "whose canoe is it", "di chi è la canoa", "czyje jest kanu"],
  [["TAH-LMOV-8"], "how does the shaman move", "come si muove lo sciamano", "jak porusza się szaman"],
  [["TAH-EXP-4"], "what do I need to sail away", "cosa mi serve per partire", "czego potrzebuję, żeby odpłynąć"],
  [
    ["TAH-RETR-5", "TAH-RETR-1"],
    "when do fleeing troops stop running",
    "quando smettono di scappare le truppe in fuga",
    "kiedy uciekające wojska przestają uciekać",
  ],
  [
    ["TAH-SMOV-7", "TAH-SMOV-6"],
    "is getting into a canoe ever free",
    "salire in canoa può essere gratis?",
    "czy wsiadanie do kanu bywa darmowe",
  ],
  [
    ["TAH-BUILD-4"],
    "can I build while enemies stand in my village",
    "posso costruire con i nemici nel mio villaggio",
    "czy mogę budować, gdy w mojej wiosce stoją wrogowie",
  ],
  [["TAH-LCOM-5"], "three clans meet in one hex", "tre clan nello stesso esagono", "trzy klany na jednym heksie"],
  [["TAH-CAPT-4", "TAH-SHAM-3"], "they captured my shaman", "mi hanno catturato lo sciamano", "pojmali mojego szamana"],
  [
    ["TAH-PMOV-6"],
    "may my people walk next to enemy warriors",
    "la mia gente può camminare accanto ai guerrieri nemici?",
    "czy moi ludzie mogą przejść obok wrogich wojowników",
  ],
  [
    ["TAH-CRASH-2", "TAH-CRASH-1"],
    "what happens if I ram a reef",
    "cosa succede se forzo una barriera",
    "co się stanie, gdy będę forsować rafę",
  ],
  [
    ["TAH-SOLO-15", "TAH-EXP-2"],
    "solo game: I lost my last village",
    "solitario: ho perso l'ultimo villaggio",
    "gra solo: straciłem ostatnią wioskę",
  ],
  [["TAH-INIT-4", "TAH-INIT-2"], "marker x2", "segnalino x2", "znacznik x2"],
  [
    ["TAH-CTRL-4"],
    "can the new settlers work right now",
    "i nuovi arrivati possono lavorare subito?",
    "czy nowi osadnicy mogą od razu pracować",
  ],
  [["TAH-LCOM-10", "TAH-LCOM-9"], "fighting in the forest", "combattere nella foresta", "walka w lesie"],
];
