// What players ask, as they ask it: the clauses of which one should be among the first three answers, then the question in
// every language. Nothing was tuned on `others`.
import type { Question } from "@outrigger/testkit";

export const asked: readonly Question[] = [
  [
    ["TAH-SMOV-15", "TAH-SCOM-3", "TAH-SCOM-13", "TAH-SMOV-16"],
    "can I attack from the sea?",
    "posso attaccare dal mare?",
    "czy mogę atakować z morza?",
  ],
  [["TAH-LCOM-11", "TAH-VIC-3", "TAH-INIT-3"], "tie", "pareggio", "remis"],
  [["TAH-VIC-1", "TAH-VIC-3"], "how do I win", "come si vince", "jak wygrać"],
  [["TAH-CTRL-1", "TAH-CTRL-5"], "how do I conquer an area", "come si conquista un distretto", "jak zdobyć dystrykt"],
  [
    ["TAH-CTRL-7"],
    "do I lose an area if I leave it",
    "perdo un distretto se lo lascio",
    "czy tracę dystrykt, gdy go opuszczę",
  ],
  [
    ["TAH-LMOV-4"],
    "how much does it cost to walk through jungle",
    "quanto costa attraversare la giungla",
    "ile kosztuje przejście przez dżunglę",
  ],
  [
    ["TAH-LMOV-4", "TAH-GEO-2"],
    "can I cross the mountains",
    "posso attraversare le montagne",
    "czy mogę przejść przez góry",
  ],
  [
    ["TAH-LMOV-5"],
    "how many soldiers can a chief lead",
    "quanti soldati può guidare un capo",
    "ilu żołnierzy prowadzi dowódca",
  ],
  [
    ["TAH-LMOV-1"],
    "can units move without a leader",
    "le unità possono muovere senza un capo",
    "czy jednostki mogą ruszać się bez dowódcy",
  ],
  [["TAH-BUILD-15", "TAH-BUILD-14"], "how do I build a canoe", "come si costruisce una canoa", "jak zbudować kanu"],
  [
    ["TAH-BUILD-17", "TAH-BUILD-18", "TAH-BUILD-21"],
    "what do I need for a village",
    "cosa serve per un villaggio",
    "czego potrzeba do wioski",
  ],
  [["TAH-BUILD-16", "TAH-BUILD-20"], "where do I get wood", "dove si prende il legno", "skąd wziąć drewno"],
  [
    ["TAH-BUILD-10", "TAH-BUILD-12"],
    "how do I train soldiers",
    "come si addestrano i soldati",
    "jak szkolić żołnierzy",
  ],
  [["TAH-SMOV-1"], "how many fit in a canoe", "quanti stanno in una canoa", "ile jednostek mieści kanu"],
  [["TAH-SMOV-3"], "who has to paddle", "chi deve remare", "kto musi wiosłować"],
  [
    ["TAH-SMOV-13", "TAH-SCOM-1"],
    "may I end my turn on the water",
    "posso finire il turno in mare",
    "czy mogę skończyć ruch na morzu",
  ],
  [
    ["TAH-LCOM-6", "TAH-DEF-2"],
    "how is combat strength counted",
    "come si calcola la forza in combattimento",
    "jak liczy się siłę w walce",
  ],
  [
    ["TAH-LCOM-9", "TAH-LCOM-10"],
    "jungle bonus for the defender",
    "bonus della giungla per il difensore",
    "premia dżungli dla obrońcy",
  ],
  [
    ["TAH-RETR-1", "TAH-LCOM-12", "TAH-GEO-9"],
    "where does the loser flee",
    "dove fugge lo sconfitto",
    "dokąd ucieka przegrany",
  ],
  [["TAH-RETR-7"], "what if I cannot retreat", "e se non posso ritirarmi", "co jeśli nie mogę się wycofać"],
  [["TAH-PANIC-1", "TAH-PANIC-3"], "what does panic do", "cosa fa il panico", "co robi panika"],
  [
    ["TAH-CHIEF-1", "TAH-NEG-1", "TAH-CHIEF-2"],
    "my chief was captured",
    "il mio capo è stato catturato",
    "mój wódz został pojmany",
  ],
  [
    ["TAH-EXP-1", "TAH-EXP-2", "TAH-EXP-4"],
    "when can I leave the island",
    "quando posso lasciare l'isola",
    "kiedy mogę opuścić wyspę",
  ],
  [
    ["TAH-END-1", "TAH-END-3", "TAH-END-2"],
    "when does the game end",
    "quando finisce la partita",
    "kiedy kończy się gra",
  ],
  [
    ["TAH-SHAM-1", "TAH-SHAM-3", "TAH-DEF-4"],
    "what is the shaman for",
    "a cosa serve lo sciamano",
    "do czego służy szaman",
  ],
];

export const others: readonly Question[] = [
  [["TAH-INIT-1", "TAH-INIT-5"], "who goes first", "chi gioca per primo", "kto gra pierwszy"],
  [["TAH-GEO-5", "TAH-GEO-6"], "what is a familiar reef", "cos'è una barriera nota", "co to jest znana rafa"],
  [
    ["TAH-LZI-2", "TAH-LZI-4"],
    "must I stop next to an enemy",
    "devo fermarmi accanto a un nemico",
    "czy muszę zatrzymać się obok wroga",
  ],
  [
    ["TAH-VILL-3"],
    "what if I lose my home village",
    "e se perdo il villaggio d'origine",
    "co jeśli stracę wioskę macierzystą",
  ],
  [["TAH-PURS-1", "TAH-PURS-4"], "can I chase the enemy", "posso inseguire il nemico", "czy mogę ścigać wroga"],
  [
    ["TAH-DEPL-1"],
    "does the forest run out of logs",
    "la giungla può esaurire i tronchi",
    "czy w dżungli mogą skończyć się kłody",
  ],
  [
    ["TAH-SWIM-1", "TAH-SWIM-3"],
    "what happens when my canoe sinks",
    "cosa succede se la canoa affonda",
    "co się dzieje, gdy kanu zatonie",
  ],
  [
    ["TAH-SOLO-2", "TAH-SOLO-1"],
    "playing alone: neutral areas",
    "in solitario: distretti neutrali",
    "gra w pojedynkę: neutralne dystrykty",
  ],
  [["TAH-PMOV-1"], "how far can population walk", "quanto può camminare la popolazione", "jak daleko może iść ludność"],
  [
    ["TAH-SMOV-12"],
    "can I ship logs by canoe",
    "posso trasportare i tronchi in canoa",
    "czy mogę przewozić kłody w kanu",
  ],
];
