// What players ask, as they ask it: the clauses of which one should be among the first three answers, then the question in
// every language. Nothing was tuned on `others`.
import type { Question } from "@outrigger/testkit";

export const asked: readonly Question[] = [
  [["MOA-END-2", "MOA-END-3", "MOA-SCO-5", "MOA-SCO-6"], "tie", "pareggio", "remis"],
  [["MOA-GEN-3", "MOA-END-1"], "how do I win", "come si vince", "jak się wygrywa"],
  [
    ["MOA-PLB-1", "MOA-PLB-6", "MOA-PLB-4"],
    "how many birds can I put down",
    "quanti uccelli posso mettere",
    "ile ptaków mogę wystawić",
  ],
  [
    ["MOA-TER-5", "MOA-TURN-3", "MOA-PLB-2"],
    "where am I allowed to play this round",
    "dove posso giocare in questo round",
    "gdzie mogę grać w tej rundzie",
  ],
  [
    ["MOA-PLL-3"],
    "why can't I place a leader here",
    "perché non posso mettere qui un capo",
    "dlaczego nie mogę tu postawić lidera",
  ],
  [["MOA-PLL-1"], "what does a chief cost", "quanto costa un capo", "ile kosztuje lider"],
  [
    ["MOA-ATK-1", "MOA-ATK-2"],
    "can I fight a mammal on the board",
    "posso combattere un mammifero sul tabellone",
    "czy mogę walczyć ze ssakiem na planszy",
  ],
  [
    ["MOA-SEL-13"],
    "what can be done in sold land",
    "cosa si può fare in un territorio venduto",
    "co można zrobić na sprzedanej ziemi",
  ],
  [["MOA-SEL-5", "MOA-SEL-6"], "how expensive is selling", "quanto costa vendere", "ile kosztuje sprzedaż"],
  [["MOA-SEL-4", "MOA-INV-12"], "sell to weasels", "vendere alle donnole", "sprzedać łasicom"],
  [
    ["MOA-SEL-8", "MOA-SEL-9"],
    "do my birds come back when I sell",
    "i miei uccelli tornano quando vendo",
    "czy moje ptaki wracają po sprzedaży",
  ],
  [
    ["MOA-INV-2", "MOA-INV-7"],
    "which territory is attacked by the mammals",
    "quale territorio viene invaso dai mammiferi",
    "które terytorium najeżdżają ssaki",
  ],
  [["MOA-DEF-2", "MOA-DEF-3", "MOA-DEF-4"], "who defends first", "chi difende per primo", "kto broni się pierwszy"],
  [["MOA-DEF-7"], "can we defend together", "possiamo difenderci insieme", "czy możemy bronić się razem"],
  [
    ["MOA-DEF-11", "MOA-DEF-12"],
    "what do I get for a sucessful defence",
    "cosa guadagno se difendo con successo",
    "co dostaję za udaną obronę",
  ],
  [["MOA-STR-1", "MOA-STR-5"], "what does a stronghold do", "a cosa serve la roccaforte", "co daje twierdza"],
  [
    ["MOA-VOL-2", "MOA-VOL-3", "MOA-VOL-1"],
    "when does the volcano erupt",
    "quando erutta il vulcano",
    "kiedy wybucha wulkan",
  ],
  [
    ["MOA-VOL-7", "MOA-VOL-6"],
    "can I go back to 12 after the eruption",
    "si può tornare nel 12 dopo l'eruzione",
    "czy można wrócić na 12 po erupcji",
  ],
  [
    ["MOA-KAR-5"],
    "can I use a tile in the turn I bought it",
    "posso usare una tessera appena comprata",
    "czy mogę użyć kafelka od razu po kupieniu",
  ],
  [
    ["MOA-BUY-1", "MOA-BUY-2", "MOA-BUY-3"],
    "how many karakia may I buy",
    "quante tessere karakia posso comprare",
    "ile kafelków karakii mogę kupić",
  ],
  [
    ["MOA-PAY-4", "MOA-DEF-9"],
    "do I get change if I overpay",
    "ricevo il resto se pago troppo",
    "czy dostaję resztę, gdy przepłacę",
  ],
  [
    ["MOA-LDT-4", "MOA-LDT-5"],
    "when can I use a leader tile",
    "quando posso usare la tessera capo",
    "kiedy mogę użyć żetonu lidera",
  ],
  [
    ["MOA-SCO-2", "MOA-SCO-3"],
    "how are territories scored",
    "come si contano i punti dei territori",
    "jak punktuje się terytoria",
  ],
  [
    ["MOA-2P-5", "MOA-2P-12", "MOA-2P-6"],
    "what is the die for in a two player game",
    "a cosa serve il dado in due giocatori",
    "do czego służy kość w grze na dwóch",
  ],
  [
    ["MOA-TDY-1", "MOA-INFO-6"],
    "do I keep my cards for the second half",
    "tengo le carte per la seconda metà",
    "czy zatrzymuję karty na drugą połowę",
  ],
];

export const others: readonly Question[] = [
  [["MOA-GEN-1"], "how many players", "quanti giocatori", "ilu graczy"],
  [["MOA-RND-1", "MOA-RND-2"], "how many rounds are there", "quanti round ci sono", "ile jest rund"],
  [["MOA-PAS-1", "MOA-TURN-8", "MOA-PAS-2"], "can I skip my turn", "posso saltare il turno", "czy mogę pominąć turę"],
  [["MOA-KAR-30", "MOA-KAR-34"], "how do I move birds", "come si spostano gli uccelli", "jak przesunąć ptaki"],
  [["MOA-SUP-7"], "what if the deck runs out", "cosa succede se finisce il mazzo", "co jeśli skończy się talia"],
  [
    ["MOA-INFO-1"],
    "can I see the other players' hands",
    "posso vedere le carte degli altri",
    "czy mogę zobaczyć karty innych",
  ],
  [
    ["MOA-INV-10"],
    "what happens if nobody defends",
    "cosa succede se nessuno difende",
    "co się dzieje, gdy nikt nie broni",
  ],
  [
    ["MOA-SCO-12", "MOA-ATK-3"],
    "points for beaten mammals",
    "punti per i mammiferi sconfitti",
    "punkty za pokonane ssaki",
  ],
  [
    ["MOA-PLL-4"],
    "two leaders in one territory",
    "due capi nello stesso territorio",
    "dwóch liderów na jednym terytorium",
  ],
  [
    ["MOA-MAM-2", "MOA-INV-1"],
    "why does the weasel attack immediately",
    "perché la donnola attacca subito",
    "dlaczego łasica atakuje od razu",
  ],
];
