import type { ClauseKey } from "../keys.ts";

export const clauses: Record<ClauseKey, string> = {
  "MAS-GEO-1": "Ogni angolo di uno scudo sta su un reticolo esatto di quattro numeri interi; nulla viene arrotondato.",
  "MAS-GEO-2": "I lati corrono in dieci direzioni, a 36 gradi l’una dall’altra.",
  "MAS-GEO-3": "Quale di due punti stia più a sinistra o più in alto si decide con numeri interi.",
  "MAS-GEO-4":
    "Uno scudo largo ha angoli di 72 e 108 gradi, uno stretto di 36 e 144. Ognuno può stare in dieci rotazioni.",
  "MAS-GEO-5": "Ogni lato è attraversato da uno solo dei due steccati, più vicino a uno dei suoi estremi.",
  "MAS-GEO-6":
    "I tracciati degli steccati sono archi: lo steccato 1 attorno all’angolo 1, lo steccato 2 attorno all’angolo 2.",
  "MAS-GEO-7":
    "Uno scudo ha una zolla all’angolo 1, una all’angolo 2 e il centro, che su certi scudi larghi è in due metà.",
  "MAS-GEO-8": "Su uno scudo le zolle d’angolo confinano con il centro, mai tra loro.",
  "MAS-GEO-9":
    "Due scudi hanno un lato in comune quando gli estremi sono gli stessi punti. Combacia se lo stesso steccato lo attraversa nello stesso punto.",
  "MAS-GEO-10": "Gli scudi non possono coprirsi, nemmeno di poco.",
  "MAS-GEO-11": "Due lati che si toccano solo per una parte si appoggiano senza che gli steccati si incontrino.",
  "MAS-GEO-12":
    "Quali scudi chiudano un varco dipende dal suo angolo e dagli steccati ai lati; certi varchi restano per sempre.",
  "MAS-GEO-13": "Su un lato libero ogni forma entra in un solo modo, o in nessuno.",
  "MAS-GEO-14": "Un lato che non accetta più una forma non l’accetterà mai. Un lato morto non ne accetta nessuna.",
  "MAS-GEO-15": "I terreni si determinano di nuovo dopo ogni cambiamento sul tavolo.",
  "MAS-GEO-16": "Attraverso un lato comune la terra incontra la terra da entrambe le parti dello steccato.",
  "MAS-GEO-17":
    "Un terreno è aperto dove raggiunge un lato senza vicino. Un vicino mancante oltre un vertice non conta.",
  "MAS-GEO-18": "Uno steccato è chiuso quando, seguito di scudo in scudo, torna al punto di partenza.",
  "MAS-GEO-19": "Quale parte di uno steccato chiuso sia l’interno segue dalle sue curve.",
  "MAS-GEO-20": "Uno scudo che uno steccato chiuso non attraversa sta tutto dentro o tutto fuori.",
  "MAS-GEO-21": "Gli steccati chiusi non si incrociano mai: uno sta dentro l’altro, oppure sono separati.",
  "MAS-GEO-22": "Gli steccati chiusi hanno tre, quattro o cinque scudi, oppure dieci e più.",

  "MAS-GEN-1": "Due o tre giocatori cercano di portare fuori dal recinto tutti i propri animali.",
  "MAS-GEN-2":
    "Di zebù, capre e pecore ognuno ha {length, select, long {{players, select, 2 {20 capi per specie.} 3 {14 capi per specie.} other {20 capi per specie (in due) o 14 (in tre).}}} short {{players, select, 2 {14 capi per specie.} 3 {10 capi per specie.} other {14 capi per specie (in due) o 10 (in tre).}}} other {20 capi per specie (in due, lunga), 14 (breve), oppure in tre 14 e 10.}}",
  "MAS-GEN-3":
    "La terra rossa nutre gli zebù e vuole guerrieri; la gialla nutre le capre, la verde le pecore, ed entrambe vogliono ragazzi.",
  "MAS-GEN-4": "Ognuno ha quattro guerrieri e sette ragazzi.",
  "MAS-GEN-5": "Ci sono 102 scudi: 39 stretti, 27 larghi con tre zolle, 36 larghi con quattro.",
  "MAS-GEN-6":
    "Una zolla è un’area di uno scudo, un terreno è terra collegata di un colore, un pascolo chiuso è un terreno chiuso, un boma è l’interno di uno steccato costruito.",
  "MAS-GEN-7": "Persone e animali sono a casa, sul tavolo o al lavoro: nessuno va mai perduto.",

  "MAS-SET-1":
    "{firstPlayer, select, seat {L’ordine di turno segue i posti} random {L’ordine di turno è sorteggiato} other {L’ordine di turno è sorteggiato, salvo che il tavolo segua i posti}} e vale per tutta la partita.",
  "MAS-SET-2":
    "Ognuno comincia con otto scudi larghi e cinque stretti, tutte le persone a casa e tutti gli animali nel recinto.",
  "MAS-SET-3": "Scudi larghi e stretti si pescano da pile separate.",
  "MAS-SET-4": "L’esagono si pesca tra gli scudi non distribuiti.",
  "MAS-SET-5":
    "{openHands, select, true {A questo tavolo tutte le mani sono scoperte.} other {Le mani sono segrete; quanti scudi larghi e stretti abbia ciascuno è noto a tutti.}}",

  "MAS-HEX-1":
    "L’esagono è formato da uno scudo stretto, uno largo con tre zolle e uno con quattro, nessuno di un solo colore.",
  "MAS-HEX-2": "I tre scudi dell’esagono stanno sempre allo stesso modo.",
  "MAS-HEX-3":
    "Il giocatore 2, {players, select, 2 {} other {poi il 3, }}poi l’1 possono mettere ciascuno una persona sull’esagono.",
  "MAS-HEX-4": "Il primo può usare qualsiasi zolla: un guerriero sul rosso, un ragazzo sul verde o sul giallo.",
  "MAS-HEX-5": "Qui qualcuno ti precede: non usare né uno scudo che porta una persona né un terreno già occupato.",
  "MAS-HEX-6": "Un terreno dell’esagono già chiuso riceve subito i suoi animali.",
  "MAS-HEX-7": "In tre, al giocatore 1 restano gli scudi su cui non sta nessuno.",
  "MAS-HEX-8":
    "Chi non mette nessuno non lascia traccia. In questa fase non si ritira, non si posa e non si costruisce.",
  "MAS-HEX-9": "Dopo l’esagono comincia il giocatore 1.",

  "MAS-TURN-1": "I turni si susseguono nell’ordine stabilito.",
  "MAS-TURN-2":
    "Un turno ha due sequenze: ritirare se vuoi, posare uno scudo, mettere una persona o costruire se vuoi.",
  "MAS-TURN-3": "Con un solo scudo in mano c’è una sola sequenza.",
  "MAS-TURN-4": "Dopo la posa metti una persona o costruisci un boma, non entrambe le cose.",
  "MAS-TURN-5": "Tutto il resto avviene da sé; nel tuo turno nessun altro decide.",
  "MAS-TURN-6":
    "Dopo una posa si regolano le occupazioni, poi si mettono gli animali, poi si vede se la partita è finita; solo allora agisci.",

  "MAS-REM-1": "Puoi ritirare solo le tue persone e abbandonare solo i tuoi boma.",
  "MAS-REM-2":
    "Su un terreno che hai abbandonato non puoi mai più mettere nessuno, comunque cresca. Gli altri possono, e chi dei tuoi viene ad averlo per un’unione resta.",
  "MAS-REM-3":
    "Togliere qualcuno da un pascolo chiuso rimanda a casa tutti i suoi animali, e nessuno può occuparlo finché resta chiuso.",
  "MAS-REM-4":
    "Abbandonare un boma rimanda a casa costruttore e animali, e lo steccato torna un semplice tracciato. Un pascolo che così si apre perde i suoi animali; la persona resta.",
  "MAS-REM-5": "Se uno steccato sparisce e unisce dei terreni, le occupazioni si regolano come dopo una posa.",
  "MAS-REM-6": "Chi viene ritirato può essere usato di nuovo nella stessa sequenza.",
  "MAS-REM-7": "Questo boma è finito: non si può più abbandonare.",
  "MAS-REM-8":
    "Non si possono ritirare gli animali da soli: tornano a casa con la persona o il costruttore a cui appartengono.",
  "MAS-REM-9": "Un pascolo che cresce perché uno steccato sparisce, e resta chiuso, viene riempito.",
  "MAS-REM-10": "Essere rimandati a casa da una regola non è abbandonare: si può tornare.",
  "MAS-REM-11": "Per spostare qualcuno, ritiralo e mettilo sullo scudo che posi.",

  "MAS-LAY-1": "Devi posare uno scudo della tua mano, uno qualsiasi, dove trova posto.",
  "MAS-LAY-2": "Gli scudi si possono girare, mai capovolgere.",
  "MAS-LAY-3": "Un lato intero deve poggiare contro un lato intero di uno scudo sul tavolo.",
  "MAS-LAY-4": "Terreni, boma e steccati possono avere qualsiasi grandezza.",
  "MAS-LAY-5": "Lì non entra: coprirebbe un altro scudo.",
  "MAS-LAY-6": "Lì non entra: su uno dei lati gli steccati non si incontrerebbero.",
  "MAS-LAY-7": "Lì non entra: si appoggerebbe a una parte di un altro lato.",
  "MAS-LAY-8":
    "Sono ammessi varchi che nessuno scudo può riempire. La terra accanto resta aperta, se uno steccato non la taglia fuori.",
  "MAS-LAY-9": "Toccarsi in un punto è ammesso e non conta.",
  "MAS-LAY-10":
    "Questa forma non trova posto sul tavolo. Se vale per tutta la mano, scarti invece uno scudo, senza terza azione.",
  "MAS-LAY-11": "Scegli uno scudo della mano, lo scudo a cui unirlo e uno dei modi in cui entra.",
  "MAS-LAY-12": "Si possono posare scudi dentro un grande boma.",
  "MAS-LAY-13": "Gli scudi sul tavolo non si muovono mai.",

  "MAS-ADJ-1": "Zolle di un colore su due scudi sono unite dove si toccano dalla stessa parte dello steccato.",
  "MAS-ADJ-2": "Su uno scudo la terra di un colore attraversa un tracciato, ma non uno steccato costruito.",
  "MAS-ADJ-3": "Le due metà di un centro sono sempre diverse; ognuna può unirsi agli angoli del suo scudo.",
  "MAS-ADJ-4": "Toccarsi in un punto non unisce nulla.",
  "MAS-ADJ-5": "Un terreno è tutta la terra di un colore che sta insieme; uno steccato costruito è un confine.",

  "MAS-CLM-1": "Metti qualcuno da casa, sullo scudo appena posato. Di questo tipo non hai nessuno a casa.",
  "MAS-CLM-2": "La terra rossa vuole un guerriero, la verde e la gialla un ragazzo.",
  "MAS-CLM-3": "Questo terreno è già occupato.",
  "MAS-CLM-4": "C’è al massimo una persona su uno scudo e una su un terreno.",
  "MAS-CLM-5": "Quando si uniscono terreni di più giocatori, tutte le loro persone lì tornano a casa.",
  "MAS-CLM-6":
    "Quando si uniscono terreni di un solo giocatore, resta chi è stato messo per primo; gli altri tornano a casa.",
  "MAS-CLM-7": "Un’occupazione copre tutto il terreno e cresce con esso.",
  "MAS-CLM-8": "Nessuno può essere messo dentro un boma.",
  "MAS-CLM-9": "Hai abbandonato una parte di questo terreno: ti è precluso.",
  "MAS-CLM-10": "Non devi per forza mettere qualcuno.",

  "MAS-ENC-1":
    "Un terreno è chiuso quando altri colori o steccati costruiti lo circondano da ogni lato. Può bastare una zolla.",
  "MAS-ENC-2": "Il bordo degli scudi posati non chiude nulla, e nemmeno un varco che non si può riempire.",
  "MAS-ENC-3": "Appena un terreno occupato è chiuso, gli animali del proprietario vi escono.",
  "MAS-ENC-4": "La persona resta con gli animali.",
  "MAS-ENC-5":
    "Fuori dall’esagono un terreno chiuso e non occupato si può occupare solo dopo la posa che lo ha chiuso, su quello scudo; più tardi solo se uno steccato abbandonato lo riapre.",
  "MAS-ENC-6": "Una posa può chiudere più terreni, di più giocatori: tutti ricevono i loro animali.",
  "MAS-ENC-7": "Un pascolo chiuso non cresce mai con la posa.",

  "MAS-ANI-1": "Ogni zolla ha un posto per un animale, il centro di uno scudo stretto due.",
  "MAS-ANI-2": "Tutti i posti liberi si riempiono, finché nel recinto ci sono animali della specie.",
  "MAS-ANI-3": "Se gli animali non bastano, prima le zolle centrali, poi gli scudi più vecchi.",
  "MAS-ANI-4":
    "I posti rimasti vuoti per mancanza di animali restano vuoti, salvo che un terreno che cresce o si riunisce, un boma costruito attorno o il boma del proprietario li riempia di nuovo.",
  "MAS-ANI-5":
    "Se si chiudono più pascoli insieme, il giocatore di turno è servito per primo, poi gli altri in ordine di turno; di uno stesso giocatore prima il terreno con lo scudo più vecchio.",
  "MAS-ANI-6": "Gli animali che nessuno protegge più tornano nel loro recinto.",

  "MAS-BOMA-1": "Un boma si può costruire solo se lo scudo appena posato ne chiude lo steccato.",
  "MAS-BOMA-2": "Per costruire serve un guerriero, e non ne hai a casa.",
  "MAS-BOMA-3": "Se uno scudo chiude entrambi gli steccati, puoi costruirne uno.",
  "MAS-BOMA-4": "Gli animali altrui all’interno tornano a casa, e quelli del costruttore prendono tutti i posti.",
  "MAS-BOMA-5": "Il costruttore resta fino alla fine della manche; poi il boma sta in piedi da solo.",
  "MAS-BOMA-6":
    "Chi sta fuori da un nuovo steccato che taglia il suo terreno tiene il pezzo su cui sta; gli animali di quel terreno sugli altri pezzi tornano a casa.",
  "MAS-BOMA-7": "Chi sta dentro un nuovo steccato torna a casa con tutti gli animali di quel terreno.",
  "MAS-BOMA-8":
    "Uno steccato può chiudere un terreno occupato fuori dal boma; i suoi animali vengono dopo quelli del boma.",
  "MAS-BOMA-9": "Uno steccato chiuso e non costruito non ha effetto, e non si può costruire più tardi.",
  "MAS-BOMA-10":
    "I boma piccoli hanno da tre a cinque scudi, i grandi dieci o più. All’interno gli altri cedono il posto al costruttore.",
  "MAS-BOMA-11": "I boma già costruiti dentro uno grande non si toccano.",
  "MAS-BOMA-12": "Un grande boma può circondare posti senza scudi.",
  "MAS-BOMA-13": "I posti di uno scudo posato dentro un boma sono del proprietario del boma, che li riempie subito.",
  "MAS-BOMA-14": "Uno steccato dentro un boma non si può costruire.",
  "MAS-BOMA-15": "Se un boma interno viene abbandonato, i suoi posti vanno al boma che lo circonda.",
  "MAS-BOMA-16":
    "Prima si alza lo steccato, poi persone e animali tornano a casa, poi si riempie il boma, poi i nuovi pascoli.",
  "MAS-BOMA-17": "Un boma si può costruire anche se mancano gli animali.",
  "MAS-BOMA-18": "Un boma non può essere occupato né preso da altri.",

  "MAS-SUP-1": "Una manche che non è l’ultima finisce quando a ognuno resta uno scudo.",
  "MAS-SUP-2":
    "Alla fine di una manche i costruttori tornano a casa e le mani si riempiono; ricomincia il giocatore 1.",
  "MAS-SUP-3":
    "Le mani si riempiono uno scudo alla volta, prima la forma che manca di più, fino a otto larghi e cinque stretti.",
  "MAS-SUP-4": "In due si giocano quattro manche.",
  "MAS-SUP-5": "In tre si giocano tre manche; l’ultima comincia con nove scudi a testa.",
  "MAS-SUP-6": "Nell’ultima manche si svuotano le mani. I costruttori non tornano prima della fine.",
  "MAS-SUP-7": "Quando una forma si esaurisce, l’altra completa le mani. In due uno scudo non viene mai distribuito.",

  "MAS-END-1": "Chi ha portato fuori tutti gli animali vince, e la partita finisce subito.",
  "MAS-END-2":
    "Lo si vede dopo una posa e ciò che ne segue, prima della terza azione: la tua posa può far vincere un altro.",
  "MAS-END-3": "Se più recinti sono vuoti nello stesso momento, quei giocatori vincono insieme.",
  "MAS-END-4":
    "Se tutti gli scudi sono posati, vince chi ha più zebù sul tavolo, poi più capre e pecore insieme; altrimenti è pareggio.",
  "MAS-END-5": "I recinti si guardano di nuovo dopo la terza azione e dopo un ritiro.",
  "MAS-END-6":
    "Gli altri si ordinano per animali rimasti nel recinto, o per zebù, capre e pecore. I pari condividono il posto.",

  "MAS-UNDO-1":
    "Finché non confermi il turno, tutto si può annullare{liveTurns, select, true {, anche se gli altri lo vedono subito} other {}}.",
  "MAS-UNDO-2": "Puoi annullare passo per passo o tutto il turno.",
  "MAS-UNDO-3": "Un passo che finirebbe la partita va confermato, o annullato.",
  "MAS-UNDO-4": "Ciò che è confermato è definitivo.",
};
