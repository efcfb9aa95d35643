// The first turns: birds are paid for and placed, a leader follows, its tile pays for more.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { FEWER, PASS, SELL } from "./answers.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 3,
    arrange: {
      first: 2,
      terrain: ["T03", "T09"],
      display: { rat: 1, possum: 1 },
      land: { 1: "EL=L03", 2: "EL=L04", 3: "EL=L10", 4: "EL=L06", 5: "G3 EL=L08" },
      hands: { 0: "pukeko tui kakapo kakapo", 1: "pukeko tui" },
    },
  },
  wrong: [PASS, SELL, FEWER],
  parts: [
    {
      goal: {
        en: "Settle your first birds",
        it: "Insedia i tuoi primi uccelli",
        pl: "Osiedl swoje pierwsze ptaki",
      },
      steps: [
        {
          say: {
            en: "Two terrain cards say where you may act this round: coast and plains. Press territory 1 on the coast and place birds.",
            it: "Due carte terreno dicono dove puoi agire in questo round: costa e pianura. Premi il territorio 1, sulla costa, e piazza uccelli.",
            pl: "Dwie karty terenu mówią, gdzie można działać w tej rundzie: wybrzeże i łąki. Naciśnij terytorium 1 na wybrzeżu i umieść ptaki.",
          },
          lit: ["land:1", "terrain:0"],
          clauses: ["MOA-TURN-1", "MOA-TURN-2", "MOA-TURN-3", "MOA-TER-5", "MOA-PLB-2"],
          moves: [["place", 1]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "That land is active as well, but it gives fewer points. Territory 1 gives seven to whoever has most there.",
                it: "Anche quella terra è attiva, ma dà meno punti. Il territorio 1 ne dà sette a chi vi ha più pezzi.",
                pl: "Ta ziemia też jest aktywna, ale daje mniej punktów. Terytorium 1 daje siedem temu, kto ma tam najwięcej.",
              },
              clause: "MOA-SCO-2",
            },
          ],
        },
        {
          say: {
            en: "Birds are paid for with the bird icons on your cards. Your pukeko shows four: press it.",
            it: "Gli uccelli si pagano con le icone uccello delle tue carte. Il pukeko ne mostra quattro: premilo.",
            pl: "Za ptaki płaci się symbolami ptaka z kart. Twój pukeko ma ich cztery: naciśnij go.",
          },
          lit: ["card:pukeko"],
          clauses: ["MOA-GEN-4", "MOA-PAY-1", "MOA-PLB-1", "MOA-INFO-1"],
          moves: [["pay", "pukeko"]],
          wrong: [
            {
              moves: [["pay", "tui"]],
              say: {
                en: "The tui shows three birds, the pukeko four. Begin with more.",
                it: "Il tui mostra tre uccelli, il pukeko quattro. Comincia con di più.",
                pl: "Tui ma trzy ptaki, pukeko cztery. Zacznij od większej liczby.",
              },
              clause: "MOA-PLB-1",
            },
            {
              moves: [["pay", "kakapo"]],
              say: {
                en: "A card counts for one payment only, and you need the kakapo’s honour for a leader soon.",
                it: "Una carta vale per un solo pagamento, e presto ti servirà l’onore del kakapo per un capo.",
                pl: "Karta liczy się tylko w jednej zapłacie, a honor kakapo przyda się wkrótce na lidera.",
              },
              clause: "MOA-PAY-5",
            },
          ],
        },
        {
          say: {
            en: "Four icons, so at most four birds from your supply of 16. Place all four.",
            it: "Quattro icone, quindi al massimo quattro uccelli dalla tua riserva di 16. Piazzali tutti e quattro.",
            pl: "Cztery symbole, czyli najwyżej cztery ptaki z twoich 16 w zasobach. Umieść wszystkie cztery.",
          },
          lit: ["confirm"],
          clauses: ["MOA-PLB-4", "MOA-PLB-5", "MOA-SUP-1", "MOA-SUP-12", "MOA-PAY-4"],
          moves: [["count", 4]],
          wrong: [
            {
              moves: [["pay"]],
              say: {
                en: "More cards would bring more birds, but four are enough here and your cards must last all seven rounds.",
                it: "Più carte porterebbero più uccelli, ma qui quattro bastano e le tue carte devono durare tutti e sette i round.",
                pl: "Więcej kart to więcej ptaków, ale tu cztery wystarczą, a twoje karty mają starczyć na całe siedem rund.",
              },
              clause: "MOA-DEAL-1",
            },
          ],
        },
        {
          say: {
            en: "That was your one action of the round. End the turn.",
            it: "Era la tua unica azione del round. Finisci il turno.",
            pl: "To była twoja jedyna akcja w rundzie. Zakończ turę.",
          },
          lit: ["confirm"],
          clauses: ["MOA-TURN-9", "MOA-PAY-7"],
          moves: [["end"]],
        },
        {
          say: {
            en: "Tia placed birds beside yours: a territory holds any number. Then a round began, with new terrain cards and new mammals waiting.",
            it: "Tia ha piazzato uccelli accanto ai tuoi: un territorio ne accoglie quanti si vuole. Poi è cominciato un round, con nuove carte terreno e nuovi mammiferi in attesa.",
            pl: "Tia umieściła ptaki obok twoich: terytorium mieści ich dowolnie wiele. Potem zaczęła się runda z nowymi kartami terenu i nowymi czekającymi ssakami.",
          },
          lit: ["land:1", "terrain:0", "terrain:1"],
          clauses: [
            "MOA-PLB-3",
            "MOA-GEN-8",
            "MOA-RND-1",
            "MOA-RND-3",
            "MOA-TER-1",
            "MOA-TER-2",
            "MOA-TER-3",
            "MOA-TER-4",
            "MOA-MAM-1",
          ],
          seat: 1,
          plays: [["place", 1], ["pay", "pukeko"], ["count", 4], ["end"]],
          luck: ["T01", "T16", "dog", "possum"],
        },
      ],
    },
    {
      goal: { en: "Send a leader", it: "Manda un capo", pl: "Wyślij lidera" },
      steps: [
        {
          say: {
            en: "Territory 1 is tied, four to four, and a leader wins ties. You have as many birds there as anybody: place your leader.",
            it: "Nel territorio 1 c’è parità, quattro a quattro, e un capo vince le parità. Lì nessuno ha più uccelli di te: piazza il tuo capo.",
            pl: "Na terytorium 1 jest remis, cztery do czterech, a lider wygrywa remisy. Masz tam nie mniej ptaków niż inni: umieść lidera.",
          },
          lit: ["land:1"],
          clauses: ["MOA-PLL-2", "MOA-PLL-3", "MOA-PLL-4", "MOA-SCO-5"],
          moves: [["leader", 1]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "Birds would help, but the first leader here also takes the leader tile. Tia could do it before you.",
                it: "Gli uccelli aiuterebbero, ma il primo capo qui prende anche la tessera capo. Tia potrebbe farlo prima di te.",
                pl: "Ptaki by pomogły, ale pierwszy lider bierze tu też żeton lidera. Tia mogłaby zrobić to przed tobą.",
              },
              clause: "MOA-LDT-2",
            },
          ],
        },
        {
          say: {
            en: "A leader costs two honour. Each kakapo shows one: press the first.",
            it: "Un capo costa 2 onore. Ogni kakapo ne mostra 1: premi il primo.",
            pl: "Lider kosztuje 2 honoru. Każde kakapo daje 1: naciśnij pierwszą kartę.",
          },
          lit: ["card:kakapo"],
          clauses: ["MOA-PLL-1", "MOA-PAY-6"],
          moves: [["pay", "kakapo"]],
        },
        {
          say: {
            en: "Several cards may pay together. Press the second kakapo.",
            it: "Più carte possono pagare insieme. Premi il secondo kakapo.",
            pl: "Kilka kart może płacić razem. Naciśnij drugą kartę kakapo.",
          },
          lit: ["card:kakapo"],
          clauses: ["MOA-PAY-3", "MOA-PAY-5"],
          moves: [["pay", "kakapo"]],
        },
        {
          say: {
            en: "A payment is only a proposal until you confirm it. Then everybody sees it: confirm.",
            it: "Un pagamento è solo una proposta finché non lo confermi. Poi lo vedono tutti: conferma.",
            pl: "Zapłata jest tylko propozycją, dopóki jej nie zatwierdzisz. Potem widzą ją wszyscy: zatwierdź.",
          },
          lit: ["confirm"],
          clauses: ["MOA-PAY-9", "MOA-INFO-7"],
          moves: [["confirm"]],
        },
        {
          say: {
            en: "The leader took the leader tile: three bird icons, to be used from the next round on. End the turn.",
            it: "Il capo ha preso la tessera capo: tre icone uccello, da usare dal prossimo round. Finisci il turno.",
            pl: "Lider wziął żeton lidera: trzy symbole ptaka, do użycia od następnej rundy. Zakończ turę.",
          },
          lit: ["tile:L03", "confirm"],
          clauses: ["MOA-PLL-7", "MOA-LDT-1", "MOA-LDT-2", "MOA-LDT-4", "MOA-SETUP-2"],
          moves: [["end"]],
        },
        {
          say: {
            en: "Tia spent her last card in territory 2. Whoever has neither cards nor tiles passes, so it is your turn already.",
            it: "Tia ha speso l’ultima carta nel territorio 2. Chi non ha né carte né tessere passa, quindi tocca già a te.",
            pl: "Tia wydała ostatnią kartę na terytorium 2. Kto nie ma kart ani kafelków, pasuje, więc już twoja kolej.",
          },
          lit: ["land:2", "terrain:0", "terrain:1"],
          clauses: ["MOA-TURN-10", "MOA-PAS-2", "MOA-TER-7", "MOA-INFO-2"],
          seat: 1,
          plays: [["place", 2], ["pay", "tui"], ["count", 3], ["end"]],
          luck: ["T08", "T22", "rat", "dog"],
        },
      ],
    },
    {
      goal: { en: "Pay with a tile", it: "Paga con una tessera", pl: "Zapłać żetonem" },
      steps: [
        {
          say: {
            en: "Now plains and mountains are active. Place birds in territory 3, where nobody lives yet.",
            it: "Ora sono attive pianura e montagna. Piazza uccelli nel territorio 3, dove non vive ancora nessuno.",
            pl: "Teraz aktywne są łąki i góry. Umieść ptaki na terytorium 3, gdzie nikt jeszcze nie mieszka.",
          },
          lit: ["land:3", "terrain:0"],
          clauses: ["MOA-PLB-8", "MOA-TER-6"],
          moves: [["place", 3]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "Active too, but worth five points at most. Territory 3 is worth six and empty.",
                it: "Attivo anch’esso, ma vale al massimo cinque punti. Il territorio 3 ne vale sei ed è vuoto.",
                pl: "Też aktywne, ale warte najwyżej pięć punktów. Terytorium 3 jest warte sześć i puste.",
              },
              clause: "MOA-SCO-2",
            },
          ],
        },
        {
          say: {
            en: "Leader tiles pay like cards. Press the leader tile or the tui; you will use both.",
            it: "Le tessere capo pagano come le carte. Premi la tessera capo o il tui; userai entrambi.",
            pl: "Żetony liderów płacą jak karty. Naciśnij żeton lidera albo tui; użyjesz obu.",
          },
          lit: ["tile:L03", "card:tui"],
          clauses: ["MOA-PAY-2", "MOA-PLB-7"],
          moves: [["pay", ["L03", "tui"]]],
        },
        {
          say: {
            en: "Three icons so far. Add the other one.",
            it: "Tre icone finora. Aggiungi l’altro.",
            pl: "Na razie trzy symbole. Dodaj jeszcze to drugie.",
          },
          lit: ["tile:L03", "card:tui"],
          clauses: ["MOA-PAY-3"],
          moves: [["pay", ["L03", "tui"]]],
          wrong: [
            {
              moves: [["count"]],
              say: {
                en: "Three birds or fewer can be beaten soon. Add what is left and place six in one action.",
                it: "Tre uccelli o meno si superano presto. Aggiungi ciò che resta e piazzane sei in una sola azione.",
                pl: "Trzy ptaki lub mniej łatwo przebić. Dodaj resztę i umieść sześć w jednej akcji.",
              },
              clause: "MOA-PAY-3",
            },
          ],
        },
        {
          say: {
            en: "Six icons: place six birds. The card is discarded, the leader tile leaves the game.",
            it: "Sei icone: piazza sei uccelli. La carta si scarta, la tessera capo esce dal gioco.",
            pl: "Sześć symboli: umieść sześć ptaków. Kartę się odrzuca, a żeton lidera wypada z gry.",
          },
          lit: ["confirm"],
          clauses: ["MOA-PAY-7", "MOA-PAY-8", "MOA-PLB-6"],
          moves: [["count", 6]],
        },
        {
          say: {
            en: "Two territories are yours. But mammals wait in the display, and they want land too.",
            it: "Due territori sono tuoi. Ma i mammiferi sono in attesa, e vogliono terra anche loro.",
            pl: "Dwa terytoria są twoje. Ale ssaki czekają i też chcą ziemi.",
          },
          lit: ["display:rat", "display:possum", "display:dog"],
          clauses: ["MOA-MAM-1", "MOA-GEN-5"],
        },
      ],
    },
  ],
  reached: {
    told: { kind: "birdsPlaced", seat: 0, territory: 3, count: 6 },
    view: { territories: { 0: { leader: 0 }, 2: { birds: { 0: 6 } } } },
  },
};
