// What becomes of a captured Head Chieftain: the captor's dice, the bargain, and the Areas that change hands.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { CONVERT, DEPART, DONE, END_MOVE } from "./answers.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 3,
    options: {},
    arrange: {
      homes: [407, 505, 1310],
      control: { paea: 1, arue: 1 },
      step: "movement",
      pieces: [
        [0, 605, "E8", "heavy*2", "slingers"],
        [1, 704, "chieftain", "population", "E1"],
        [1, 505, "fighters", "militia*2", "population"],
      ],
      markers: [
        [505, "warCanoe*2"],
        [407, "warCanoe"],
      ],
    },
  },
  wrong: [
    DEPART,
    CONVERT,
    END_MOVE,
    DONE,
    {
      moves: [["edit"]],
      say: {
        en: "That opens the terms, so that you may change each of them. A ready offer is enough this time.",
        it: "Questo apre le condizioni, per cambiarle una a una. Stavolta basta un’offerta pronta.",
        pl: "To otwiera warunki, by można było zmienić każdy z nich. Tym razem wystarczy gotowa oferta.",
      },
      clause: "TAH-NEG-2",
    },
  ],
  parts: [
    {
      goal: { en: "Capture a Head Chieftain", it: "Cattura un Gran Capo", pl: "Pojmij Wodza Naczelnego" },
      steps: [
        {
          say: {
            en: "Tia’s Head Chieftain stands in Mahina with one Population and an Elder. Choose your Elder close by.",
            it: "Il Gran Capo di Tia è a Mahina con una Popolazione e un Anziano. Scegli il tuo Anziano lì vicino.",
            pl: "Wódz Naczelny Tii stoi w Mahina z jedną Ludnością i Starszym. Wybierz swojego Starszego w pobliżu.",
          },
          lit: ["hex:605", "hex:704"],
          clauses: ["TAH-DEF-3", "TAH-DEF-6"],
          moves: [["activate", 1]],
          wrong: [
            {
              moves: [["activate"]],
              say: {
                en: "Your own Head Chieftain is too far away, and losing him loses the game. Leave him in his Village.",
                it: "Il tuo Gran Capo è troppo lontano, e perderlo è perdere la partita. Lascialo nel suo Villaggio.",
                pl: "Twój Wódz Naczelny jest za daleko, a jego utrata to przegrana. Zostaw go w Wiosce.",
              },
              clause: "TAH-CHIEF-4",
            },
          ],
        },
        {
          say: {
            en: "His leadership is three, so three Units may come. Take the Heavy Troops, both of them.",
            it: "Il suo comando è tre, quindi possono venire tre unità. Prendi le Truppe pesanti, entrambe.",
            pl: "Jego zdolność dowodzenia to trzy, więc mogą iść trzy jednostki. Weź Ciężkozbrojnych, obie jednostki.",
          },
          lit: ["hex:605"],
          clauses: ["TAH-LMOV-5", "TAH-COMP-3"],
          moves: [["take", "heavy"]],
          after: [["take", "heavy"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "They come as well, but after the Heavy Troops.",
                it: "Vengono anche loro, ma dopo le Truppe pesanti.",
                pl: "Oni też idą, ale po Ciężkozbrojnych.",
              },
            },
            {
              moves: [["step"]],
              say: {
                en: "Alone he may attack, but his own combat value is zero. Gather the Units first.",
                it: "Da solo può attaccare, ma il suo valore di combattimento è zero. Prima raduna le unità.",
                pl: "Sam może atakować, ale jego wartość bojowa to zero. Najpierw zbierz jednostki.",
              },
              clause: "TAH-COMP-3",
            },
          ],
        },
        {
          say: {
            en: "Take the Slingers too. With them three Units count in the fight.",
            it: "Prendi anche i Frombolieri. Con loro nel combattimento contano tre unità.",
            pl: "Weź też Procarzy. Z nimi w walce liczą się trzy jednostki.",
          },
          lit: ["hex:605"],
          clauses: ["TAH-LCOM-6"],
          moves: [["take", "slingers"]],
          wrong: [
            {
              moves: [["step"]],
              say: {
                en: "Without the Slingers only two Units would count. Take them along.",
                it: "Senza i Frombolieri conterebbero solo due unità. Portali con te.",
                pl: "Bez Procarzy liczyłyby się tylko dwie jednostki. Weź ich ze sobą.",
              },
              clause: "TAH-LCOM-6",
            },
          ],
        },
        {
          say: {
            en: "March into the Chieftain’s hex.",
            it: "Marcia nell’esagono del Gran Capo.",
            pl: "Wkrocz na heks Wodza.",
          },
          lit: ["hex:704"],
          clauses: ["TAH-LMOV-13"],
          moves: [["step", 704]],
          after: [["done"]],
          wrong: [
            {
              moves: [["step"]],
              say: {
                en: "The Chieftain stands in the lit hex. Anywhere else he gets away.",
                it: "Il Gran Capo è nell’esagono illuminato. Altrove vi sfuggirebbe.",
                pl: "Wódz stoi na podświetlonym heksie. Gdzie indziej się wymknie.",
              },
            },
          ],
        },
        {
          say: {
            en: "The others stay where they are. End the movement phase.",
            it: "Gli altri restano dove sono. Chiudi la fase di movimento.",
            pl: "Pozostali zostają. Zakończ fazę ruchu.",
          },
          lit: ["hex:704"],
          clauses: ["TAH-SEQ-2"],
          moves: [["endMove"]],
          wrong: [
            {
              moves: [["activate"]],
              say: {
                en: "Your Head Chieftain is safest in his Village. End the movement phase.",
                it: "Il tuo Gran Capo è più al sicuro nel suo Villaggio. Chiudi la fase di movimento.",
                pl: "Twój Wódz Naczelny jest najbezpieczniejszy w Wiosce. Zakończ fazę ruchu.",
              },
              clause: "TAH-CHIEF-4",
            },
          ],
        },
        {
          say: {
            en: "Against pieces that are no Combat Units a fight is your choice. Fight: ten against two.",
            it: "Contro pedine che non sono unità combattenti il combattimento è a tua scelta. Combatti: dieci contro due.",
            pl: "Przeciw żetonom, które nie są jednostkami bojowymi, walka zależy od ciebie. Walcz: dziesięć przeciw dwóm.",
          },
          lit: ["hex:704"],
          clauses: ["TAH-LCOM-3", "TAH-LCOM-7"],
          moves: [["fight", 704, 1]],
          luck: [3, 6, 1, 4, 7, 5],
          wrong: [
            {
              moves: [["skip"], ["endCombat"]],
              say: {
                en: "That is allowed, but next turn the Chieftain walks away. Fight.",
                it: "È permesso, ma al prossimo turno il Gran Capo se ne va. Combatti.",
                pl: "To wolno, ale w następnej turze Wódz odejdzie. Walcz.",
              },
              clause: "TAH-LCOM-3",
            },
          ],
        },
        {
          say: {
            en: "In the retreat the Population panicked and was captured. Leaders left without any Unit next to the winners are captured too.",
            it: "Nella ritirata la Popolazione è andata nel panico ed è stata catturata. I capi rimasti senza unità accanto ai vincitori sono catturati anch’essi.",
            pl: "W odwrocie Ludność wpadła w panikę i została pojmana. Przywódcy, którzy zostali bez jednostki obok zwycięzców, też są pojmani.",
          },
          lit: ["hex:604", "hex:704"],
          clauses: ["TAH-CAPT-1", "TAH-CAPT-2", "TAH-PANIC-5"],
        },
        {
          say: {
            en: "The captured Elder came first: your roll was even, so an Elder of yours replaced him. On an odd roll he would have left the game.",
            it: "Prima l’Anziano catturato: il tuo tiro era pari, quindi un tuo Anziano lo ha sostituito. Con un dispari avrebbe lasciato la partita.",
            pl: "Najpierw pojmany Starszy: twój rzut był parzysty, więc zastąpił go twój Starszy. Przy nieparzystym opuściłby grę.",
          },
          lit: ["hex:704"],
          clauses: ["TAH-CAPT-3", "TAH-ELD-1", "TAH-ELD-2", "TAH-ELD-3"],
        },
        {
          say: {
            en: "Then the Chieftain: on a one he would have been killed, with everything he has gone and his Areas neutral. You rolled a five, so he is your captive.",
            it: "Poi il Gran Capo: con un uno sarebbe stato ucciso, tutto il suo perduto e i suoi Distretti neutrali. Hai tirato cinque, quindi è tuo prigioniero.",
            pl: "Potem Wódz: przy jedynce zginąłby, wszystko jego by znikło, a Dystrykty stałyby się neutralne. Wypadła piątka, więc jest twoim jeńcem.",
          },
          lit: ["hex:704"],
          clauses: ["TAH-CHIEF-1", "TAH-CHIEF-2", "TAH-CHIEF-3", "TAH-CHIEF-4"],
        },
      ],
    },
    {
      goal: { en: "Strike a bargain", it: "Concludi un accordo", pl: "Zawrzyj ugodę" },
      steps: [
        {
          say: {
            en: "A captive must leave on an Expedition; you two agree what he takes and who gets his Areas. Offer standard terms: one canoe, two Units, the rest to you.",
            it: "Un prigioniero deve partire in Spedizione; concordate che cosa porta e a chi vanno i suoi Distretti. Offri le condizioni normali: una canoa, due unità, il resto a te.",
            pl: "Jeniec musi wyruszyć na Wyprawę; uzgadniacie, co zabiera i kto dostanie jego Dystrykty. Zaproponuj zwykłe warunki: jedno kanu, dwie jednostki, reszta dla ciebie.",
          },
          clauses: ["TAH-NEG-1", "TAH-NEG-2", "TAH-NEG-3", "TAH-NEG-9", "TAH-EXP-2"],
          moves: [["propose", "standard"]],
          wrong: [
            {
              moves: [["propose", ["scorched", "half"]]],
              say: {
                en: "That would leave Areas neutral, each without its Village and two Units. Ask for all of them first.",
                it: "Questo lascerebbe neutrali dei Distretti, ciascuno senza Villaggio e con due unità in meno. Prima chiedili tutti.",
                pl: "To zostawiłoby Dystrykty neutralne, każdy bez Wioski i z ubytkiem dwóch jednostek. Najpierw poproś o wszystkie.",
              },
              clause: "TAH-NEG-5",
              told: { kind: "offered", terms: { neutral: { 0: { $least: 0 } } } },
            },
            {
              moves: [["propose"]],
              say: {
                en: "That gives more than you must at the first offer. You have three offers: begin with standard terms.",
                it: "Questo dà più del dovuto alla prima offerta. Ne hai tre: comincia dalle condizioni normali.",
                pl: "To więcej, niż trzeba w pierwszej ofercie. Masz trzy: zacznij od zwykłych warunków.",
              },
              clause: "TAH-NEG-7",
              told: { kind: "offered", terms: { canoes: { $least: 2 } } },
            },
          ],
        },
        {
          say: {
            en: "Tia counters: of the Areas only every other one is to be yours, the rest neutral. Each side may make three offers.",
            it: "Tia fa una controfferta: dei Distretti solo uno su due sarebbe tuo, gli altri neutrali. Ogni parte può fare tre offerte.",
            pl: "Tia odpowiada kontrofertą: tylko co drugi Dystrykt ma być twój, reszta neutralna. Każda strona może złożyć trzy oferty.",
          },
          clauses: ["TAH-NEG-5", "TAH-NEG-7", "TAH-NEG-10"],
          seat: 1,
          plays: [["propose", "half"]],
        },
        {
          say: {
            en: "Areas are worth more to you than his canoes. Offer generous terms: both canoes, full of his best Units, and every Area to you.",
            it: "I Distretti valgono per te più delle sue canoe. Offri condizioni generose: entrambe le canoe, piene delle sue unità migliori, e ogni Distretto a te.",
            pl: "Dystrykty są dla ciebie warte więcej niż jego kanu. Zaproponuj hojne warunki: oba kanu, pełne jego najlepszych jednostek, a każdy Dystrykt dla ciebie.",
          },
          clauses: ["TAH-NEG-6", "TAH-NEG-10"],
          moves: [["propose", "generous"]],
          wrong: [
            {
              moves: [["accept"]],
              say: {
                en: "Then one Area would turn neutral and lose what stands in it. Offer canoes instead.",
                it: "Allora un Distretto diventerebbe neutrale e perderebbe ciò che contiene. Offri piuttosto canoe.",
                pl: "Wtedy jeden Dystrykt stałby się neutralny i straciłby, co w nim stoi. Zaproponuj raczej kanu.",
              },
              clause: "TAH-NEG-5",
              told: { kind: "areaLost", from: 1, to: -1 },
            },
            {
              moves: [["propose", "fleetForLand"]],
              say: {
                en: "That adds your own canoe as a gift. Keep it while less will do.",
                it: "Questo aggiunge in dono la tua canoa. Tienila finché basta meno.",
                pl: "To dodaje w darze twoje własne kanu. Zachowaj je, póki wystarczy mniej.",
              },
              clause: "TAH-NEG-1",
              told: { kind: "offered", terms: { giftCanoes: { $least: 1 } } },
            },
            {
              moves: [["propose"]],
              say: {
                en: "Tia has just turned away from one canoe, and these terms give no more. Offer more canoes for all the land.",
                it: "Tia ha appena rifiutato una sola canoa, e queste condizioni non danno di più. Offri più canoe per tutta la terra.",
                pl: "Tia właśnie nie przystała na jedno kanu, a te warunki nie dają więcej. Zaproponuj więcej kanu za całą ziemię.",
              },
              clause: "TAH-NEG-7",
              told: { kind: "offered", terms: { canoes: 1 } },
            },
          ],
        },
        {
          say: {
            en: "Tia accepts, sails at once and settles on Tubuai, a Marginal Victory. So a captive may still win.",
            it: "Tia accetta, salpa subito e si stabilisce a Tubuai, una Vittoria marginale. Anche un prigioniero, dunque, può ancora vincere.",
            pl: "Tia się zgadza, od razu wypływa i osiada na Tubuai: Zwycięstwo nieznaczne. Jeniec wciąż może więc wygrać.",
          },
          clauses: ["TAH-NEG-7", "TAH-NEG-11", "TAH-VIC-2"],
          seat: 1,
          plays: [["accept"], ["settle"]],
          luck: [6, 4],
        },
        {
          say: {
            en: "Pare, Arue and Paea are yours, with the Village. Had three offers each failed, you could have executed the Chieftain: then his Areas turn neutral.",
            it: "Pare, Arue e Paea sono tuoi, col Villaggio. Fallite tre offerte per parte, avresti potuto giustiziare il Gran Capo: allora i suoi Distretti diventano neutrali.",
            pl: "Pare, Arue i Paea są twoje, razem z Wioską. Po trzech odrzuconych ofertach z każdej strony można by stracić Wodza: wtedy jego Dystrykty stają się neutralne.",
          },
          lit: ["hex:505", "hex:604", "hex:508"],
          clauses: ["TAH-NEG-6", "TAH-NEG-8", "TAH-NEG-4"],
        },
        {
          say: {
            en: "The third player played, and a new turn began with the initiative. Only those still on Tahiti roll, and you won.",
            it: "Il terzo giocatore ha giocato, e un nuovo turno è iniziato con l’iniziativa. Tira solo chi è ancora a Tahiti, e hai vinto tu.",
            pl: "Trzeci gracz zagrał i zaczęła się nowa tura, od inicjatywy. Rzucają tylko ci, którzy są na Tahiti, i wygrywasz ty.",
          },
          clauses: ["TAH-SEQ-1", "TAH-SEQ-4", "TAH-INIT-1"],
          seat: 2,
          plays: [["endBuild"], ["endMove"]],
          luck: [6, 1],
        },
        {
          say: {
            en: "The winner names who moves first. Name yourself, and your new Areas go to work.",
            it: "Chi vince dice chi muove per primo. Scegli te, e i tuoi nuovi Distretti si mettono al lavoro.",
            pl: "Zwycięzca wskazuje, kto rusza pierwszy. Wskaż siebie, a nowe Dystrykty wezmą się do pracy.",
          },
          clauses: ["TAH-INIT-4", "TAH-INIT-5"],
          moves: [["order", 0]],
          wrong: [
            {
              moves: [["order"]],
              say: {
                en: "Moving last has its use, but now the other would come at your new Areas first. Go first.",
                it: "Muovere per ultimi può servire, ma ora l’altro verrebbe prima ai tuoi nuovi Distretti. Comincia tu.",
                pl: "Ruch na końcu bywa dobry, ale teraz przeciwnik pierwszy ruszyłby na twoje nowe Dystrykty. Zacznij ty.",
              },
              clause: "TAH-INIT-5",
              told: { kind: "playerTurnBegan", seat: 2 },
            },
          ],
        },
      ],
    },
  ],
  reached: { told: { kind: "areaLost", area: "pare", from: 1, to: 0 } },
};
