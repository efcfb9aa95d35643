import type { ClauseKey } from "../keys.ts";

export const clauses: Record<ClauseKey, string> = {
  "MAO-COMP-1": "Le tessere sono 97: 10 isole individuali, 54 terminali, 14 centrali, 17 d’acqua e 2 vulcani.",
  "MAO-COMP-2": "Sulle tessere possono esserci palme, capanne, conchiglie, navi e mezze ghirlande.",
  "MAO-COMP-3":
    "Non esistono curve: una terminale ha un lato aperto, una centrale due lati opposti. Le isole sono diritte.",
  "MAO-COMP-4":
    "Le terminali si aprono in tutte e quattro le direzioni, le centrali vanno da ovest a est o da nord a sud.",
  "MAO-COMP-5":
    "Una ghirlanda è stampata in due metà su due tessere, ognuna su un lato aperto. Dieci terminali portano una metà.",
  "MAO-COMP-6": "In tutto ci sono 109 palme, 14 capanne, 25 conchiglie e 25 navi stampate.",
  "MAO-COMP-7": "Ci sono 30 conchiglie, una nave degli esploratori, cinque piani di gioco e cinque navi colorate.",
  "MAO-COMP-8": "La terra stampata non è uno spazio: lì non si mettono tessere. Il fronte ha 16 spazi.",
  "MAO-COMP-9": "Su ogni piano sono stampate due navi. Sul fronte nessuna tessera può coprirle.",
  "MAO-COMP-10": "L’atollo ha 20 spazi, sei dei quali all’interno; le due navi sono stampate in r4c1.",
  "MAO-COMP-11": "Le tessere bastano per cinque fronti o quattro atolli, ciascuno con il suo deposito.",
  "MAO-SETUP-1": "Giocatori, piano, variante e opzioni si decidono prima di mescolare.",
  "MAO-SETUP-2": "Sedici tessere si dispongono scoperte, quattro per quattro; le altre formano la pila.",
  "MAO-SETUP-3": "Un vulcano pescato per la matrice si mette da parte e si pesca un’altra tessera.",
  "MAO-SETUP-4": "I vulcani messi da parte tornano nella pila, che si rimescola.",
  "MAO-SETUP-5": "Ognuno riceve un piano e cinque conchiglie; le altre formano il deposito conchiglie.",
  "MAO-SETUP-6": "Ognuno comincia con due navi, il piano vuoto e il deposito vuoto.",
  "MAO-SETUP-7":
    "Il giocatore iniziale si sorteggia e mette la nave degli esploratori in una delle sedici posizioni sul bordo.",
  "MAO-SETUP-8": "Comincia chi siede alla sinistra del giocatore iniziale; si gioca in senso orario.",
  "MAO-TURN-1":
    "Nel turno si muove la nave degli esploratori, si fa un’azione e, con una variante, si pensa alla nave colorata.",
  "MAO-TURN-2": "Prima si muove la nave degli esploratori, solo dopo viene l’azione.",
  "MAO-TURN-3":
    "Un’azione per turno: non si può prendere una tessera e giocare quella del deposito nello stesso turno.",
  "MAO-TURN-4": "Un turno si può sempre completare: una posizione è gratuita e si può non fare nulla.",
  "MAO-SHIP-1":
    "La nave sta in una delle sedici posizioni attorno alle tessere. Una tessera d’angolo ne ha due, e girare l’angolo è un passo.",
  "MAO-SHIP-2": "La nave degli esploratori va solo in senso orario.",
  "MAO-SHIP-3": "La nave degli esploratori deve muoversi di almeno una posizione.",
  "MAO-SHIP-4":
    "Troppo lontano: senza conchiglie la nave avanza, in senso orario, al massimo di tante posizioni quante sono le navi sul tuo piano.",
  "MAO-SHIP-5": "Troppo lontano: ogni posizione oltre le tue navi costa una conchiglia, e non ne hai abbastanza.",
  "MAO-SHIP-6":
    "Contano le navi stampate{atollShips, select, persistent {} other { visibili}} e quelle delle tessere sul tuo piano. Non contano il deposito, la nave colorata e le navi altrui.",
  "MAO-SHIP-7": "Anche senza navi una posizione è gratuita.",
  "MAO-SHIP-8": "Una mossa è al massimo un giro intero di sedici posizioni.",
  "MAO-SHIP-9": "Si dichiara la distanza e si paga subito. Le posizioni attraversate non hanno effetto.",
  "MAO-LINE-1": "Si prendono solo tessere della riga o colonna davanti alla nave degli esploratori.",
  "MAO-LINE-2": "La tessera accanto alla nave è gratuita.",
  "MAO-LINE-3": "Una tessera più interna costa una conchiglia per ogni tessera saltata, e non ne hai abbastanza.",
  "MAO-LINE-4": "Qui non c’è più nessuna tessera. Le caselle vuote si attraversano senza pagare.",
  "MAO-LINE-5":
    "Una tessera si prende solo se puoi pagarla e se ha una destinazione: sul tuo piano non entra da nessuna parte e il deposito è pieno.",
  "MAO-LINE-6": "Una tessera per turno, e trova il suo posto nello stesso turno.",
  "MAO-VOLC-1": "Un vulcano non si può mai prendere.",
  "MAO-VOLC-2": "Vista dalla nave questa tessera sta dietro un vulcano e non si può prendere.",
  "MAO-VOLC-3": "Un vulcano blocca solo lungo la sua linea e da questo lato; da un altro la tessera può essere libera.",
  "MAO-VOLC-4": "Con un vulcano accanto alla nave da questa posizione non si prende nulla.",
  "MAO-VOLC-5": "Un vulcano uscito dalla pila resta fino alla fine della partita.",
  "MAO-VOLC-6": "Due vulcani non chiudono mai una tessera da tutti i lati.",
  "MAO-REFILL-1": "La casella di una tessera presa si riempie dalla pila.",
  "MAO-REFILL-2": "Se la pila è finita la casella resta vuota; le tessere non scorrono.",
  "MAO-REFILL-3": "Si riempie alla fine del turno: fino ad allora si può annullare tutto.",
  "MAO-PLACE-1":
    "Una tessera va in uno spazio vuoto: qui ce n’è già una. Le tessere non si sovrappongono, non si spostano e non si ruotano più.",
  "MAO-PLACE-2": "Senza variante una tessera può andare in qualsiasi spazio vuoto, accanto ad altre o no.",
  "MAO-PLACE-3": "Le palme stanno diritte: questa tessera non si ruota, e così com’è qui terra e acqua non combaciano.",
  "MAO-PLACE-4":
    "{rotation, select, none {Entrerebbe solo ruotata, e a questo tavolo non si ruota nulla.} palmFree {Una tessera senza palme può stare in ogni verso.} other {Una tessera senza palme può stare in ogni verso, salvo che il tavolo non ruoti nulla.}}",
  "MAO-PLACE-5": "La terra deve incontrare terra e l’acqua acqua su ogni lato che tocca una tessera.",
  "MAO-PLACE-6":
    "Gli spazi vuoti vicini non pongono condizioni, anche se ne nasce uno che nessuna tessera può riempire.",
  "MAO-PLACE-7":
    "Un lato aperto può dare sul bordo o sulla terra stampata, ma quell’isola non si potrà mai completare.",
  "MAO-PLACE-8": "La terra stampata non fa parte di nessuna isola e non vale nulla.",
  "MAO-PLACE-9": "Un lato con mezza ghirlanda può unirsi a un lato aperto che non ne ha.",
  "MAO-PLACE-10":
    "Piazzando una tessera con conchiglie se ne ricevono altrettante dal deposito conchiglie, finché ce ne sono.",
  "MAO-PLACE-11": "Le navi di una tessera piazzata aiutano dal prossimo movimento della nave degli esploratori.",
  "MAO-DEPOT-1":
    "Una tessera presa può invece andare nel proprio deposito, allo stesso prezzo{variant, select, 0 {} 1 {} 2 {, se non hai pagato un passo della nave colorata} other {; nella variante 2 non dopo un passo pagato}}.",
  "MAO-DEPOT-2": "Il deposito contiene una tessera sola, ed è pieno.",
  "MAO-DEPOT-3":
    "In un turno successivo si può piazzare la tessera del deposito invece di prenderne una. Il tuo deposito è vuoto.",
  "MAO-DEPOT-4": "Una tessera nel deposito non dà né conchiglie né navi.",
  "MAO-DEPOT-5": "La tessera lascia il deposito solo per il tuo piano: non si rimette giù e non si butta via.",
  "MAO-DEPOT-6": "Una tessera nel deposito alla fine non conta, né a favore né contro.",
  "MAO-DISC-1": "Come azione si può togliere una tessera dal proprio piano. Qui non ce n’è.",
  "MAO-DISC-2":
    "Si può scartare qualsiasi tessera{variant, select, 0 {} 1 {} 2 {, tranne quella sotto la nave colorata,} other { (nella variante 2 non quella sotto la nave colorata),}} anche di un’isola completa, che poi può risultare incompleta.",
  "MAO-DISC-3": "Le conchiglie ricevute si tengono; navi, palme, capanna e mezza ghirlanda della tessera si perdono.",
  "MAO-DISC-4": "Scartando non si prende nulla dalla matrice, quindi non si riempie nulla.",
  "MAO-PASS-1":
    "Si può sempre non fare nulla{variant, select, 0 {} other {, tranne dopo un passo pagato della nave colorata}}.",
  "MAO-PASS-2": "Prima di non fare nulla bisogna comunque muovere la nave degli esploratori.",
  "MAO-SHELL-1":
    "Le conchiglie pagano i passi oltre le proprie navi, le tessere saltate e, con una variante, i passi della nave colorata.",
  "MAO-SHELL-2": "Le conchiglie pagate tornano nel deposito conchiglie; in tutto sono sempre 30.",
  "MAO-SHELL-3": "Si paga prima di ricevere: le conchiglie di una tessera non servono a pagarla.",
  "MAO-SHELL-4": "Se il deposito conchiglie non basta si prende quello che c’è; il resto è perso.",
  "MAO-SHELL-5": "Le conchiglie non si regalano, e nessuno paga più del prezzo.",
  "MAO-INFO-1": "Le conchiglie di tutti sono in vista.",
  "MAO-INFO-2": "Tutto è pubblico tranne l’ordine della pila.",
  "MAO-END-1": "La fine arriva quando il piano di qualcuno è completo, con isole complete o no.",
  "MAO-END-2": "Gli altri giocano allora ancora un turno ciascuno.",
  "MAO-END-3": "Gli ultimi turni sono turni normali; un altro piano completo non ne aggiunge.",
  "MAO-END-4":
    "Se la pila è finita e nella matrice non restano che vulcani, gli altri giocano ancora un turno ciascuno.",
  "MAO-END-5":
    "Se per {stagnationRounds, select, any {diversi giri di fila} 1 {un giro intero} other {{stagnationRounds} giri di fila}} non si fa nulla, si calcola subito il punteggio. Gli ultimi turni si giocano comunque.",
  "MAO-END-6":
    "Dopo il riempimento si controlla in quest’ordine: ultimi turni, piano completo, tessere finite, stallo.",
  "MAO-END-7":
    "Ogni partita finisce: ogni tessera si può prendere, giocare dal deposito e scartare al massimo una volta.",
  "MAO-SCORE-1": "Prima del punteggio ognuno rimuove le isole incomplete.",
  "MAO-SCORE-2":
    "Un’isola è completa se ogni lato aperto incontra un lato aperto. Le isole individuali lo sono sempre; l’acqua non è un’isola.",
  "MAO-SCORE-3":
    "Con un’isola incompleta se ne vanno palme, capanne, mezze ghirlande e navi; i suoi spazi contano come vuoti. Le conchiglie restano.",
  "MAO-SCORE-4":
    "Una palma su un’isola senza capanna vale un punto{board, select, base {} square {} other {, dentro l’atollo due}}.",
  "MAO-SCORE-5": "Una capanna raddoppia tutte le palme della sua isola; una seconda non aggiunge nulla.",
  "MAO-SCORE-6": "Una ghirlanda vale dieci punti se le due metà si incontrano sul lato comune.",
  "MAO-SCORE-7": "Chi ha più navi segna un punto per ognuna; in caso di parità lo fanno tutti.",
  "MAO-SCORE-8":
    "Chi ha più conchiglie segna un punto per ognuna; in caso di parità lo fanno tutti. Quelle stampate non contano.",
  "MAO-SCORE-9": "Le navi si contano dopo aver rimosso le isole incomplete.",
  "MAO-SCORE-10": "Ogni spazio vuoto costa un punto.",
  "MAO-SCORE-11": "Le tessere nel deposito non contano.",
  "MAO-SCORE-12": "Vince il totale più alto, poi chi ha più conchiglie; se c’è ancora parità si vince insieme.",
  "MAO-VAR-1": "Finché non c’è la prima tessera la nave colorata sta accanto al piano. Non conta mai come nave.",
  "MAO-VAR-2": "La prima tessera può andare ovunque e riceve la nave colorata.",
  "MAO-VAR-3": "Ogni altra tessera va accanto a quella con la tua nave colorata, non in diagonale.",
  "MAO-VAR-4": "La nave colorata non può mai stare in uno spazio vuoto.",
  "MAO-VAR-5":
    "Se sul piano non resta nessuna tessera la nave colorata lo lascia, e la prossima tessera può andare ovunque.",
  "MAO-VAR-6":
    "Mettere nel deposito e scartare restano possibili{variant, select, 1 {} other {; nella variante 2 non si mette nel deposito dopo un passo pagato e non si scarta la tessera sotto la nave}}.",
  "MAO-V1-1": "Dopo l’azione la nave colorata può andare su qualsiasi altra tua tessera, gratis.",
  "MAO-V1-2": "Può farlo anche dopo aver messo nel deposito, scartato o non fatto nulla.",
  "MAO-V1-3": "La sua tessera è stata scartata: la nave colorata deve andare su un’altra.",
  "MAO-V2-1": "La nave colorata va sempre sulla tessera appena piazzata.",
  "MAO-V2-2": "La tessera sotto la nave colorata non si può scartare.",
  "MAO-V2-3": "Mettere nel deposito, scartare e non fare nulla non muovono la nave colorata.",
  "MAO-STEP-1":
    "Prima di prendere una tessera la nave colorata può muoversi per una conchiglia a passo. Non hai più conchiglie.",
  "MAO-STEP-2": "Un passo porta su una tessera vicina del proprio piano; i vuoti non si attraversano.",
  "MAO-STEP-3":
    "Dopo un passo pagato si deve prendere una tessera. Scartare e non fare nulla sono esclusi, e il passo è vietato se dopo non si può prendere nulla.{variant, select, 1 {} 2 { La tessera presa deve andare sul piano: non si può mettere nel deposito.} other { Nella variante 2 la tessera presa deve andare sul piano: non si può mettere nel deposito.}}",
  "MAO-ATOLL-1": "Con l’atollo tutti usano quel lato; è per due, tre o quattro giocatori.",
  "MAO-ATOLL-2": "Nell’atollo una palma vale due punti, con una capanna quattro.",
  "MAO-ATOLL-3":
    "Un’isola è compresa nell’atollo se lo sono tutte le sue tessere. Se attraversa la barriera vale come al solito.",
  "MAO-ATOLL-4": "Ghirlande, navi, conchiglie e spazi vuoti non raddoppiano.",
  "MAO-ATOLL-5":
    "Lo spazio delle navi stampate può ricevere una tessera, {atollShips, select, covered {che le copre finché resta lì} persistent {e a questo tavolo contano comunque} other {che le copre finché resta lì, salvo che il tavolo le conti sempre}}.",
  "MAO-ATOLL-6": "L’atollo è completo quando tutti i 20 spazi hanno una tessera.",
  "MAO-COMB-1": "Piani e varianti si combinano liberamente.",
  "MAO-COMB-2": "Il fronte è per due, tre, quattro o cinque giocatori, l’atollo al massimo per quattro.",
  "MAO-COMB-3": "Tutti giocano con lo stesso lato e la stessa variante.",
};
