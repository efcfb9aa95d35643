import type { Phrases } from "./en.ts";

export const phrases: Phrases = {
  place: "{place}. {name}: {score}",
  points: "{points, plural, one {# punto} many {# punti} other {# punti}}",
  person: "Giocatore {number}",
  bot: "Bot {number} ({level})",
  turn: "{name}: {prompt}",
  choose: "Numero, oppure ? perché no, o fuori turno, u annulla, b tavolo, h aiuto, q salva ed esci",
  chooseShort: "[1{count, plural, =1 {} other {–#}} ? o u b h q]",
  help: "Scrivi il numero di una scelta, o parte del suo nome per restringere l’elenco.\n  ?  perché altre mosse non sono possibili\n  o  mosse possibili fuori turno\n  u  ritira la tua ultima decisione\n  b  mostra di nuovo il tavolo\n  q  salva la partita ed esci\n  h  questo aiuto",
  several:
    "{count, plural, one {# scelta corrisponde} many {# scelte corrispondono} other {# scelte corrispondono}} a «{text}»:",
  none: "Nessuna scelta corrisponde a «{text}». h per l’aiuto.",
  range: "Le scelte vanno da 1 a {count}.",
  noReasons: "Qui non c’è altro a cui pensare.",
  reason: "{clause}: {text}",
  reasonMoves: "{moves}{more, plural, =0 {} one { e un’altra} many { e altre #} other { e altre #}}",
  undone: "Ritirato.",
  nothingToUndo: "Niente da ritirare: di mezzo ci sono la sorte, una novità o un altro giocatore.",
  noOffTurn: "Nessuno qui può agire fuori turno adesso.",
  offTurn: "Fuori turno, {name} può:",
  offTurnAsk:
    "Prima che {name} continui: Invio per proseguire, o per agire fuori turno, s per non sentirselo chiedere fino al tuo turno, q per salvare e uscire",
  handOver: "{name}, lo schermo è tuo. Invio quando nessun altro guarda.",
  over: "La partita è finita.",
  saved: "Salvato in {file}. Si riprende con: outrigger play --resume {file}",
  recorded: "La registrazione è in {file}.",
  lostTurns:
    "{name} ha perso {count, plural, one {# turno} other {# turni}} ({reasons}): mosso come un giocatore assente.",
  refused: "Non è possibile: {reason}",
};
