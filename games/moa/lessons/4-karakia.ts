// Karakia tiles: bought in one turn, then drawn, fought and moved with; and orders for whoever is away.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { FEWER, PASS } from "./answers.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 3,
    arrange: {
      first: 2,
      round: 2,
      terrain: ["T03", "T16"],
      display: { rat: 1, dog: 1 },
      land: { 1: "R2 EL=L03", 2: "Y2 R1", 7: "R2", 12: "EL=L12" },
      hands: { 0: "morepork haasts_eagle pukeko", 1: "pukeko" },
      karakia: { 0: ["draw_one", "move_birds"] },
    },
  },
  wrong: [
    PASS,
    FEWER,
    {
      moves: [["drawOne"]],
      say: {
        en: "The tile that draws a card works at any time, but only once. Keep it until a card decides something.",
        it: "La tessera che fa pescare vale in qualsiasi momento, ma una volta sola. Tienila finché una carta non sarà decisiva.",
        pl: "Kafelek dobierania działa w każdej chwili, ale tylko raz. Zachowaj go, aż karta o czymś zadecyduje.",
      },
      clause: "MOA-KAR-10",
    },
    {
      moves: [["moveBirds"]],
      say: {
        en: "The tile that moves birds works once and goes back to its stack. Keep it until it wins something.",
        it: "La tessera muovi uccelli vale una volta e torna nella pila. Tienila finché non ti fa vincere qualcosa.",
        pl: "Kafelek przesuwania ptaków działa raz i wraca na stos. Zachowaj go, aż pozwoli coś wygrać.",
      },
      clause: "MOA-KAR-1",
    },
  ],
  parts: [
    {
      goal: { en: "Buy two tiles", it: "Compra due tessere", pl: "Kup dwa kafelki" },
      steps: [
        {
          say: {
            en: "Karakia tiles are small powers for one use each. Press the tile for two fight, and buy it together with any territory.",
            it: "Le tessere karakia sono piccoli poteri da usare una volta. Premi la tessera due combattimento e comprala insieme a qualsiasi territorio.",
            pl: "Kafelki Karakii to małe moce na jedno użycie. Naciśnij kafelek „dwie walki” i kup go razem z „dowolnym terytorium”.",
          },
          lit: ["karakia:two_fight", "karakia:any_territory"],
          clauses: ["MOA-BUY-1", "MOA-BUY-2", "MOA-BUY-4", "MOA-TURN-4", "MOA-SETUP-4", "MOA-SUP-6"],
          moves: [["buy", "two_fight", "any_territory"]],
          wrong: [
            {
              moves: [["buy"]],
              say: {
                en: "You could, but for the same morepork you get two fight and any territory together. Icons left over would be lost.",
                it: "Potresti, ma con lo stesso ruru hai due combattimento e qualsiasi territorio insieme. Le icone avanzate andrebbero perse.",
                pl: "Można, ale za tę samą kartę ruru dostajesz razem „dwie walki” i „dowolne terytorium”. Zbędne symbole by przepadły.",
              },
              clause: "MOA-BUY-3",
            },
            {
              moves: [["place"]],
              say: {
                en: "Your pukeko will do more once a tile opens better land. Buy first.",
                it: "Il tuo pukeko farà di più quando una tessera apre una terra migliore. Prima compra.",
                pl: "Twój pukeko zdziała więcej, gdy kafelek otworzy lepszą ziemię. Najpierw kup.",
              },
              clause: "MOA-KAR-20",
            },
          ],
        },
        {
          say: {
            en: "Both are paid together: two and one karakia icons. The morepork shows three: press it.",
            it: "Si pagano insieme: due e una icona karakia. Il ruru ne mostra tre: premilo.",
            pl: "Płaci się za oba razem: dwa i jeden symbol Karakii. Ruru ma trzy: naciśnij tę kartę.",
          },
          lit: ["card:morepork"],
          clauses: ["MOA-BUY-3"],
          moves: [["pay", "morepork"]],
          after: [["confirm"]],
        },
        {
          say: {
            en: "A tile cannot be used in the turn in which it was bought. End the turn.",
            it: "Una tessera non si usa nel turno in cui è stata comprata. Finisci il turno.",
            pl: "Kafelka nie używa się w turze, w której go kupiono. Zakończ turę.",
          },
          lit: ["tile:two_fight", "tile:any_territory", "confirm"],
          clauses: ["MOA-KAR-5", "MOA-SUP-10"],
          moves: [["end"]],
        },
        {
          say: {
            en: "Tia placed birds, and a new round began: the rat invades territory 1, where you have two birds.",
            it: "Tia ha piazzato uccelli, ed è cominciato un nuovo round: il ratto invade il territorio 1, dove hai due uccelli.",
            pl: "Tia umieściła ptaki i zaczęła się nowa runda: szczur najeżdża terytorium 1, gdzie masz dwa ptaki.",
          },
          lit: ["land:1"],
          clauses: ["MOA-INV-2", "MOA-INV-13"],
          seat: 1,
          plays: [["place", 4], ["pay", "pukeko"], ["count", 4], ["end"]],
          luck: ["T06", "T08"],
        },
      ],
    },
    {
      goal: { en: "Defend with tiles", it: "Difendi con le tessere", pl: "Broń się kafelkami" },
      steps: [
        {
          say: {
            en: "Your eagle could pay, but first see what the deck holds. Press the tile that draws one card: it works at any time.",
            it: "L’aquila potrebbe pagare, ma guarda prima che cosa c’è nel mazzo. Premi la tessera che pesca una carta: vale in qualsiasi momento.",
            pl: "Orzeł mógłby zapłacić, ale najpierw zobacz, co jest w stosie. Naciśnij kafelek „dobierz jedną kartę”: działa w każdej chwili.",
          },
          lit: ["tile:draw_one"],
          clauses: ["MOA-KAR-10", "MOA-KAR-14", "MOA-DEF-14", "MOA-INFO-5"],
          moves: [["drawOne"]],
          luck: ["tui"],
          wrong: [
            {
              moves: [["defend"]],
              say: {
                en: "You may defend at once, but in the middle of a payment no card is drawn. Draw first.",
                it: "Puoi difendere subito, ma nel mezzo di un pagamento non si pesca. Prima pesca.",
                pl: "Możesz bronić się od razu, ale w trakcie płacenia kart się nie dobiera. Najpierw dobierz.",
              },
              clause: "MOA-KAR-14",
            },
            {
              moves: [["decline"]],
              say: {
                en: "Then territory 1 would fall with both birds and its leader tile. Draw a card first.",
                it: "Allora il territorio 1 cadrebbe con i due uccelli e la tessera capo. Prima pesca una carta.",
                pl: "Wtedy terytorium 1 padnie z dwoma ptakami i żetonem lidera. Najpierw dobierz kartę.",
              },
              clause: "MOA-INV-10",
              told: { kind: "territoryFell", territory: 1, returned: { birds: [2, 0, 0] } },
            },
          ],
        },
        {
          say: {
            en: "A tui, with one fight: together with your new tile that makes three. Defend.",
            it: "Un tui, con un combattimento: insieme alla nuova tessera fa tre. Difendi.",
            pl: "Tui z jednym symbolem walki: razem z nowym kafelkiem to trzy. Broń się.",
          },
          lit: ["tile:two_fight", "card:tui", "confirm"],
          clauses: ["MOA-DEF-8"],
          moves: [["defend"]],
          wrong: [
            {
              moves: [["decline"]],
              say: {
                en: "You have just enough fight without the eagle. Declining would lose the land for nothing.",
                it: "Hai proprio abbastanza combattimento senza l’aquila. Rinunciando perderesti la terra per niente.",
                pl: "Bez orła masz akurat dość symboli walki. Rezygnacja oddałaby ziemię za nic.",
              },
              clause: "MOA-INV-10",
              told: { kind: "territoryFell", territory: 1 },
            },
          ],
        },
        {
          say: {
            en: "The tile counts as two fight in attack and defence. Press the tile or the tui.",
            it: "La tessera vale due combattimento in attacco e in difesa. Premi la tessera o il tui.",
            pl: "Kafelek liczy się jako dwie walki w ataku i obronie. Naciśnij kafelek albo tui.",
          },
          lit: ["tile:two_fight", "card:tui"],
          clauses: ["MOA-KAR-16", "MOA-PAY-2"],
          moves: [["pay", ["two_fight", "tui"]]],
          wrong: [
            {
              moves: [["pay", "haasts_eagle"]],
              say: {
                en: "The eagle alone would do and lose one fight. Save it for the dog that waits in the display.",
                it: "L’aquila basterebbe da sola, perdendo un combattimento. Tienila per il cane in attesa.",
                pl: "Sam orzeł by wystarczył, ale jeden symbol walki by przepadł. Zachowaj go na czekającego psa.",
              },
              clause: "MOA-DEF-9",
            },
          ],
        },
        {
          say: {
            en: "Now the other one: exactly three, and nothing is lost.",
            it: "Ora l’altra: esattamente tre, e nulla va perso.",
            pl: "Teraz to drugie: dokładnie trzy i nic nie przepada.",
          },
          lit: ["tile:two_fight", "card:tui"],
          clauses: ["MOA-PAY-3", "MOA-PAY-7"],
          moves: [["pay", ["two_fight", "tui"]]],
          wrong: [
            {
              moves: [["pay", "haasts_eagle"]],
              say: {
                en: "That would throw away half of the eagle’s fight or more. The other lit one is just enough.",
                it: "Butterebbe via metà o più del combattimento dell’aquila. L’altro pezzo illuminato basta.",
                pl: "To zmarnowałoby połowę symboli orła albo więcej. Drugie podświetlone wystarczy.",
              },
              clause: "MOA-PAY-4",
            },
          ],
          after: [["confirm"]],
          luck: ["possum"],
        },
      ],
    },
    {
      goal: { en: "Move and reach out", it: "Muovi e vai lontano", pl: "Przesuń i sięgnij dalej" },
      steps: [
        {
          say: {
            en: "Your turn. Tia leads territory 2 by one bird: use the tile that moves birds, from territory 7.",
            it: "Tocca a te. Nel territorio 2 Tia è avanti di un uccello: usa la tessera muovi uccelli, dal territorio 7.",
            pl: "Twoja tura. Na terytorium 2 Tia prowadzi o jednego ptaka: użyj kafelka przesuwania ptaków z terytorium 7.",
          },
          lit: ["land:7", "tile:move_birds"],
          clauses: ["MOA-KAR-30", "MOA-KAR-31", "MOA-KAR-33", "MOA-TURN-5", "MOA-KAR-4"],
          moves: [["moveBirds", 7]],
          wrong: [
            {
              moves: [["moveBirds"]],
              say: {
                en: "From there you would give up land worth more. In territory 7 your birds can be spared.",
                it: "Da lì cederesti terra che vale di più. Nel territorio 7 i tuoi uccelli sono di troppo.",
                pl: "Stamtąd oddajesz ziemię wartą więcej. Z terytorium 7 ptaki można zabrać.",
              },
              clause: "MOA-KAR-33",
            },
            {
              moves: [["place"]],
              say: {
                en: "Your action comes next. Moving birds is no action, so you get both.",
                it: "L’azione viene dopo. Muovere uccelli non è un’azione, quindi hai entrambe le cose.",
                pl: "Akcja będzie zaraz. Przesunięcie ptaków nie jest akcją, więc masz jedno i drugie.",
              },
              clause: "MOA-KAR-4",
            },
          ],
        },
        {
          say: {
            en: "One or two birds may go, both the same way. Take two.",
            it: "Possono andare uno o due uccelli, entrambi per la stessa strada. Prendine due.",
            pl: "Mogą iść jeden lub dwa ptaki, oba tą samą drogą. Weź dwa.",
          },
          lit: ["confirm"],
          clauses: ["MOA-KAR-34"],
          moves: [["count", 2]],
          wrong: [
            {
              moves: [["count"]],
              say: {
                en: "One bird only makes a tie with Tia. Two make you first.",
                it: "Un uccello fa solo parità con Tia. Con due sei in testa.",
                pl: "Jeden ptak daje tylko remis z Tią. Dwa dają ci prowadzenie.",
              },
              clause: "MOA-KAR-34",
            },
          ],
        },
        {
          say: {
            en: "The way may be as far as you like. Send them to territory 2.",
            it: "La strada può essere lunga quanto vuoi. Mandali nel territorio 2.",
            pl: "Droga może być dowolnie daleka. Wyślij je na terytorium 2.",
          },
          lit: ["land:2"],
          clauses: ["MOA-KAR-30", "MOA-KAR-32"],
          moves: [["to", 2]],
          wrong: [
            {
              moves: [["to"]],
              say: {
                en: "There they would not overtake anybody. In territory 2 they beat Tia three to two.",
                it: "Lì non supererebbero nessuno. Nel territorio 2 battono Tia tre a due.",
                pl: "Tam nikogo nie wyprzedzą. Na terytorium 2 pokonają Tię trzy do dwóch.",
              },
              clause: "MOA-SCO-2",
            },
          ],
        },
        {
          say: {
            en: "Territory 12 is worth most, and the volcano is not active. Your tile ignores the terrain cards: place birds there.",
            it: "Il territorio 12 vale più di tutti, e il vulcano non è attivo. La tua tessera ignora le carte terreno: piazza lì uccelli.",
            pl: "Terytorium 12 jest warte najwięcej, a wulkan nie jest aktywny. Twój kafelek pomija karty terenu: umieść tam ptaki.",
          },
          lit: ["land:12", "tile:any_territory"],
          clauses: ["MOA-KAR-20", "MOA-KAR-21", "MOA-TURN-6"],
          moves: [["place", 12]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "That land gives less. Whoever has most in territory 12 gets eight points while the volcano sleeps.",
                it: "Quella terra dà meno. Chi ha più pezzi nel 12 riceve otto punti finché il vulcano dorme.",
                pl: "Ta ziemia daje mniej. Kto ma najwięcej na 12, dostaje osiem punktów, póki wulkan śpi.",
              },
              clause: "MOA-SCO-11",
            },
          ],
        },
        {
          say: {
            en: "Pay with the pukeko. The tile is spent with the action.",
            it: "Paga con il pukeko. La tessera si spende con l’azione.",
            pl: "Zapłać kartą pukeko. Kafelek zużywa się razem z akcją.",
          },
          lit: ["card:pukeko"],
          clauses: ["MOA-KAR-1"],
          moves: [["pay", "pukeko"]],
        },
        {
          say: {
            en: "Place all four birds.",
            it: "Piazza tutti e quattro gli uccelli.",
            pl: "Umieść wszystkie cztery ptaki.",
          },
          lit: ["confirm"],
          moves: [["count", 4]],
        },
        {
          say: {
            en: "Red tiles work only in your own turn: any territory, move birds, and place a stronghold in open land. The sixth kind draws three cards and discards three.",
            it: "Le tessere rosse valgono solo nel tuo turno: qualsiasi territorio, muovi uccelli e piazza una roccaforte in terra aperta. Il sesto tipo pesca tre carte e ne scarta tre.",
            pl: "Czerwone kafelki działają tylko we własnej turze: dowolne terytorium, przesuń ptaki i połóż twierdzę na otwartej ziemi. Szósty rodzaj dobiera trzy karty i odrzuca trzy.",
          },
          lit: ["karakia:place_stronghold", "karakia:exchange_three"],
          clauses: [
            "MOA-KAR-2",
            "MOA-KAR-3",
            "MOA-KAR-11",
            "MOA-KAR-12",
            "MOA-KAR-40",
            "MOA-KAR-41",
            "MOA-KAR-6",
            "MOA-TURN-7",
          ],
        },
        {
          say: {
            en: "Invasions ask you outside your turn too. In a game over days, standing orders answer for you: decline all, all but one territory, or defend while it takes few cards.",
            it: "Le invasioni ti interpellano anche fuori dal tuo turno. In una partita di più giorni rispondono per te le disposizioni permanenti: rinuncia sempre, sempre tranne che in un territorio, o difendi se bastano poche carte.",
            pl: "Najazdy pytają cię także poza turą. W grze na wiele dni odpowiadają za ciebie stałe polecenia: rezygnuj zawsze, zawsze poza jednym terytorium albo broń się, gdy starczy kilka kart.",
          },
          clauses: ["MOA-DEF-6", "MOA-DEF-13"],
        },
      ],
    },
  ],
  reached: {
    told: { kind: "birdsMoved", seat: 0, from: 7, to: 2, count: 2 },
    view: { territories: { 0: { stronghold: true }, 1: { birds: { 0: 3 } }, 11: { birds: { 0: 4 } } } },
  },
};
