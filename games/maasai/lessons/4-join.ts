// Land that is lost: joined with somebody else's, taken back, and how a game runs out.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { NOBODY_PLACED } from "./answers.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    options: { firstPlayer: "seat" },
    arrange: {
      layout:
        "0 W4-YRYR@[0,0,0,0]/0; 1 W3-GYY@[2,-1,1,-1]/2; 2 W4-GRYY@[0,0,1,1]/8; 3 N-RGY-2@[1,0,1,1]/1; 4 N-RGR@[1,0,0,0]/5; 5 N-GRG@[0,0,0,-1]/9; 6 N-RRY@[2,-1,2,-1]/7",
      people: [
        [1, "1.m"],
        [2, "2.c"],
        [1, "5.m"],
        [2, "3.m"],
      ],
      hands: {
        1: ["N-YRY-2", "W3-RRG", "W3-YYY", "N-RRR", "N-YYY"],
        2: ["W3-RRR", "N-RYG", "W3-GGR", "N-GGG", "W3-GGY"],
      },
      frame: { phase: "shield", seat: 0, sequence: 1 },
    },
  },
  wrong: [
    NOBODY_PLACED,
    {
      moves: [["takeBack", 7]],
      say: {
        en: "That boy tends five goats: they would all go home with him, and nobody could claim the land while it stays closed.",
        it: "Quel ragazzo custodisce cinque capre: tornerebbero tutte a casa con lui, e nessuno potrebbe occupare la terra finché resta chiusa.",
        pl: "Ten chłopiec pilnuje pięciu kóz: wszystkie poszłyby z nim do domu i nikt nie mógłby zająć tej ziemi, dopóki jest zamknięta.",
      },
      clause: "MAS-REM-3",
      told: { kind: "strayed", seat: 0, herd: { goat: 5 } },
    },
  ],
  parts: [
    {
      goal: {
        en: "Win land that Tia shares",
        it: "Conquista un terreno conteso con Tia",
        pl: "Zdobądź ziemię sporną z Tią",
      },
      steps: [
        {
          say: {
            en: "Your yellow land and Tia’s face each other across one notch. Take the narrow shield with yellow corners.",
            it: "Il tuo terreno giallo e quello di Tia si guardano ai due lati di un incavo. Prendi lo scudo stretto con gli angoli gialli.",
            pl: "Twoja żółta działka i działka Tii leżą naprzeciw siebie przy jednym wcięciu. Weź wąską tarczę z żółtymi rogami.",
          },
          lit: ["hand:N-YRY-2", "patch:5", "patch:11"],
          clauses: ["MAS-CLM-5"],
          moves: [["shield", "N-YRY-2"]],
          wrong: [
            {
              moves: [["shield"]],
              say: {
                en: "In the notch that shield either does not fit, or does not close both yellow parcels at once. The lit one does.",
                it: "Nell’incavo quello scudo non entra, o non chiude insieme i due terreni gialli. Quello illuminato sì.",
                pl: "We wcięciu ta tarcza albo nie pasuje, albo nie zamyka obu żółtych działek naraz. Podświetlona tak.",
              },
              clause: "MAS-ENC-1",
            },
          ],
        },
        {
          say: {
            en: "Lay it into the notch and see what becomes of the two boys.",
            it: "Posalo nell’incavo e guarda che cosa succede ai due ragazzi.",
            pl: "Dołóż ją we wcięciu i zobacz, co stanie się z dwoma chłopcami.",
          },
          lit: ["way:1:1"],
          moves: [["lay", 1, 1]],
          wrong: [
            {
              moves: [["lay"]],
              say: {
                en: "There nothing is joined, and Tia may lay the joining shield herself. Then she would choose who claims it.",
                it: "Lì non si unisce nulla, e lo scudo che unisce può posarlo Tia. Allora sarebbe lei a scegliere chi occupa.",
                pl: "Tam nic się nie łączy, a łączącą tarczę może dołożyć Tia. Wtedy ona zdecyduje, kto zajmie ziemię.",
              },
              clause: "MAS-CLM-5",
            },
          ],
        },
        {
          say: {
            en: "Land of two players was joined, so both boys went home. It is free now, and only you may claim it: put a boy on the lit corner.",
            it: "Si sono uniti terreni di due giocatori, quindi entrambi i ragazzi sono andati a casa. Ora è libero, e solo tu puoi occuparlo: metti un ragazzo sull’angolo illuminato.",
            pl: "Połączyły się działki dwóch graczy, więc obaj chłopcy poszli do domu. Teraz jest wolna i tylko ty możesz ją zająć: postaw chłopca na podświetlonym rogu.",
          },
          lit: ["patch:31"],
          clauses: ["MAS-CLM-5", "MAS-REM-10", "MAS-ENC-3"],
          moves: [["place", 7, "c"]],
          wrong: [
            {
              moves: [["build"]],
              say: {
                en: "The boma takes a warrior and feeds four animals. The closed yellow land feeds five with a boy.",
                it: "Il boma impegna un guerriero e nutre quattro animali. Il terreno giallo chiuso ne nutre cinque con un ragazzo.",
                pl: "Boma wymaga wojownika i żywi cztery zwierzęta. Zamknięta żółta działka żywi pięć dzięki chłopcu.",
              },
              clause: "MAS-BOMA-4",
              told: { kind: "grazed", seat: 0, herd: { zebu: 1, goat: 3, sheep: 0 } },
            },
            {
              moves: [["place"]],
              say: {
                en: "That land is open, and nobody could claim the closed yellow land later. Take the five goats now.",
                it: "Quel terreno è aperto, e nessuno potrebbe più occupare il giallo chiuso. Prendi ora le cinque capre.",
                pl: "Ta działka jest otwarta, a zamkniętej żółtej nikt już później nie zajmie. Weź teraz pięć kóz.",
              },
              clause: "MAS-ENC-5",
            },
          ],
        },
      ],
    },
    {
      goal: { en: "Move a warrior", it: "Sposta un guerriero", pl: "Przenieś wojownika" },
      steps: [
        {
          say: {
            en: "Five goats came out. Your warrior stands on red land with three open edges: take him back.",
            it: "Sono uscite cinque capre. Il tuo guerriero sta su terra rossa con tre lati liberi: ritiralo.",
            pl: "Wyszło pięć kóz. Twój wojownik stoi na czerwonej działce z trzema wolnymi krawędziami: zabierz go.",
          },
          lit: ["patch:21"],
          clauses: ["MAS-REM-1", "MAS-REM-2", "MAS-REM-3"],
          moves: [["takeBack", 5]],
          wrong: [
            {
              moves: [["done"]],
              say: {
                en: "He would wait long there, and you have only four warriors. This time take him back first.",
                it: "Lì aspetterebbe a lungo, e hai solo quattro guerrieri. Questa volta prima ritiralo.",
                pl: "Długo by tam czekał, a masz tylko czterech wojowników. Tym razem najpierw go zabierz.",
              },
              clause: "MAS-GEN-4",
            },
          ],
        },
        {
          say: {
            en: "He is at home at once, but that land is barred to you from now on. You may take back as many as you like: now go on to the shield.",
            it: "È subito a casa, ma quella terra d’ora in poi ti è preclusa. Puoi ritirarne quanti vuoi: ora passa allo scudo.",
            pl: "Od razu jest w domu, ale ta ziemia jest odtąd dla ciebie zamknięta. Możesz zabrać, ilu chcesz: teraz przejdź do tarczy.",
          },
          lit: ["choice:done"],
          clauses: ["MAS-REM-2", "MAS-REM-6", "MAS-CLM-9"],
          moves: [["done"]],
        },
        {
          say: {
            en: "To move means to take back and place anew, on the shield just laid. Take the red shield.",
            it: "Spostare vuol dire ritirare e piazzare di nuovo, sullo scudo appena posato. Prendi lo scudo rosso.",
            pl: "Przenieść znaczy zabrać i postawić na nowo, na właśnie dołożonej tarczy. Weź czerwoną tarczę.",
          },
          lit: ["hand:N-RRR"],
          clauses: ["MAS-REM-11"],
          moves: [["shield", "N-RRR"]],
          wrong: [
            {
              moves: [["shield"]],
              say: {
                en: "A warrior needs red land, and all four spots of the lit shield are red. That one has fewer or none.",
                it: "Un guerriero vuole terra rossa, e tutti e quattro i posti dello scudo illuminato sono rossi. Quello ne ha meno o nessuno.",
                pl: "Wojownik potrzebuje czerwonej ziemi, a wszystkie cztery miejsca podświetlonej tarczy są czerwone. Ta ma ich mniej albo wcale.",
              },
              clause: "MAS-CLM-2",
            },
          ],
        },
        {
          say: {
            en: "In the lit notch only two edges of the red land stay open. Lay it there.",
            it: "Nell’incavo illuminato restano aperti solo due lati del terreno rosso. Posalo lì.",
            pl: "W podświetlonym wcięciu czerwona działka ma tylko dwie wolne krawędzie. Dołóż ją tam.",
          },
          lit: ["way:0:3"],
          moves: [["lay", 0, 3]],
          wrong: [
            {
              moves: [["lay", 5]],
              say: {
                en: "There it joins the land you gave up, and you may not place anybody on it again.",
                it: "Lì si unisce alla terra che hai abbandonato, e non puoi più piazzarci nessuno.",
                pl: "Tam łączy się z porzuconą ziemią, na której nie możesz już nikogo postawić.",
              },
              clause: "MAS-REM-2",
            },
            {
              moves: [["lay"]],
              say: {
                en: "There three or more edges of the red land stay open. The lit notch leaves two.",
                it: "Lì restano aperti tre o più lati del terreno rosso. L’incavo illuminato ne lascia due.",
                pl: "Tam czerwona działka ma trzy lub więcej wolnych krawędzi. Podświetlone wcięcie zostawia dwie.",
              },
              clause: "MAS-ENC-1",
            },
          ],
        },
        {
          say: {
            en: "Put the warrior on the red shield. The turn is then confirmed.",
            it: "Metti il guerriero sullo scudo rosso. Il turno viene poi confermato.",
            pl: "Postaw wojownika na czerwonej tarczy. Tura zostanie potem zatwierdzona.",
          },
          lit: ["patch:33"],
          clauses: ["MAS-CLM-1", "MAS-CLM-4", "MAS-REM-11"],
          moves: [["place", 8]],
          after: [["confirm"]],
        },
        {
          say: {
            en: "Tia’s green land grew, and she put a warrior on red. Had she joined two claims of her own, only the older person would have stayed.",
            it: "Il terreno verde di Tia è cresciuto, e ha messo un guerriero sul rosso. Se avesse unito due occupazioni proprie, sarebbe rimasta solo la persona messa per prima.",
            pl: "Zielona działka Tii urosła, a na czerwonym postawiła wojownika. Gdyby połączyła dwa własne zajęcia, zostałaby tylko osoba postawiona najwcześniej.",
          },
          lit: ["shield:9", "shield:10"],
          clauses: ["MAS-CLM-6", "MAS-CLM-7", "MAS-REM-5"],
          seat: 1,
          plays: [
            ["done"],
            ["shield", "W3-GGR"],
            ["lay", 3, 1],
            ["place", 9, "c"],
            ["done"],
            ["shield", "N-GGG"],
            ["lay", 6, 1],
            ["pass"],
            ["confirm"],
          ],
        },
      ],
    },
    {
      goal: {
        en: "Know how a game runs",
        it: "Impara come si svolge una partita",
        pl: "Dowiedz się, jak przebiega gra",
      },
      steps: [
        {
          say: {
            en: "You begin with 13 shields, eight wide and five narrow. When everybody has one left, the round ends, builders come home and hands are filled again.",
            it: "Si comincia con 13 scudi, otto larghi e cinque stretti. Quando a tutti ne resta uno, la manche finisce, i costruttori tornano e le mani si riempiono di nuovo.",
            pl: "Zaczynasz z 13 tarczami: ośmioma szerokimi i pięcioma wąskimi. Gdy wszystkim zostanie jedna, runda się kończy, budowniczowie wracają, a ręce się uzupełnia.",
          },
          lit: ["seat:0"],
          clauses: ["MAS-SET-2", "MAS-SET-3", "MAS-SUP-1", "MAS-SUP-2", "MAS-SUP-3"],
        },
        {
          say: {
            en: "Two players have four rounds, three have three. In the last one everybody plays on to the last shield.",
            it: "In due si giocano quattro manche, in tre se ne giocano tre. Nell’ultima si continua fino all’ultimo scudo.",
            pl: "Dwóch graczy ma cztery rundy, trzech trzy. W ostatniej gra się do ostatniej tarczy.",
          },
          clauses: ["MAS-SUP-4", "MAS-SUP-5", "MAS-SUP-6", "MAS-TURN-3"],
        },
        {
          say: {
            en: "Whoever has an empty pen wins at once, even in somebody else’s turn. If the shields run out, most zebu win, then most goats and sheep.",
            it: "Chi ha il recinto vuoto vince subito, anche nel turno di un altro. Se finiscono gli scudi, vince chi ha più zebù, poi più capre e pecore.",
            pl: "Kto ma pustą zagrodę, wygrywa od razu, nawet w cudzej turze. Gdy skończą się tarcze, wygrywa ten, kto ma najwięcej zebu, a potem kóz i owiec razem.",
          },
          lit: ["seat:0", "seat:1"],
          clauses: ["MAS-END-1", "MAS-END-2", "MAS-END-3", "MAS-END-4", "MAS-UNDO-3"],
        },
        {
          say: {
            en: "Now play a whole game: the short one, with 14 animals of each kind. Tia plays gently.",
            it: "Ora gioca una partita intera: quella breve, con 14 animali per specie. Tia gioca senza forzare.",
            pl: "Teraz zagraj pełną grę: krótką, z 14 zwierzętami każdego rodzaju. Tia gra łagodnie.",
          },
          clauses: ["MAS-GEN-2"],
        },
      ],
    },
  ],
  reached: {
    told: { kind: "wentHome", seat: 0, reason: "contested" },
    view: { seats: { 0: { pen: { goat: 15 }, stock: { warrior: 3, boy: 6 } } } },
    points: 5,
  },
};
