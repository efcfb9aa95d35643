import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "Di che si tratta",
      body: [
        "Da due a cinque tribù di uccelli popolano i dodici territori di un’isola. Mammiferi venuti dal mare la invadono, un territorio dopo l’altro, e in mezzo brontola un vulcano.",
        "I punti vengono dall’avere più pezzi, o il secondo numero di pezzi, nei territori, dai mammiferi battuti o a cui si vende terra, e da alcune tessere capo. I periodi sono due; vince chi ha più punti dopo il secondo.",
      ],
    },
    {
      title: "L’isola",
      body: [
        "![map]",
        "Ogni territorio ha un numero, un tipo di terreno e due valori. I numeri sono la strada dei mammiferi: prendono sempre il numero più basso non sbarrato.",
        "All’inizio in ogni territorio c’è una tessera capo. Ognuno ha 16 uccelli e 4 capi.",
      ],
    },
    {
      title: "Carte e icone",
      body: [
        "![birds]",
        "All’inizio di un periodo ognuno riceve nove carte uccello, che devono bastare per sette round. Gli otto tipi di uccelli mostrano quattro icone:",
        "- uccello: piazzare uccelli",
        "- combattimento: battere i mammiferi, in attacco o in difesa",
        "- onore: piazzare capi, vendere terra",
        "- karakia: comprare tessere karakia",
        "Una carta paga una cosa sola{sharedIconsInAttack, select, on {, ma ciò che combatte in un attacco dà anche i suoi uccelli al piazzamento} off {} other { (alcuni tavoli lasciano che ciò che combatte in un attacco dia anche i suoi uccelli)}}. Le icone che non servono sono perse.{openHands, select, on { A questo tavolo tutte le mani sono scoperte.} other {}}",
      ],
    },
    {
      title: "Un round",
      body: [
        "![terrain]",
        "- {terrainReveal, select, oneByOne {Si scoprono ed eseguono due carte terreno, una dopo l’altra} other {Si scoprono due carte terreno e si eseguono, prima quella di sinistra}}.",
        "- Poi ognuno ha un turno, in senso orario dal primo giocatore.",
        "- Poi il segnalino primo giocatore passa al prossimo.",
        "Una carta terreno porta una o due carte mammifero, fa invadere tutti i mammiferi in attesa di un tipo, o alza il vulcano. Il suo tipo di terreno dice dove si può agire in questo round.",
      ],
    },
    {
      title: "I mammiferi",
      body: [
        "![invasion]",
        "Ratti, opossum e cani aspettano finché arriva una carta terreno del loro tipo. Le donnole invadono appena pescate.",
        "Ogni invasore va nel territorio più basso senza tessera mammifero né roccaforte. Se tutti sono sbarrati si tolgono dall’isola tutte le roccaforti e si ricomincia a cercare. Se ancora non c’è un territorio, si scartano tutte le carte in attesa di quel tipo, o la donnola stessa.",
        "Chi ha pezzi lì può difendere, prima chi ne ha di più; a parità chi ha lì il capo, altrimenti il più vicino al primo giocatore. Uno solo deve pagare tutto il valore di combattimento. Chi difende prende la tessera mammifero per i punti e si costruisce una roccaforte.",
        "Se nessuno difende tutti i pezzi tornano ai proprietari, la tessera capo è persa e il mammifero resta.",
        "{tileSupplyLimited, select, on {A questo tavolo le tessere mammifero stampate sono il limite: un invasore di un tipo senza più tessere viene scartato, e non gli si può vendere.} other {}}",
      ],
    },
    {
      title: "Il tuo turno",
      body: [
        "Fai un’azione o passa. Le prime quattro richiedono un territorio il cui terreno è su una carta terreno:",
        "- Piazzare uccelli: tanti quante icone uccello paghi, in un territorio aperto.",
        "- Piazzare un capo: due onore, dove hai un uccello, nessuno ha più uccelli di te e non ci sono capi. Arriva anche la tessera capo; le sue icone si usano dal round seguente.",
        "- Attaccare: paga il valore di combattimento di un mammifero che ha invaso. Prendi la sua tessera, puoi piazzare uccelli, e si costruisce una roccaforte.",
        "- Vendere terra: a un mammifero in attesa, dove hai un pezzo.",
        "- Comprare tessere karakia: una, o due di tipo diverso.",
        "Il turno lo finisci tu; fino ad allora, e finché non si è scoperto nulla di nuovo, puoi annullare tutto.",
      ],
    },
    {
      title: "Vendere terra",
      body: [
        "![sale]",
        "Il prezzo è l’onore del mammifero più uno per ogni territorio già venduto, da chiunque. Prendi la carta del mammifero per i suoi punti in questo periodo.",
        "Resta un tuo pezzo, un uccello se ne hai; gli altri tuoi uccelli e tutti i capi tornano. Gli uccelli degli altri restano. Tessera capo e roccaforte spariscono.",
        "La terra venduta è bloccata fino alla fine e dà punti in ogni periodo. Solo la tessera muovi uccelli ne cambia i pezzi{moveIntoSold, select, off {, e solo portandone via uccelli} other {}}; nel 12 anche l’eruzione.",
      ],
    },
    {
      title: "Le tessere karakia",
      body: [
        "![karakia]",
        "- Pesca una carta, scambia tre carte: {offTurnKarakia, select, off {alle proprie decisioni} other {in qualsiasi momento, anche mentre decidono gli altri}}. Gli scarti di uno scambio si scelgono subito; tutti li aspettano.",
        "- Due combattimento: in un attacco o in una difesa.",
        "- Qualsiasi territorio, muovi uccelli, piazza una roccaforte: rosse, solo nel proprio turno.",
        "Una tessera non si usa nel {karakiaLock, select, round {round} other {turno}} in cui è stata comprata. Dopo l’uso torna nella sua pila.",
      ],
    },
    {
      title: "Il vulcano",
      body: [
        "![volcano]",
        "Ogni passo abbassa i due valori del territorio 12. In cima il vulcano erutta: tutto ciò che è nel 12 se ne va e nulla vi entra più. Vale anche per la terra venduta: tessera e pezzi se ne vanno, ma chi l’ha venduta tiene la carta del mammifero.",
      ],
    },
    {
      title: "Il conteggio",
      body: [
        "![scoring]",
        "In ogni territorio né invaso né eruttato chi ha più pezzi prende il valore maggiore, il secondo quello minore. I capi contano come pezzi.",
        "In parità per il primo posto il valore maggiore va a chi ha il capo, e gli altri in parità si dividono il minore. Se nessuno di loro ha il capo si dividono il maggiore, e il minore va al numero di pezzi seguente. Si arrotonda per difetto.",
        "I mammiferi battuti o a cui si è venduto in questo periodo danno i loro punti una volta; le tessere capo con punti si contano ed escono.",
        "Dopo il primo periodo si scartano le mani e si tolgono le roccaforti. Tutto il resto rimane.",
        "In parità finale vince chi ha più pezzi sul tabellone; poi la vittoria è condivisa.",
      ],
    },
    {
      title: "In due",
      body: [
        "![neutral]",
        "Si aggiunge un colore neutrale. Dopo ogni turno si tira un dado a dodici facce e si aggiunge un uccello neutrale nel territorio uscito{neutralPlacement, select, rolledOnly {} other { o in uno adiacente}}; oppure, lì o in uno adiacente di terreno attivo, due uccelli o un capo neutrale con le solite regole.",
        "I pezzi neutrali contano come quelli di un terzo giocatore. Il colore neutrale non difende mai. {neutralScoring, select, on {I suoi punti si segnano e alla fine prende un posto.} off {I suoi punti non si segnano.} other {Se segnare i suoi punti lo decide il tavolo.}}",
      ],
    },
    {
      title: "Due regolamenti, più letture",
      body: [
        "Il regolamento inglese e quello polacco in alcuni punti differiscono, ed entrambi lasciano cose aperte. Le opzioni del tavolo permettono di scegliere; all’inizio vale il testo inglese.",
        "- Le tessere karakia comprate aspettano la fine del turno (inglese) o del round (polacco).",
        "- Un singolo uccello neutrale va nel territorio uscito o in uno adiacente (inglese), o solo in quello uscito (polacco).",
        "- Per partite dal vivo più rapide si possono escludere le tessere mentre decidono gli altri.",
        "Gran parte dei numeri stampati su carte, tessere e mappa non era reperibile ed è ricostruita; si può correggere con un altro pacchetto di componenti.",
      ],
    },
  ],
  glossary: [
    { term: "Territorio", meaning: "Una delle dodici parti numerate dell’isola." },
    { term: "Tipo di terreno", meaning: "Costa, pianura, foresta, montagna o vulcano." },
    { term: "Attivo", meaning: "Di un tipo di terreno che è su una delle carte terreno del round." },
    { term: "Aperto", meaning: "Senza tessera mammifero e non eruttato." },
    { term: "Invaso", meaning: "Tenuto da un mammifero, con la tessera sul lato combattimento." },
    { term: "Venduto", meaning: "Ceduto a un mammifero, con la tessera sul lato vendita; bloccato fino alla fine." },
    { term: "Eruttato", meaning: "Il territorio 12 dopo che il vulcano è arrivato in cima." },
    { term: "Uccello", meaning: "Uno dei tuoi 16 segnalini uccello." },
    { term: "Capo", meaning: "Uno dei tuoi 4 segnalini capo; vince le parità per il primo posto." },
    { term: "Pezzo", meaning: "Un uccello o un capo." },
    { term: "Riserva", meaning: "I tuoi pezzi che non sono sul tabellone." },
    {
      term: "Tessera capo",
      meaning: "Un premio in un territorio per il primo capo: icone da usare una volta, o punti.",
    },
    { term: "Tessera karakia", meaning: "Una tessera comprata con un’abilità. I karakia sono canti rituali māori." },
    { term: "Tessera rossa", meaning: "Una tessera karakia che vale solo nel turno del proprietario." },
    {
      term: "Roccaforte",
      meaning:
        "Tiene fuori gli invasori fino alla fine del periodo, o finché tutto è sbarrato e le roccaforti si tolgono.",
    },
    { term: "Area dei mammiferi", meaning: "Dove aspettano ratti, opossum e cani pescati." },
    { term: "Tessera mammifero", meaning: "Segna un territorio invaso o venduto; va a chi batte il mammifero." },
    { term: "Invasione", meaning: "Un mammifero prende il territorio più basso non sbarrato, se nessuno lo difende." },
    { term: "Difesa", meaning: "Pagare il valore di combattimento quando il tuo territorio è invaso." },
    { term: "Periodo", meaning: "Metà della partita: sette round e un conteggio." },
    { term: "Primo giocatore", meaning: "Chi comincia il round; dopo ogni round il segnalino passa in senso orario." },
    {
      term: "Valore maggiore e minore",
      meaning: "I due numeri di un territorio, per il primo e il secondo numero di pezzi.",
    },
    { term: "Colore neutrale", meaning: "Un terzo colore, di nessuno, nella partita in due." },
    { term: "Adiacente", meaning: "Territorio con un confine comune." },
    {
      term: "Aquila di Haast",
      meaning: "Un’aquila gigante della Nuova Zelanda, estinta da circa seicento anni: la guerriera.",
    },
    { term: "Kākāpō", meaning: "Un pesante pappagallo notturno che non vola: un colono rispettato." },
    { term: "Kea", meaning: "Il pappagallo di montagna: un abile predone." },
    { term: "Kiwi", meaning: "Il timido uccello dell’onore, con un tocco di karakia." },
    { term: "Moa", meaning: "Il grande uccello estinto: un po’ di tutto." },
    { term: "Ruru", meaning: "Il piccolo gufo, in inglese morepork: il mistico." },
    { term: "Pūkeko", meaning: "Il pollo sultano, che si trova dappertutto." },
    { term: "Tūī", meaning: "Il cantore litigioso dal ciuffo bianco." },
  ],
};
