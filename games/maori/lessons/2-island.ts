// Islands: ends that close them, a hut that doubles their palms, tiles that may be turned.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { DEPOT, DISCARD, FREE_FROM_HERE_ONLY, PASS } from "./answers.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    arrange: {
      phase: "action",
      explorer: 4,
      boards: ["EE02@r2c2 EE06@r3c2 MH02@r3c3 EN04@r3c5", "S02@r1c1"],
      matrix: {
        m11: "S01",
        m12: "ES04",
        m13: "W01",
        m14: "EW03",
        m21: "W02",
        m22: "EN05",
        m23: "MV02",
        m24: "S03",
        m31: "W03",
        m32: "ES05",
        m33: "W08",
        m34: "EW07",
        m41: "EE03",
        m42: "W04",
        m43: "MV03",
        m44: "W09",
      },
    },
  },
  wrong: [PASS, DISCARD, DEPOT, FREE_FROM_HERE_ONLY],
  parts: [
    {
      goal: { en: "Close an island", it: "Completa un’isola", pl: "Zamknij wyspę" },
      steps: [
        {
          say: {
            en: "The lit island on your board is open to the east. Take the end that is open to the west: it lies right at the ship.",
            it: "L’isola illuminata sul tuo piano è aperta a est. Prendi la tessera terminale aperta a ovest: è accanto alla nave.",
            pl: "Podświetlona wyspa na twojej planszy jest otwarta na wschód. Weź kafelek końcowy otwarty na zachód: leży tuż przy statku.",
          },
          lit: ["cell:m14", "space:0:r2c2"],
          clauses: ["MAO-COMP-3", "MAO-COMP-4", "MAO-SCORE-2"],
          moves: [["take", "m14"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "That tile is not open to the west, so your island would stay open. It would cost shells besides.",
                it: "Quella tessera non è aperta a ovest, quindi la tua isola resterebbe aperta. Inoltre costerebbe conchiglie.",
                pl: "Ten kafelek nie jest otwarty na zachód, więc wyspa pozostałaby otwarta. Kosztowałby też muszle.",
              },
              clause: "MAO-LINE-3",
              told: { kind: "took", price: { $least: 1 } },
            },
          ],
        },
        {
          say: {
            en: "Land must meet land, and water must meet water. Lay it beside the island, on the lit space.",
            it: "La terra deve incontrare terra, e l’acqua acqua. Mettila accanto all’isola, sullo spazio illuminato.",
            pl: "Ląd musi stykać się z lądem, a woda z wodą. Połóż go obok wyspy, na podświetlonym polu.",
          },
          lit: ["space:0:r2c3"],
          clauses: ["MAO-PLACE-3", "MAO-PLACE-5", "MAO-PLACE-6"],
          moves: [["place", "r2c3"]],
          wrong: [
            {
              moves: [["place", ["r1c1", "r2c1", "r3c1", "r4c3"]]],
              say: {
                en: "There its open side would face the edge or printed land, where nothing can ever close it. Such an island goes before scoring.",
                it: "Lì il lato aperto guarderebbe il bordo o la terra stampata, dove nulla può chiuderlo. Un’isola così si rimuove prima del punteggio.",
                pl: "Tam otwarty bok zwracałby się ku krawędzi lub nadrukowanemu lądowi, gdzie nic go nie zamknie. Taka wyspa znika przed liczeniem.",
              },
              clause: "MAO-PLACE-7",
            },
            {
              moves: [["place", "r3c4"]],
              say: {
                en: "That would close the long island, but an end with a hut is coming for it. Close the short one first.",
                it: "Completerebbe l’isola lunga, ma per quella arriva una tessera con capanna. Completa prima quella corta.",
                pl: "To zamknęłoby długą wyspę, ale dla niej nadchodzi kafelek z chatą. Najpierw zamknij krótką.",
              },
              clause: "MAO-SCORE-5",
              told: { kind: "islandFinished", seat: 0 },
            },
            {
              moves: [["place"]],
              say: {
                en: "It would fit there, but then two islands are open instead of none. Unfinished islands are removed before scoring.",
                it: "Ci starebbe, ma poi due isole sono aperte invece di nessuna. Le isole incomplete si rimuovono prima del punteggio.",
                pl: "Pasowałby tam, ale wtedy otwarte są dwie wyspy zamiast żadnej. Nieukończone wyspy usuwa się przed liczeniem.",
              },
              clause: "MAO-SCORE-1",
            },
          ],
        },
        {
          say: {
            en: "Finished: four palms, four points. End the turn.",
            it: "Completa: quattro palme, quattro punti. Termina il turno.",
            pl: "Gotowe: cztery palmy, cztery punkty. Zakończ turę.",
          },
          lit: ["confirm", "points"],
          clauses: ["MAO-SCORE-4"],
          moves: [["confirm"]],
          luck: ["W05"],
        },
        {
          say: {
            en: "Tia took a single island, which is always finished. Now the long island is your next goal.",
            it: "Tia ha preso un’isola individuale, che è sempre completa. Ora la tua meta è l’isola lunga.",
            pl: "Tia wzięła pojedynczą wyspę, która jest zawsze ukończona. Teraz twoim celem jest długa wyspa.",
          },
          lit: ["space:0:r3c2", "space:0:r3c3"],
          clauses: ["MAO-SCORE-2"],
          seat: 1,
          plays: [["sail", 1], ["take", "m24"], ["place", "r1c2"], ["confirm"]],
          luck: ["W06"],
        },
      ],
    },
    {
      goal: { en: "Let a hut double it", it: "Raddoppia con una capanna", pl: "Podwój ją chatą" },
      steps: [
        {
          say: {
            en: "One position on lies an end with a hut, open to the west. Sail there.",
            it: "Una posizione più avanti c’è una tessera terminale con capanna, aperta a ovest. Naviga fin lì.",
            pl: "Jedną pozycję dalej leży kafelek końcowy z chatą, otwarty na zachód. Popłyń tam.",
          },
          lit: ["berth:6", "cell:m34"],
          clauses: ["MAO-SHIP-6", "MAO-PLACE-11"],
          moves: [["sail", 1]],
        },
        {
          say: {
            en: "Take the end with the hut.",
            it: "Prendi la tessera con la capanna.",
            pl: "Weź kafelek z chatą.",
          },
          lit: ["cell:m34"],
          moves: [["take", "m34"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "Only the end at the ship has a hut and is open to the west. Without it the long island stays open.",
                it: "Solo la tessera accanto alla nave ha una capanna ed è aperta a ovest. Senza, l’isola lunga resta aperta.",
                pl: "Tylko kafelek przy statku ma chatę i jest otwarty na zachód. Bez niego długa wyspa pozostanie otwarta.",
              },
              clause: "MAO-SCORE-1",
            },
          ],
        },
        {
          say: {
            en: "A middle is open on both sides, so an island may be as long as the board. Close it with the hut.",
            it: "Una tessera centrale è aperta da due lati, quindi un’isola può essere lunga quanto il piano. Completala con la capanna.",
            pl: "Kafelek środkowy jest otwarty z obu stron, więc wyspa może być długa jak plansza. Zamknij ją chatą.",
          },
          lit: ["space:0:r3c4"],
          clauses: ["MAO-COMP-3", "MAO-SCORE-5"],
          moves: [["place", "r3c4"]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "A hut doubles only the palms of its own island. At the end of the long one it doubles five.",
                it: "Una capanna raddoppia solo le palme della propria isola. In fondo a quella lunga ne raddoppia cinque.",
                pl: "Chata podwaja tylko palmy swojej wyspy. Na końcu długiej podwoi pięć.",
              },
              clause: "MAO-SCORE-5",
            },
          ],
          after: [["confirm"]],
          luck: ["W07"],
        },
        {
          say: {
            en: "Five palms and a hut: ten points. Tia took water, and a tile without palms came up.",
            it: "Cinque palme e una capanna: dieci punti. Tia ha preso acqua, ed è uscita una tessera senza palme.",
            pl: "Pięć palm i chata: dziesięć punktów. Tia wzięła wodę i pojawił się kafelek bez palm.",
          },
          lit: ["points", "cell:m44"],
          clauses: ["MAO-SCORE-5", "MAO-REFILL-1"],
          seat: 1,
          plays: [["sail", 1], ["take", "m44"], ["place", "r2c3"], ["confirm"]],
          luck: ["EE13"],
        },
      ],
    },
    {
      goal: { en: "Turn a tile without palms", it: "Ruota una tessera senza palme", pl: "Obróć kafelek bez palm" },
      steps: [
        {
          say: {
            en: "Palms must stand upright, so only tiles without any may be turned. Sail round the corner to this one.",
            it: "Le palme devono stare diritte, quindi si ruotano solo le tessere che non ne hanno. Naviga oltre l’angolo fino a questa.",
            pl: "Palmy muszą stać prosto, więc obracać wolno tylko kafelki bez nich. Popłyń za róg do tego.",
          },
          lit: ["berth:8", "cell:m44"],
          clauses: ["MAO-PLACE-3", "MAO-PLACE-4"],
          moves: [["sail", 1]],
        },
        {
          say: {
            en: "Take it: it brings two shells and fits any direction.",
            it: "Prendila: porta due conchiglie e va bene in ogni direzione.",
            pl: "Weź go: daje dwie muszle i pasuje w każdym kierunku.",
          },
          lit: ["cell:m44"],
          moves: [["take", "m44"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "That one costs shells and does not close the island in the corner. The tile at the ship is free.",
                it: "Quella costa conchiglie e non completa l’isola nell’angolo. La tessera accanto alla nave è gratis.",
                pl: "Ten kosztuje muszle i nie zamyka wyspy w rogu. Kafelek przy statku jest za darmo.",
              },
              clause: "MAO-LINE-3",
              told: { kind: "took", price: { $least: 1 }, tile: { palms: 0 } },
            },
          ],
        },
        {
          say: {
            en: "The island below the lit space is open to the north. Lay the tile there: it turns by itself, because only one way fits.",
            it: "L’isola sotto lo spazio illuminato è aperta a nord. Metti lì la tessera: si ruota da sola, perché entra in un solo verso.",
            pl: "Wyspa pod podświetlonym polem jest otwarta na północ. Połóż tam kafelek: obróci się sam, bo pasuje tylko jedno ułożenie.",
          },
          lit: ["space:0:r2c5", "space:0:r3c5"],
          clauses: ["MAO-PLACE-4", "MAO-PLACE-9", "MAO-PLACE-10"],
          moves: [["place", "r2c5"]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "There it would begin another open island. Over the corner it closes one.",
                it: "Lì comincerebbe un’altra isola aperta. Sopra l’angolo ne completa una.",
                pl: "Tam zacząłby kolejną otwartą wyspę. Nad wyspą w rogu zamknie jedną.",
              },
              clause: "MAO-SCORE-1",
            },
          ],
          after: [["confirm"]],
          luck: ["W10"],
        },
      ],
    },
    {
      goal: { en: "Know how it ends", it: "Impara come finisce", pl: "Dowiedz się, jak kończy się gra" },
      steps: [
        {
          say: {
            en: "When somebody’s board is full the others have one more turn. Then unfinished islands go, with their palms, huts and ships.",
            it: "Quando il piano di qualcuno è pieno, gli altri hanno ancora un turno. Poi si rimuovono le isole incomplete, con palme, capanne e navi.",
            pl: "Gdy czyjaś plansza jest pełna, pozostali mają jeszcze jedną turę. Potem nieukończone wyspy znikają z palmami, chatami i statkami.",
          },
          lit: ["board"],
          clauses: ["MAO-END-1", "MAO-END-2", "MAO-END-3", "MAO-SCORE-1", "MAO-SCORE-3"],
        },
        {
          say: {
            en: "A hopeless tile may be discarded as the action of a turn. Everything of yours is finished now: nothing would go.",
            it: "Una tessera che non serve più si può scartare come azione di un turno. Ora tutte le tue isole sono complete: nessuna verrebbe rimossa.",
            pl: "Kafelek, który już się nie przyda, można odrzucić w ramach akcji. Teraz wszystkie twoje wyspy są ukończone: żadna by nie zniknęła.",
          },
          lit: ["points"],
          clauses: ["MAO-DISC-1", "MAO-DISC-2", "MAO-DISC-3", "MAO-DISC-4"],
        },
      ],
    },
  ],
  reached: { told: { kind: "islandFinished", seat: 0, points: 10 }, view: { seats: { 0: { shells: 7 } } } },
};
