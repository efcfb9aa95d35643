import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "Di che si tratta",
      body: [
        "Da due a cinque giocatori muovono la stessa nave attorno a sedici tessere scoperte e dispongono quelle che prendono sul proprio piano, finché qualcuno non lo completa.",
        "Danno punti le palme delle isole complete, le ghirlande di fiori intere e l’avere più navi o più conchiglie. Gli spazi vuoti costano punti.",
      ],
    },
    {
      title: "Preparazione",
      body: [
        "![matrix]",
        "Sedici tessere stanno scoperte, quattro per quattro; all’inizio fra loro non ci sono vulcani. Le altre formano la pila.",
        "Ognuno ha un piano con due navi stampate, un deposito vuoto e cinque conchiglie. Le altre formano il deposito conchiglie.",
        "Un giocatore sorteggiato mette la nave degli esploratori sul bordo della matrice. Comincia chi siede alla sua sinistra.",
      ],
    },
    {
      title: "Il tuo turno",
      body: [
        "- Muovi la nave degli esploratori. Questo passo non si omette mai.",
        "- Poi fai una sola azione: prendi una tessera per il piano, prendine una per il deposito, gioca quella del deposito, scarta una tessera del tuo piano oppure non fare nulla.",
        "{variant, select, 0 {} other {- Con la nave colorata: pensa anche a lei.}}",
        "Prima della fine del turno non si scopre nulla di nuovo, quindi fino ad allora puoi riprendere ogni mossa.",
      ],
    },
    {
      title: "Muovere la nave degli esploratori",
      body: [
        "![explorer]",
        "La nave gira in senso orario attorno alla matrice, di almeno una posizione. Avanza gratis di una posizione per ogni nave sul tuo piano; ogni posizione in più costa una conchiglia. Una tessera d’angolo ha due posizioni.",
        "Le navi delle tessere contano appena la tessera è sul piano. Al massimo si fa un giro intero.",
      ],
    },
    {
      title: "Prendere una tessera",
      body: [
        "![line]",
        "Si prende dalla riga o colonna davanti alla nave. La tessera accanto alla nave è gratuita; una più interna costa una conchiglia per ogni tessera saltata. Le caselle vuote non costano nulla.",
        "Puoi prendere solo ciò che puoi pagare e che ha una destinazione: uno spazio in cui entra, o il tuo deposito vuoto.",
        "![volcano]",
        "Un vulcano non si prende, e nemmeno ciò che sta dietro visto dalla nave. Se esce dalla pila resta fino alla fine.",
        "Alla fine del turno la casella si riempie dalla pila. Se la pila è finita resta vuota.",
      ],
    },
    {
      title: "Piazzare",
      body: [
        "![fit]",
        "Una tessera va in qualsiasi spazio vuoto{variant, select, 0 {} other {, con la nave colorata accanto alla sua tessera}}. Su ogni lato che tocca un’altra tessera la terra deve incontrare terra e l’acqua acqua.{board, select, atoll {} square {} other { La terra stampata sul bordo non è uno spazio.}}",
        "Le palme stanno diritte: una tessera con palme non si ruota. {rotation, select, none {A questo tavolo non si ruota nemmeno alcuna altra tessera.} palmFree {Una tessera senza palme si può ruotare.} other {Una tessera senza palme si può ruotare, salvo che il tavolo non ruoti nulla.}}",
        "Un lato aperto può dare sul bordo, ma quell’isola non si potrà mai completare.",
        "Per le conchiglie stampate se ne ricevono altrettante, finché ce ne sono.",
      ],
    },
    {
      title: "Deposito, scarto, non fare nulla",
      body: [
        "Il deposito contiene una tessera. Lì non dà né conchiglie né navi; in un turno successivo la puoi piazzare invece di prenderne un’altra.",
        "Puoi scartare qualsiasi tessera del tuo piano{variant, select, 0 {} 1 {} 2 {, tranne quella sotto la nave colorata} other {, nella variante 2 tranne quella sotto la nave colorata}}: esce dal gioco, ma le conchiglie già ricevute restano tue.",
        "Puoi sempre non fare nulla{variant, select, 0 {} other {, tranne dopo un passo pagato della nave colorata}}.",
      ],
    },
    {
      title: "La fine",
      body: [
        "Quando il piano di qualcuno è pieno, con isole complete o no, tutti gli altri giocano ancora un turno.",
        "Lo stesso vale quando la pila è finita e nella matrice non c’è più nulla da prendere. Se per {stagnationRounds, select, any {tre giri di fila (o quanti ne dice il tavolo)} 1 {un giro intero} other {{stagnationRounds} giri di fila}} nessuno fa nulla, si calcola subito il punteggio.",
      ],
    },
    {
      title: "Punteggio",
      body: [
        "Prima si rimuovono le isole incomplete, cioè con un lato aperto che non ne incontra un altro. I loro spazi sono vuoti.",
        "![island]",
        "- Ogni palma: 1 punto; 2 punti su un’isola con capanna{board, select, base {} square {} other {; dentro l’atollo il doppio}}.",
        "![lei]",
        "- Ogni ghirlanda le cui metà si incontrano: 10 punti.",
        "- Più navi, comprese quelle stampate: 1 punto per ognuna. In caso di parità segnano tutti.",
        "- Più conchiglie: 1 punto per ognuna. In caso di parità segnano tutti.",
        "- Ogni spazio vuoto: 1 punto in meno. Le tessere nel deposito non contano.",
        "Vince il totale più alto, poi chi ha più conchiglie; se c’è ancora parità si vince insieme.",
      ],
    },
    {
      title: "La nave colorata",
      body: [
        "![coloured-ship]",
        "{variant, select, 0 {A questo tavolo non c’è la nave colorata. } other {}}Due varianti aggiungono una nave del tuo colore. Va sulla tua prima tessera; ogni altra tessera si piazza accanto a quella con la nave.",
        "{variant, select, 2 {} other {- Variante 1: dopo l’azione puoi metterla su qualsiasi altra tua tessera.}}",
        "{variant, select, 1 {} other {- Variante 2: va sempre sulla tessera appena piazzata. Oltre ai passi pagati nient’altro la muove, e la sua tessera non si può scartare.}}",
        "- Prima di prendere una tessera dalla matrice o dal deposito può passare di tessera in tessera, una conchiglia a passo. Dopo un passo devi prendere{variant, select, 1 {} 2 {, e ciò che prendi va sul piano, non nel deposito} other {; nella variante 2 ciò che prendi va allora sul piano, non nel deposito}}.",
      ],
    },
    {
      title: "L’atollo",
      body: [
        "![atoll]",
        "{board, select, base {A questo tavolo si usa il fronte. } square {A questo tavolo si usa il fronte quadrato. } other {}}Il retro del piano ha 20 spazi ed è per due, tre o quattro giocatori. Nelle isole tutte comprese nell’atollo le palme valgono il doppio: 2 punti, con capanna 4.",
        "Lo spazio con le navi stampate è uno spazio come gli altri; {atollShips, select, persistent {a questo tavolo una tessera lì sopra non le nasconde} covered {una tessera lì sopra le copre} other {una tessera lì sopra le copre, salvo che il tavolo dica altro}}.",
      ],
    },
    {
      title: "Che cosa è certo e che cosa no",
      body: [
        "Il numero di tessere di ogni tipo, le conchiglie e i punti sono quelli del regolamento. I simboli di ogni tessera, la posizione della terra stampata e la forma dell’atollo sono ricostruiti; la pagina dei componenti lo dice gruppo per gruppo. Chi possiede il gioco può correggerli con un pacchetto di componenti.",
      ],
    },
  ],
  glossary: [
    { term: "Nave degli esploratori", meaning: "L’unica nave, che tutti muovono attorno alla matrice." },
    { term: "Nave colorata", meaning: "Il segnalino personale delle varianti. Non conta mai come nave." },
    { term: "Nave", meaning: "Un simbolo sul piano o su una tessera: fa avanzare gli esploratori e conta alla fine." },
    { term: "Conchiglia", meaning: "Serve per pagare; chi ne ha di più segna punti alla fine." },
    { term: "Deposito conchiglie", meaning: "Le conchiglie di nessuno." },
    { term: "Matrice", meaning: "Le sedici tessere scoperte, quattro per quattro." },
    { term: "Linea", meaning: "La riga o colonna davanti alla nave degli esploratori." },
    { term: "Posizione sul bordo", meaning: "Uno dei sedici posti della nave degli esploratori." },
    { term: "Pila", meaning: "Le tessere ancora coperte." },
    { term: "Scatola", meaning: "Dove finiscono le tessere scartate." },
    { term: "Spazio", meaning: "Il posto di una tessera sul piano di gioco." },
    { term: "Terra stampata", meaning: "Le parti del piano dove non si mettono tessere." },
    { term: "Deposito", meaning: "Il posto per una tessera accanto al piano." },
    { term: "Isola individuale", meaning: "Una tessera che da sola è un’isola completa." },
    { term: "Tessera terminale", meaning: "Una tessera con un lato aperto." },
    { term: "Tessera centrale", meaning: "Una tessera con due lati aperti opposti." },
    { term: "Lato aperto", meaning: "Un lato dove la terra continua." },
    { term: "Vulcano", meaning: "Una tessera che resta e blocca la vista lungo le sue linee." },
    { term: "Palma", meaning: "Un punto su un’isola completa; tiene diritta la sua tessera." },
    { term: "Capanna", meaning: "Raddoppia le palme della sua isola." },
    { term: "Lei", meaning: "Una ghirlanda di fiori in due metà: dieci punti se si incontrano." },
    { term: "Isola completa", meaning: "Un’isola i cui lati aperti incontrano tutti un lato aperto." },
    { term: "Atollo", meaning: "Il retro del piano; le palme al suo interno valgono il doppio." },
    { term: "Barriera", meaning: "La linea attorno all’interno dell’atollo." },
    { term: "Saltare", meaning: "Passare oltre una tessera della linea, per una conchiglia." },
    { term: "Maggioranza", meaning: "Avere più navi o più conchiglie, da soli o con altri." },
  ],
};
