// More of what players ask, on which nothing was tuned.
import type { Question } from "@outrigger/testkit";

export const others: readonly Question[] = [
  [
    ["MAS-HEX-8", "MAS-HEX-3"],
    "may I skip placing at the beginning",
    "posso non mettere nessuno all'inizio",
    "czy mogę nikogo nie wystawić na początku",
  ],
  [
    ["MAS-CLM-7"],
    "does my claim grow with the land",
    "la mia occupazione cresce con la terra?",
    "czy moje zajęcie rośnie z ziemią",
  ],
  [
    ["MAS-BOMA-17"],
    "build without enough animals",
    "costruire senza abbastanza animali",
    "budować bez wystarczającej liczby zwierząt",
  ],
  [
    ["MAS-ADJ-2", "MAS-ADJ-5"],
    "does a fence divide land",
    "uno steccato divide la terra?",
    "czy ogrodzenie dzieli ziemię",
  ],
  [
    ["MAS-REM-10"],
    "my man was sent home, may he return",
    "la mia persona è stata mandata a casa, può tornare",
    "moja osoba została odesłana do domu, czy może wrócić",
  ],
  [["MAS-TURN-3"], "I have only one tile left", "mi resta un solo scudo", "została mi tylko jedna tarcza"],
  [
    ["MAS-LAY-13"],
    "may I rearrange shields on the table",
    "posso spostare gli scudi sul tavolo",
    "czy mogę przestawiać tarcze na stole",
  ],
  [["MAS-ANI-6", "MAS-REM-3"], "animals without a keeper", "animali senza custode", "zwierzęta bez opiekuna"],
  [
    ["MAS-BOMA-4"],
    "what happens to foreign goats inside my fence",
    "che succede alle capre altrui dentro il mio steccato",
    "co z cudzymi kozami w moim ogrodzeniu",
  ],
  [["MAS-SET-1", "MAS-HEX-9"], "who begins", "chi comincia", "kto zaczyna"],
  [["MAS-END-3"], "both pens empty at once", "due recinti vuoti insieme", "dwie zagrody puste naraz"],
  [
    ["MAS-CLM-9", "MAS-REM-2"],
    "why is this land closed to me",
    "perché questo terreno mi è precluso",
    "dlaczego ta ziemia jest dla mnie zamknięta",
  ],
  [
    ["MAS-TURN-4"],
    "build and place in the same sequence",
    "costruire e piazzare nella stessa sequenza",
    "budować i stawiać w tej samej sekwencji",
  ],
  [
    ["MAS-ENC-4"],
    "does the boy come home with the animals out",
    "il ragazzo torna a casa quando gli animali sono fuori?",
    "czy chłopiec wraca do domu, gdy zwierzęta wyszły",
  ],
  [
    ["MAS-GEO-13", "MAS-LAY-11"],
    "how many ways does a shield fit on an edge",
    "in quanti modi entra uno scudo su un lato",
    "na ile sposobów tarcza pasuje do krawędzi",
  ],
  [["MAS-SUP-5", "MAS-SUP-4"], "rounds with three players", "manche in tre giocatori", "rundy przy trzech graczach"],
  [
    ["MAS-BOMA-3"],
    "my shield closes two rings",
    "il mio scudo chiude due anelli",
    "moja tarcza zamyka dwa pierścienie",
  ],
  [["MAS-REM-8"], "can I bring one cow home", "posso riportare a casa uno zebù", "czy mogę zabrać do domu jedno zebu"],
];
