// The way to a result: a hostile clan of the game alone, the levels of victory, and an Expedition to its end.
import type { Lesson } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { CONVERT, DEPART, DONE, END_MOVE } from "./answers.ts";

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 1,
    options: {},
    arrange: {
      homes: [407],
      control: { paea: 0 },
      pieces: [
        [0, 510, "chieftain", "fighters", "heavy", "slingers"],
        [0, 407, "population*2", "militia", "shaman"],
      ],
      markers: [[407, "warCanoe*3"]],
    },
  },
  wrong: [
    DEPART,
    CONVERT,
    END_MOVE,
    DONE,
    {
      moves: [["build"], ["harvest"]],
      say: {
        en: "Building is good, but this lesson is about what comes after it. End the phase and see whose Papara is.",
        it: "Costruire va bene, ma qui si tratta di ciò che viene dopo. Chiudi la fase e vedi di chi è Papara.",
        pl: "Budowa jest dobra, ale tu chodzi o to, co po niej. Zakończ fazę i zobacz, do kogo należy Papara.",
      },
      clause: "TAH-SEQ-3",
    },
    {
      moves: [["walk"]],
      say: {
        en: "Population may walk by itself, but nothing waits for it now. Follow the lit hex.",
        it: "La Popolazione può camminare da sola, ma ora nulla l’aspetta. Segui l’esagono illuminato.",
        pl: "Ludność może iść sama, ale nic teraz na nią nie czeka. Idź za podświetlonym heksem.",
      },
      clause: "TAH-PMOV-1",
    },
  ],
  parts: [
    {
      goal: { en: "Win over a hostile clan", it: "Conquista un clan ostile", pl: "Pokonaj wrogi klan" },
      steps: [
        {
          say: {
            en: "You play alone, against the clans of the island. Your Chieftain stands in neutral Papara with Combat Units: end construction, and a die says how the clan receives him.",
            it: "Giochi in solitario, contro i clan dell’isola. Il tuo Gran Capo è a Papara, neutrale, con unità combattenti: chiudi la costruzione, e un dado dice come il clan lo accoglie.",
            pl: "Grasz w pojedynkę, przeciw klanom wyspy. Twój Wódz stoi w neutralnym Dystrykcie Papara z jednostkami bojowymi: zakończ budowę, a kość powie, jak przyjmie go klan.",
          },
          lit: ["hex:510"],
          clauses: ["TAH-SOLO-1", "TAH-SOLO-2", "TAH-CTRL-1"],
          moves: [["endBuild"]],
          luck: [3, 0, 0],
        },
        {
          say: {
            en: "A three: hostile, with two Fighters and a Population; an even roll would have been friendly. They do not move until roused: choose your Chieftain.",
            it: "Un tre: ostile, con due Guerrieri e una Popolazione; un tiro pari sarebbe stato amico. Non si muovono finché non li desti: scegli il Gran Capo.",
            pl: "Trójka: wrogi, z dwiema jednostkami Wojowników i Ludnością; parzysty rzut byłby przyjazny. Nie ruszą się, póki ich nie obudzisz: wybierz Wodza.",
          },
          lit: ["hex:510", "hex:610"],
          clauses: ["TAH-SOLO-4", "TAH-SOLO-5", "TAH-SOLO-6"],
          moves: [["activate", 1]],
        },
        {
          say: {
            en: "He might leave the Area now without rousing them. Stay and fight instead: take the Heavy Troops, and the Fighters follow.",
            it: "Ora potrebbe lasciare il Distretto senza destarli. Resta invece e combatti: prendi le Truppe pesanti, e i Guerrieri seguono.",
            pl: "Mógłby teraz opuścić Dystrykt, nie budząc ich. Zostań jednak i walcz: weź Ciężkozbrojnych, a Wojownicy pójdą za nimi.",
          },
          lit: ["hex:510"],
          clauses: ["TAH-SOLO-7", "TAH-SOLO-8"],
          moves: [["take", "heavy"]],
          after: [["take", "fighters"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "They come too, after the strongest: the Heavy Troops first.",
                it: "Vengono anche loro, dopo i più forti: prima le Truppe pesanti.",
                pl: "Oni też pójdą, po najsilniejszych: najpierw Ciężkozbrojni.",
              },
            },
            {
              moves: [["step", [409, 509]]],
              say: {
                en: "So he would slip out of Papara alone, and the clan would stay hostile. Gather your Units first.",
                it: "Così lascerebbe Papara da solo, e il clan resterebbe ostile. Prima raduna le Unità.",
                pl: "Tak wymknąłby się z Papary sam, a klan pozostałby wrogi. Najpierw zbierz Jednostki.",
              },
              clause: "TAH-SOLO-7",
            },
            {
              moves: [["step"]],
              say: {
                en: "Alone he would soon be a captive. Gather your Units first.",
                it: "Da solo sarebbe presto prigioniero. Prima raduna le unità.",
                pl: "Sam szybko stałby się jeńcem. Najpierw zbierz jednostki.",
              },
              clause: "TAH-SOLO-16",
            },
          ],
        },
        {
          say: {
            en: "Take the Slingers as the third Unit.",
            it: "Prendi i Frombolieri come terza unità.",
            pl: "Weź Procarzy jako trzecią jednostkę.",
          },
          lit: ["hex:510"],
          clauses: ["TAH-LCOM-6"],
          moves: [["take", "slingers"]],
          wrong: [
            {
              moves: [["step"]],
              say: {
                en: "With the Slingers three Units count in the fight. Do not leave them.",
                it: "Coi Frombolieri nel combattimento contano tre unità. Non lasciarli.",
                pl: "Z Procarzami w walce liczą się trzy jednostki. Nie zostawiaj ich.",
              },
              clause: "TAH-LCOM-6",
            },
          ],
        },
        {
          say: {
            en: "March into their hex. Enemy Combat Units end the move there.",
            it: "Marcia nel loro esagono. Le unità combattenti nemiche chiudono lì la mossa.",
            pl: "Wkrocz na ich heks. Wrogie jednostki bojowe kończą tam ruch.",
          },
          lit: ["hex:610"],
          clauses: ["TAH-DEF-6"],
          moves: [["step", 610]],
          wrong: [
            {
              moves: [["step"]],
              say: {
                en: "That avoids them, and Papara stays hostile. Go to the lit hex.",
                it: "Così li eviti, e Papara resta ostile. Vai all’esagono illuminato.",
                pl: "Tak ich unikniesz, a Papara pozostanie wrogim Dystryktem. Idź na podświetlony heks.",
              },
              clause: "TAH-SOLO-7",
            },
          ],
        },
        {
          say: {
            en: "End movement. Roused clans would move towards your Home Village after each of your turns, and attack whom they meet.",
            it: "Chiudi il movimento. I clan destati andrebbero verso il tuo Villaggio d’origine dopo ogni tuo turno, attaccando chi incontrano.",
            pl: "Zakończ ruch. Obudzone klany szłyby po każdej twojej kolejce ku Wiosce macierzystej i atakowały, kogo spotkają.",
          },
          lit: ["hex:610"],
          clauses: ["TAH-SOLO-9", "TAH-SOLO-10", "TAH-SOLO-11"],
          moves: [["endMove"]],
        },
        {
          say: {
            en: "Fight them before they march: ten against six.",
            it: "Combattili prima che marcino: dieci contro sei.",
            pl: "Walcz, zanim wyruszą: dziesięć przeciw sześciu.",
          },
          lit: ["hex:610"],
          clauses: ["TAH-LCOM-7"],
          moves: [["fight", 610, 20]],
          luck: [4, 2],
        },
        {
          say: {
            en: "Beaten in their own Area they surrender, and each becomes a Population of yours. End construction: Papara is taken like an enemy Area.",
            it: "Battuti nel loro Distretto si arrendono, e ciascuno diventa una tua Popolazione. Chiudi la costruzione: Papara si prende come un Distretto nemico.",
            pl: "Pobici we własnym Dystrykcie poddają się i każdy staje się twoją Ludnością. Zakończ budowę: Papara przechodzi w twoje ręce jak wrogi Dystrykt.",
          },
          lit: ["hex:610"],
          clauses: ["TAH-SOLO-12", "TAH-SOLO-14", "TAH-CTRL-5"],
          moves: [["endBuild"]],
        },
      ],
    },
    {
      goal: { en: "Find a new home", it: "Trova una nuova casa", pl: "Znajdź nowy dom" },
      steps: [
        {
          say: {
            en: "Who stays on Tahiti is judged by Areas: sixteen are a Total Victory, eight a Marginal Victory, your three a Substantive Defeat. The best level wins, and among equals more Areas.",
            it: "Chi resta a Tahiti è giudicato dai Distretti: sedici sono Vittoria totale, otto Vittoria marginale, i tuoi tre Sconfitta sostanziale. Vince il livello migliore, e a parità chi ha più Distretti.",
            pl: "Kto zostaje na Tahiti, tego ocenia się po Dystryktach: szesnaście to Zwycięstwo całkowite, osiem nieznaczne, twoje trzy to Klęska znacząca. Wygrywa najlepszy poziom, a przy równym ten, kto ma więcej Dystryktów.",
          },
          lit: ["hex:407", "hex:508", "hex:610"],
          clauses: ["TAH-VIC-1", "TAH-VIC-3", "TAH-VIC-4", "TAH-DEF-11"],
        },
        {
          say: {
            en: "The game ends when one Chieftain is left on Tahiti, when all agree, or after the last season; alone, after four seasons.",
            it: "La partita finisce quando a Tahiti resta un solo Gran Capo, quando tutti sono d’accordo, o dopo l’ultima stagione; da soli, dopo quattro stagioni.",
            pl: "Gra kończy się, gdy na Tahiti zostaje jeden Wódz, gdy wszyscy się zgodzą albo po ostatniej porze roku; w grze jednoosobowej po czterech.",
          },
          clauses: ["TAH-END-1", "TAH-END-2", "TAH-END-3", "TAH-SOLO-17", "TAH-DEF-12"],
        },
        {
          say: {
            en: "With few Areas and three canoes the sea offers more. In the movement phase, while nobody is on the move, choose to leave on an Expedition.",
            it: "Con pochi Distretti e tre canoe il mare offre di più. Nella fase di movimento, quando nessuno è in marcia, scegli di partire in Spedizione.",
            pl: "Przy małej liczbie Dystryktów i trzech kanu morze daje więcej. W fazie ruchu, gdy nikt nie jest w drodze, wybierz Wyprawę.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-EXP-1"],
          moves: [["depart"]],
          wrong: [
            {
              moves: [["activate"]],
              say: {
                en: "He need not walk to the canoes: an Expedition gathers from wherever its pieces stand. Leave from here.",
                it: "Non deve camminare fino alle canoe: una Spedizione si raduna da dovunque siano le pedine. Parti da qui.",
                pl: "Nie musi iść do kanu: Wyprawa zbiera się, gdziekolwiek stoją żetony. Wyrusz stąd.",
              },
              clause: "TAH-EXP-3",
            },
          ],
        },
        {
          say: {
            en: "Each canoe holds two Units, and one of all must be Population to found a home. Take all that the three canoes hold.",
            it: "Ogni canoa porta due unità, e una in tutto dev’essere Popolazione, per fondare una casa. Prendi tutto ciò che le tre canoe portano.",
            pl: "Każde kanu mieści dwie jednostki, a jedna ze wszystkich musi być Ludnością, by założyć dom. Weź tyle, ile mieszczą trzy kanu.",
          },
          clauses: ["TAH-EXP-3", "TAH-EXP-4"],
          moves: [["crew", "takeAll"]],
          wrong: [
            {
              moves: [["crew", "takeLeast"]],
              say: {
                en: "With a single canoe the first storm is the end. Take them all.",
                it: "Con una sola canoa la prima tempesta è la fine. Prendile tutte.",
                pl: "Z jednym kanu pierwszy sztorm to koniec. Weź wszystkie.",
              },
              clause: "TAH-EXP-10",
            },
            {
              moves: [["assemble"]],
              say: {
                en: "That chooses them one by one. Here you want all there is room for.",
                it: "Così li scegli uno per uno. Qui vuoi tutti quelli che ci stanno.",
                pl: "Tak wybierasz po kolei. Tutaj chcesz wszystkich, którzy się zmieszczą.",
              },
              clause: "TAH-EXP-3",
            },
          ],
        },
        {
          say: {
            en: "Cast off. What stays behind is disbanded and your Areas turn neutral; with other players you might first have ceded them for canoes.",
            it: "Salpa. Ciò che resta si scioglie e i tuoi Distretti diventano neutrali; con altri giocatori avresti potuto prima cederli per canoe.",
            pl: "Odbij. Co zostaje, znika, a twoje Dystrykty stają się neutralne; przy innych graczach można by je najpierw oddać za kanu.",
          },
          clauses: ["TAH-EXP-5", "TAH-NEG-12", "TAH-NEG-13"],
          moves: [["ready"]],
          luck: [4, 6, 3],
        },
        {
          say: {
            en: "A four was a leak, which cost a canoe; a three is a storm, one and two are the end, five and six lead to land. Six found Rapa Nui, a Marginal Defeat: sail on.",
            it: "Un quattro era una falla, costata una canoa; tre è tempesta, uno e due sono la fine, cinque e sei portano a terra. Il sei ha trovato Rapa Nui, Sconfitta marginale: prosegui.",
            pl: "Czwórka to przeciek, który kosztował kanu; trójka to sztorm, jeden i dwa to koniec, pięć i sześć prowadzą do lądu. Szóstka znalazła Rapa Nui, Klęskę nieznaczną: płyń dalej.",
          },
          clauses: ["TAH-EXP-6", "TAH-EXP-7", "TAH-EXP-8", "TAH-EXP-9", "TAH-EXP-10", "TAH-EXP-11", "TAH-EXP-15"],
          moves: [["sailOn"]],
          luck: [5, 5, 6],
          wrong: [
            {
              moves: [["settle"]],
              say: {
                en: "That would end your game with a Marginal Defeat. With two canoes you may still risk another roll.",
                it: "Questo chiuderebbe la partita con una Sconfitta marginale. Con due canoe puoi rischiare ancora un tiro.",
                pl: "To zakończyłoby grę Klęską nieznaczną. Z dwoma kanu możesz zaryzykować jeszcze rzut.",
              },
              clause: "TAH-EXP-11",
              told: { kind: "settled", seat: 0, level: "MD" },
            },
          ],
        },
        {
          say: {
            en: "Five: the Marquesas, where people live; your sea combat value and a six make it a Substantive Victory. Settle, and then play a whole game.",
            it: "Cinque: le Marchesi, abitate; il tuo valore di combattimento in mare e un sei ne fanno una Vittoria sostanziale. Stabilisciti, poi gioca una partita intera.",
            pl: "Piątka: zamieszkane Markizy; twoja wartość bojowa na morzu i szóstka dają Zwycięstwo znaczące. Osiądź, a potem zagraj pełną grę.",
          },
          clauses: ["TAH-EXP-12", "TAH-EXP-13", "TAH-EXP-14", "TAH-EXP-16", "TAH-VIC-2"],
          moves: [["settle"]],
          wrong: [
            {
              moves: [["sailOn"]],
              say: {
                en: "Only a Total Victory is better, and two rolls in six lose everything. Settle.",
                it: "Solo una Vittoria totale è meglio, e con due tiri su sei si perde tutto. Stabilisciti.",
                pl: "Lepsze jest tylko Zwycięstwo całkowite, a przy dwóch rzutach na sześć traci się wszystko. Osiądź.",
              },
              clause: "TAH-EXP-6",
            },
          ],
        },
      ],
    },
  ],
  reached: { told: { kind: "settled", seat: 0, territory: "marquesas", level: "SV" } },
};
