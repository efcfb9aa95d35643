// The first turn: a person on the hexagon, shields that fit, land that is claimed and grows.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { NOBODY_PLACED, TAKE_BACK } from "./answers.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    options: { firstPlayer: "seat" },
    arrange: {
      people: [[2, "1.m"]],
      hands: {
        1: ["N-RYG", "W3-RGR", "N-YYY", "W3-GGG", "W4-RYRG", "N-RRR"],
        2: ["W3-RRG", "N-GRG", "W3-GGY", "W4-GRYY", "N-GGR", "W3-YGG"],
      },
      frame: { phase: "hexagon", seat: 0 },
    },
  },
  wrong: [TAKE_BACK, NOBODY_PLACED],
  parts: [
    {
      goal: {
        en: "Bring your first animal out",
        it: "Fai uscire il tuo primo animale",
        pl: "Wypuść swoje pierwsze zwierzę",
      },
      steps: [
        {
          say: {
            en: "Three shields make the hexagon, and everybody may put one person on it. Put a boy on the lit green patch.",
            it: "Tre scudi formano l’esagono, e ognuno può metterci una persona. Metti un ragazzo sulla zolla verde illuminata.",
            pl: "Trzy tarcze tworzą sześciokąt i każdy może postawić na nim jedną osobę. Postaw chłopca na podświetlonej zielonej łacie.",
          },
          lit: ["patch:9"],
          clauses: ["MAS-GEN-3", "MAS-HEX-1", "MAS-HEX-2", "MAS-HEX-3", "MAS-HEX-4", "MAS-GEN-6"],
          moves: [["place", 2, "m1"]],
          wrong: [
            {
              moves: [["pass"]],
              say: {
                en: "You may pass, but this is the one placing that needs no new shield. The green patch gives you a sheep at once.",
                it: "Puoi passare, ma questo è l’unico piazzamento che non chiede un nuovo scudo. La zolla verde ti dà subito una pecora.",
                pl: "Wolno spasować, ale tylko tu stawiasz kogoś bez nowej tarczy. Zielona łata da ci od razu owcę.",
              },
              clause: "MAS-HEX-8",
            },
            {
              moves: [["place"]],
              say: {
                en: "That land is still open at the rim, so no animal would come yet. The lit patch has other colours all round.",
                it: "Quel terreno è ancora aperto sul bordo, quindi non verrebbe nessun animale. La zolla illuminata ha altri colori tutt’intorno.",
                pl: "Ta działka jest jeszcze otwarta na brzegu, więc żadne zwierzę by nie przyszło. Podświetloną łatę otaczają inne kolory.",
              },
              clause: "MAS-ENC-2",
            },
          ],
        },
        {
          say: {
            en: "Other colours surround the patch, so a sheep went out at once. Tia’s warrior stands on red: confirm, and the turns begin.",
            it: "Altri colori circondano la zolla, quindi è uscita subito una pecora. Il guerriero di Tia è sul rosso: conferma, e cominciano i turni.",
            pl: "Łatę otaczają inne kolory, więc owca wyszła od razu. Wojownik Tii stoi na czerwonym: zatwierdź, a zaczną się tury.",
          },
          lit: ["confirm", "patch:9"],
          clauses: ["MAS-HEX-5", "MAS-HEX-6", "MAS-HEX-9", "MAS-UNDO-4"],
          moves: [["confirm"]],
        },
      ],
    },
    {
      goal: {
        en: "Lay a shield and claim land",
        it: "Posa uno scudo e occupa terra",
        pl: "Dołóż tarczę i zajmij ziemię",
      },
      steps: [
        {
          say: {
            en: "A turn has two sequences: take people back, lay a shield, place a person. Nobody needs to come back: go on to the shield.",
            it: "Un turno ha due sequenze: ritirare persone, posare uno scudo, piazzare una persona. Nessuno deve tornare: passa allo scudo.",
            pl: "Tura ma dwie sekwencje: zabrać ludzi, dołożyć tarczę, postawić osobę. Nikt nie musi wracać: przejdź do tarczy.",
          },
          lit: ["choice:done"],
          clauses: ["MAS-TURN-2", "MAS-REM-1"],
          moves: [["done"]],
        },
        {
          say: {
            en: "Red feeds zebu, yellow goats, green sheep. Take the lit narrow shield, whose middle is yellow.",
            it: "Il rosso nutre gli zebù, il giallo le capre, il verde le pecore. Prendi lo scudo stretto illuminato, con il centro giallo.",
            pl: "Czerwony żywi zebu, żółty kozy, zielony owce. Weź podświetloną wąską tarczę z żółtym środkiem.",
          },
          lit: ["hand:N-RYG"],
          clauses: ["MAS-GEN-3", "MAS-LAY-1", "MAS-GEN-5"],
          moves: [["shield", "N-RYG"]],
          wrong: [
            {
              moves: [["shield"]],
              say: {
                en: "That shield has no yellow middle with red beside it. The narrow one enlarges the yellow land and the red one too.",
                it: "Quello scudo non ha il centro giallo con il rosso accanto. Quello stretto allarga sia il terreno giallo sia quello rosso.",
                pl: "Ta tarcza nie ma żółtego środka z czerwonym obok. Wąska powiększa i żółtą, i czerwoną działkę.",
              },
              clause: "MAS-ADJ-1",
            },
          ],
        },
        {
          say: {
            en: "It fits wherever whole edges meet and fence meets fence. Lay it on the lit place: yellow joins yellow there.",
            it: "Entra dovunque si tocchino lati interi e lo steccato incontri lo steccato. Posalo sul posto illuminato: lì giallo si unisce a giallo.",
            pl: "Pasuje wszędzie, gdzie stykają się całe krawędzie i ogrodzenie z ogrodzeniem. Dołóż ją w podświetlonym miejscu: tam żółte łączy się z żółtym.",
          },
          lit: ["way:2:3"],
          clauses: ["MAS-LAY-3", "MAS-LAY-5", "MAS-LAY-6", "MAS-ADJ-1", "MAS-LAY-11"],
          moves: [["lay", 2, 3]],
          wrong: [
            {
              moves: [["lay", 1, 0]],
              say: {
                en: "There its red would join Tia’s land and make her herd larger. Keep the red for yourself.",
                it: "Lì il suo rosso si unirebbe al terreno di Tia e ingrandirebbe la sua mandria. Tieni il rosso per te.",
                pl: "Tam jej czerwień dołączyłaby do działki Tii i powiększyła jej stado. Zachowaj czerwień dla siebie.",
              },
              clause: "MAS-CLM-7",
            },
            {
              moves: [["lay"]],
              say: {
                en: "It fits there, but yellow and red do not both join land of their colour. On the lit place they do.",
                it: "Lì entra, ma giallo e rosso non si uniscono entrambi a terra del loro colore. Sul posto illuminato sì.",
                pl: "Tam pasuje, ale żółte i czerwone nie łączą się oba z ziemią swojego koloru. W podświetlonym miejscu tak.",
              },
              clause: "MAS-ADJ-5",
            },
          ],
        },
        {
          say: {
            en: "Now you may put one person on the shield just laid. A boy on yellow claims the whole yellow parcel, six spots.",
            it: "Ora puoi mettere una persona sullo scudo appena posato. Un ragazzo sul giallo occupa tutto il terreno giallo, sei posti.",
            pl: "Teraz możesz postawić jedną osobę na właśnie dołożonej tarczy. Chłopiec na żółtym zajmuje całą żółtą działkę, sześć miejsc.",
          },
          lit: ["patch:13"],
          clauses: ["MAS-CLM-1", "MAS-CLM-2", "MAS-CLM-7", "MAS-TURN-4"],
          moves: [["place", 3, "m"]],
          wrong: [
            {
              moves: [["place", 3, "a"]],
              say: {
                en: "Red would take a warrior and has three spots, yellow has six. Claim the larger one first.",
                it: "Il rosso chiede un guerriero e ha tre posti, il giallo ne ha sei. Occupa prima il più grande.",
                pl: "Czerwone wymaga wojownika i ma trzy miejsca, żółte sześć. Zajmij najpierw większe.",
              },
              clause: "MAS-CLM-2",
            },
            {
              moves: [["place", 3, "c"]],
              say: {
                en: "That green parcel is a single patch with one spot. The same boy can claim six on yellow.",
                it: "Quel terreno verde è una sola zolla con un posto. Lo stesso ragazzo può occuparne sei sul giallo.",
                pl: "Ta zielona działka to jedna łata z jednym miejscem. Ten sam chłopiec może zająć sześć na żółtym.",
              },
              clause: "MAS-ANI-1",
            },
          ],
          after: [["done"]],
        },
      ],
    },
    {
      goal: { en: "Claim red land too", it: "Occupa anche terra rossa", pl: "Zajmij też czerwoną ziemię" },
      steps: [
        {
          say: {
            en: "Second sequence: once more a shield. Take the wide one with two red corners.",
            it: "Seconda sequenza: di nuovo uno scudo. Prendi quello largo con due angoli rossi.",
            pl: "Druga sekwencja: znów tarcza. Weź szeroką z dwoma czerwonymi rogami.",
          },
          lit: ["hand:W3-RGR"],
          clauses: ["MAS-TURN-2"],
          moves: [["shield", "W3-RGR"]],
          wrong: [
            {
              moves: [["shield"]],
              say: {
                en: "That shield would not leave the red land with a single open edge. The one with red corners and a green middle does.",
                it: "Quello scudo non lascerebbe al terreno rosso un solo lato libero. Ci riesce quello con gli angoli rossi e il centro verde.",
                pl: "Ta tarcza nie zostawi czerwonej działce tylko jednej wolnej krawędzi. Zrobi to ta z czerwonymi rogami i zielonym środkiem.",
              },
              clause: "MAS-ENC-1",
            },
          ],
        },
        {
          say: {
            en: "In the lit notch it lies against two shields at once, and both edges must match. Lay it there.",
            it: "Nell’incavo illuminato tocca due scudi insieme, ed entrambi i lati devono combaciare. Posalo lì.",
            pl: "W podświetlonym wcięciu leży przy dwóch tarczach naraz i obie krawędzie muszą pasować. Dołóż ją tam.",
          },
          lit: ["way:2:2"],
          clauses: ["MAS-LAY-6", "MAS-LAY-7", "MAS-LAY-9"],
          moves: [["lay", 2, 2]],
          wrong: [
            {
              moves: [["lay"]],
              say: {
                en: "There none of its red would join your red land. In the notch a red corner does.",
                it: "Lì nessuna sua zolla rossa si unirebbe al tuo terreno rosso. Nell’incavo sì.",
                pl: "Tam żadna jej czerwień nie dołączy do czerwonej działki. We wcięciu czerwony róg dołącza.",
              },
              clause: "MAS-ADJ-1",
            },
          ],
        },
        {
          say: {
            en: "Red takes a warrior, and you have only four of them. Put one on the lit corner.",
            it: "Il rosso vuole un guerriero, e ne hai solo quattro. Mettine uno sull’angolo illuminato.",
            pl: "Czerwone wymaga wojownika, a masz ich tylko czterech. Postaw jednego na podświetlonym rogu.",
          },
          lit: ["patch:19"],
          clauses: ["MAS-CLM-2", "MAS-CLM-3", "MAS-CLM-4", "MAS-GEN-4"],
          moves: [["place", 4, "c"]],
          wrong: [
            {
              moves: [["place", 4, "a"]],
              say: {
                en: "That corner is red as well, but it touches nothing red and has one spot. The lit one has four.",
                it: "Anche quell’angolo è rosso, ma non tocca altro rosso e ha un posto. Quello illuminato ne ha quattro.",
                pl: "Ten róg też jest czerwony, ale nie styka się z czerwonym i ma jedno miejsce. Podświetlony ma cztery.",
              },
              clause: "MAS-ADJ-2",
            },
            {
              moves: [["place", 4, "m"]],
              say: {
                en: "A boy on green would claim a single spot. A warrior on the lit corner claims four.",
                it: "Un ragazzo sul verde occuperebbe un solo posto. Un guerriero sull’angolo illuminato ne occupa quattro.",
                pl: "Chłopiec na zielonym zająłby jedno miejsce. Wojownik na podświetlonym rogu zajmie cztery.",
              },
              clause: "MAS-CLM-7",
            },
          ],
        },
        {
          say: {
            en: "Two sequences are done. Until you confirm you can take everything back.",
            it: "Due sequenze sono fatte. Finché non confermi puoi annullare tutto.",
            pl: "Dwie sekwencje za tobą. Dopóki nie zatwierdzisz, możesz wszystko cofnąć.",
          },
          lit: ["confirm"],
          clauses: ["MAS-UNDO-1", "MAS-UNDO-2"],
          moves: [["confirm"]],
        },
        {
          say: {
            en: "Tia laid two shields and made her red land larger. Her shields are hidden, but how many she holds you see.",
            it: "Tia ha posato due scudi e allargato il suo terreno rosso. I suoi scudi sono nascosti, ma vedi quanti ne ha.",
            pl: "Tia dołożyła dwie tarcze i powiększyła swoją czerwoną działkę. Jej tarcze są zakryte, ale widzisz, ile ich ma.",
          },
          lit: ["shield:5", "shield:6"],
          clauses: ["MAS-TURN-1", "MAS-SET-5", "MAS-CLM-10"],
          seat: 1,
          plays: [
            ["done"],
            ["shield", "W3-RRG"],
            ["lay", 1, 1],
            ["place", 5, "c"],
            ["done"],
            ["shield", "N-GRG"],
            ["lay", 1, 0],
            ["pass"],
            ["confirm"],
          ],
        },
      ],
    },
    {
      goal: { en: "Let a claim grow", it: "Fai crescere un’occupazione", pl: "Niech zajęcie rośnie" },
      steps: [
        {
          say: {
            en: "Nobody needs to come back this time either. Go on to the shield.",
            it: "Nemmeno questa volta qualcuno deve tornare. Passa allo scudo.",
            pl: "I tym razem nikt nie musi wracać. Przejdź do tarczy.",
          },
          lit: ["choice:done"],
          moves: [["done"]],
        },
        {
          say: {
            en: "A claim covers whatever is joined to it later. Take the narrow shield that is all yellow.",
            it: "Un’occupazione copre tutto ciò che le si unisce dopo. Prendi lo scudo stretto tutto giallo.",
            pl: "Zajęcie obejmuje wszystko, co później do niego dołączy. Weź wąską tarczę, która jest cała żółta.",
          },
          lit: ["hand:N-YYY"],
          clauses: ["MAS-CLM-7"],
          moves: [["shield", "N-YYY"]],
          wrong: [
            {
              moves: [["shield"]],
              say: {
                en: "That shield adds at most one spot to your yellow claim. The yellow one adds four.",
                it: "Quello scudo aggiunge al massimo un posto alla tua occupazione gialla. Quello giallo ne aggiunge quattro.",
                pl: "Ta tarcza doda żółtemu zajęciu najwyżej jedno miejsce. Żółta doda cztery.",
              },
              clause: "MAS-ANI-1",
            },
          ],
        },
        {
          say: {
            en: "A narrow middle has two spots, every other patch has one. Lay it on one of the lit places, against your yellow land.",
            it: "Un centro stretto ha due posti, ogni altra zolla uno. Posalo su uno dei posti illuminati, contro il tuo terreno giallo.",
            pl: "Wąski środek ma dwa miejsca, każda inna łata jedno. Dołóż ją w jednym z podświetlonych miejsc, przy swojej żółtej działce.",
          },
          lit: ["way:0:1", "way:3:1"],
          clauses: ["MAS-ANI-1", "MAS-LAY-4"],
          moves: [
            ["lay", 0, 1],
            ["lay", 3, 1],
          ],
          wrong: [
            {
              moves: [["lay"]],
              say: {
                en: "There it either misses your yellow land or takes a notch that other shields need. The lit places add four spots.",
                it: "Lì o non tocca il tuo terreno giallo o occupa un incavo che serve ad altri scudi. I posti illuminati aggiungono quattro posti.",
                pl: "Tam albo nie dotyka twojej żółtej działki, albo zajmuje wcięcie potrzebne innym tarczom. Podświetlone miejsca dodają cztery.",
              },
              clause: "MAS-LAY-8",
            },
          ],
        },
        {
          say: {
            en: "Ten spots now wait for goats: they come when the land is closed, which is the next lesson. Whoever empties their own pen first wins.",
            it: "Ora dieci posti aspettano le capre: arrivano quando il terreno è chiuso, e se ne parla nella prossima lezione. Vince chi per primo svuota il proprio recinto.",
            pl: "Dziesięć miejsc czeka teraz na kozy: przyjdą, gdy ziemia będzie zamknięta, o czym jest następna lekcja. Wygrywa, kto pierwszy opróżni swoją zagrodę.",
          },
          lit: ["seat:0"],
          clauses: ["MAS-GEN-1", "MAS-END-1"],
        },
      ],
    },
  ],
  reached: {
    told: { kind: "claimed", seat: 0, person: "warrior" },
    view: { people: { 3: { seat: 0 } }, seats: { 0: { pen: { sheep: 19 }, stock: { warrior: 3, boy: 5 } } } },
  },
};
