import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "Di che si tratta",
      body: [
        "Verso l’anno 750 i clan di Tahiti si contendono l’isola. Da uno a quattro giocatori guidano un clan ciascuno: addestrano guerrieri, costruiscono canoe da guerra, conquistano Distretti e tengono in vita il Gran Capo.",
        "Chi perde l’isola non ha perso la partita: una Spedizione in mare aperto può trovarne una migliore. Alla fine vince il miglior livello di vittoria.",
      ],
    },
    {
      title: "L’isola",
      body: [
        "Tahiti ha 17 Distretti in tre Regioni, su esagoni di terreno aperto o giungla. I fiumi rendono il terreno aperto adatto ai villaggi. I lati montani non si passano; le barriere rallentano le canoe, se non controlli il Distretto accanto.",
        "All’inizio ognuno controlla un Distretto d’origine, con un Villaggio d’origine sulla costa, il Gran Capo, lo Sciamano, un’unità di Guerrieri e due di Popolazione. Gli altri Distretti sono neutrali.",
        "![ground]",
      ],
    },
    {
      title: "Un turno di gioco",
      body: [
        "- Tutti tirano per l’iniziativa. Chi l’aveva toglie 2, o 4 dopo averla vinta due volte. Il vincitore dice chi comincia e in quale senso.",
        "- Ogni giocatore ha un turno: costruzione e addestramento, poi movimento, poi combattimento.",
        "- Il segnalino turno avanza. Sei turni fanno una stagione.",
      ],
    },
    {
      title: "Costruzione e addestramento",
      body: [
        "Si usa solo ciò che era nell’esagono all’inizio della fase. Un Villaggio serve a un addestramento o a una canoa per fase.",
        "- La Popolazione diventa Milizia; la Milizia Frombolieri o Guerrieri; i Guerrieri Truppe pesanti.",
        "- Un Grande tronco diventa Canoa in costruzione; sulla costa questa diventa Canoa da guerra.",
        "- La Popolazione in un esagono di giungla prende un Grande tronco, uno per esagono e turno.",
        "- Tre Popolazione e un Grande tronco su un esagono aperto con fiume di un tuo Distretto cominciano un Villaggio; un altro tronco e due Popolazione, una delle quali vi si stabilisce, lo finiscono. Un Distretto ha un solo Villaggio.",
        "Un’unità combattente può sempre tornare Popolazione, e un Villaggio che non è servito si può smantellare.",
        "![chart]",
      ],
    },
    {
      title: "Ottenere Distretti",
      body: [
        "Se all’inizio della tua costruzione il Gran Capo e un’unità combattente sono in un Distretto neutrale senza combattenti nemici, dopo le costruzioni è tuo. Porta tre Popolazione e, con un tiro pari, un Anziano del clan.",
        "Un Distretto nemico diventa tuo se solo tu vi hai unità combattenti e non vi sta un Villaggio.",
      ],
    },
    {
      title: "Muovere a terra",
      body: [
        "Si muovono solo i comandanti: il Gran Capo con 4 punti, gli Anziani con 2-4. Il terreno aperto costa 1, la giungla 2. Un comandante guida tante unità quanto il suo comando e può prenderle e lasciarle lungo la via; un’unità segue un solo comandante per turno. Il Gran Capo porta anche Anziani e Sciamano.",
        "La Popolazione cammina anche da sola, 3 punti, e può portare un tronco o una Canoa in costruzione.",
        "Le unità combattenti hanno una zona d’influenza sugli esagoni intorno. Chi entra in una zona nemica si ferma o prosegue per attaccare; da zona a zona non si passa mai.",
        "![leaders]",
      ],
    },
    {
      title: "Muovere per mare",
      body: [
        "Una Canoa da guerra porta due unità e qualunque numero di capi, e vuole un combattente ai remi. Un comandante guida tante canoe quanto il suo comando. Ogni esagono costa un terzo di punto, una barriera ignota un punto intero. Il viaggio finisce a riva.",
        "Una canoa a riva con un comandante e un’unità combattente sorveglia il mare per un esagono, due al proprio Villaggio: le flottiglie così vicine devono attaccare o fermarsi.",
      ],
    },
    {
      title: "Combattimento",
      body: [
        "Chi entra fra combattenti nemici deve attaccarli. Ogni parte somma le due unità migliori (tre con Frombolieri) e i capi; il difensore nella giungla ha uno in più. Il più forte somma la differenza al dado. Vince il risultato più alto, in parità il difensore.",
        "Lo sconfitto si ritira verso il Villaggio d’origine: un esagono, o metà della differenza da quattro in su. In ogni esagono ogni unità in ritirata tira: dispari è panico, gli addestrati diventano Milizia, la Milizia Popolazione, e la Popolazione in panico è catturata dai vincitori accanto. Il vincitore può inseguire.",
        "I capi rimasti soli accanto al vincitore sono catturati; così i gruppi senza via di casa. Il Villaggio dello sconfitto in quell’esagono cade.",
        "Lo Sciamano aggiunge uno se partecipa, ma manca due turni se la sua parte perde.",
        "![fight]",
      ],
    },
    {
      title: "Un Gran Capo prigioniero",
      body: [
        "Con un 1 muore, e tutto il suo è perduto. Altrimenti si tratta: quali unità e canoe partono con lui, quali Distretti vanno al vincitore o diventano neutrali. Ogni parte fa fino a tre offerte; poi chi ha catturato decide fra condizioni normali ed esecuzione, dove ammessa.",
      ],
    },
    {
      title: "Spedizioni",
      body: [
        "Nella fase di movimento puoi partire, magari dopo accordi con chi resta. Servono una canoa, unità (al massimo due per canoa) e fra esse Popolazione.",
        "Primo tiro: 1 o 2 perduti in mare, 3 una tempesta toglie una canoa, 4 una falla, 5 terra abitata, 6 terra disabitata. Le terre disabitate vanno da Palmyra (Sconfitta sostanziale) alle Hawaiʻi (Vittoria totale). In quelle abitate decide la forza delle canoe. Molti risultati si possono lasciare per un altro tiro.",
      ],
    },
    {
      title: "La fine",
      body: [
        "La partita finisce quando a Tahiti resta un solo Gran Capo, quando tutti sono d’accordo, o dopo le stagioni concordate.",
        "A Tahiti il livello va per Distretti: da 16 Vittoria totale, 12 sostanziale, 8 marginale; 4 Sconfitta marginale, 1 sostanziale, 0 totale. Chi è partito ha il livello della Spedizione. Più Distretti rompono la parità solo fra chi è rimasto.",
      ],
    },
    {
      title: "Regole avanzate",
      body: [
        "- Forzare la barriera: per un terzo di punto, a rischio di affondare.",
        "- Combattimento navale: le flottiglie restano in mare e si combattono; le canoe possono affondare.",
        "- Nuoto: gli equipaggi affondati cercano salvezza fra gli squali.",
        "- Esaurimento della giungla: con un 1 quel tronco era l’ultimo dell’esagono.",
      ],
    },
    {
      title: "Da soli",
      body: [
        "Un dado dice se un Distretto neutrale si unisce o prende le armi. I clan ostili restano quieti finché entri o attacchi; poi i loro combattenti marciano sul tuo Villaggio d’origine dopo ogni tuo turno. Battuti nel loro Distretto si uniscono a te. Si giocano quattro stagioni.",
      ],
    },
  ],
  glossary: [
    { term: "Distretto", meaning: "Una delle 17 parti dell’isola; in essi si conta la vittoria." },
    { term: "Regione", meaning: "Uno dei tre gruppi di Distretti; conta solo per scegliere quelli d’origine." },
    { term: "Villaggio d’origine", meaning: "Il Villaggio verso cui tutti si ritirano." },
    { term: "Villaggio in costruzione", meaning: "Un Villaggio cominciato ma non finito; non serve ancora a nulla." },
    { term: "Unità", meaning: "Popolazione, Milizia, Frombolieri, Guerrieri o Truppe pesanti." },
    { term: "Unità combattente", meaning: "Ogni unità tranne la Popolazione." },
    { term: "Capo", meaning: "Gran Capo, Anziano del clan o Sciamano; non conta mai come unità." },
    { term: "Comandante", meaning: "Un capo che muove altri: Gran Capo o Anziano." },
    { term: "Comando", meaning: "Quante unità, o canoe, guida un comandante." },
    { term: "Grande tronco", meaning: "Legname della giungla, per canoe e Villaggi." },
    { term: "Canoa da guerra", meaning: "Porta per mare due unità e qualunque capo." },
    { term: "Flottiglia", meaning: "Canoe che muovono insieme sotto un comandante." },
    { term: "Terzo", meaning: "Un terzo di punto movimento: il prezzo di un esagono di mare aperto." },
    { term: "Barriera nota", meaning: "Una barriera in un tuo Distretto o accanto ad esso." },
    { term: "Zona d’influenza", meaning: "Gli esagoni che i combattenti, o le canoe presidiate in mare, minacciano." },
    { term: "Panico", meaning: "Ciò che un dado dispari fa a un’unità in ritirata." },
    { term: "Inseguimento", meaning: "Seguire una ritirata esagono per esagono." },
    { term: "Chi cattura, prigioniero", meaning: "Chi tiene un Gran Capo catturato, e chi è tenuto." },
    { term: "Accordo", meaning: "Ciò che concordano chi cattura e il prigioniero." },
    { term: "Spedizione", meaning: "Una partenza definitiva, in cerca di un’altra isola." },
    { term: "Valore in mare", meaning: "Quanto valgono insieme canoe e capi di una Spedizione." },
    { term: "Ostile, desto", meaning: "Un Distretto del solitario in armi, e uno che ha cominciato a marciare." },
    { term: "Ceppo", meaning: "Segna la giungla che non dà più tronchi." },
  ],
};
