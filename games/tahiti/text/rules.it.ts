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
        "{players, select, 1 {} other {- Tutti tirano per l’iniziativa. Chi l’aveva toglie 2, o 4 dopo averla vinta due volte di seguito. Il vincitore dice chi comincia e in quale senso.}}",
        "- {players, select, 1 {Hai un turno} other {Ogni giocatore ha un turno}}: costruzione e addestramento, poi movimento, poi combattimento.",
        "{players, select, 1 {- I clan in armi si muovono e attaccano.} other {}}",
        "- Il segnalino turno avanza. Sei turni fanno una stagione.",
      ],
    },
    {
      title: "Costruzione e addestramento",
      body: [
        "Si usa solo ciò che era nell’esagono all’inizio della fase. Un Villaggio serve a un addestramento o a una canoa per fase.",
        "- La Popolazione diventa Milizia; la Milizia Frombolieri o Guerrieri; i Guerrieri Truppe pesanti.",
        "- Un Grande tronco diventa Canoa in costruzione; sulla costa questa diventa Canoa da guerra{warCanoeNeedsLog, select, true {, che a questo tavolo vuole un altro Grande tronco} other {}}.",
        "- La Popolazione in un esagono di giungla prende un Grande tronco, uno per esagono e turno.{jungleDepletion, select, true { Segue un dado: con un 1 era l’ultimo tronco dell’esagono.} other {}}",
        "- Tre Popolazione e un Grande tronco su un esagono aperto con fiume di un tuo Distretto cominciano un Villaggio; un altro tronco e due Popolazione, {villagePopulationConsumed, select, 2 {che si consumano entrambe} other {una delle quali vi si stabilisce}}, lo finiscono. Un Distretto ha un solo Villaggio.",
        "Un’unità combattente può tornare Popolazione mentre costruisci o muovi, e un Villaggio che in questa fase non è servito si può smantellare, ma non quello d’origine.",
        "![chart]",
      ],
    },
    {
      title: "Ottenere Distretti",
      body: [
        "{players, select, 1 {Se all’inizio della tua costruzione il Gran Capo e un’unità combattente sono in un Distretto neutrale senza combattenti ostili, dopo le costruzioni un dado dice se si unisce a te. Se sì, porta tre Popolazione e un Anziano del clan.} other {Se all’inizio della tua costruzione il Gran Capo e un’unità combattente sono in un Distretto neutrale senza combattenti nemici, dopo le costruzioni è tuo. Porta tre Popolazione e, con un tiro pari, un Anziano del clan.}}",
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
        "Una Canoa da guerra porta due unità e qualunque numero di capi, e vuole un combattente ai remi. Un comandante guida tante canoe quanto il suo comando. Ogni esagono costa un terzo di punto, una barriera ignota un punto intero{crashingReefs, select, true {, o un terzo a rischio di affondare} other {}}. {seaCombat, select, true {Il viaggio può finire a riva o in mare.} other {Il viaggio finisce a riva.}}",
        "Una canoa a riva con un comandante e un’unità combattente sorveglia il mare per un esagono, due al proprio Villaggio: le flottiglie così vicine devono attaccare o fermarsi.",
      ],
    },
    {
      title: "Combattimento",
      body: [
        "Chi entra fra combattenti nemici deve attaccarli. {mustAttackPopulation, select, true {Anche la Popolazione va attaccata dove i tuoi combattenti sono entrati; soli capi e Villaggi si possono attaccare o lasciare.} other {Sola Popolazione, capi e Villaggi si possono attaccare o lasciare.}}",
        "Ogni parte somma le due unità migliori (tre con Frombolieri) e i capi; il difensore nella giungla ha uno in più. Il più forte somma la differenza al dado. Vince il risultato più alto, in parità il difensore.",
        "Lo sconfitto si ritira verso il Villaggio d’origine: un esagono, o metà della differenza da quattro in su. In ogni esagono ogni unità in ritirata tira: dispari è panico, gli addestrati diventano Milizia, la Milizia Popolazione, e la Popolazione in panico è catturata dai vincitori accanto. Il vincitore può inseguire una ritirata di più di un esagono.",
        "I capi rimasti soli accanto al vincitore sono catturati; così i gruppi senza via di casa. Il Villaggio dello sconfitto in quell’esagono cade.",
        "Lo Sciamano aggiunge uno se partecipa, ma manca due turni se la sua parte perde.",
        "![fight]",
      ],
    },
    {
      title: "Un Gran Capo prigioniero",
      body: [
        "Con un 1 muore, e tutto il suo è perduto. {players, select, 1 {Altrimenti deve partire per una Spedizione, su una canoa di fortuna se non ce n’è altra.} other {Altrimenti si tratta: quali unità e canoe partono con lui, quali Distretti vanno al vincitore o diventano neutrali. Ogni parte fa fino a tre offerte; poi {allowExecution, select, true {chi ha catturato decide fra condizioni normali ed esecuzione} false {valgono le condizioni normali, perché questo tavolo non ammette esecuzioni} other {chi ha catturato decide fra condizioni normali ed esecuzione, dove ammessa}}.}}",
      ],
    },
    {
      title: "Spedizioni",
      body: [
        "Nella fase di movimento puoi partire{players, select, 1 {} other {, magari dopo accordi con chi resta}}. Servono una canoa e almeno un’unità, al massimo due per canoa, e fra esse Popolazione (un’unità combattente può andare come tale).",
        "Primo tiro: 1 o 2 perduti in mare, 3 una tempesta toglie una canoa, 4 una falla, 5 terra abitata, 6 terra disabitata. Le terre disabitate vanno da Palmyra (Sconfitta sostanziale) alle Hawaiʻi (Vittoria totale). In quelle abitate decide la forza delle canoe. Molti risultati si possono lasciare per un altro tiro.",
      ],
    },
    {
      title: "La fine",
      body: [
        "{players, select, 1 {La partita finisce dopo {seasonLimit, select, any {quattro stagioni} other {{seasonLimit} stagioni}}, o quando parti o il tuo Gran Capo muore.} other {La partita finisce quando a Tahiti resta un solo Gran Capo, quando tutti sono d’accordo{seasonLimit, select, any {, o dopo le stagioni concordate} none {} 1 {, o dopo una stagione} other {, o dopo {seasonLimit} stagioni}}{realTimeLimitMinutes, select, any {} none {} other {, o con il turno di gioco in cui scadono {realTimeLimitMinutes} minuti}}.}}",
        "A Tahiti il livello va per Distretti: da 16 Vittoria totale, 12 sostanziale, 8 marginale; 4 Sconfitta marginale, 1 sostanziale, 0 totale. Chi è partito ha il livello della Spedizione. Più Distretti rompono la parità solo fra chi è rimasto.",
      ],
    },
    {
      title: "Regole avanzate",
      body: [
        "- Forzare la barriera{crashingReefs, select, false { (non a questo tavolo)} other {}}: per un terzo di punto, a rischio di affondare.",
        "- Combattimento navale{seaCombat, select, false { (non a questo tavolo)} other {}}: le flottiglie possono restare in mare e combattersi; le canoe possono affondare.{players, select, 1 { I clan ostili non salgono sulle canoe: chi li attacca sbarca.} other {}}",
        "- Nuoto{swimming, select, false { (non a questo tavolo)} other {}}: gli equipaggi affondati cercano salvezza fra gli squali.",
        "- Esaurimento della giungla{jungleDepletion, select, false { (non a questo tavolo)} other {}}: con un 1 quel tronco era l’ultimo dell’esagono.",
      ],
    },
    {
      title: "Da soli",
      body: [
        "Un dado dice se un Distretto neutrale si unisce o prende le armi. I clan ostili restano quieti finché i tuoi combattenti non entrano, non restano lì o tu non attacchi; poi i loro combattenti marciano sul tuo Villaggio d’origine dopo ogni tuo turno. Battuti nel loro Distretto si uniscono a te come Popolazione. Chi perde l’ultimo Villaggio deve partire. Si giocano quattro stagioni.",
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
