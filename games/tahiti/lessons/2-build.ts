// Construction: a log is cut and carried, Units are trained, a Village and a War Canoe are built in two phases.
import type { Lesson, WrongTry } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { CONVERT, END_BUILD, END_MOVE } from "./answers.ts";

const TRAIN_LATER: WrongTry = {
  moves: [["build", null, 407]],
  say: {
    en: "Your Home Village serves one build a phase, and its turn comes. First look to the wood and the new Village.",
    it: "Il tuo Villaggio d’origine serve a una costruzione per fase, e verrà il suo momento. Prima pensa al legname e al nuovo Villaggio.",
    pl: "Twoja Wioska macierzysta służy jednej budowie w fazie i przyjdzie na nią czas. Najpierw drewno i nowa Wioska.",
  },
  clause: "TAH-BUILD-3",
};

const CHIEF_STAYS: WrongTry = {
  moves: [["activate"]],
  say: {
    en: "A commander carries no logs: only Population does. Let the Population walk.",
    it: "Un comandante non porta tronchi: lo fa solo la Popolazione. Fai camminare la Popolazione.",
    pl: "Dowódca nie nosi kłód: robi to tylko Ludność. Niech ruszy Ludność.",
  },
  clause: "TAH-PMOV-3",
};

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    arrange: {
      control: { paea: 0 },
      pieces: [
        [0, 407, "chieftain", "militia"],
        [0, 507, "population"],
        [0, 508, "population*3"],
        [1, 1310, "fighters", "population"],
      ],
      markers: [
        [508, "bigLog"],
        [407, "partBuiltCanoe"],
      ],
    },
  },
  wrong: [CONVERT, END_BUILD, END_MOVE, TRAIN_LATER],
  parts: [
    {
      goal: {
        en: "Build with what lies ready",
        it: "Costruisci con ciò che è pronto",
        pl: "Buduj z tego, co leży gotowe",
      },
      steps: [
        {
          say: {
            en: "Your turn begins with construction. A Population stands in the jungle: let it cut a Big Log there.",
            it: "Il tuo turno comincia con la costruzione. Una Popolazione è nella giungla: falle tagliare un Grande tronco.",
            pl: "Twoja tura zaczyna się od budowy. W dżungli stoi Ludność: niech zetnie Wielką kłodę.",
          },
          lit: ["hex:507"],
          clauses: ["TAH-BUILD-1", "TAH-BUILD-16", "TAH-BUILD-20", "TAH-SEQ-2"],
          moves: [["harvest", 507]],
          wrong: [
            {
              moves: [["build", "partBuiltVillage"]],
              say: {
                en: "That comes next, and the order does not matter. But begin with the log, or it is forgotten.",
                it: "Viene subito dopo, e l’ordine non conta. Ma comincia dal tronco, o lo si dimentica.",
                pl: "To będzie zaraz potem, a kolejność nie ma znaczenia. Zacznij jednak od kłody, bo się o niej zapomni.",
              },
              clause: "TAH-BUILD-6",
            },
          ],
        },
        {
          say: {
            en: "In Paea, which you control, three Population and a Big Log are on a clear hex with a river. Begin a Village there.",
            it: "A Paea, che controlli, ci sono tre Popolazione e un Grande tronco su un esagono aperto con un fiume. Comincia lì un Villaggio.",
            pl: "W Paea, które kontrolujesz, na otwartym heksie z rzeką są trzy Ludności i Wielka kłoda. Zacznij tam Wioskę.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-BUILD-17", "TAH-BUILD-21", "TAH-VILL-1", "TAH-BUILD-19"],
          moves: [["build", "partBuiltVillage", 508]],
        },
        {
          say: {
            en: "Your Home Village may train one Unit a phase. Make Fighters out of the Militia.",
            it: "Il tuo Villaggio d’origine può addestrare un’unità per fase. Trasforma la Milizia in Guerrieri.",
            pl: "Twoja Wioska macierzysta może wyszkolić jedną jednostkę w fazie. Zrób z Milicji Wojowników.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-BUILD-3", "TAH-BUILD-10", "TAH-BUILD-12", "TAH-COMP-5"],
          moves: [["build", "fighters", 407]],
          wrong: [
            {
              moves: [["build", "slingers"]],
              say: {
                en: "Slingers fight with 2, Fighters with 3, and Slingers never become Heavy Troops. Take Fighters now.",
                it: "I Frombolieri combattono con 2, i Guerrieri con 3, e i Frombolieri non diventano mai Truppe pesanti. Ora scegli i Guerrieri.",
                pl: "Procarze walczą z siłą 2, Wojownicy z 3, a Procarze nigdy nie staną się Ciężkozbrojnymi. Teraz wybierz Wojowników.",
              },
              clause: "TAH-BUILD-22",
            },
            {
              moves: [["build", "warCanoe"]],
              say: {
                en: "The canoe can wait, for nothing that lies ready is lost. A Militia alone is a poor guard: train it first.",
                it: "La canoa può aspettare, perché ciò che è pronto non va perso. Una sola Milizia è una guardia debole: prima addestrala.",
                pl: "Kanu może poczekać, bo nic, co leży gotowe, nie przepada. Sama Milicja to słaba straż: najpierw ją wyszkol.",
              },
              clause: "TAH-BUILD-5",
            },
          ],
        },
        {
          say: {
            en: "What was made in this phase cannot be used again in it: the Fighters wait for more training. End construction.",
            it: "Ciò che è stato fatto in questa fase non si può riusare in essa: i Guerrieri aspettano per un altro addestramento. Finisci la costruzione.",
            pl: "Tego, co powstało w tej fazie, nie można w niej użyć ponownie: Wojownicy czekają na dalsze szkolenie. Zakończ budowę.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-BUILD-2", "TAH-BUILD-24"],
          moves: [["endBuild"]],
        },
      ],
    },
    {
      goal: { en: "Bring the log to Paea", it: "Porta il tronco a Paea", pl: "Zanieś kłodę do Paea" },
      steps: [
        {
          say: {
            en: "A finished Village needs a second log, and yours lies in the jungle. Let the Population there walk.",
            it: "Un Villaggio finito vuole un secondo tronco, e il tuo è nella giungla. Fai camminare la Popolazione che è lì.",
            pl: "Gotowa Wioska wymaga drugiej kłody, a twoja leży w dżungli. Niech ruszy stojąca tam Ludność.",
          },
          lit: ["hex:507"],
          clauses: ["TAH-BUILD-18", "TAH-PMOV-1"],
          moves: [["walk", 507]],
          wrong: [
            CHIEF_STAYS,
            {
              moves: [["walk", 508]],
              say: {
                en: "Fetching the log would cost them all three points. The one beside the log needs a single one.",
                it: "Andare a prendere il tronco costerebbe loro tutti e tre i punti. A quella accanto al tronco ne basta uno.",
                pl: "Pójście po kłodę kosztowałoby ich wszystkie trzy punkty. Tej, która stoi przy kłodzie, wystarczy jeden.",
              },
              clause: "TAH-PMOV-1",
            },
          ],
        },
        {
          say: {
            en: "A Population carries one Big Log or one Part-Built Canoe. Pick the log up: it costs nothing.",
            it: "Una Popolazione porta un Grande tronco o una Canoa in costruzione. Raccogli il tronco: non costa nulla.",
            pl: "Ludność niesie jedną Wielką kłodę albo jedno Kanu w budowie. Podnieś kłodę: to nic nie kosztuje.",
          },
          lit: ["hex:507"],
          clauses: ["TAH-PMOV-2", "TAH-PMOV-3", "TAH-DEF-5"],
          moves: [["load", "bigLog"]],
          wrong: [
            {
              moves: [["step"]],
              say: {
                en: "Without the log the walk is for nothing. Pick it up before you step.",
                it: "Senza il tronco il cammino è inutile. Raccoglilo prima di muoverti.",
                pl: "Bez kłody ta droga jest na nic. Podnieś ją, zanim ruszysz.",
              },
              clause: "TAH-PMOV-2",
            },
          ],
        },
        {
          say: {
            en: "Now carry it to the Part-Built Village. Clear land costs one point, with or without a load.",
            it: "Ora portalo al Villaggio in costruzione. Il terreno aperto costa un punto, con o senza carico.",
            pl: "Teraz zanieś ją do Wioski w budowie. Teren otwarty kosztuje jeden punkt, z ładunkiem czy bez.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-PMOV-1", "TAH-LMOV-4"],
          moves: [["step", 508]],
          wrong: [
            {
              moves: [["step"]],
              say: {
                en: "There the log is no use for the new Village. The builders wait in the lit hex.",
                it: "Lì il tronco non serve al nuovo Villaggio. I costruttori aspettano nell’esagono illuminato.",
                pl: "Tam kłoda nie przyda się nowej Wiosce. Budowniczowie czekają na podświetlonym heksie.",
              },
              clause: "TAH-BUILD-18",
            },
          ],
        },
        {
          say: {
            en: "The log is where it is needed. End the walk: the load is put down with it.",
            it: "Il tronco è dove serve. Finisci il cammino: il carico si posa da sé.",
            pl: "Kłoda jest tam, gdzie trzeba. Zakończ marsz: ładunek zostanie odłożony.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-PMOV-2", "TAH-BUILD-5"],
          moves: [["done"]],
          wrong: [
            {
              moves: [["step"]],
              say: {
                en: "That would carry the log away again, or leave the work without a hand. Stay here.",
                it: "Così porteresti via di nuovo il tronco, o toglieresti una mano al lavoro. Resta qui.",
                pl: "Tak kłoda znów się oddali albo praca straci parę rąk. Zostań tutaj.",
              },
              clause: "TAH-BUILD-18",
            },
            {
              moves: [["unload"]],
              say: {
                en: "Putting it down by hand is for whoever walks on without it. Here simply end the walk.",
                it: "Posarlo a mano serve a chi prosegue senza. Qui basta finire il cammino.",
                pl: "Osobne odkładanie jest dla tego, kto idzie dalej bez ładunku. Tu po prostu zakończ marsz.",
              },
              clause: "TAH-PMOV-2",
            },
          ],
        },
        {
          say: {
            en: "Nobody else has to move. End your movement.",
            it: "Nessun altro deve muoversi. Finisci il movimento.",
            pl: "Nikt więcej nie musi się ruszać. Zakończ ruch.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-LMOV-2"],
          moves: [["endMove"]],
          wrong: [
            {
              moves: [["activate"], ["walk"]],
              say: {
                en: "Everybody stands where the next phase needs them. Who walks off now is missing there.",
                it: "Tutti sono dove servono nella prossima fase. Chi se ne va ora mancherà lì.",
                pl: "Wszyscy stoją tam, gdzie będą potrzebni w następnej fazie. Kto teraz odejdzie, tego tam zabraknie.",
              },
              clause: "TAH-BUILD-2",
            },
          ],
        },
        {
          say: {
            en: "Your enemy played, and a new game turn began. You rolled 5 against 2 and have the initiative.",
            it: "Il tuo nemico ha giocato, ed è cominciato un nuovo turno di gioco. Hai tirato 5 contro 2 e hai l’iniziativa.",
            pl: "Twój wróg zagrał i zaczęła się nowa tura gry. Rzuty: 5 przeciw 2, masz inicjatywę.",
          },
          lit: ["seat:1"],
          clauses: ["TAH-SEQ-1", "TAH-INIT-1", "TAH-COMP-10"],
          seat: 1,
          plays: [["endBuild"], ["endMove"]],
          luck: [5, 2],
        },
      ],
    },
    {
      goal: {
        en: "Finish a Village and a War Canoe",
        it: "Finisci un Villaggio e una Canoa da guerra",
        pl: "Ukończ Wioskę i Kanu wojenne",
      },
      steps: [
        {
          say: {
            en: "Take the first turn. The builders are ready.",
            it: "Prendi il primo turno. I costruttori sono pronti.",
            pl: "Zacznij ty. Budowniczowie są gotowi.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-INIT-5"],
          moves: [["order", 0]],
          wrong: [
            {
              moves: [["order", 1]],
              say: {
                en: "Then your enemy would build first. With the work all laid out, go first yourself.",
                it: "Allora il tuo nemico costruirebbe per primo. Con il lavoro già preparato, comincia tu.",
                pl: "Wtedy pierwszy budowałby wróg. Skoro praca przygotowana, zacznij ty.",
              },
              clause: "TAH-INIT-5",
              told: { kind: "phaseBegan", seat: 1, name: "construction" },
            },
          ],
        },
        {
          say: {
            en: "A Part-Built Village, a Big Log and two Population become a Village; one Population moves into it for good. Finish it.",
            it: "Un Villaggio in costruzione, un Grande tronco e due Popolazione fanno un Villaggio; una Popolazione vi resta per sempre. Finiscilo.",
            pl: "Wioska w budowie, Wielka kłoda i dwie Ludności dają Wioskę; jedna Ludność zostaje w niej na stałe. Ukończ ją.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-BUILD-18", "TAH-VILL-2", "TAH-BUILD-19"],
          moves: [["build", "village", 508]],
        },
        {
          say: {
            en: "Beside your Home Village lies a Part-Built Canoe, once a log. It is on the coast, so finish the War Canoe.",
            it: "Accanto al tuo Villaggio d’origine c’è una Canoa in costruzione, un tempo un tronco. È sulla costa, quindi finisci la Canoa da guerra.",
            pl: "Przy twojej Wiosce macierzystej leży Kanu w budowie, niegdyś kłoda. To wybrzeże, więc ukończ Kanu wojenne.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-BUILD-14", "TAH-BUILD-15", "TAH-GEO-3", "TAH-DEF-7"],
          moves: [["build", "warCanoe", 407]],
          wrong: [
            {
              moves: [["build", "heavy"]],
              say: {
                en: "Heavy Troops fight with 4, but the Village serves only one build a phase. This time it is the canoe.",
                it: "Le Truppe pesanti combattono con 4, ma il Villaggio serve a una sola costruzione per fase. Questa volta è la canoa.",
                pl: "Ciężkozbrojni walczą z siłą 4, ale Wioska służy tylko jednej budowie w fazie. Tym razem to kanu.",
              },
              clause: "TAH-BUILD-13",
            },
          ],
        },
        {
          say: {
            en: "From the next phase on two Villages train for you, one Unit each. End construction.",
            it: "Dalla prossima fase due Villaggi addestrano per te, un’unità ciascuno. Finisci la costruzione.",
            pl: "Od następnej fazy szkolą dla ciebie dwie Wioski, po jednej jednostce. Zakończ budowę.",
          },
          lit: ["hex:407", "hex:508"],
          clauses: ["TAH-BUILD-2", "TAH-BUILD-3", "TAH-BUILD-11"],
          moves: [["endBuild"]],
        },
        {
          say: {
            en: "An Area holds only one Village, so the next one needs another Area. Should your Home Village ever fall, this one takes its place.",
            it: "Un Distretto contiene un solo Villaggio, quindi il prossimo vuole un altro Distretto. Se mai il tuo Villaggio d’origine cadesse, questo ne prende il posto.",
            pl: "W Dystrykcie może stać tylko jedna Wioska, więc następna wymaga innego. Gdyby padła twoja Wioska macierzysta, ta zajmie jej miejsce.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-BUILD-21", "TAH-VILL-3", "TAH-VILL-6"],
        },
      ],
    },
  ],
  reached: { told: { kind: "built", seat: 0, item: "village", hex: 508 } },
};
