import type { Phrases } from "./en.ts";

export const phrases: Phrases = {
  place: "{place}. {name}: {score}",
  points: "{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}",
  person: "Gracz {number}",
  bot: "Bot {number} ({level})",
  turn: "{name}: {prompt}",
  choose: "Numer albo ? dlaczego nie, o poza turą, u cofnij, b plansza, h pomoc, q zapisz i wyjdź",
  chooseShort: "[1{count, plural, =1 {} other {–#}} ? o u b h q]",
  help: "Wpisz numer ruchu albo część jego nazwy, aby zawęzić listę.\n  ?  dlaczego inne ruchy nie są możliwe\n  o  ruchy możliwe poza turą\n  u  cofnij swoją ostatnią decyzję\n  b  pokaż planszę jeszcze raz\n  q  zapisz grę i wyjdź\n  h  ta pomoc",
  several: "„{text}” pasuje do {count, plural, one {# ruchu} few {# ruchów} many {# ruchów} other {# ruchu}}:",
  none: "Żaden ruch nie pasuje do „{text}”. h to pomoc.",
  range: "Ruchy mają numery od 1 do {count}.",
  noReasons: "Nic innego nie wchodzi tu w grę.",
  reason: "{clause}: {text}",
  reasonMoves:
    "{moves}{more, plural, =0 {} one { i jeszcze #} few { i jeszcze #} many { i jeszcze #} other { i jeszcze #}}",
  undone: "Cofnięto.",
  nothingToUndo: "Nie ma czego cofnąć: na przeszkodzie stoi los, nowa wiedza albo inny gracz.",
  noOffTurn: "Nikt tutaj nie może teraz działać poza turą.",
  offTurn: "Poza turą {name} może:",
  offTurnAsk:
    "Zanim zagra {name}: Enter – dalej, o – działanie poza turą, s – nie pytaj do mojej tury, q – zapisz i wyjdź",
  handOver: "{name}, ekran jest twój. Naciśnij Enter, gdy nikt inny nie patrzy.",
  over: "Koniec gry.",
  saved: "Zapisano w {file}. Dalsza gra: outrigger play --resume {file}",
  recorded: "Zapis gry jest w {file}.",
  lostTurns:
    "{name}: {count, plural, one {stracona # tura} few {stracone # tury} other {straconych # tur}} ({reasons}), zagrana jak za nieobecnego.",
  refused: "To niemożliwe: {reason}",
};
