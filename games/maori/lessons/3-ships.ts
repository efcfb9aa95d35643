// What else brings points and freedom: ships, leis, the depot, shells.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { DEPOT, DISCARD, FREE_FROM_HERE_ONLY, PASS } from "./answers.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    arrange: {
      phase: "action",
      explorer: 5,
      boards: ["EE11@r2c2", "S02@r1c1"],
      shells: [3, 3],
      matrix: {
        m11: "W01",
        m12: "S01",
        m13: "W02",
        m14: "EE02",
        m21: "W03",
        m22: "EN02",
        m23: "W04",
        m24: "W15",
        m31: "S05",
        m32: "ES02",
        m33: "W05",
        m34: "W08",
        m41: "S09",
        m42: "EW12",
        m43: "W06",
        m44: "W07",
      },
    },
  },
  wrong: [
    PASS,
    DISCARD,
    DEPOT,
    FREE_FROM_HERE_ONLY,
    {
      moves: [["place"]],
      say: {
        en: "It would fit there, but the middle of your board is kept for the lei. Use a lit space.",
        it: "Ci starebbe, ma il centro del piano serve per la ghirlanda. Usa uno spazio illuminato.",
        pl: "Pasowałby tam, ale środek planszy jest dla girlandy. Użyj podświetlonego pola.",
      },
      clause: "MAO-PLACE-2",
    },
  ],
  parts: [
    {
      goal: { en: "Get more ships", it: "Procurati altre navi", pl: "Zdobądź więcej statków" },
      steps: [
        {
          say: {
            en: "Each ship on your board lets the explorer sail one position further for nothing. Take the water with two ships.",
            it: "Ogni nave sul tuo piano fa avanzare gratis la nave degli esploratori di una posizione in più. Prendi la tessera d’acqua con due navi.",
            pl: "Dzięki każdemu statkowi na twojej planszy statek odkrywców płynie za darmo o pozycję dalej. Weź wodę z dwoma statkami.",
          },
          lit: ["cell:m24", "ships"],
          clauses: ["MAO-SHIP-4", "MAO-SHIP-6", "MAO-COMP-2"],
          moves: [["take", "m24"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "That tile has no ship and costs shells. The two ships next to the explorer are free.",
                it: "Quella tessera non ha navi e costa conchiglie. Quella con due navi accanto alla nave degli esploratori è gratis.",
                pl: "Ten kafelek nie ma statku i kosztuje muszle. Kafelek z dwoma statkami przy statku odkrywców jest za darmo.",
              },
              clause: "MAO-LINE-3",
              told: { kind: "took", price: { $least: 1 }, tile: { ships: 0 } },
            },
          ],
        },
        {
          say: {
            en: "Water is no island and is never removed. Lay it in the top row.",
            it: "L’acqua non è un’isola e non viene mai tolta. Mettila nella riga in alto.",
            pl: "Woda nie jest wyspą i nigdy się jej nie usuwa. Połóż ją w górnym rzędzie.",
          },
          lit: ["space:0:r1c1", "space:0:r1c2", "space:0:r1c3"],
          clauses: ["MAO-SCORE-2", "MAO-PLACE-11"],
          moves: [["place", ["r1c1", "r1c2", "r1c3"]]],
          after: [["confirm"]],
          luck: ["W09"],
        },
        {
          say: {
            en: "Tia has two ships, you have four now. From your next turn on they carry you further.",
            it: "Tia ha due navi, tu ora quattro. Dal prossimo turno ti portano più lontano.",
            pl: "Tia ma dwa statki, ty teraz cztery. Od następnej tury poniosą cię dalej.",
          },
          lit: ["ships"],
          clauses: ["MAO-PLACE-11"],
          seat: 1,
          plays: [["sail", 1], ["take", "m34"], ["place", "r2c3"], ["confirm"]],
          luck: ["W10"],
        },
      ],
    },
    {
      goal: { en: "Tie a lei", it: "Intreccia una ghirlanda", pl: "Spleć girlandę" },
      steps: [
        {
          say: {
            en: "Your island carries half a lei on its open side. The other half lies four positions ahead, and four ships take you there free.",
            it: "La tua isola porta mezza ghirlanda sul lato aperto. L’altra metà è quattro posizioni avanti, e quattro navi ti ci portano gratis.",
            pl: "Twoja wyspa ma na otwartym boku połowę girlandy. Druga połowa leży cztery pozycje dalej, a cztery statki dowiozą cię za darmo.",
          },
          lit: ["berth:10", "space:0:r2c2"],
          clauses: ["MAO-COMP-5", "MAO-SHIP-4"],
          moves: [["sail", 4]],
        },
        {
          say: {
            en: "Take the end with the flowers, open to the west.",
            it: "Prendi la tessera con i fiori, aperta a ovest.",
            pl: "Weź kafelek z kwiatami, otwarty na zachód.",
          },
          lit: ["cell:m42"],
          moves: [["take", "m42"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "Only the tile at the ship has the missing half of the lei. Together they are worth ten points.",
                it: "Solo la tessera accanto alla nave ha la metà mancante della ghirlanda. Insieme valgono dieci punti.",
                pl: "Tylko kafelek przy statku ma brakującą połowę girlandy. Razem są warte dziesięć punktów.",
              },
              clause: "MAO-SCORE-6",
            },
          ],
        },
        {
          say: {
            en: "The halves must meet on one edge. Lay it on the lit space: ten points.",
            it: "Le metà devono incontrarsi su un lato. Mettila sullo spazio illuminato: dieci punti.",
            pl: "Połowy muszą zetknąć się na jednej krawędzi. Połóż go na podświetlonym polu: dziesięć punktów.",
          },
          lit: ["space:0:r2c3"],
          clauses: ["MAO-SCORE-6", "MAO-PLACE-9"],
          moves: [["place", "r2c3"]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "There the two halves do not meet, and half a lei alone is worth nothing. Lay it beside the other half.",
                it: "Lì le due metà non si incontrano, e mezza ghirlanda da sola non vale nulla. Mettila accanto all’altra metà.",
                pl: "Tam połowy się nie spotkają, a sama połowa girlandy nie jest nic warta. Połóż go obok drugiej połowy.",
              },
              clause: "MAO-SCORE-6",
            },
          ],
          after: [["confirm"]],
          luck: ["W11"],
        },
        {
          say: {
            en: "A whole lei: ten points, more than any single tile. Tia took a single island with a hut.",
            it: "Una ghirlanda intera: dieci punti, più di qualsiasi tessera. Tia ha preso un’isola individuale con capanna.",
            pl: "Cała girlanda: dziesięć punktów, więcej niż jakikolwiek kafelek. Tia wzięła pojedynczą wyspę z chatą.",
          },
          lit: ["points"],
          clauses: ["MAO-SCORE-6"],
          seat: 1,
          plays: [["sail", 1], ["take", "m41"], ["place", "r1c2"], ["confirm"]],
          luck: ["EW04"],
        },
      ],
    },
    {
      goal: { en: "Keep a tile for later", it: "Conserva una tessera", pl: "Zachowaj kafelek na później" },
      steps: [
        {
          say: {
            en: "The ship stands below column 1. Sail two positions to the row with the island that shows a shell.",
            it: "La nave è sotto la colonna 1. Naviga di due posizioni fino alla riga con l’isola che mostra una conchiglia.",
            pl: "Statek stoi pod kolumną 1. Popłyń dwie pozycje do rzędu z wyspą, na której jest muszla.",
          },
          lit: ["berth:13", "cell:m31"],
          clauses: ["MAO-SHIP-1"],
          moves: [["sail", 2]],
        },
        {
          say: {
            en: "Take it.",
            it: "Prendila.",
            pl: "Weź ją.",
          },
          lit: ["cell:m31"],
          moves: [["take", "m31"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "That one costs shells and has none itself. The island at the ship brings one.",
                it: "Quella costa conchiglie e non ne ha. L’isola accanto alla nave ne porta una.",
                pl: "Ten kosztuje muszle, a sam żadnej nie ma. Wyspa przy statku daje jedną.",
              },
              clause: "MAO-LINE-3",
              told: { kind: "took", price: { $least: 1 }, tile: { shells: 0 } },
            },
          ],
        },
        {
          say: {
            en: "A taken tile may go into your depot instead, for the same price. Store it there this time.",
            it: "Una tessera presa può andare invece nel tuo deposito, allo stesso prezzo. Questa volta mettila lì.",
            pl: "Wzięty kafelek może zamiast tego trafić do magazynu, za tę samą cenę. Tym razem odłóż go tam.",
          },
          lit: ["depot"],
          clauses: ["MAO-DEPOT-1", "MAO-DEPOT-2", "MAO-DEPOT-4"],
          moves: [["depot"]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "On the board it would do well, but this turn is about the depot. What lies there nobody can take from you.",
                it: "Sul piano andrebbe bene, ma questo turno riguarda il deposito. Ciò che sta lì nessuno te lo può togliere.",
                pl: "Na planszy też by się przydał, ale w tej turze chodzi o magazyn. Tego, co tam leży, nikt ci nie zabierze.",
              },
              clause: "MAO-DEPOT-1",
            },
          ],
          after: [["confirm"]],
          luck: ["W12"],
        },
        {
          say: {
            en: "The depot holds one tile, gives nothing and counts nothing. It is Tia’s turn, then yours.",
            it: "Il deposito contiene una sola tessera, non dà nulla e alla fine non conta. Tocca a Tia, poi a te.",
            pl: "Magazyn mieści jeden kafelek, nic nie daje i nic nie jest wart. Teraz Tia, potem ty.",
          },
          lit: ["depot"],
          clauses: ["MAO-DEPOT-2", "MAO-DEPOT-5", "MAO-DEPOT-6", "MAO-SCORE-11"],
          seat: 1,
          plays: [["sail", 1], ["take", "m21"], ["place", "r3c3"], ["confirm"]],
          luck: ["W13"],
        },
        {
          say: {
            en: "The ship must move first, whatever you do afterwards. Sail one position.",
            it: "La nave deve muoversi per prima, qualunque cosa tu faccia dopo. Naviga di una posizione.",
            pl: "Statek musi ruszyć pierwszy, cokolwiek zrobisz potem. Popłyń jedną pozycję.",
          },
          lit: ["berth:15"],
          clauses: ["MAO-TURN-2", "MAO-PASS-2"],
          moves: [["sail", 1]],
          wrong: [
            {
              moves: [["sail"]],
              say: {
                en: "Any distance would do, for you take no tile this turn. One position is enough, and beyond your ships you would pay.",
                it: "Qualsiasi distanza andrebbe bene, perché in questo turno non prendi tessere. Una posizione basta, e oltre le tue navi pagheresti.",
                pl: "Wystarczy dowolna odległość, bo w tej turze nie bierzesz kafelka. Jedna pozycja wystarczy, a ponad liczbę statków byś zapłacił.",
              },
              clause: "MAO-TURN-2",
            },
          ],
        },
        {
          say: {
            en: "Instead of taking a tile you may play the one in the depot. Press the depot.",
            it: "Invece di prendere una tessera puoi giocare quella nel deposito. Premi il deposito.",
            pl: "Zamiast brać kafelek możesz zagrać ten z magazynu. Naciśnij magazyn.",
          },
          lit: ["depot"],
          clauses: ["MAO-DEPOT-3", "MAO-TURN-3"],
          moves: [["playDepot"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "One action a turn: with this tile the one in your depot would go on waiting. At the end it would count nothing.",
                it: "Un’azione per turno: con questa tessera quella nel deposito resterebbe ad aspettare. Alla fine non conterebbe nulla.",
                pl: "Jedna akcja na turę: z tym kafelkiem ten w magazynie czekałby dalej. Na końcu nie byłby nic wart.",
              },
              clause: "MAO-TURN-3",
            },
          ],
        },
        {
          say: {
            en: "Lay it in the row below the middle. Now its shell comes to you.",
            it: "Mettila nella riga sotto il centro. Ora ricevi la sua conchiglia.",
            pl: "Połóż ją w rzędzie pod środkiem. Teraz dostajesz jej muszlę.",
          },
          lit: ["space:0:r3c2", "space:0:r3c3", "space:0:r3c4"],
          clauses: ["MAO-DEPOT-3", "MAO-PLACE-10", "MAO-SHELL-4"],
          moves: [["place", ["r3c2", "r3c3", "r3c4"]]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "It would fit and bring its shell there too, but keep the edges for water. Use a lit space.",
                it: "Ci starebbe e porterebbe la conchiglia anche lì, ma lascia i bordi all’acqua. Usa uno spazio illuminato.",
                pl: "Pasowałaby i tam też dałaby muszlę, ale brzegi zostaw dla wody. Użyj podświetlonego pola.",
              },
              clause: "MAO-PLACE-2",
            },
          ],
          after: [["confirm"]],
        },
      ],
    },
    {
      goal: { en: "Have the most", it: "Cerca la maggioranza", pl: "Miej najwięcej" },
      steps: [
        {
          say: {
            en: "At the end whoever has the most ships gets a point for each of them. Ships on unfinished islands are gone by then.",
            it: "Alla fine chi ha più navi segna un punto per ciascuna. Le navi su isole incomplete a quel punto non ci sono più.",
            pl: "Na końcu ten, kto ma najwięcej statków, dostaje punkt za każdy z nich. Statków na nieukończonych wyspach wtedy już nie ma.",
          },
          lit: ["ships"],
          clauses: ["MAO-SCORE-7", "MAO-SCORE-9"],
        },
        {
          say: {
            en: "The same holds for shells, and among equals all get them. So stop spending before the end.",
            it: "Lo stesso vale per le conchiglie, e in caso di parità segnano tutti. Smetti dunque di spenderle prima della fine.",
            pl: "To samo dotyczy muszli, a przy remisie dostają wszyscy. Przestań więc wydawać je przed końcem.",
          },
          lit: ["shells"],
          clauses: ["MAO-SCORE-8", "MAO-SHELL-5", "MAO-SCORE-12"],
        },
      ],
    },
  ],
  reached: {
    told: { kind: "leiCompleted", seat: 0 },
    view: { seats: { 0: { ships: 4, shells: 4, depot: null } } },
    points: 5,
  },
};
