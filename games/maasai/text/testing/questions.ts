// What players ask, as they ask it: the clauses of which one should be among the first three answers, then the question in
// every language. Nothing was tuned on `others`.
import type { Question } from "@outrigger/testkit";

export const asked: readonly Question[] = [
  [["MAS-END-3", "MAS-END-4", "MAS-END-6"], "tie", "pareggio", "remis"],
  [["MAS-END-1", "MAS-GEN-1"], "how do I win", "come si vince", "jak wygrać"],
  [
    ["MAS-END-4", "MAS-END-1"],
    "what happens when the tiles run out",
    "cosa succede quando finiscono gli scudi",
    "co się dzieje, gdy skończą się tarcze",
  ],
  [
    ["MAS-LAY-6", "MAS-GEO-9"],
    "do the lines have to match",
    "le linee devono combaciare",
    "czy linie muszą się zgadzać",
  ],
  [["MAS-LAY-2"], "may I turn a tile over", "posso capovolgere uno scudo", "czy mogę odwrócić tarczę na drugą stronę"],
  [
    ["MAS-LAY-10"],
    "what if I can't play any shield",
    "e se non posso posare nessuno scudo",
    "co jeśli nie mogę dołożyć żadnej tarczy",
  ],
  [["MAS-LAY-8", "MAS-GEO-12"], "are holes allowed", "sono permessi i buchi", "czy dziury są dozwolone"],
  [["MAS-CLM-2", "MAS-GEN-3"], "where can a warrior stand", "dove può stare un guerriero", "gdzie może stać wojownik"],
  [["MAS-CLM-2", "MAS-GEN-3"], "who goes on green land", "chi va sulla terra verde", "kto staje na zielonej ziemi"],
  [
    ["MAS-CLM-3", "MAS-CLM-4"],
    "may I put a man on land of another player",
    "posso mettere una persona sulla terra di un altro",
    "czy mogę postawić osobę na ziemi innego gracza",
  ],
  [
    ["MAS-CLM-5"],
    "what if two players' lands merge",
    "se i terreni di due giocatori si uniscono",
    "co jeśli połączą się działki dwóch graczy",
  ],
  [["MAS-CLM-6"], "two of my own lands are connected", "due miei terreni si uniscono", "łączą się dwie moje działki"],
  [["MAS-ENC-1"], "when is a pasture closed", "quando un pascolo è chiuso", "kiedy pastwisko jest zamknięte"],
  [
    ["MAS-ENC-2"],
    "does the border of the table close land",
    "il bordo del tavolo chiude il terreno?",
    "czy brzeg układu zamyka ziemię",
  ],
  [
    ["MAS-ENC-3", "MAS-ANI-2"],
    "when do I get to place animals",
    "quando posso mettere gli animali",
    "kiedy wystawiam zwierzęta",
  ],
  [
    ["MAS-ANI-1"],
    "how many cows fit on a shield",
    "quanti animali stanno su uno scudo",
    "ile zwierząt mieści się na tarczy",
  ],
  [["MAS-ANI-3", "MAS-ANI-4"], "not enough animals left", "non ci sono abbastanza animali", "za mało zwierząt"],
  [["MAS-BOMA-1", "MAS-BOMA-2"], "how do I build a boma", "come si costruisce un boma", "jak zbudować bomę"],
  [
    ["MAS-BOMA-9"],
    "can I build a fence later",
    "posso costruire lo steccato più tardi",
    "czy mogę zbudować ogrodzenie później",
  ],
  [
    ["MAS-BOMA-4", "MAS-BOMA-7"],
    "what happens to foreign animals in my boma",
    "cosa succede agli animali altrui nel mio boma",
    "co z cudzymi zwierzętami w mojej bomie",
  ],
  [
    ["MAS-REM-1", "MAS-REM-2"],
    "can I take my people back",
    "posso ritirare le mie persone",
    "czy mogę zabrać swoich ludzi",
  ],
  [
    ["MAS-REM-2", "MAS-CLM-9"],
    "may I come back to land I left",
    "posso tornare sulla terra che ho lasciato",
    "czy mogę wrócić na porzuconą ziemię",
  ],
  [
    ["MAS-TURN-2", "MAS-TURN-4"],
    "what can I do in my turn",
    "cosa posso fare nel mio turno",
    "co mogę zrobić w swojej turze",
  ],
  [
    ["MAS-SUP-2", "MAS-SUP-3"],
    "when do we draw new shields",
    "quando si pescano nuovi scudi",
    "kiedy dobiera się nowe tarcze",
  ],
  [["MAS-UNDO-1", "MAS-UNDO-2"], "undo", "annullare", "cofnąć ruch"],
];

export const others: readonly Question[] = [
  [["MAS-GEN-2"], "how many animals does everyone have", "quanti animali ha ciascuno", "ile zwierząt ma każdy"],
  [["MAS-GEN-4"], "number of warriors", "numero di guerrieri", "liczba wojowników"],
  [["MAS-SET-2"], "how many shields do I start with", "con quanti scudi si comincia", "z iloma tarczami się zaczyna"],
  [["MAS-SET-5"], "can the others see my hand", "gli altri vedono la mia mano", "czy inni widzą moją rękę"],
  [["MAS-HEX-9", "MAS-SET-1", "MAS-HEX-3"], "who begins", "chi inizia", "kto zaczyna"],
  [["MAS-SUP-4", "MAS-SUP-5"], "how many rounds", "quante manche", "ile rund"],
  [
    ["MAS-TURN-4"],
    "can I build and place somebody in the same turn",
    "posso costruire e mettere una persona nello stesso turno",
    "czy mogę budować i wystawić osobę w tej samej turze",
  ],
  [
    ["MAS-BOMA-5", "MAS-SUP-2"],
    "when does my builder come home",
    "quando torna a casa il costruttore",
    "kiedy budowniczy wraca do domu",
  ],
  [["MAS-CLM-8"], "place a boy inside a boma", "mettere un ragazzo dentro un boma", "postawić chłopca w bomie"],
  [
    ["MAS-REM-3"],
    "what happens to the herd if I remove the shepherd",
    "cosa succede al gregge se tolgo il pastore",
    "co ze stadem, jeśli zabiorę pasterza",
  ],
];
