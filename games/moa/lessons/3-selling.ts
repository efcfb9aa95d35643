// Land is sold to a dog, the price rises, and the volcano erupts.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { BUY, FEWER, PASS } from "./answers.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 3,
    arrange: {
      first: 0,
      round: 4,
      volcano: 4,
      terrain: ["T08", "T27"],
      display: { rat: 1, possum: 1, dog: 1 },
      land: { 3: "R3", 5: "Y3", 7: "EL=L06", 12: "R2 Y1" },
      hands: { 0: "kiwi moa pukeko tui", 1: "kiwi kakapo pukeko" },
    },
  },
  wrong: [PASS, BUY, FEWER],
  parts: [
    {
      goal: { en: "Sell land to a dog", it: "Vendi terra a un cane", pl: "Sprzedaj ziemię psu" },
      steps: [
        {
          say: {
            en: "Mammals that wait in the display also pay with points for land. Press territory 3 and sell it to the dog: five points.",
            it: "I mammiferi in attesa ripagano la terra con punti. Premi il territorio 3 e vendilo al cane: cinque punti.",
            pl: "Czekające ssaki za ziemię odwdzięczają się punktami. Naciśnij terytorium 3 i sprzedaj je psu: pięć punktów.",
          },
          lit: ["land:3", "display:dog"],
          clauses: ["MOA-SEL-1", "MOA-SEL-2", "MOA-SEL-3", "MOA-SEL-4"],
          moves: [["sell", 3, "dog"]],
          wrong: [
            {
              moves: [["sell", 3]],
              say: {
                en: "That mammal costs one honour less, but gives only two or three points. The dog gives five for three.",
                it: "Quel mammifero costa un onore in meno, ma dà solo due o tre punti. Il cane ne dà cinque per tre.",
                pl: "Ten ssak kosztuje o jeden honor mniej, ale daje tylko dwa lub trzy punkty. Pies daje pięć za trzy.",
              },
              clause: "MOA-SEL-5",
            },
            {
              moves: [["sell"]],
              say: {
                en: "The volcano may soon swallow 12 and the piece you leave there. In territory 3 it stays for the rest of the game.",
                it: "Il vulcano può presto inghiottire il 12 e il pezzo che vi lasci. Nel territorio 3 resta fino alla fine della partita.",
                pl: "Wulkan może wkrótce pochłonąć 12 razem ze znacznikiem. Na terytorium 3 zostanie on do końca gry.",
              },
              clause: "MOA-VOL-3",
            },
            {
              moves: [["leader"]],
              say: {
                en: "A leader would take two of your three honour, and a sale would send it back. Keep the honour for the dog.",
                it: "Un capo prenderebbe 2 dei tuoi 3 onore, e una vendita lo rimanderebbe indietro. Tieni l’onore per il cane.",
                pl: "Lider zabrałby 2 z twoich 3 honoru, a sprzedaż by go odesłała. Zachowaj honor na psa.",
              },
              clause: "MOA-SEL-9",
            },
            {
              moves: [["place"]],
              say: {
                en: "Birds can wait. Only one dog is in the display, and every sale by others makes yours dearer.",
                it: "Gli uccelli possono aspettare. C’è un solo cane in attesa, e ogni vendita altrui rende più cara la tua.",
                pl: "Ptaki mogą poczekać. Czeka tylko jeden pies, a każda cudza sprzedaż podnosi twoją cenę.",
              },
              clause: "MOA-SEL-5",
            },
          ],
        },
        {
          say: {
            en: "A sale costs honour: three for the dog. The kiwi shows two and the moa one: press either.",
            it: "Una vendita costa onore: tre per il cane. Il kiwi ne mostra due e il moa uno: premi una delle due carte.",
            pl: "Sprzedaż kosztuje honor: 3 za psa. Kiwi ma 2, a moa 1: naciśnij dowolną z tych kart.",
          },
          lit: ["card:kiwi", "card:moa"],
          clauses: ["MOA-SEL-5", "MOA-PAY-1"],
          moves: [["pay", ["kiwi", "moa"]]],
        },
        {
          say: {
            en: "Now the other one.",
            it: "Ora l’altra carta.",
            pl: "Teraz druga karta.",
          },
          lit: ["card:kiwi", "card:moa"],
          moves: [["pay", ["kiwi", "moa"]]],
        },
        {
          say: {
            en: "Confirm. One bird stays as your mark, the others come back to your supply.",
            it: "Conferma. Un uccello resta come tuo segno, gli altri tornano nella tua riserva.",
            pl: "Zatwierdź. Jeden ptak zostaje jako twój znak, pozostałe wracają do zasobów.",
          },
          lit: ["confirm"],
          clauses: ["MOA-SEL-7", "MOA-SEL-8", "MOA-SEL-10", "MOA-SEL-11", "MOA-SEL-12", "MOA-SUP-3"],
          moves: [["confirm"]],
        },
        {
          say: {
            en: "Sold land is locked: nobody settles, invades, attacks or sells it again, and your one bird keeps its six points. End the turn.",
            it: "La terra venduta è bloccata: nessuno vi piazza, la invade, l’attacca o la rivende, e il tuo unico uccello ne tiene i sei punti. Finisci il turno.",
            pl: "Sprzedana ziemia jest zamknięta: nikt jej nie zasiedli, nie najedzie, nie zaatakuje ani nie sprzeda, a twój ptak trzyma jej sześć punktów. Zakończ turę.",
          },
          lit: ["land:3", "confirm"],
          clauses: ["MOA-SEL-13", "MOA-SEL-14", "MOA-SEL-15", "MOA-SCO-4"],
          moves: [["end"]],
        },
        {
          say: {
            en: "Tia sold territory 5 to the rat for three honour instead of two: every earlier sale of the game adds one. Then the volcano rose.",
            it: "Tia ha venduto il territorio 5 al ratto per 3 onore invece di 2: ogni vendita precedente ne aggiunge 1. Poi il vulcano è salito.",
            pl: "Tia sprzedała terytorium 5 szczurowi za 3 honoru zamiast 2: każda wcześniejsza sprzedaż dodaje jeden. Potem wulkan się podniósł.",
          },
          lit: ["land:5", "volcano"],
          clauses: ["MOA-SEL-5", "MOA-SEL-6", "MOA-VOL-1", "MOA-SETUP-3"],
          seat: 1,
          plays: [["sell", 5, "rat"], ["pay", "kiwi"], ["pay", "kakapo"], ["confirm"], ["end"]],
          luck: ["T28", "T09", "rat"],
        },
      ],
    },
    {
      goal: { en: "Keep away from the volcano", it: "Sta' lontano dal vulcano", pl: "Trzymaj się z dala od wulkanu" },
      steps: [
        {
          say: {
            en: "Tia dares: four birds in territory 12. Its values have fallen by five, the number at the volcano token.",
            it: "Tia osa: quattro uccelli nel territorio 12. I suoi valori sono calati di cinque, il numero accanto al segnalino vulcano.",
            pl: "Tia ryzykuje: cztery ptaki na terytorium 12. Jego wartości spadły o pięć, liczbę przy znaczniku wulkanu.",
          },
          lit: ["land:12", "volcano"],
          clauses: ["MOA-SCO-11", "MOA-SCO-13"],
          seat: 1,
          plays: [["place", 12], ["pay", "pukeko"], ["count", 4], ["end"]],
        },
        {
          say: {
            en: "The next step is the top. Place birds in territory 7 on the plains instead.",
            it: "Il prossimo passo è la cima. Piazza invece uccelli nel territorio 7, in pianura.",
            pl: "Następny krok to szczyt. Umieść więc ptaki na terytorium 7, na łąkach.",
          },
          lit: ["land:7"],
          clauses: ["MOA-PLB-2", "MOA-SEL-13"],
          moves: [["place", 7]],
          wrong: [
            {
              moves: [["place", 12]],
              say: {
                en: "12 gives three points at most now, and one more volcano card sends every bird there home. Go to 7.",
                it: "Il 12 ora dà al massimo tre punti, e un’altra carta vulcano rimanda a casa tutti gli uccelli. Vai nel 7.",
                pl: "12 daje teraz najwyżej trzy punkty, a jeszcze jedna karta wulkanu odeśle stamtąd wszystkie ptaki. Idź na 7.",
              },
              clause: "MOA-SCO-11",
            },
          ],
        },
        {
          say: {
            en: "Pay with the pukeko.",
            it: "Paga con il pukeko.",
            pl: "Zapłać kartą pukeko.",
          },
          lit: ["card:pukeko"],
          moves: [["pay", "pukeko"]],
          wrong: [
            {
              moves: [["pay", "tui"]],
              say: {
                en: "The tui brings one bird fewer. Keep it for the next round.",
                it: "Il tui porta un uccello in meno. Tienilo per il prossimo round.",
                pl: "Tui daje o jednego ptaka mniej. Zachowaj go na następną rundę.",
              },
              clause: "MOA-PLB-1",
            },
          ],
        },
        {
          say: {
            en: "Four birds go there.",
            it: "Lì vanno quattro uccelli.",
            pl: "Idą tam cztery ptaki.",
          },
          lit: ["confirm"],
          moves: [["count", 4]],
          wrong: [
            {
              moves: [["pay"]],
              say: {
                en: "With the tui too you would have no card for the next round. Four are enough.",
                it: "Anche con il tui non avresti carte per il prossimo round. Quattro bastano.",
                pl: "Z tui nie zostałaby ci karta na następną rundę. Cztery wystarczą.",
              },
              clause: "MOA-TURN-10",
            },
          ],
        },
        {
          say: {
            en: "End the turn and see what the terrain cards bring.",
            it: "Finisci il turno e guarda che cosa portano le carte terreno.",
            pl: "Zakończ turę i zobacz, co przyniosą karty terenu.",
          },
          lit: ["confirm"],
          moves: [["end"]],
          luck: ["T29", "T12"],
        },
        {
          say: {
            en: "The token reached the top: the volcano erupted. Every piece in 12 went home, and nothing can be put there for the rest of the game.",
            it: "Il segnalino è arrivato in cima: il vulcano ha eruttato. Tutti i pezzi nel 12 sono tornati, e per il resto della partita non vi si può mettere nulla.",
            pl: "Znacznik doszedł na szczyt: wulkan wybuchł. Wszystkie znaczniki z 12 wróciły, a do końca gry nic tam nie można położyć.",
          },
          lit: ["land:12"],
          clauses: ["MOA-VOL-2", "MOA-VOL-3", "MOA-VOL-4", "MOA-VOL-6", "MOA-VOL-7", "MOA-VOL-8", "MOA-GEN-5"],
        },
        {
          say: {
            en: "Then the waiting rat invaded territory 1. A sale would have taken it out of the display before.",
            it: "Poi il ratto in attesa ha invaso il territorio 1. Una vendita l’avrebbe tolto prima dall’attesa.",
            pl: "Potem czekający szczur najechał terytorium 1. Sprzedaż zabrałaby go wcześniej spośród czekających.",
          },
          lit: ["land:1", "display:rat"],
          clauses: ["MOA-MAM-5", "MOA-SEL-7"],
        },
        {
          say: {
            en: "The volcano card opens no land any more, only the plains are active. Strengthen territory 7.",
            it: "La carta vulcano non apre più alcuna terra, è attiva solo la pianura. Rafforza il territorio 7.",
            pl: "Karta wulkanu nie otwiera już żadnej ziemi, aktywne są tylko łąki. Wzmocnij terytorium 7.",
          },
          lit: ["land:7"],
          clauses: ["MOA-VOL-9", "MOA-VOL-10", "MOA-VOL-11"],
          moves: [["place", 7]],
        },
        {
          say: {
            en: "Pay with the tui; the three birds go there by themselves. Birds that came home may be placed again at once.",
            it: "Paga con il tui; i tre uccelli vi vanno da soli. Gli uccelli tornati si possono ripiazzare subito.",
            pl: "Zapłać kartą tui; trzy ptaki pójdą tam same. Ptaki, które wróciły, można od razu znów umieścić.",
          },
          lit: ["card:tui"],
          clauses: ["MOA-SUP-2"],
          moves: [["pay", "tui"]],
          after: [["count", 3]],
        },
      ],
    },
  ],
  reached: {
    told: { kind: "landSold", seat: 0, territory: 3, mammal: "dog" },
    view: { territories: { 2: { condition: "sold" }, 6: { birds: { 0: 7 } }, 11: { condition: "erupted" } } },
  },
};
