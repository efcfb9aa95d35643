// The last turn of a period, what it is worth, and what is left for the second period.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { BUY, FEWER, PASS } from "./answers.ts";

/** The second period's hands, nine cards each. */
const HANDS = [
  "haasts_eagle haasts_eagle kakapo kakapo pukeko pukeko pukeko tui tui",
  "kakapo kea kea kiwi kiwi moa morepork pukeko tui",
  "haasts_eagle kakapo kea kiwi kiwi moa morepork pukeko tui",
];

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 3,
    arrange: {
      first: 1,
      round: 7,
      volcano: 2,
      sales: 1,
      terrain: ["T02", "T11"],
      land: { 1: "R2 Y2 EL=L11", 2: "rat!", 3: "R1 Y3 G1", 5: "R1 dog$R", 11: "R1 Y1", 12: "R1" },
      hands: { 0: "kiwi pukeko", 1: "tui", 2: "kakapo" },
    },
  },
  wrong: [PASS, BUY, FEWER],
  parts: [
    {
      goal: { en: "Win a tie", it: "Vinci una parità", pl: "Wygraj remis" },
      steps: [
        {
          say: {
            en: "This is the last turn of the seventh round: scoring follows. Territory 1 is tied, two to two: place your leader there.",
            it: "È l’ultimo turno del settimo round: poi si contano i punti. Nel territorio 1 c’è parità, due a due: piazza lì il tuo capo.",
            pl: "To ostatnia tura siódmej rundy: potem punktowanie. Na terytorium 1 jest remis, dwa do dwóch: umieść tam lidera.",
          },
          lit: ["land:1"],
          clauses: ["MOA-RND-2", "MOA-SCO-1", "MOA-GEN-2", "MOA-PLL-3"],
          moves: [["leader", 1]],
          wrong: [
            {
              moves: [["place", 1]],
              say: {
                en: "Birds would break the tie too, but only a leader takes the tile worth three points.",
                it: "Anche gli uccelli romperebbero la parità, ma solo un capo prende la tessera da tre punti.",
                pl: "Ptaki też przełamałyby remis, ale tylko lider bierze żeton wart trzy punkty.",
              },
              clause: "MOA-LDT-6",
            },
            {
              moves: [["place"]],
              say: {
                en: "That would bring six points at most. In territory 1 a leader brings seven and a tile worth three.",
                it: "Porterebbe al massimo sei punti. Nel territorio 1 un capo ne porta sette e una tessera da tre.",
                pl: "To dałoby najwyżej sześć punktów. Na terytorium 1 lider daje siedem i żeton wart trzy.",
              },
              clause: "MOA-SCO-2",
            },
          ],
        },
        {
          say: {
            en: "Pay with the kiwi’s two honour.",
            it: "Paga con i 2 onore del kiwi.",
            pl: "Zapłać 2 honoru karty kiwi.",
          },
          lit: ["card:kiwi"],
          clauses: ["MOA-PLL-1"],
          moves: [["pay", "kiwi"]],
          after: [["confirm"]],
        },
        {
          say: {
            en: "Cards left in hand are discarded at the end of a period. End the turn, and the period is scored.",
            it: "Le carte rimaste in mano si scartano alla fine di un periodo. Finisci il turno, e si contano i punti del periodo.",
            pl: "Karty pozostałe na ręce odrzuca się na koniec okresu. Zakończ turę, a okres zostanie podliczony.",
          },
          lit: ["confirm"],
          clauses: ["MOA-TDY-1", "MOA-RND-4", "MOA-SCO-18"],
          moves: [["end"]],
          luck: [...HANDS.flatMap((hand) => hand.split(" ")), "T08", "T16", "rat", "possum"],
        },
        {
          say: {
            en: "In territory 1 you have three pieces, for a leader counts as one: seven points, and four for Tia. In a tie for most the leader’s owner alone takes the higher value.",
            it: "Nel territorio 1 hai tre pezzi, perché un capo conta come uno: sette punti, e quattro per Tia. In parità per il primo posto il proprietario del capo prende da solo il valore maggiore.",
            pl: "Na terytorium 1 masz trzy znaczniki, bo lider liczy się jak jeden: siedem punktów, a cztery dla Tii. Przy remisie o pierwsze miejsce wyższą wartość bierze sam właściciel lidera.",
          },
          lit: ["land:1"],
          clauses: ["MOA-SCO-2", "MOA-GEN-8", "MOA-SCO-5", "MOA-SCO-7"],
        },
        {
          say: {
            en: "In territory 11 it is one to one without a leader: you share the four points. Equal numbers share, rounded down.",
            it: "Nel territorio 11 è uno a uno senza capo: vi dividete i quattro punti. In parità si divide, arrotondando per difetto.",
            pl: "Na terytorium 11 jest jeden do jednego bez lidera: dzielicie cztery punkty. Przy równej liczbie punkty się dzieli, zaokrąglając w dół.",
          },
          lit: ["land:11"],
          clauses: ["MOA-SCO-6", "MOA-SCO-8"],
        },
        {
          say: {
            en: "In territory 3 Tia’s three birds take six, and you share the second place with Hana: one point each. You can do better there.",
            it: "Nel territorio 3 i tre uccelli di Tia prendono sei punti, e tu dividi il secondo posto con Hana: un punto a testa. Lì puoi fare meglio.",
            pl: "Na terytorium 3 trzy ptaki Tii biorą sześć, a drugie miejsce dzielisz z Haną: po jednym punkcie. Stać cię tam na więcej.",
          },
          lit: ["land:3"],
          clauses: ["MOA-SCO-9", "MOA-SCO-10"],
        },
      ],
    },
    {
      goal: { en: "Begin the second period", it: "Comincia il secondo periodo", pl: "Zacznij drugi okres" },
      steps: [
        {
          say: {
            en: "Everybody got nine new cards from the whole deck, and the board stayed as it was. Hana had the first turn.",
            it: "Tutti hanno ricevuto nove nuove carte dal mazzo intero, e il tabellone è rimasto com’era. Hana ha avuto il primo turno.",
            pl: "Każdy dostał dziewięć nowych kart z całego stosu, a plansza została bez zmian. Hana miała pierwszą turę.",
          },
          lit: ["land:8"],
          clauses: ["MOA-DEAL-1", "MOA-DEAL-2", "MOA-DEAL-3", "MOA-DEAL-4", "MOA-DEAL-5", "MOA-TDY-3"],
          seat: 2,
          plays: [["place", 8], ["pay", "pukeko"], ["count", 4], ["end"]],
        },
        {
          say: {
            en: "The plains are active. Place birds in territory 3 to overtake Tia.",
            it: "La pianura è attiva. Piazza uccelli nel territorio 3 per superare Tia.",
            pl: "Łąki są aktywne. Umieść ptaki na terytorium 3, by wyprzedzić Tię.",
          },
          lit: ["land:3"],
          clauses: ["MOA-TER-5"],
          moves: [["place", 3]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "New land brings five points at most. In territory 3 you go from one to six, and Tia falls to second.",
                it: "Una terra nuova porta al massimo cinque punti. Nel territorio 3 passi da uno a sei, e Tia scende al secondo posto.",
                pl: "Nowa ziemia daje najwyżej pięć punktów. Na terytorium 3 przechodzisz z jednego na sześć, a Tia spada na drugie miejsce.",
              },
              clause: "MOA-SCO-2",
            },
          ],
        },
        {
          say: {
            en: "Tia has three birds there, you have one. Pay with a pukeko.",
            it: "Tia ha lì tre uccelli, tu uno. Paga con un pukeko.",
            pl: "Tia ma tam trzy ptaki, ty jednego. Zapłać kartą pukeko.",
          },
          lit: ["card:pukeko"],
          moves: [["pay", "pukeko"]],
          wrong: [
            {
              moves: [["pay", "tui"]],
              say: {
                en: "Three more birds make four: first, but Tia could tie with one bird. The pukeko makes five.",
                it: "Tre uccelli in più fanno quattro: in testa, ma a Tia basta un uccello per la parità. Il pukeko ne fa cinque.",
                pl: "Trzy ptaki więcej to cztery: pierwsze miejsce, ale Tii starczy jeden ptak do remisu. Pukeko daje pięć.",
              },
              clause: "MOA-SCO-6",
            },
            {
              moves: [["pay", "kakapo"]],
              say: {
                en: "Two more birds only tie with Tia, and the points would be shared.",
                it: "Due uccelli in più fanno solo parità con Tia, e i punti si dividerebbero.",
                pl: "Dwa ptaki więcej dają tylko remis z Tią i punkty trzeba by dzielić.",
              },
              clause: "MOA-SCO-6",
            },
          ],
        },
        {
          say: {
            en: "Place all four: five against three.",
            it: "Piazzali tutti e quattro: cinque contro tre.",
            pl: "Umieść wszystkie cztery: pięć przeciw trzem.",
          },
          lit: ["confirm"],
          moves: [["count", 4]],
          wrong: [
            {
              moves: [["pay"]],
              say: {
                en: "You are ahead by two already. Nine cards must last seven rounds.",
                it: "Sei già avanti di due. Nove carte devono durare sette round.",
                pl: "Prowadzisz już o dwa. Dziewięć kart ma starczyć na siedem rund.",
              },
              clause: "MOA-RND-1",
            },
          ],
        },
        {
          say: {
            en: "Alone in territory 12 you got only its higher value: eight, less two for the volcano. Invaded land such as territory 2 gives nothing.",
            it: "Nel territorio 12, senza rivali, hai avuto solo il valore maggiore: otto, meno due per il vulcano. La terra invasa come il territorio 2 non dà nulla.",
            pl: "Na terytorium 12, gdzie nie ma innych, przypadła ci tylko wyższa wartość: osiem minus dwa za wulkan. Najechana ziemia, jak terytorium 2, nie daje nic.",
          },
          lit: ["land:12", "land:2", "volcano"],
          clauses: ["MOA-SCO-3", "MOA-SCO-11", "MOA-SCO-14"],
        },
        {
          say: {
            en: "Sold land such as territory 5 is scored in both periods. Beaten mammals, the cards of sales and leader tiles with points are scored once and then leave you.",
            it: "La terra venduta, come il territorio 5, si conta in entrambi i periodi. Mammiferi battuti, carte delle vendite e tessere capo con punti si contano una volta e poi si restituiscono.",
            pl: "Sprzedana ziemia, jak terytorium 5, punktuje w obu okresach. Pokonane ssaki, karty sprzedaży i żetony liderów z punktami liczą się raz, po czym je oddajesz.",
          },
          lit: ["land:5"],
          clauses: ["MOA-SCO-4", "MOA-SCO-12", "MOA-SCO-15", "MOA-SCO-16", "MOA-SCO-17", "MOA-LDT-6"],
        },
        {
          say: {
            en: "After the second scoring most points win; in a tie, more pieces on the board. You know the game: now play a whole one.",
            it: "Dopo il secondo conteggio vince chi ha più punti; in caso di parità, chi ha più pezzi sul tabellone. Conosci il gioco: ora gioca una partita intera.",
            pl: "Po drugim punktowaniu wygrywa ten, kto ma najwięcej punktów, a przy remisie najwięcej znaczników na planszy. Znasz grę: teraz zagraj pełną.",
          },
          clauses: ["MOA-GEN-3", "MOA-END-1", "MOA-END-2", "MOA-END-3", "MOA-TDY-4", "MOA-KAR-7"],
        },
      ],
    },
  ],
  reached: {
    told: { kind: "periodEnded", period: 1 },
    view: { territories: { 0: { leader: 0 }, 2: { birds: { 0: 5 } } } },
    points: 24,
  },
};
