// The first turns: the ship moves, a tile is taken, shells buy what lies further off.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { DEPOT, DISCARD, PASS } from "./answers.ts";

const TOP_ROW = ["r1c1", "r1c2", "r1c3"];
const TOP_PLACES = TOP_ROW.map((space) => `space:0:${space}`);

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    arrange: {
      explorer: 1,
      matrix: {
        m11: "W01",
        m12: "ES02",
        m13: "S06",
        m14: "EW02",
        m21: "W02",
        m22: "EE02",
        m23: "S10",
        m24: "W03",
        m31: "W08",
        m32: "EN02",
        m33: "W09",
        m34: "W04",
        m41: "EE03",
        m42: "MH02",
        m43: "S09",
        m44: "W10",
      },
    },
  },
  wrong: [
    PASS,
    DISCARD,
    DEPOT,
    {
      moves: [["place"]],
      say: {
        en: "It would fit there, but long islands need the middle of your board. Keep to the top row.",
        it: "Ci starebbe, ma le isole lunghe hanno bisogno del centro del piano. Resta nella riga in alto.",
        pl: "Pasowałby tam, ale długie wyspy potrzebują środka planszy. Trzymaj się górnego rzędu.",
      },
      clause: "MAO-PLACE-2",
    },
  ],
  parts: [
    {
      goal: { en: "Take your first tile", it: "Prendi la tua prima tessera", pl: "Weź swój pierwszy kafelek" },
      steps: [
        {
          say: {
            en: "Every turn begins with the explorer ship, which sails clockwise round the tiles. Press the lit ring: one position on.",
            it: "Ogni turno comincia con la nave degli esploratori, che naviga in senso orario attorno alle tessere. Premi l’anello illuminato: una posizione avanti.",
            pl: "Każda tura zaczyna się od statku odkrywców, który płynie zgodnie z ruchem wskazówek zegara. Naciśnij podświetlony pierścień: jedna pozycja dalej.",
          },
          lit: ["berth:2"],
          clauses: ["MAO-TURN-1", "MAO-TURN-2", "MAO-SHIP-1", "MAO-SHIP-2", "MAO-SHIP-3", "MAO-SETUP-2"],
          moves: [["sail", 1]],
          wrong: [
            {
              moves: [["sail", 2]],
              say: {
                en: "Two positions would be free as well, but there the first tile has an open side. The island you want lies in the column before.",
                it: "Anche due posizioni sarebbero gratis, ma lì la prima tessera ha un lato aperto. L’isola che vuoi è nella colonna precedente.",
                pl: "Dwie pozycje też byłyby za darmo, ale tam pierwszy kafelek ma otwarty bok. Wyspa, której chcesz, leży kolumnę wcześniej.",
              },
              clause: "MAO-SHIP-4",
            },
            {
              moves: [["sail"]],
              say: {
                en: "You have two ships, so every position after the second costs a shell. What you want is close and free.",
                it: "Hai due navi, quindi ogni posizione dopo la seconda costa una conchiglia. Ciò che vuoi è vicino e gratis.",
                pl: "Masz dwa statki, więc każda pozycja po drugiej kosztuje muszlę. To, czego chcesz, jest blisko i za darmo.",
              },
              clause: "MAO-SHIP-5",
              told: { kind: "sailed", price: { $least: 1 } },
            },
          ],
        },
        {
          say: {
            en: "Now you may take a tile of the column in front of the ship. The nearest is free: take the island with two palms.",
            it: "Ora puoi prendere una tessera della colonna davanti alla nave. La più vicina è gratis: prendi l’isola con due palme.",
            pl: "Teraz możesz wziąć kafelek z kolumny przed statkiem. Najbliższy jest za darmo: weź wyspę z dwiema palmami.",
          },
          lit: ["cell:m13"],
          clauses: ["MAO-LINE-1", "MAO-LINE-2", "MAO-LINE-6", "MAO-TURN-3"],
          moves: [["take", "m13"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "That tile costs a shell for each one you skip. The nearest costs nothing and has two palms.",
                it: "Quella tessera costa una conchiglia per ogni tessera saltata. La più vicina non costa nulla e ha due palme.",
                pl: "Ten kafelek kosztuje muszlę za każdy przeskoczony. Najbliższy nie kosztuje nic i ma dwie palmy.",
              },
              clause: "MAO-LINE-3",
              told: { kind: "took", price: { $least: 1 } },
            },
          ],
        },
        {
          say: {
            en: "A single island has water all round, so it fits beside anything that is water too. Lay it in the top row.",
            it: "Un’isola individuale ha acqua tutt’intorno, quindi sta accanto a tutto ciò che è acqua. Mettila nella riga in alto.",
            pl: "Pojedyncza wyspa ma wokół wodę, więc pasuje obok wszystkiego, co też jest wodą. Połóż ją w górnym rzędzie.",
          },
          lit: TOP_PLACES,
          clauses: ["MAO-PLACE-1", "MAO-PLACE-2", "MAO-COMP-2"],
          moves: [["place", TOP_ROW]],
        },
        {
          say: {
            en: "Until you end the turn you can take everything back. End it, and the gap is filled from the pile.",
            it: "Finché non termini il turno puoi annullare tutto. Terminalo, e il vuoto si riempie dalla pila.",
            pl: "Dopóki nie zakończysz tury, możesz wszystko cofnąć. Zakończ ją, a lukę wypełni kafelek ze stosu.",
          },
          lit: ["confirm"],
          clauses: ["MAO-REFILL-1", "MAO-REFILL-3"],
          moves: [["confirm"]],
          luck: ["EN03"],
        },
        {
          say: {
            en: "Tia sailed two positions round the corner and took the nearest tile of the row. Everybody moves the same ship.",
            it: "Tia ha navigato di due posizioni, oltre l’angolo, e ha preso la tessera più vicina della riga. Tutti muovono la stessa nave.",
            pl: "Tia przepłynęła dwie pozycje za róg i wzięła najbliższy kafelek z rzędu. Wszyscy poruszają tym samym statkiem.",
          },
          lit: ["explorer"],
          clauses: ["MAO-SHIP-1", "MAO-SETUP-8", "MAO-INFO-2"],
          seat: 1,
          plays: [["sail", 2], ["take", "m14"], ["place", "r2c3"], ["confirm"]],
          luck: ["W05"],
        },
      ],
    },
    {
      goal: { en: "Pay for a better tile", it: "Paga per una tessera migliore", pl: "Zapłać za lepszy kafelek" },
      steps: [
        {
          say: {
            en: "In the next row an island with two shells lies behind plain water. Sail one position to that row.",
            it: "Nella prossima riga un’isola con due conchiglie sta dietro una tessera d’acqua. Naviga di una posizione fino a quella riga.",
            pl: "W następnym rzędzie wyspa z dwiema muszlami leży za zwykłą wodą. Popłyń jedną pozycję do tego rzędu.",
          },
          lit: ["berth:5", "cell:m23"],
          clauses: ["MAO-SHIP-4", "MAO-SETUP-6", "MAO-COMP-9"],
          moves: [["sail", 1]],
          wrong: [
            {
              moves: [["sail", 2]],
              say: {
                en: "That row is free to reach, but it begins with water and water. The island with the shells lies one row before.",
                it: "Quella riga si raggiunge gratis, ma comincia con acqua e ancora acqua. L’isola con le conchiglie è una riga prima.",
                pl: "Do tego rzędu dopłyniesz za darmo, ale zaczyna się wodą i znów wodą. Wyspa z muszlami leży rząd wcześniej.",
              },
              clause: "MAO-SHIP-4",
            },
            {
              moves: [["sail"]],
              say: {
                en: "You would sail past the row and pay a shell for every position after the second. Keep your shells for the tile.",
                it: "Passeresti oltre la riga e pagheresti una conchiglia per ogni posizione dopo la seconda. Tieni le conchiglie per la tessera.",
                pl: "Tak miniesz ten rząd i zapłacisz muszlę za każdą pozycję po drugiej. Zachowaj muszle na kafelek.",
              },
              clause: "MAO-SHIP-5",
              told: { kind: "sailed", price: { $least: 1 } },
            },
          ],
        },
        {
          say: {
            en: "Each tile you skip costs one shell. Skip the water and take the island behind it.",
            it: "Ogni tessera saltata costa una conchiglia. Salta l’acqua e prendi l’isola dietro.",
            pl: "Każdy przeskoczony kafelek kosztuje muszlę. Przeskocz wodę i weź wyspę za nią.",
          },
          lit: ["cell:m23", "shells"],
          clauses: ["MAO-LINE-3", "MAO-SHELL-1", "MAO-SHELL-2", "MAO-SETUP-5"],
          moves: [["take", "m23"]],
          wrong: [
            {
              moves: [["take", "m24"]],
              say: {
                en: "Plain water is free but brings no palm and no shell. The island behind it gives two shells for one.",
                it: "La tessera d’acqua è gratis, ma non porta né palme né conchiglie. L’isola dietro dà due conchiglie per una.",
                pl: "Zwykła woda jest za darmo, ale nie daje palmy ani muszli. Wyspa za nią daje dwie muszle za jedną.",
              },
              clause: "MAO-LINE-2",
              told: { kind: "took", price: 0, tile: { palms: 0, shells: 0 } },
            },
            {
              moves: [["take"]],
              say: {
                en: "So far in you would pay two or three shells. The island with the shells is nearer and costs one.",
                it: "Così in fondo pagheresti due o tre conchiglie. L’isola con le conchiglie è più vicina e ne costa una.",
                pl: "Tak głęboko zapłacisz dwie lub trzy muszle. Wyspa z muszlami jest bliżej i kosztuje jedną.",
              },
              clause: "MAO-LINE-3",
              told: { kind: "took", price: { $least: 2 } },
            },
          ],
        },
        {
          say: {
            en: "Lay it in the top row too. The two shells on it come to you at once.",
            it: "Metti anche questa nella riga in alto. Ricevi subito le due conchiglie che porta.",
            pl: "Połóż ją też w górnym rzędzie. Dwie muszle z niej dostajesz od razu.",
          },
          lit: TOP_PLACES,
          clauses: ["MAO-PLACE-10", "MAO-SHELL-3", "MAO-INFO-1"],
          moves: [["place", TOP_ROW]],
        },
        {
          say: {
            en: "You paid one shell and got two. End the turn.",
            it: "Hai pagato una conchiglia e ne hai ricevute due. Termina il turno.",
            pl: "Jedna muszla wydana, dwie zyskane. Zakończ turę.",
          },
          lit: ["confirm", "shells"],
          moves: [["confirm"]],
          luck: ["V01"],
        },
        {
          say: {
            en: "A volcano came up: nobody can take it, nor what lies behind it as seen from the ship. Tia sailed on.",
            it: "È uscito un vulcano: nessuno può prenderlo, né ciò che sta dietro visto dalla nave. Tia ha proseguito.",
            pl: "Pojawił się wulkan: nikt nie może go wziąć ani tego, co leży za nim, patrząc od statku. Tia popłynęła dalej.",
          },
          lit: ["cell:m23"],
          clauses: ["MAO-VOLC-1", "MAO-VOLC-2", "MAO-VOLC-3", "MAO-VOLC-5"],
          seat: 1,
          plays: [["sail", 1], ["take", "m34"], ["place", "r1c1"], ["confirm"]],
          luck: ["W06"],
        },
      ],
    },
    {
      goal: {
        en: "Sail further for a shell",
        it: "Naviga più lontano per una conchiglia",
        pl: "Popłyń dalej za muszlę",
      },
      steps: [
        {
          say: {
            en: "The island with a hut lies three positions ahead, and you have two ships. The third position costs a shell: sail there.",
            it: "L’isola con la capanna è tre posizioni più avanti, e tu hai due navi. La terza posizione costa una conchiglia: vai lì.",
            pl: "Wyspa z chatą leży trzy pozycje dalej, a ty masz dwa statki. Trzecia pozycja kosztuje muszlę: popłyń tam.",
          },
          lit: ["berth:9", "ships"],
          clauses: ["MAO-SHIP-5", "MAO-SHIP-6", "MAO-SHIP-9"],
          moves: [["sail", 3]],
          wrong: [
            {
              moves: [["sail", 1]],
              say: {
                en: "From that row the island costs a shell too, because water lies before it. This time pay for the way.",
                it: "Da quella riga anche l’isola costa una conchiglia, perché davanti c’è acqua. Questa volta paga il tragitto.",
                pl: "Z tego rzędu wyspa też kosztuje muszlę, bo przed nią leży woda. Tym razem zapłać za drogę.",
              },
              clause: "MAO-LINE-3",
            },
            {
              moves: [["sail", 2]],
              say: {
                en: "Two positions are free, but that column begins with water. The hut stands one column further.",
                it: "Due posizioni sono gratis, ma quella colonna comincia con acqua. La capanna è una colonna più in là.",
                pl: "Dwie pozycje są za darmo, ale ta kolumna zaczyna się wodą. Chata stoi kolumnę dalej.",
              },
              clause: "MAO-SHIP-4",
              told: { kind: "sailed", price: 0 },
            },
            {
              moves: [["sail"]],
              say: {
                en: "Each further position costs another shell, and the hut stands at the third. Stop there.",
                it: "Ogni posizione in più costa un’altra conchiglia, e la capanna è alla terza. Fermati lì.",
                pl: "Każda dalsza pozycja kosztuje kolejną muszlę, a chata stoi przy trzeciej. Zatrzymaj się tam.",
              },
              clause: "MAO-SHIP-5",
              told: { kind: "sailed", price: { $least: 2 } },
            },
          ],
        },
        {
          say: {
            en: "Next to the ship the tile is free again. Take the island with the hut.",
            it: "Accanto alla nave la tessera è di nuovo gratis. Prendi l’isola con la capanna.",
            pl: "Przy statku kafelek jest znów za darmo. Weź wyspę z chatą.",
          },
          lit: ["cell:m43"],
          clauses: ["MAO-LINE-2", "MAO-VOLC-2"],
          moves: [["take", "m43"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "Water brings no palms, and it would cost a shell more. The hut lies right at the ship.",
                it: "L’acqua non porta palme, e costerebbe una conchiglia in più. La capanna è proprio accanto alla nave.",
                pl: "Woda nie daje palm, a kosztowałaby jeszcze muszlę. Chata leży tuż przy statku.",
              },
              clause: "MAO-LINE-3",
              told: { kind: "took", price: 1, tile: { palms: 0 } },
            },
          ],
        },
        {
          say: {
            en: "Lay it on the last space of the top row. The turn then ends by itself.",
            it: "Mettila sull’ultimo spazio della riga in alto. Il turno poi finisce da solo.",
            pl: "Połóż ją na ostatnim polu górnego rzędu. Tura zakończy się potem sama.",
          },
          lit: TOP_PLACES,
          clauses: ["MAO-PLACE-8", "MAO-COMP-8"],
          moves: [["place", TOP_ROW]],
          after: [["confirm"]],
          luck: ["W07"],
        },
      ],
    },
    {
      goal: { en: "Read your points", it: "Leggi i tuoi punti", pl: "Odczytaj swoje punkty" },
      steps: [
        {
          say: {
            en: "A palm is worth one point, and a hut doubles the palms of its island. Yours now make seven.",
            it: "Una palma vale un punto, e una capanna raddoppia le palme della sua isola. Le tue ora fanno sette.",
            pl: "Palma jest warta punkt, a chata podwaja palmy swojej wyspy. Twoje dają teraz siedem.",
          },
          lit: TOP_PLACES,
          clauses: ["MAO-SCORE-4", "MAO-SCORE-5"],
        },
        {
          say: {
            en: "Every empty space costs a point until you fill it, so the number below your board starts low. Whoever has most at the end wins.",
            it: "Ogni spazio vuoto costa un punto finché non lo riempi, perciò il numero sotto il piano parte basso. Vince chi alla fine ne ha di più.",
            pl: "Każde puste pole kosztuje punkt, dopóki go nie zapełnisz, więc na początku liczba pod planszą jest niska. Wygrywa ten, kto na końcu ma najwięcej.",
          },
          lit: ["points"],
          clauses: ["MAO-SCORE-10", "MAO-SCORE-12"],
        },
      ],
    },
  ],
  reached: { told: { kind: "received", seat: 0, shells: 2 }, view: { seats: { 0: { shells: 5 } } }, points: 1 },
};
