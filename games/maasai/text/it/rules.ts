import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "Di che si tratta",
      body: [
        "Due o tre giocatori portano al pascolo zebù, capre e pecore. Tutti gli animali cominciano nel recinto di partenza; chi porta fuori l’ultimo vince subito.",
        "Gli animali pascolano su terra che cresce con gli scudi posati: nei pascoli chiusi, custoditi da un guerriero o da un ragazzo, e nei boma, recintati da un guerriero.",
        "Se gli scudi finiscono prima che un recinto sia vuoto, vince chi ha più zebù sul tavolo, poi chi ha più capre e pecore insieme.",
      ],
    },
    {
      title: "Gli scudi",
      body: [
        "![shields]",
        "Ci sono scudi larghi e stretti. Ognuno ha una zolla all’angolo 1 e una all’angolo 2, e un centro tra le due; su certi scudi larghi il centro è in due metà. Due tracciati attraversano ogni scudo: lo steccato 1 attorno all’angolo 1, lo steccato 2 attorno all’angolo 2.",
        "La terra rossa è per gli zebù e vuole guerrieri. La gialla è per le capre, la verde per le pecore; entrambe vogliono ragazzi. Ogni zolla ha posto per un animale, il centro di uno scudo stretto per due.",
        "Ognuno comincia con otto scudi larghi e cinque stretti, quattro guerrieri, sette ragazzi e, di ognuna delle tre specie, {length, select, long {{players, select, 2 {20 animali} 3 {14 animali} other {20 animali (in due) o 14 (in tre)}}} short {{players, select, 2 {14 animali} 3 {10 animali} other {14 animali (in due) o 10 (in tre)}}} other {lo stesso numero di animali}}.",
        "![parts]",
        "- 1 e 2: le zolle all’angolo 1 e all’angolo 2",
        "- 3: il centro",
        "- 4 e 5: i tracciati dello steccato 1 (tratti) e dello steccato 2 (punti)",
        "- 6: un posto per un animale",
        "| Terra | Animale | Persona |",
        "| rossa | zebù | guerriero |",
        "| gialla | capra | ragazzo |",
        "| verde | pecora | ragazzo |",
      ],
    },
    {
      title: "L’esagono",
      body: [
        "![hexagon]",
        "Tre scudi sono sul tavolo fin dall’inizio. Prima il giocatore 2, per ultimo l’1, ognuno può mettervi una persona: su uno scudo dove non sta nessuno e su un terreno che nessuno ha occupato.",
      ],
    },
    {
      title: "Il tuo turno",
      body: [
        "Un turno ha due sequenze, ciascuna di tre azioni:",
        "- ritirare persone o abbandonare boma, se vuoi;",
        "- posare uno scudo della mano, sempre obbligatorio finché uno entra;",
        "- mettervi una persona, o costruire un boma che lo scudo ha chiuso, se vuoi.",
        "Finché non confermi il turno {liveTurns, select, true {puoi annullarlo tutto, anche se gli altri lo vedono mentre giochi} other {nessuno lo vede, e puoi annullarlo tutto}}.",
      ],
    },
    {
      title: "Posare uno scudo",
      body: [
        "![matching]",
        "Un lato intero poggia contro un lato intero, e su ogni lato toccato lo steccato 1 incontra lo steccato 1 e il 2 incontra il 2. I colori possono differire. Gli scudi si possono girare come si vuole, mai capovolgere, e non si coprono mai.",
        "![gap]",
        "Se nessuno scudo della mano trova posto, ne scarti uno. Puoi lasciare varchi in cui non entra nulla. La terra accanto a un tale varco non si chiuderà mai, se lo steccato di un boma non la taglia fuori.",
      ],
    },
    {
      title: "Occupare",
      body: [
        "Una persona occupa tutta la terra collegata di un colore. C’è al massimo una persona su uno scudo e una su un terreno; non si può occupare terra già occupata, dentro un boma, o che hai abbandonato in passato.",
        "Se uno scudo unisce terreni di più giocatori, lì tornano tutti a casa, e chi l’ha posato può occupare il terreno unito. Se unisce terreni di uno solo, resta la persona messa per prima.",
      ],
    },
    {
      title: "Pascoli chiusi",
      body: [
        "![enclosure]",
        "Un terreno è chiuso quando altri colori o steccati costruiti lo circondano da ogni lato. Il bordo degli scudi posati non conta. Appena un terreno occupato è chiuso, gli animali del proprietario escono su tutti i posti, chiunque l’abbia chiuso, e la persona resta con loro.",
        "Se gli animali non bastano, prima le zolle centrali, poi gli scudi più vecchi. I posti rimasti vuoti restano vuoti, finché quel terreno non si riempie di nuovo.",
      ],
    },
    {
      title: "Boma",
      body: [
        "![ring]",
        "Se lo scudo che posi chiude uno steccato, un guerriero che è a casa può costruirlo. Gli animali altrui all’interno tornano a casa e i tuoi prendono ogni posto, ogni specie sul suo colore, finché bastano. Il guerriero resta fino alla fine della manche; il boma e i suoi animali restano per sempre.",
        "Un nuovo steccato taglia la terra. Chi sta fuori tiene il pezzo su cui sta, e gli animali sugli altri pezzi tornano a casa; chi sta dentro torna a casa con tutti gli animali di quel terreno. La terra esterna che lo steccato ha chiuso diventa un pascolo chiuso.",
        "![decagon]",
        "Tre, quattro o cinque scudi attorno a un angolo fanno un boma piccolo. I grandi ne vogliono dieci o più; ciò che sta dentro ti cede il posto, tranne gli altri boma. Gli scudi posati più tardi all’interno li riempie il proprietario del boma; lì non si mette nessuno e non si costruisce.",
      ],
    },
    {
      title: "Ritirare",
      body: [
        "Chi ritiri è subito a casa, ma quel terreno ti è precluso per il resto della partita. Gli animali di un pascolo tornano a casa con la loro persona.",
        "Un boma si può abbandonare solo finché è in costruzione. Gli animali tornano a casa, lo steccato sparisce e la terra dalle due parti si riunisce.",
      ],
    },
    {
      title: "Manche e fine",
      body: [
        "Quando a ognuno resta uno scudo, i costruttori tornano a casa e le mani si riempiono fino a tredici. {players, select, 2 {Si giocano quattro manche.} 3 {Si giocano tre manche; la terza comincia con nove scudi a testa.} other {In due si giocano quattro manche, in tre tre manche, di cui la terza comincia con nove scudi a testa.}} Nell’ultima manche si svuotano le mani: l’ultimo turno di ognuno ha uno scudo e una sola sequenza.",
        "La partita finisce subito quando un recinto è vuoto, anche nel turno di un altro. Più recinti vuoti insieme sono un pareggio. Altrimenti finisce quando tutte le mani sono vuote.",
      ],
    },
  ],
  glossary: [
    { term: "scudo", meaning: "Un pezzo di terra, largo o stretto, che si posa sul tavolo." },
    { term: "zolla", meaning: "Una singola area di terra su uno scudo." },
    { term: "terreno", meaning: "Tutta la terra di un colore che sta insieme." },
    { term: "pascolo chiuso", meaning: "Un terreno chiuso da ogni lato." },
    { term: "lato libero", meaning: "Un lato di uno scudo senza nulla accanto." },
    { term: "lato morto", meaning: "Un lato libero su cui nessuno scudo potrà mai entrare." },
    {
      term: "tracciato dello steccato",
      meaning: "Una linea tratteggiata su uno scudo; solo un disegno finché non si costruisce un boma.",
    },
    { term: "boma", meaning: "L’interno di uno steccato chiuso che un guerriero ha costruito." },
    { term: "costruttore", meaning: "Un guerriero al lavoro su un boma fino alla fine della manche." },
    { term: "occupazione", meaning: "Una persona che sta su un terreno o un pascolo chiuso." },
    { term: "abbandonare", meaning: "Ritirare una persona; quel terreno poi ti è precluso." },
    { term: "recinto di partenza", meaning: "Dove aspettano gli animali non ancora sul tavolo." },
    { term: "a casa", meaning: "La riserva per le persone, il recinto per gli animali." },
    { term: "sequenza", meaning: "Metà di un turno: ritirare, posare, agire." },
    { term: "manche", meaning: "I turni tra un rifornimento delle mani e il successivo." },
  ],
  symbols: [
    { symbol: "zebu", word: "zebù" },
    { symbol: "goat", word: "capra" },
    { symbol: "sheep", word: "pecora" },
    { symbol: "warrior", word: "guerriero" },
    { symbol: "boy", word: "ragazzo" },
    { symbol: "landR", word: "terra rossa" },
    { symbol: "landY", word: "terra gialla" },
    { symbol: "landG", word: "terra verde" },
    { symbol: "fence1", word: "steccato 1" },
    { symbol: "fence2", word: "steccato 2" },
  ],
};
