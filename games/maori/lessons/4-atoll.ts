// The other side of the board and the coloured ship of the variants.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { DEPOT, DISCARD, FREE_FROM_HERE_ONLY, PASS } from "./answers.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    options: { board: "atoll", variant: 1 },
    arrange: {
      phase: "action",
      explorer: 4,
      boards: ["S06@r2c2"],
      ships: ["r2c2"],
      matrix: {
        m11: "W01",
        m12: "ES02",
        m13: "W02",
        m14: "S09",
        m21: "EE02",
        m22: "W03",
        m23: "EN02",
        m24: "S01",
        m31: "W04",
        m32: "W05",
        m33: "EW02",
        m34: "S07",
        m41: "W06",
        m42: "MH02",
        m43: "W07",
        m44: "W08",
      },
    },
  },
  wrong: [PASS, DISCARD, DEPOT, FREE_FROM_HERE_ONLY],
  parts: [
    {
      goal: { en: "Follow the coloured ship", it: "Segui la nave colorata", pl: "Płyń za kolorowym statkiem" },
      steps: [
        {
          say: {
            en: "This table plays variant 1 on the atoll: the small ship on your tile says where you build. Take the island with the hut.",
            it: "Questo tavolo gioca la variante 1 sull’atollo: la piccola nave sulla tua tessera dice dove costruisci. Prendi l’isola con la capanna.",
            pl: "Przy tym stole gra się wariant 1 na atolu: mały statek na twoim kafelku mówi, gdzie budujesz. Weź wyspę z chatą.",
          },
          lit: ["cell:m14", "space:0:r2c2"],
          clauses: ["MAO-VAR-1", "MAO-VAR-2", "MAO-ATOLL-1", "MAO-COMB-1"],
          moves: [["take", "m14"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "That tile costs shells, which you will need for the coloured ship. The island with the hut is free.",
                it: "Quella tessera costa conchiglie, che ti serviranno per la nave colorata. L’isola con la capanna è gratis.",
                pl: "Ten kafelek kosztuje muszle, których potrzebujesz dla kolorowego statku. Wyspa z chatą jest za darmo.",
              },
              clause: "MAO-LINE-3",
              told: { kind: "took", price: { $least: 1 } },
            },
          ],
        },
        {
          say: {
            en: "A tile must lie right next to the coloured ship. Lay it on the lit space inside the reef, where palms count double.",
            it: "Una tessera deve stare proprio accanto alla nave colorata. Mettila sullo spazio illuminato dentro la barriera, dove le palme valgono il doppio.",
            pl: "Kafelek musi leżeć tuż obok kolorowego statku. Połóż go na podświetlonym polu wewnątrz rafy, gdzie palmy liczą się podwójnie.",
          },
          lit: ["space:0:r2c3"],
          clauses: ["MAO-VAR-3", "MAO-VAR-6", "MAO-ATOLL-2", "MAO-COMP-10"],
          moves: [["place", "r2c3"]],
          wrong: [
            {
              moves: [["place", "r3c2"]],
              say: {
                en: "That is inside too, but keep it: you will build there in your next turn. Go east first.",
                it: "Anche quello è dentro, ma tienilo: lì costruirai al prossimo turno. Prima vai a est.",
                pl: "To też jest wewnątrz, ale zachowaj je: zbudujesz tam w następnej turze. Najpierw na wschód.",
              },
              clause: "MAO-ATOLL-2",
            },
            {
              moves: [["place"]],
              say: {
                en: "Outside the reef its palms would count four points instead of eight. Stay inside.",
                it: "Fuori dalla barriera le sue palme varrebbero quattro punti invece di otto. Resta dentro.",
                pl: "Poza rafą jego palmy dałyby cztery punkty zamiast ośmiu. Zostań wewnątrz.",
              },
              clause: "MAO-ATOLL-2",
            },
          ],
        },
        {
          say: {
            en: "In variant 1 the coloured ship may now go to any other tile of yours, free of charge. Send it to the new tile.",
            it: "Nella variante 1 la nave colorata può ora andare su un’altra tua tessera, gratis. Mandala sulla nuova tessera.",
            pl: "W wariancie 1 kolorowy statek może teraz popłynąć na inny twój kafelek, za darmo. Wyślij go na nowy kafelek.",
          },
          lit: ["space:0:r2c3"],
          clauses: ["MAO-V1-1", "MAO-V1-2", "MAO-VAR-4"],
          moves: [["ship", "r2c3"]],
          wrong: [
            {
              moves: [["keep"]],
              say: {
                en: "It may stay, but from the new tile you learn how to come back. Send it there.",
                it: "Può restare, ma dalla nuova tessera impari come tornare. Mandala lì.",
                pl: "Może zostać, ale z nowego kafelka nauczysz się wracać. Wyślij go tam.",
              },
              clause: "MAO-V1-1",
            },
          ],
          after: [["confirm"]],
          luck: ["W09"],
        },
        {
          say: {
            en: "Tia laid a first tile, which may go anywhere and receives the coloured ship. It never counts as a ship.",
            it: "Tia ha piazzato la prima tessera, che può andare ovunque e riceve la nave colorata. Questa non conta mai come nave.",
            pl: "Tia położyła pierwszy kafelek, który może leżeć wszędzie i dostaje kolorowy statek. Nigdy nie liczy się on jako statek.",
          },
          clauses: ["MAO-VAR-1", "MAO-VAR-2"],
          seat: 1,
          plays: [["sail", 1], ["take", "m24"], ["place", "r1c1"], ["confirm"]],
          luck: ["W10"],
        },
      ],
    },
    {
      goal: { en: "Pay for a step", it: "Paga un passo", pl: "Zapłać za krok" },
      steps: [
        {
          say: {
            en: "An island with two palms lies one position on. Sail there.",
            it: "Un’isola con due palme è una posizione più avanti. Naviga fin lì.",
            pl: "Wyspa z dwiema palmami leży jedną pozycję dalej. Popłyń tam.",
          },
          lit: ["berth:6", "cell:m34"],
          moves: [["sail", 1]],
        },
        {
          say: {
            en: "You want to build below your first tile, but the coloured ship stands on the other. Before a take, a shell moves it one step: press your first tile.",
            it: "Vuoi costruire sotto la prima tessera, ma la nave colorata è sull’altra. Prima di prendere, una conchiglia la muove di un passo: premi la prima tessera.",
            pl: "Chcesz budować pod pierwszym kafelkiem, ale kolorowy statek stoi na drugim. Zanim weźmiesz kafelek, przesuniesz go o krok za muszlę: naciśnij pierwszy kafelek.",
          },
          lit: ["space:0:r2c2"],
          clauses: ["MAO-STEP-1", "MAO-STEP-2", "MAO-SHELL-1"],
          moves: [["step", "r2c2"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "You may take now, but the tile would have to lie beside the hut. Step first: afterwards it is too late.",
                it: "Puoi prendere ora, ma la tessera dovrebbe stare accanto alla capanna. Prima il passo: dopo è troppo tardi.",
                pl: "Możesz już wziąć kafelek, ale musiałby leżeć obok chaty. Najpierw krok: potem będzie za późno.",
              },
              clause: "MAO-STEP-1",
            },
          ],
        },
        {
          say: {
            en: "After a paid step a take must follow. Take the island with two palms.",
            it: "Dopo un passo pagato si deve prendere. Prendi l’isola con due palme.",
            pl: "Po opłaconym kroku trzeba wziąć kafelek. Weź wyspę z dwiema palmami.",
          },
          lit: ["cell:m34"],
          clauses: ["MAO-STEP-3"],
          moves: [["take", "m34"]],
          wrong: [
            {
              moves: [["step"]],
              say: {
                en: "That would cost another shell and lead away again. The ship stands where you need it.",
                it: "Costerebbe un’altra conchiglia e porterebbe via di nuovo. La nave è dove ti serve.",
                pl: "To kosztowałoby kolejną muszlę i odsunęło go znowu. Statek stoi tam, gdzie trzeba.",
              },
              clause: "MAO-STEP-1",
            },
            {
              moves: [["take"]],
              say: {
                en: "That one costs shells and has an open side or no palms. The island at the ship is free.",
                it: "Quella costa conchiglie e ha un lato aperto o nessuna palma. L’isola accanto alla nave è gratis.",
                pl: "Ten kosztuje muszle i ma otwarty bok albo nie ma palm. Wyspa przy statku jest za darmo.",
              },
              clause: "MAO-LINE-3",
              told: { kind: "took", price: { $least: 1 } },
            },
          ],
        },
        {
          say: {
            en: "Lay it on the lit space. The ship stays, and the turn ends.",
            it: "Mettila sullo spazio illuminato. La nave resta, e il turno finisce.",
            pl: "Połóż ją na podświetlonym polu. Statek zostaje, a tura się kończy.",
          },
          lit: ["space:0:r3c2"],
          clauses: ["MAO-VAR-3", "MAO-ATOLL-3"],
          moves: [["place", "r3c2"]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "That space lies outside the reef, where its palms count only once. You paid for the one inside.",
                it: "Quello spazio è fuori dalla barriera, dove le palme valgono una volta sola. Hai pagato per quello dentro.",
                pl: "To pole leży poza rafą, gdzie palmy liczą się raz. Zapłata była za pole wewnątrz.",
              },
              clause: "MAO-ATOLL-2",
            },
          ],
          after: [["keep"], ["confirm"]],
          luck: ["W11"],
        },
      ],
    },
    {
      goal: { en: "Know the rest", it: "Scopri il resto", pl: "Poznaj resztę" },
      steps: [
        {
          say: {
            en: "The two printed ships lie on a space of the atoll: a tile there covers them. Left empty, it costs a point like any other.",
            it: "Le due navi stampate sono su uno spazio dell’atollo: una tessera lì le copre. Lasciato vuoto, costa un punto come ogni altro.",
            pl: "Dwa nadrukowane statki leżą na polu atolu: kafelek je zakrywa. Puste kosztuje punkt jak każde inne.",
          },
          lit: ["space:0:r4c1"],
          clauses: ["MAO-ATOLL-4", "MAO-ATOLL-5", "MAO-ATOLL-6"],
        },
        {
          say: {
            en: "In variant 2 the coloured ship always goes to the tile just placed. Your first whole game does without it.",
            it: "Nella variante 2 la nave colorata va sempre sulla tessera appena piazzata. La tua prima partita intera ne fa a meno.",
            pl: "W wariancie 2 kolorowy statek zawsze staje na kafelku właśnie położonym. Twoja pierwsza pełna gra obejdzie się bez niego.",
          },
          clauses: ["MAO-V2-1", "MAO-V2-2", "MAO-V2-3", "MAO-COMB-3"],
        },
      ],
    },
  ],
  reached: { told: { kind: "stepped", seat: 0 }, view: { seats: { 0: { shells: 4, ship: "r2c2" } } }, points: 1 },
};
