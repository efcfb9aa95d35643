// Mammals come: a defence, an attack, and a weasel that nobody can stop.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { FEWER, PASS } from "./answers.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 3,
    arrange: {
      first: 0,
      round: 3,
      stepA: [{ phase: "invasion", mammal: "rat", left: 2 }],
      terrain: ["T09", "T06"],
      display: { rat: 2, possum: 1 },
      land: { 1: "R3L Y1", 2: "EL=L04", 3: "Y2 R1 EL=L10", 4: "EL=L06" },
      hands: { 0: "haasts_eagle haasts_eagle pukeko tui", 1: "pukeko haasts_eagle" },
    },
  },
  wrong: [PASS, FEWER],
  parts: [
    {
      goal: { en: "Save your land", it: "Salva la tua terra", pl: "Ocal swoją ziemię" },
      steps: [
        {
          say: {
            en: "The rat card is up: two rats invade, and the first goes to the lowest number, territory 1. You have most pieces there, so you are asked first: defend.",
            it: "È uscita la carta dei ratti: due invadono, e il primo va nel numero più basso, il territorio 1. Hai lì più pezzi, quindi si chiede prima a te: difendi.",
            pl: "Wyszła karta szczurów: dwa najeżdżają, a pierwszy idzie na najniższy numer, terytorium 1. Masz tam najwięcej znaczników, więc pyta się najpierw ciebie: broń się.",
          },
          lit: ["land:1", "terrain:1", "confirm"],
          clauses: [
            "MOA-INV-1",
            "MOA-INV-2",
            "MOA-INV-5",
            "MOA-INV-9",
            "MOA-MAM-5",
            "MOA-TER-8",
            "MOA-DEF-1",
            "MOA-DEF-2",
          ],
          moves: [["defend"]],
          wrong: [
            {
              moves: [["decline"]],
              say: {
                en: "Then Tia would be asked, and if she declines too, territory 1 falls and all pieces leave it. You can pay: defend.",
                it: "Poi si chiederebbe a Tia, e se rinuncia anche lei il territorio 1 cade e tutti i pezzi lo lasciano. Puoi pagare: difendi.",
                pl: "Wtedy zapytano by Tię, a gdy i ona zrezygnuje, terytorium 1 padnie i znikną z niego wszystkie znaczniki. Stać cię: broń się.",
              },
              clause: "MOA-INV-10",
              told: { kind: "defenceOffered", seat: 1 },
            },
          ],
        },
        {
          say: {
            en: "A rat is beaten by three fight. Haast’s eagle shows four: press it.",
            it: "Un ratto si batte con 3 combattimento. L’aquila di Haast ne mostra 4: premila.",
            pl: "Szczura pokonują trzy symbole walki. Orzeł Haasta ma cztery: naciśnij go.",
          },
          lit: ["card:haasts_eagle"],
          clauses: ["MOA-DEF-8", "MOA-DEF-10", "MOA-DEF-7"],
          moves: [["pay", "haasts_eagle"]],
          wrong: [
            {
              moves: [["pay", "tui"]],
              say: {
                en: "The tui shows one fight, and with the eagle it would be lost as well. One eagle is enough.",
                it: "Il tui mostra un combattimento, e insieme all’aquila andrebbe perso anch’esso. Basta un’aquila.",
                pl: "Tui ma jeden symbol walki i razem z orłem też by przepadł. Wystarczy jeden orzeł.",
              },
              clause: "MOA-DEF-9",
            },
          ],
        },
        {
          say: {
            en: "One fight too many is lost. Confirm: you win the rat for two points, and a stronghold rises.",
            it: "Un combattimento di troppo è perso. Conferma: vinci il ratto, due punti, e sorge una roccaforte.",
            pl: "Nadmiarowy symbol walki przepada. Zatwierdź: zdobywasz szczura, czyli dwa punkty, i staje twierdza.",
          },
          lit: ["confirm"],
          clauses: ["MOA-DEF-9", "MOA-DEF-11", "MOA-DEF-12", "MOA-SUP-4"],
          moves: [["confirm"]],
        },
        {
          say: {
            en: "The second rat began at 1 again, but strongholds keep mammals out. Territory 2 was empty, so it fell at once, and its leader tile is gone.",
            it: "Il secondo ratto ha ricominciato da 1, ma le roccaforti tengono fuori i mammiferi. Il territorio 2 era vuoto, quindi è caduto subito, e la sua tessera capo è persa.",
            pl: "Drugi szczur znów zaczął od 1, ale twierdze nie wpuszczają ssaków. Terytorium 2 było puste, więc padło od razu, a jego żeton lidera przepadł.",
          },
          lit: ["land:1", "land:2"],
          clauses: ["MOA-INV-7", "MOA-INV-8", "MOA-STR-1", "MOA-LDT-3", "MOA-STR-5"],
        },
      ],
    },
    {
      goal: { en: "Take land back", it: "Riprendi la terra", pl: "Odbierz ziemię" },
      steps: [
        {
          say: {
            en: "Now it is your turn, and the coast is active. Attack the rat in territory 2: you need no bird there.",
            it: "Ora tocca a te, e la costa è attiva. Attacca il ratto nel territorio 2: non ti serve alcun uccello lì.",
            pl: "Teraz twoja tura, a wybrzeże jest aktywne. Zaatakuj szczura na terytorium 2: nie trzeba tam ptaka.",
          },
          lit: ["land:2"],
          clauses: ["MOA-ATK-1", "MOA-ATK-7"],
          moves: [["attack", 2]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "Placing gives birds only. The attack gives two points, birds and a stronghold in one action.",
                it: "Piazzare dà solo uccelli. L’attacco dà due punti, uccelli e una roccaforte in una sola azione.",
                pl: "Umieszczenie daje tylko ptaki. Atak daje dwa punkty, ptaki i twierdzę w jednej akcji.",
              },
              clause: "MOA-ATK-6",
            },
          ],
        },
        {
          say: {
            en: "The fight is paid first, as in a defence. Use your other eagle.",
            it: "Prima si paga il combattimento, come in una difesa. Usa l’altra aquila.",
            pl: "Najpierw płaci się za walkę, jak przy obronie. Użyj drugiego orła.",
          },
          lit: ["card:haasts_eagle"],
          clauses: ["MOA-ATK-2"],
          moves: [["pay", "haasts_eagle"]],
          wrong: [
            {
              moves: [["pay", "tui"]],
              say: {
                en: "One fight does not help beside four, and a card that fights gives no birds. Keep the tui.",
                it: "Un combattimento non serve accanto a quattro, e una carta che combatte non dà uccelli. Tieni il tui.",
                pl: "Jeden symbol walki obok czterech nic nie da, a karta użyta do walki nie daje ptaków. Zachowaj tui.",
              },
              clause: "MOA-PAY-5",
            },
          ],
        },
        {
          say: {
            en: "Confirm the fight. The rat tile is yours and counts at the end of this period.",
            it: "Conferma il combattimento. La tessera ratto è tua e si conta alla fine di questo periodo.",
            pl: "Zatwierdź walkę. Kafelek szczura jest twój i liczy się na koniec tego okresu.",
          },
          lit: ["confirm"],
          clauses: ["MOA-ATK-3", "MOA-SCO-12"],
          moves: [["confirm"]],
        },
        {
          say: {
            en: "In the same action you may settle the land. Pay with the pukeko.",
            it: "Nella stessa azione puoi insediarti nella terra. Paga con il pukeko.",
            pl: "W tej samej akcji możesz zasiedlić ziemię. Zapłać kartą pukeko.",
          },
          lit: ["card:pukeko"],
          clauses: ["MOA-ATK-4", "MOA-PAY-5"],
          moves: [["pay", "pukeko"]],
          wrong: [
            {
              moves: [["count", 0]],
              say: {
                en: "The stronghold comes also without birds, but then nobody of yours would score this land.",
                it: "La roccaforte arriva anche senza uccelli, ma allora questa terra non ti darebbe punti.",
                pl: "Twierdza staje także bez ptaków, ale wtedy ta ziemia nic ci nie da.",
              },
              clause: "MOA-ATK-5",
            },
            {
              moves: [["pay", "tui"]],
              say: {
                en: "The tui would bring three birds and leave you without any fight. The pukeko brings four.",
                it: "Il tui porterebbe tre uccelli e ti lascerebbe senza alcun combattimento. Il pukeko ne porta quattro.",
                pl: "Tui dałby trzy ptaki i nie zostałby ci żaden symbol walki. Pukeko daje cztery.",
              },
              clause: "MOA-PLB-1",
            },
          ],
        },
        {
          say: {
            en: "Place all four. The stronghold follows by itself.",
            it: "Piazzali tutti e quattro. La roccaforte arriva da sola.",
            pl: "Umieść wszystkie cztery. Twierdza stanie sama.",
          },
          lit: ["confirm"],
          clauses: ["MOA-ATK-6", "MOA-STR-2", "MOA-STR-4"],
          moves: [["count", 4]],
          wrong: [
            {
              moves: [["pay"]],
              say: {
                en: "Four birds are enough behind a stronghold. Keep your last card.",
                it: "Dietro una roccaforte quattro uccelli bastano. Tieni l’ultima carta.",
                pl: "Za twierdzą cztery ptaki wystarczą. Zachowaj ostatnią kartę.",
              },
              clause: "MOA-PAY-4",
            },
          ],
        },
        {
          say: {
            en: "1 and 2 are safe from mammals now. End the turn.",
            it: "1 e 2 ora sono al sicuro dai mammiferi. Finisci il turno.",
            pl: "1 i 2 są teraz bezpieczne od ssaków. Zakończ turę.",
          },
          lit: ["land:1", "land:2", "confirm"],
          clauses: ["MOA-STR-3"],
          moves: [["end"]],
        },
      ],
    },
    {
      goal: { en: "Lose without waste", it: "Perdi senza sprecare", pl: "Przegraj bez strat" },
      steps: [
        {
          say: {
            en: "A new round: a weasel was drawn, and weasels invade at once. It passed both strongholds to territory 3, where Tia has most pieces and declined.",
            it: "Un nuovo round: è uscita una donnola, e le donnole invadono subito. Ha superato le due roccaforti fino al territorio 3, dove Tia ha più pezzi e ha rinunciato.",
            pl: "Nowa runda: wyszła łasica, a łasice najeżdżają od razu. Minęła obie twierdze i doszła do terytorium 3, gdzie Tia ma najwięcej znaczników i zrezygnowała.",
          },
          lit: ["land:3"],
          clauses: ["MOA-MAM-2", "MOA-MAM-3", "MOA-INV-12", "MOA-DEF-6", "MOA-DEF-15", "MOA-INFO-8"],
          seat: 1,
          plays: [["place", 4], ["pay", "pukeko"], ["count", 4], ["end"], ["decline"]],
          luck: ["T01", "T08", "weasel"],
        },
        {
          say: {
            en: "Now you are asked, but a weasel takes five fight and you have one. A defence is paid in full or not at all: decline.",
            it: "Ora si chiede a te, ma una donnola richiede 5 combattimento e tu ne hai 1. Una difesa si paga per intero o per niente: rinuncia.",
            pl: "Teraz pytają ciebie, ale łasica wymaga pięciu symboli walki, a masz jeden. Za obronę płaci się w całości albo wcale: zrezygnuj.",
          },
          lit: ["land:3"],
          clauses: ["MOA-DEF-10", "MOA-DEF-7", "MOA-DEF-13"],
          moves: [["decline"]],
          luck: ["possum"],
        },
        {
          say: {
            en: "Territory 3 fell: all birds went back to their owners, the leader tile left the game, the weasel stays until somebody attacks it.",
            it: "Il territorio 3 è caduto: tutti gli uccelli sono tornati ai proprietari, la tessera capo è uscita dal gioco, la donnola resta finché qualcuno non l’attacca.",
            pl: "Terytorium 3 padło: wszystkie ptaki wróciły do właścicieli, żeton lidera wypadł z gry, a łasica zostaje, aż ktoś ją zaatakuje.",
          },
          lit: ["land:3"],
          clauses: ["MOA-INV-10", "MOA-SUP-2", "MOA-MAM-4"],
        },
        {
          say: {
            en: "When no land is free for an invader, all strongholds go and the search starts again at 1. At the end of a period they go as well.",
            it: "Quando per un invasore non c’è terra libera, tutte le roccaforti spariscono e si ricomincia da 1. Spariscono anche alla fine di un periodo.",
            pl: "Gdy dla najeźdźcy nie ma wolnej ziemi, wszystkie twierdze znikają i szuka się znów od 1. Znikają też na koniec okresu.",
          },
          lit: ["land:1", "land:2"],
          clauses: ["MOA-INV-3", "MOA-INV-4", "MOA-INV-11", "MOA-TDY-2"],
        },
      ],
    },
  ],
  reached: {
    told: { kind: "attacked", seat: 0, territory: 2 },
    view: { territories: { 0: { stronghold: true }, 1: { stronghold: true, birds: { 0: 4 } } } },
  },
};
