// War Canoes: who commands, who paddles, what a reef costs, where a manned canoe bars the way.
import type { Lesson, WrongTry } from "@outrigger/scene/lesson";
import type { Arrangement } from "../arrange/index.ts";
import { CONVERT, DEPART, DONE, END_MOVE } from "./answers.ts";

/** Whoever has sailed into a sea zone of influence and lands there stays there. */
const LANDED_IN_ZONE: WrongTry = {
  moves: [["land"]],
  say: {
    en: "Landing ends the voyage here: in a sea zone into which you sailed you cannot embark again. Stay afloat.",
    it: "Sbarcare chiude qui il viaggio: in una zona di mare in cui sei entrato non puoi reimbarcarti. Resta in mare.",
    pl: "Lądowanie kończy tu rejs: w strefie morskiej, do której wpłynąłeś, nie możesz znów wsiąść. Zostań na wodzie.",
  },
  clause: "TAH-SMOV-11",
};

export const lesson: Lesson<Arrangement> = {
  rules: 2,
  position: {
    seats: 2,
    options: {},
    arrange: {
      homes: [407, 1310],
      control: { paea: 0 },
      step: "movement",
      pieces: [
        [0, 407, "chieftain", "fighters", "heavy", "shaman", "E8", "militia"],
        [0, 409, "slingers"],
        [1, 510, "militia", "E5"],
      ],
      markers: [
        [407, "warCanoe*3"],
        [510, "warCanoe"],
      ],
    },
  },
  wrong: [
    DEPART,
    CONVERT,
    END_MOVE,
    DONE,
    {
      moves: [["step"]],
      say: {
        en: "On foot a clear hex costs a whole movement point, at sea a third of one. Take the canoe.",
        it: "A piedi un esagono aperto costa un punto movimento intero, in mare un terzo. Prendi la canoa.",
        pl: "Pieszo otwarty heks kosztuje cały punkt ruchu, na morzu jedną trzecią. Weź kanu.",
      },
      clause: "TAH-GEO-5",
    },
    {
      moves: [["sail"]],
      say: {
        en: "That leads away from where you want to go, and every sea hex is paid for. Sail to the lit hex.",
        it: "Porta lontano da dove vuoi andare, e ogni esagono di mare si paga. Naviga verso l’esagono illuminato.",
        pl: "To prowadzi z dala od celu, a za każdy heks morza się płaci. Płyń na podświetlony heks.",
      },
      clause: "TAH-SMOV-5",
    },
    {
      moves: [["land"]],
      say: {
        en: "Landing here is free, but to go on by sea you would have to embark again, for a third of a point. Stay afloat.",
        it: "Sbarcare qui è gratis, ma per proseguire in mare dovresti reimbarcarti, per un terzo di punto. Resta in mare.",
        pl: "Lądowanie tu jest za darmo, ale by płynąć dalej, musisz znów wsiąść, za jedną trzecią punktu. Zostań na wodzie.",
      },
      clause: "TAH-SMOV-11",
    },
    {
      moves: [["putAshore"], ["leaveCanoe"]],
      say: {
        en: "Leaving somebody behind is free, but a fight lies ahead. Keep all of them aboard.",
        it: "Lasciare qualcuno a terra è gratis, ma c’è un combattimento in arrivo. Tienili tutti a bordo.",
        pl: "Zostawienie kogoś jest za darmo, ale czeka was walka. Zatrzymaj wszystkich na pokładzie.",
      },
      clause: "TAH-SMOV-9",
    },
  ],
  parts: [
    {
      goal: { en: "Cross a reef", it: "Supera una barriera", pl: "Przepłyń przez rafę" },
      steps: [
        {
          say: {
            en: "Canoes move only under a commander: the Head Chieftain or a Clan Elder. Choose the Elder in your Home Village.",
            it: "Le canoe si muovono solo con un comandante: il Gran Capo o un Anziano del clan. Scegli l’Anziano nel tuo Villaggio d’origine.",
            pl: "Kanu poruszają się tylko z dowódcą: Wodzem Naczelnym albo Starszym klanu. Wybierz Starszego w twojej Wiosce macierzystej.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-SMOV-2", "TAH-DEF-4"],
          moves: [["activate", 5]],
          wrong: [
            {
              moves: [["activate", 1]],
              say: {
                en: "Each commander moves once a turn, and the Head Chieftain’s way ends in a fight. First let the Elder see the coast.",
                it: "Ogni comandante muove una volta per turno, e la via del Gran Capo finisce in un combattimento. Prima l’Anziano esplori la costa.",
                pl: "Każdy dowódca rusza się raz w turze, a droga Wodza Naczelnego kończy się walką. Najpierw niech Starszy obejrzy wybrzeże.",
              },
              clause: "TAH-LMOV-2",
            },
          ],
        },
        {
          say: {
            en: "Embark with one War Canoe. It costs nothing, because he, the canoe and the crew all began the phase here.",
            it: "Imbarcati con una Canoa da guerra. Non costa nulla, perché lui, la canoa e l’equipaggio hanno iniziato la fase qui.",
            pl: "Wsiądź do jednego Kanu wojennego. Nic to nie kosztuje, bo on, kanu i załoga zaczęli fazę tutaj.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-SMOV-6", "TAH-SMOV-7"],
          moves: [["embark", 1]],
          wrong: [
            {
              moves: [["embark"]],
              say: {
                en: "He may command as many canoes as his leadership, but the Chieftain needs the other two.",
                it: "Può comandare tante canoe quanto il suo comando, ma le altre due servono al Gran Capo.",
                pl: "Może dowodzić tyloma kanu, ile wynosi jego zdolność dowodzenia, ale dwóch pozostałych potrzebuje Wódz.",
              },
              clause: "TAH-SMOV-4",
            },
            {
              moves: [["take"]],
              say: {
                en: "That gathers Units for a march on land. Embark first, then choose the crew.",
                it: "Questo raduna unità per una marcia a terra. Prima imbarcati, poi scegli l’equipaggio.",
                pl: "To zbiera jednostki do marszu lądem. Najpierw wsiądź, potem wybierz załogę.",
              },
              clause: "TAH-SMOV-6",
            },
          ],
        },
        {
          say: {
            en: "Every moving canoe needs a Combat Unit as paddlers, and holds two Units at most. Take the Militia.",
            it: "Ogni canoa in moto vuole un’unità combattente come rematori, e porta al massimo due unità. Prendi la Milizia.",
            pl: "Każde płynące kanu potrzebuje jednostki bojowej jako wioślarzy, a mieści najwyżej dwie jednostki. Weź Milicję.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-SMOV-1", "TAH-SMOV-3"],
          moves: [["take", "militia"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "They can paddle too, but the Chieftain will need your best fighters. The Militia is enough here.",
                it: "Anche loro possono remare, ma al Gran Capo serviranno i tuoi migliori. Qui basta la Milizia.",
                pl: "Oni też mogą wiosłować, ale Wódz będzie potrzebował najlepszych. Tu wystarczy Milicja.",
              },
              clause: "TAH-SMOV-3",
            },
          ],
        },
        {
          say: {
            en: "North of you lies a reef of your own Area: it is familiar, so it costs a third of a point like any sea step. Sail there.",
            it: "A nord c’è una barriera del tuo Distretto: è nota, quindi costa un terzo di punto come ogni passo in mare. Naviga lì.",
            pl: "Na północy leży rafa twojego Dystryktu: jest znana, więc kosztuje jedną trzecią punktu jak każdy krok po morzu. Popłyń tam.",
          },
          lit: ["hex:406"],
          clauses: ["TAH-SMOV-5", "TAH-GEO-4", "TAH-GEO-5", "TAH-GEO-6"],
          moves: [["sail", 406]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "There is room for a second Unit, but the Chieftain needs that one. The paddlers are aboard: sail.",
                it: "C’è posto per una seconda unità, ma quella serve al Gran Capo. I rematori sono a bordo: naviga.",
                pl: "Jest miejsce na drugą jednostkę, ale tej potrzebuje Wódz. Wioślarze są na pokładzie: płyń.",
              },
              clause: "TAH-SMOV-1",
            },
          ],
        },
        {
          say: {
            en: "Faaa is neutral, so nobody aboard knows its reef: it costs a whole point. The Elder can pay it, sail in.",
            it: "Faaa è neutrale, quindi nessuno a bordo ne conosce la barriera: costa un punto intero. L’Anziano può pagarlo, entra.",
            pl: "Faaa jest neutralne, więc nikt na pokładzie nie zna tej rafy: kosztuje cały punkt. Starszego na to stać, wpłyń.",
          },
          lit: ["hex:405"],
          clauses: ["TAH-GEO-5", "TAH-GEO-6", "TAH-COMP-6"],
          moves: [["sail", 405]],
        },
        {
          say: {
            en: "No flotilla may finish at sea; here is a shore. Land: it is free, and the canoe lies beached beside the crew.",
            it: "Nessuna flottiglia può finire in mare; qui c’è una riva. Sbarca: è gratis, e la canoa resta in secco accanto all’equipaggio.",
            pl: "Żadna flotylla nie może skończyć na morzu; tu jest brzeg. Wyląduj: to darmowe, a kanu leży na brzegu obok załogi.",
          },
          lit: ["hex:405"],
          clauses: ["TAH-SMOV-10", "TAH-SMOV-13", "TAH-GEO-3"],
          moves: [["land"]],
          after: [["done"]],
          wrong: [
            {
              moves: [["sail"]],
              say: {
                en: "That leads out again, and every sea hex is paid for. You are where you wanted to be: land.",
                it: "Così riparti, e ogni esagono di mare si paga. Sei dove volevi essere: sbarca.",
                pl: "To prowadzi znów w morze, a każdy heks morski kosztuje. Jesteś tam, gdzie chciałeś: wyląduj.",
              },
              clause: "TAH-SMOV-5",
            },
          ],
        },
      ],
    },
    {
      goal: { en: "Break a sea zone", it: "Forza una zona di mare", pl: "Przełam strefę morską" },
      steps: [
        {
          say: {
            en: "Tia’s canoe in Papara bars the coast to the south. Choose your Head Chieftain: he commands up to three canoes.",
            it: "La canoa di Tia a Papara sbarra la costa a sud. Scegli il Gran Capo: comanda fino a tre canoe.",
            pl: "Kanu Tii w Papara zamyka wybrzeże na południu. Wybierz Wodza Naczelnego: dowodzi najwyżej trzema kanu.",
          },
          lit: ["hex:407", "hex:510"],
          clauses: ["TAH-SMOV-4", "TAH-COMP-2"],
          moves: [["activate", 1]],
        },
        {
          say: {
            en: "Embark with both canoes that are left. A third Unit waits down the coast, and one canoe could not hold three.",
            it: "Imbarcati con le due canoe rimaste. Una terza unità aspetta lungo la costa, e una canoa non ne porterebbe tre.",
            pl: "Wsiądź do obu pozostałych kanu. Trzecia jednostka czeka dalej na wybrzeżu, a jedno kanu nie zmieści trzech.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-SMOV-1", "TAH-SMOV-6"],
          moves: [["embark", 2]],
          wrong: [
            {
              moves: [["embark", 1]],
              say: {
                en: "One canoe holds two Units, and you want three in the fight. Take both.",
                it: "Una canoa porta due unità, e nel combattimento ne vuoi tre. Prendile entrambe.",
                pl: "Jedno kanu mieści dwie jednostki, a w walce chcesz trzech. Weź oba.",
              },
              clause: "TAH-SMOV-1",
            },
            {
              moves: [["take"]],
              say: {
                en: "That is for a march on land. Embark first, then choose the crew.",
                it: "Questo vale per una marcia a terra. Prima imbarcati, poi scegli l’equipaggio.",
                pl: "To do marszu lądem. Najpierw wsiądź, potem wybierz załogę.",
              },
              clause: "TAH-SMOV-6",
            },
          ],
        },
        {
          say: {
            en: "Two canoes need two Combat Units. Take the Fighters.",
            it: "Due canoe vogliono due unità combattenti. Prendi i Guerrieri.",
            pl: "Dwa kanu potrzebują dwóch jednostek bojowych. Weź Wojowników.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-SMOV-3"],
          moves: [["take", "fighters"]],
          wrong: [
            {
              moves: [["take"]],
              say: {
                en: "Everybody comes, but one after the other: the Fighters first.",
                it: "Vengono tutti, ma uno dopo l’altro: prima i Guerrieri.",
                pl: "Popłyną wszyscy, ale po kolei: najpierw Wojownicy.",
              },
            },
          ],
        },
        {
          say: {
            en: "Take the Heavy Troops for the second canoe. The Shaman steps in by himself: Leaders need no room, and he rides only with the Chieftain.",
            it: "Prendi le Truppe pesanti per la seconda canoa. Lo Sciamano sale da sé: i capi non occupano posto, e lui viaggia solo col Gran Capo.",
            pl: "Weź Ciężkozbrojnych do drugiego kanu. Szaman wsiada sam: przywódcy nie zajmują miejsca, a on płynie tylko z Wodzem.",
          },
          lit: ["hex:407"],
          clauses: ["TAH-SMOV-14", "TAH-DEF-3"],
          moves: [["take", "heavy"]],
          after: [["take", "shaman"]],
          wrong: [
            {
              moves: [["take", "shaman"]],
              say: {
                en: "He comes too, but he cannot paddle. The second canoe needs the Heavy Troops first.",
                it: "Viene anche lui, ma non può remare. La seconda canoa vuole prima le Truppe pesanti.",
                pl: "On też płynie, ale nie wiosłuje. Drugie kanu potrzebuje najpierw Ciężkozbrojnych.",
              },
              clause: "TAH-SMOV-3",
            },
          ],
        },
        {
          say: {
            en: "Paea is yours, so its reefs are familiar as well. Sail along the coast to the lit hex.",
            it: "Paea è tuo, quindi anche le sue barriere ti sono note. Naviga lungo la costa fino all’esagono illuminato.",
            pl: "Paea jest twoje, więc jego rafy też są znane. Popłyń wzdłuż wybrzeża na podświetlony heks.",
          },
          lit: ["hex:508"],
          clauses: ["TAH-GEO-6"],
          moves: [["sail", 508]],
        },
        {
          say: {
            en: "One hex further your Slingers wait. That hex also lies next to Tia’s manned canoe, in its sea zone of influence: sail in.",
            it: "Un esagono più in là aspettano i tuoi Frombolieri. È anche accanto alla canoa presidiata di Tia, nella sua zona d’influenza in mare: entra.",
            pl: "Heks dalej czekają twoi Procarze. Leży on też obok obsadzonego kanu Tii, w jego morskiej strefie wpływu: wpłyń.",
          },
          lit: ["hex:409", "hex:510"],
          clauses: ["TAH-SZI-1", "TAH-GEO-8"],
          moves: [["sail", 409]],
        },
        {
          say: {
            en: "From here only one way is open: into the source of the zone. First take the Slingers aboard, for a third of a point.",
            it: "Da qui è aperta una sola via: nell’origine della zona. Prima prendi a bordo i Frombolieri, per un terzo di punto.",
            pl: "Stąd otwarta jest tylko jedna droga: do źródła strefy. Najpierw weź na pokład Procarzy, za jedną trzecią punktu.",
          },
          lit: ["hex:409"],
          clauses: ["TAH-SZI-2", "TAH-SMOV-9"],
          moves: [["takeAboard", "slingers"]],
          wrong: [
            {
              moves: [["sail", 510]],
              say: {
                en: "That is the way, but with Slingers three Units may fight instead of two. Take them aboard first.",
                it: "La via è quella, ma coi Frombolieri possono combattere tre unità invece di due. Prima prendili a bordo.",
                pl: "To właściwa droga, ale z Procarzami mogą walczyć trzy jednostki zamiast dwóch. Najpierw weź ich na pokład.",
              },
              clause: "TAH-LCOM-6",
            },
            LANDED_IN_ZONE,
          ],
        },
        {
          say: {
            en: "Sail into Tia’s hex. Enemy Combat Units end the move at once: everybody lands and must attack.",
            it: "Entra nell’esagono di Tia. Le unità combattenti nemiche chiudono subito la mossa: tutti sbarcano e devono attaccare.",
            pl: "Wpłyń na heks Tii. Wrogie jednostki bojowe od razu kończą ruch: wszyscy lądują i muszą atakować.",
          },
          lit: ["hex:510"],
          clauses: ["TAH-SMOV-15", "TAH-SZI-2"],
          moves: [["sail", 510]],
          wrong: [LANDED_IN_ZONE],
        },
        {
          say: {
            en: "Nobody else is to move. End the movement phase.",
            it: "Nessun altro deve muoversi. Chiudi la fase di movimento.",
            pl: "Nikt więcej się nie rusza. Zakończ fazę ruchu.",
          },
          lit: ["hex:510"],
          clauses: ["TAH-SEQ-2"],
          moves: [["endMove"]],
        },
        {
          say: {
            en: "Fight on the beach, as on any land; your Shaman joins in. Eleven against two.",
            it: "Combatti sulla spiaggia, come su ogni terra; il tuo Sciamano partecipa. Undici contro due.",
            pl: "Walcz na plaży, jak na każdym lądzie; twój Szaman bierze udział. Jedenaście przeciw dwóm.",
          },
          lit: ["hex:510"],
          clauses: ["TAH-SMOV-15", "TAH-SHAM-1"],
          moves: [["fight", 510, 1]],
          after: [["shamanIn"]],
          luck: [1, 6, 5],
        },
        {
          say: {
            en: "Tia retreats overland and the canoe stays: markers have no colour, so it is yours now. Stay with your three canoes.",
            it: "Tia si ritira via terra e la canoa resta: i segnalini non hanno colore, quindi ora è tua. Resta con le tue tre canoe.",
            pl: "Tia wycofuje się lądem, a kanu zostaje: znaczniki nie mają koloru, więc teraz jest twoje. Zostań przy swoich trzech kanu.",
          },
          lit: ["hex:510"],
          clauses: ["TAH-DEF-5", "TAH-DEF-7"],
          moves: [["stay"]],
          wrong: [
            {
              moves: [["pursueAll"], ["pursueWith"]],
              say: {
                en: "You may pursue, but on foot: the canoes would lie on the beach without a guard. Stay.",
                it: "Puoi inseguire, ma a piedi: le canoe resterebbero sulla spiaggia senza guardia. Resta.",
                pl: "Możesz ścigać, ale pieszo: kanu leżałyby na plaży bez straży. Zostań.",
              },
              clause: "TAH-PURS-1",
            },
          ],
          luck: [5],
        },
      ],
    },
  ],
  reached: { told: { kind: "fought", attacker: 0, winner: 0, hex: 510 } },
};
