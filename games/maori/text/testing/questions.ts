// What players ask, as they ask it: the clauses of which one should be among the first three answers, then the question in
// every language. Nothing was tuned on `others`.
import type { Question } from "@outrigger/testkit";

export const asked: readonly Question[] = [
  [["MAO-SHIP-2"], "Can I sail backwards?", "Posso andare all'indietro con la nave?", "Czy mogę płynąć do tyłu?"],
  [
    ["MAO-SHIP-3", "MAO-TURN-2", "MAO-PASS-2"],
    "Do I have to move the ship?",
    "Devo per forza muovere la nave?",
    "Czy muszę ruszyć statkiem?",
  ],
  [
    ["MAO-SHIP-4", "MAO-SHIP-6", "MAO-SHIP-7"],
    "how far may the ship go for free",
    "quanto può andare lontano la nave gratis",
    "jak daleko statek płynie za darmo",
  ],
  [
    ["MAO-SHIP-5", "MAO-SHELL-1"],
    "what does it cost to go further",
    "quanto costa andare più lontano",
    "ile kosztuje popłynąć dalej",
  ],
  [["MAO-LINE-1"], "which tiles can I take?", "quali tessere posso prendere?", "które kafelki mogę wziąć?"],
  [
    ["MAO-LINE-3", "MAO-SHELL-1"],
    "price for jumping over a tile",
    "prezzo per scavalcare una tessera",
    "cena za przeskoczenie kafelka",
  ],
  [["MAO-VOLC-1"], "can I take the vulcano", "posso prendere il vulcano", "czy można zabrać wulkan"],
  [
    ["MAO-VOLC-2", "MAO-VOLC-4", "MAO-VOLC-3"],
    "why can't I reach a tile past the volcano",
    "perché non posso prendere la tessera dietro al vulcano",
    "dlaczego nie mogę wziąć kafelka za wulkanem",
  ],
  [
    ["MAO-PLACE-3", "MAO-PLACE-4"],
    "am I allowed to rotate a tile?",
    "si può girare una tessera?",
    "czy wolno obracać kafelki?",
  ],
  [
    ["MAO-PLACE-5"],
    "does the coast have to match the neighbours",
    "i lati devono combaciare con quelli vicini?",
    "czy brzegi muszą do siebie pasować",
  ],
  [
    ["MAO-PLACE-7"],
    "what if an island runs off the board",
    "e se l'isola finisce contro il bordo del piano",
    "co jeśli wyspa wychodzi poza krawędź planszy",
  ],
  [
    ["MAO-PLACE-10", "MAO-SHELL-4"],
    "when do I get new shells",
    "quando ricevo nuove conchiglie",
    "kiedy dostaję nowe muszle",
  ],
  [
    ["MAO-DEPOT-1", "MAO-DEPOT-2", "MAO-DEPOT-3"],
    "can I save a tile for later",
    "posso mettere da parte una tessera per dopo",
    "czy mogę odłożyć kafelek na później",
  ],
  [
    ["MAO-DEPOT-6", "MAO-SCORE-11"],
    "do I lose points for a tile left in the depot at the end",
    "perdo punti per la tessera rimasta nel deposito alla fine",
    "czy tracę punkty za kafelek w magazynie na końcu",
  ],
  [
    ["MAO-DISC-1", "MAO-DISC-2"],
    "can I throw away a tile from my board",
    "posso buttare via una tessera dal mio piano",
    "czy mogę wyrzucić kafelek z mojej planszy",
  ],
  [["MAO-PASS-1"], "may I pass", "posso passare", "czy mogę spasować"],
  [
    ["MAO-END-1", "MAO-END-2", "MAO-END-4"],
    "when is the game over",
    "quando finisce la partita",
    "kiedy kończy się gra",
  ],
  [["MAO-SCORE-12"], "tie", "pareggio", "remis"],
  [["MAO-SCORE-5"], "what is a hut good for", "a cosa serve la capanna", "po co jest chata"],
  [
    ["MAO-SCORE-6"],
    "how much is a flower necklace worth",
    "quanto vale una collana di fiori",
    "ile jest warta girlanda kwiatów",
  ],
  [["MAO-SCORE-10"], "penalty for empty squares", "penalità per le caselle vuote", "kara za puste pola"],
  [["MAO-SCORE-7"], "who gets points for boats", "chi fa punti con le navi", "kto dostaje punkty za statki"],
  [
    ["MAO-SCORE-1", "MAO-SCORE-3"],
    "what happens to unfinished islands",
    "cosa succede alle isole non finite",
    "co się dzieje z nieukończonymi wyspami",
  ],
  [
    ["MAO-VAR-3"],
    "where must I put my tile with the coloured ship",
    "dove devo mettere la tessera con la nave colorata",
    "gdzie muszę położyć kafelek z kolorowym statkiem",
  ],
  [["MAO-ATOLL-2", "MAO-SCORE-4"], "palm trees inside the atoll", "palme dentro l'atollo", "palmy w środku atolu"],
];

export const others: readonly Question[] = [
  [["MAO-SETUP-7", "MAO-SETUP-8"], "who starts?", "chi comincia?", "kto zaczyna?"],
  [
    ["MAO-SETUP-5"],
    "how many shells do we begin with",
    "con quante conchiglie si comincia",
    "z iloma muszlami się zaczyna",
  ],
  [
    ["MAO-REFILL-1", "MAO-REFILL-2"],
    "is a taken tile replaced",
    "la tessera presa viene sostituita?",
    "czy wzięty kafelek jest zastępowany nowym",
  ],
  [["MAO-INFO-2", "MAO-INFO-1"], "is anything secret", "c'è qualcosa di segreto?", "czy coś jest tajne"],
  [
    ["MAO-SHELL-5"],
    "can I give shells to a friend",
    "posso regalare conchiglie a un amico",
    "czy mogę podarować komuś muszle",
  ],
  [
    ["MAO-END-5"],
    "what if nobody wants to do anything any more",
    "e se nessuno fa più niente",
    "co jeśli nikt już nic nie robi",
  ],
  [
    ["MAO-SHELL-3"],
    "can I pay with the shells that are on the tile I take",
    "posso pagare con le conchiglie della tessera che prendo",
    "czy mogę zapłacić muszlami z kafelka, który biorę",
  ],
  [
    ["MAO-TURN-3", "MAO-LINE-6"],
    "two tiles in one turn",
    "due tessere nello stesso turno",
    "dwa kafelki w jednej turze",
  ],
  [
    ["MAO-DISC-3"],
    "do I give shells back when I remove a tile",
    "devo restituire le conchiglie se tolgo una tessera",
    "czy oddaję muszle, gdy usuwam kafelek",
  ],
  [["MAO-COMB-2", "MAO-ATOLL-1"], "how many people can play", "in quanti si può giocare", "ile osób może grać"],
];
