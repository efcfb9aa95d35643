import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "Il gioco",
      body: [
        "Due giocatori lasciano cadere gettoni in un tavoliere verticale di sette colonne e sei righe.",
        "- Nel tuo turno scegli una colonna che non sia piena; il gettone cade il più in basso possibile.",
        "- Quattro tuoi gettoni in linea ininterrotta, orizzontale, verticale o diagonale, vincono subito.",
        "- Un tavoliere pieno senza una tale linea è patta.",
      ],
    },
  ],
  glossary: [
    { term: "Gettone", meaning: "Un pezzo del gioco. Ogni giocatore ha un colore proprio." },
    { term: "Colonna", meaning: "Una delle sette fessure. Contiene sei gettoni." },
  ],
};
