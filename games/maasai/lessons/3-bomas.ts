// Fences that close: a small boma, a large one round it, and what becomes of whoever stood there.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    options: { firstPlayer: "seat" },
    arrange: {
      layout:
        "0 W3-RYG@[1,0,1,0]/5; 1 W3-YGR@[-1,1,0,1]/7; 2 W3-GRY@[-1,0,-1,1]/9; 3 W3-RGY@[0,-1,0,-1]/1; 4 N-RGY@[1,0,0,0]/8; 5 N-GYR@[0,0,1,0]/0; 6 N-YRG@[-1,1,-1,1]/2; 7 N-GRY@[0,-1,0,0]/4",
      people: [
        [2, "5.m"],
        [2, "3.m"],
      ],
      hands: {
        1: ["W3-YRG", "N-RYG", "W3-GGG", "W3-YYY", "N-RRR"],
        2: ["W3-RRR", "N-GGG", "W3-GGR", "N-YYY", "W3-GGY"],
      },
    },
  },
  wrong: [
    {
      moves: [["giveUp"]],
      say: {
        en: "Giving up that boma sends its builder and its animals home. It is worth more where it stands.",
        it: "Abbandonare quel boma manda a casa il costruttore e gli animali. Vale di più dov’è.",
        pl: "Porzucenie tej bomy odeśle budowniczego i jej zwierzęta do domu. Więcej jest warta tam, gdzie stoi.",
      },
      clause: "MAS-REM-4",
      told: { kind: "strayed", seat: 0 },
    },
  ],
  parts: [
    {
      goal: { en: "Build a small boma", it: "Costruisci un piccolo boma", pl: "Zbuduj małą bomę" },
      steps: [
        {
          say: {
            en: "Four wide shields stand round one point, and a fifth closes the fence in the ring. Take the lit shield.",
            it: "Quattro scudi larghi stanno attorno a un punto, e un quinto chiude lo steccato ad anello. Prendi lo scudo illuminato.",
            pl: "Cztery szerokie tarcze stoją wokół jednego punktu, a piąta zamknie ogrodzenie w pierścień. Weź podświetloną tarczę.",
          },
          lit: ["hand:W3-YRG"],
          clauses: ["MAS-BOMA-1", "MAS-BOMA-10"],
          moves: [["shield", "W3-YRG"]],
          wrong: [
            {
              moves: [["shield", ["N-RYG", "N-RRR"]]],
              say: {
                en: "A narrow shield is too flat for the last place of this ring. Only a wide one fits.",
                it: "Uno scudo stretto è troppo piatto per l’ultimo posto di questo anello. Ci sta solo uno largo.",
                pl: "Wąska tarcza nie mieści się w ostatnim miejscu tego pierścienia. Pasuje tylko szeroka.",
              },
              clause: "MAS-LAY-5",
            },
            {
              moves: [["shield"]],
              say: {
                en: "It would close the fence too, but inside the ring only one of its corners counts. A shield of one colour serves large parcels better.",
                it: "Anche quello chiuderebbe lo steccato, ma dentro l’anello conta un solo suo angolo. Uno scudo di un colore serve meglio ai terreni grandi.",
                pl: "Też zamknęłaby ogrodzenie, ale wewnątrz pierścienia liczy się tylko jeden jej róg. Jednobarwna tarcza lepiej służy dużym działkom.",
              },
              clause: "MAS-BOMA-4",
            },
          ],
        },
        {
          say: {
            en: "Lay it into the ring: the fence runs from shield to shield and comes back to its start.",
            it: "Posalo nell’anello: lo steccato corre di scudo in scudo e torna al suo inizio.",
            pl: "Dołóż ją do pierścienia: ogrodzenie biegnie od tarczy do tarczy i wraca do początku.",
          },
          lit: ["way:0:2"],
          clauses: ["MAS-LAY-6"],
          moves: [["lay", 0, 2]],
          wrong: [
            {
              moves: [["lay"]],
              say: {
                en: "There the fence stays open, and Tia could close the ring in her turn. Close it yourself.",
                it: "Lì lo steccato resta aperto, e Tia potrebbe chiudere l’anello nel suo turno. Chiudilo tu.",
                pl: "Tam ogrodzenie zostaje otwarte i Tia mogłaby zamknąć pierścień w swojej turze. Zamknij go ty.",
              },
              clause: "MAS-BOMA-1",
            },
          ],
        },
        {
          say: {
            en: "Whoever closes a fence may build the boma with a warrior from home, and only now. Press the lit fence.",
            it: "Chi chiude uno steccato può costruire il boma con un guerriero che è a casa, e solo ora. Premi lo steccato illuminato.",
            pl: "Kto zamyka ogrodzenie, może zbudować bomę wojownikiem z domu, i tylko teraz. Naciśnij podświetlone ogrodzenie.",
          },
          lit: ["fence:2"],
          clauses: ["MAS-BOMA-1", "MAS-BOMA-2", "MAS-BOMA-9", "MAS-TURN-4"],
          moves: [["build", 2]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "You may either place a person or build, and the fence can never be built later. The boma feeds five animals.",
                it: "Puoi piazzare una persona oppure costruire, e lo steccato dopo non si costruisce più. Il boma nutre cinque animali.",
                pl: "Możesz albo postawić osobę, albo budować, a później tego ogrodzenia już się nie zbuduje. Boma żywi pięć zwierząt.",
              },
              clause: "MAS-TURN-4",
            },
            {
              moves: [["pass"]],
              say: {
                en: "A closed fence that is not built has no effect at all, and nobody can build it later. Build it now.",
                it: "Uno steccato chiuso ma non costruito non ha alcun effetto, e nessuno può costruirlo dopo. Costruiscilo ora.",
                pl: "Zamknięte, ale niezbudowane ogrodzenie nic nie daje i nikt nie zbuduje go później. Zbuduj je teraz.",
              },
              clause: "MAS-BOMA-9",
            },
          ],
        },
        {
          say: {
            en: "Inside a boma animals of all colours stand, five at once, and nobody can take it over. Your builder is there: go on to the shield.",
            it: "Dentro un boma stanno animali di tutti i colori, cinque in una volta, e nessuno può impadronirsene. Il tuo costruttore è lì: passa allo scudo.",
            pl: "W bomie stoją zwierzęta wszystkich kolorów, pięć naraz, i nikt nie może jej przejąć. Twój budowniczy tam jest: przejdź do tarczy.",
          },
          lit: ["choice:done", "patch:35"],
          clauses: ["MAS-BOMA-4", "MAS-BOMA-17", "MAS-BOMA-18", "MAS-CLM-8"],
          moves: [["done"]],
        },
      ],
    },
    {
      goal: { en: "Build a large boma", it: "Costruisci un grande boma", pl: "Zbuduj dużą bomę" },
      steps: [
        {
          say: {
            en: "The other fence runs in and out round the whole ring, and one notch is missing. Take the lit narrow shield.",
            it: "L’altro steccato serpeggia attorno a tutto l’anello, e manca un solo incavo. Prendi lo scudo stretto illuminato.",
            pl: "Drugie ogrodzenie wije się wokół całego pierścienia i brakuje jednego wcięcia. Weź podświetloną wąską tarczę.",
          },
          lit: ["hand:N-RYG"],
          clauses: ["MAS-BOMA-10"],
          moves: [["shield", "N-RYG"]],
          wrong: [
            {
              moves: [["shield", "N-RRR"]],
              say: {
                en: "It would close the fence as well. Keep the red shield for red land: inside the fence only one of its corners counts.",
                it: "Chiuderebbe anch’esso lo steccato. Tieni lo scudo rosso per la terra rossa: dentro lo steccato conta solo un suo angolo.",
                pl: "Też zamknęłaby ogrodzenie. Zachowaj czerwoną tarczę na czerwoną ziemię: wewnątrz liczy się tylko jeden jej róg.",
              },
              clause: "MAS-BOMA-4",
            },
            {
              moves: [["shield"]],
              say: {
                en: "A wide shield in the notch leaves a slit that no shield fills, and the large fence would stay open for ever.",
                it: "Uno scudo largo nell’incavo lascia una fessura che nessuno scudo riempie, e il grande steccato resterebbe aperto per sempre.",
                pl: "Szeroka tarcza we wcięciu zostawi szczelinę, której nic nie wypełni, i duże ogrodzenie zostałoby otwarte na zawsze.",
              },
              clause: "MAS-LAY-8",
            },
          ],
        },
        {
          say: {
            en: "Lay it into the last notch.",
            it: "Posalo nell’ultimo incavo.",
            pl: "Dołóż ją do ostatniego wcięcia.",
          },
          lit: ["way:3:0"],
          moves: [["lay", 3, 0]],
          wrong: [
            {
              moves: [["lay"]],
              say: {
                en: "There the large fence keeps its notch, and Tia may close it. The lit place completes ten shields.",
                it: "Lì il grande steccato conserva l’incavo, e può chiuderlo Tia. Il posto illuminato completa dieci scudi.",
                pl: "Tam duże ogrodzenie zachowa wcięcie i może je zamknąć Tia. Podświetlone miejsce dopełnia dziesięć tarcz.",
              },
              clause: "MAS-BOMA-1",
            },
          ],
        },
        {
          say: {
            en: "Your shield closed Tia’s green land, and her two sheep came out. Her boy stands inside the new fence: build it.",
            it: "Il tuo scudo ha chiuso il terreno verde di Tia, e le sono uscite due pecore. Il suo ragazzo sta dentro il nuovo steccato: costruiscilo.",
            pl: "Twoja tarcza zamknęła zieloną działkę Tii i wyszły jej dwie owce. Jej chłopiec stoi wewnątrz nowego ogrodzenia: zbuduj je.",
          },
          lit: ["fence:1", "patch:13"],
          clauses: ["MAS-ENC-3", "MAS-BOMA-3", "MAS-BOMA-10", "MAS-BOMA-12"],
          moves: [["build", 1]],
          wrong: [
            {
              moves: [["place"]],
              say: {
                en: "One person on that shield gets a few spots, the boma gets ten. And Tia would keep her sheep.",
                it: "Una persona su quello scudo ottiene pochi posti, il boma dieci. E Tia terrebbe le sue pecore.",
                pl: "Osoba na tej tarczy dostanie kilka miejsc, boma dziesięć. A Tia zachowałaby swoje owce.",
              },
              clause: "MAS-BOMA-4",
            },
            {
              moves: [["pass"]],
              say: {
                en: "Tia would keep her sheep, and this fence can never be built later. Build it now.",
                it: "Tia terrebbe le sue pecore, e questo steccato non si potrà più costruire. Costruiscilo ora.",
                pl: "Tia zachowałaby owce, a tego ogrodzenia już nigdy się nie zbuduje. Zbuduj je teraz.",
              },
              clause: "MAS-BOMA-9",
            },
          ],
        },
        {
          say: {
            en: "Her boy and sheep went home, ten animals of yours came, and the small boma inside stayed untouched. Confirm the turn.",
            it: "Il suo ragazzo e le pecore sono andati a casa, sono venuti dieci tuoi animali, e il piccolo boma interno è rimasto intatto. Conferma il turno.",
            pl: "Jej chłopiec i owce poszli do domu, przyszło dziesięć twoich zwierząt, a mała boma w środku pozostała nietknięta. Zatwierdź turę.",
          },
          lit: ["confirm", "seat:0"],
          clauses: ["MAS-BOMA-7", "MAS-BOMA-11", "MAS-BOMA-16", "MAS-ANI-6"],
          moves: [["confirm"]],
        },
        {
          say: {
            en: "Tia’s other boy stands outside: he keeps the piece he stands on, with the fence as its border. She laid two shields far from it.",
            it: "L’altro ragazzo di Tia sta fuori: tiene il pezzo su cui sta, con lo steccato come confine. Lei ha posato due scudi più in là.",
            pl: "Drugi chłopiec Tii stoi na zewnątrz: zachowuje kawałek, na którym stoi, z ogrodzeniem jako granicą. Dołożyła dwie tarcze dalej.",
          },
          lit: ["patch:21"],
          clauses: ["MAS-BOMA-6", "MAS-BOMA-8", "MAS-ADJ-5"],
          seat: 1,
          plays: [
            ["done"],
            ["shield", "W3-RRR"],
            ["lay", 5, 1],
            ["pass"],
            ["done"],
            ["shield", "N-GGG"],
            ["lay", 6, 2],
            ["place", 11, "m"],
            ["confirm"],
          ],
        },
      ],
    },
    {
      goal: { en: "Get a warrior back", it: "Recupera un guerriero", pl: "Odzyskaj wojownika" },
      steps: [
        {
          say: {
            en: "A boma under construction may be given up, and land inside a larger boma falls to that one. Give up the small boma, on the lit shield.",
            it: "Un boma in costruzione si può abbandonare, e la terra dentro uno più grande passa a quello. Abbandona il boma piccolo, sullo scudo illuminato.",
            pl: "Bomę w budowie można porzucić, a ziemia wewnątrz większej bomy przypada tamtej. Porzuć małą bomę na podświetlonej tarczy.",
          },
          lit: ["patch:35"],
          clauses: ["MAS-REM-4", "MAS-BOMA-15", "MAS-REM-8"],
          moves: [["giveUp", 8]],
          wrong: [
            {
              moves: [["done"]],
              say: {
                en: "Then two warriors stay away until the round ends. Without the small boma you lose nothing here.",
                it: "Allora due guerrieri restano via fino alla fine della manche. Senza il boma piccolo qui non perdi nulla.",
                pl: "Wtedy dwaj wojownicy zostaną poza domem do końca rundy. Bez małej bomy nic tu nie tracisz.",
              },
              clause: "MAS-BOMA-5",
            },
          ],
        },
        {
          say: {
            en: "The five animals went home and came out again at once, and the warrior is at home again. Now go on to the shield.",
            it: "I cinque animali sono tornati e usciti di nuovo subito, e il guerriero è di nuovo a casa. Ora passa allo scudo.",
            pl: "Pięć zwierząt wróciło i od razu znów wyszło, a wojownik jest znów w domu. Teraz przejdź do tarczy.",
          },
          lit: ["choice:done", "seat:0"],
          clauses: ["MAS-REM-6", "MAS-REM-9"],
          moves: [["done"]],
        },
        {
          say: {
            en: "At the end of the round all builders come home, and the bomas stay with their animals for good. A finished boma cannot be given up.",
            it: "Alla fine della manche tutti i costruttori tornano, e i boma restano per sempre con i loro animali. Un boma finito non si può abbandonare.",
            pl: "Na koniec rundy wszyscy budowniczowie wracają, a bomy na zawsze zostają ze zwierzętami. Ukończonej bomy nie można porzucić.",
          },
          lit: ["seat:0"],
          clauses: ["MAS-BOMA-5", "MAS-REM-7", "MAS-SUP-2"],
        },
        {
          say: {
            en: "Inside a large boma shields may still be laid, but their spots serve its owner. Nobody can place a person or build there.",
            it: "Dentro un grande boma si possono ancora posare scudi, ma i loro posti servono al proprietario. Nessuno può piazzare persone o costruire lì.",
            pl: "Wewnątrz dużej bomy wolno jeszcze dokładać tarcze, ale ich miejsca służą właścicielowi. Nikt nie może tam nikogo postawić ani budować.",
          },
          clauses: ["MAS-BOMA-13", "MAS-BOMA-14", "MAS-LAY-12", "MAS-CLM-8"],
        },
      ],
    },
  ],
  reached: {
    told: { kind: "built", seat: 0, fence: 1 },
    view: { seats: { 0: { builders: 1, pen: { zebu: 15, goat: 16, sheep: 14 } } } },
    points: 15,
  },
};
