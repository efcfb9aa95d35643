import type { TellingTexts } from "./en.ts";

export const pl: TellingTexts = {
  "turn.title": "Twoja kolej: {game}",
  "turn.body":
    "{count, plural, =0 {Stół czeka na ciebie.} one {{others} czeka na ciebie.} other {{others} czekają na ciebie.}}",
  "letter.foot":
    "Aby dostawać mniej wiadomości o tym stole, otwórz go i zmień powiadomienia: {link}\n\nKoniec listów tego rodzaju, jednym naciśnięciem i bez logowania: {unsubscribe}",
  "hour.title": "Została godzina: {game}",
  "hour.body": "Twoja kolej, a czas minie w ciągu godziny.",
  "begun.title": "Zaczyna się gra {game}",
  "begun.body": "Stół jest pełny, grają z tobą: {others}.",
  "over.title": "Koniec gry {game}",
  "over.body": "Gra, w której brali udział {others}, dobiegła końca.",
  "seated.title": "Ktoś usiadł do gry {game}",
  "seated.body": "Teraz przy stole: {others}.",
  "answered.title": "Odpowiedź w grze {game}",
  "answered.body": "Ktoś przy stole odpowiedział na twoją prośbę.",
  "invited.title": "Zaproszenie: {game}",
  "invited.body": "Czeka na ciebie miejsce. Przy stole: {others}.",
  "invitation.title": "{name} zaprasza cię do gry {game}",
  "invitation.free":
    "{count, plural, =0 {} one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}",
  "clock.none": "bez zegara",
  "clock.live": "po {minutes} min",
  "clock.bank": "{turn}, zapas do {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}",
  "clock.turns":
    "{hours, plural, one {# godzina na turę} few {# godziny na turę} many {# godzin na turę} other {# godziny na turę}}",
  "desk.title": "Od opiekunów strony {site}",
  "desk.reason": "Powód: {reason}",
  "desk.warn": "To jest ostrzeżenie. Nic innego się nie zmieniło.",
  "desk.mute":
    "Nie możesz pisać na żadnym czacie {ends, select, yes {do {until}} other {od teraz}}. Możesz grać dalej.",
  "desk.suspend":
    "Nie możesz tu być {ends, select, yes {do {until}} other {od teraz}}. Trwające gry prowadzą dalej komputery; jeśli po powrocie któraś jeszcze trwa, możesz znów zająć swoje miejsce.",
  "desk.rename": "Od teraz twoja nazwa to {about}.",
  "desk.close": "Twój stół został zamknięty: {about}. Gra nikomu się nie liczy.",
  "desk.undo":
    "{about, select, warn {Ostrzeżenie zostało cofnięte} mute {Znów możesz pisać na czatach} suspend {Znów możesz tu być} other {Znów masz swoją nazwę}}.",
  "confirm.title": "Czy to twój adres?",
  "confirm.body":
    "Ktoś, zapewne ty, używa tego adresu do konta w Outrigger. Jeśli jest twój, otwórz ten link raz, w ciągu tygodnia:\n\n{link}\n\nDo tego czasu nie przychodzą tu inne listy. Jeśli to nie ty, nic nie rób.",
  "reset.title": "Nowe hasło do Outriggera",
  "reset.body":
    "Ktoś, zapewne ty, prosi o nowe hasło dla tego adresu. Link jest ważny dwie godziny i działa tylko raz:\n\n{link}\n\nJeśli to nie ty, nie rób nic: nic się nie zmieniło.",
  "emailChanged.title": "Zmieniono twój adres w Outriggerze",
  "emailChanged.body":
    "Konto, które używało tego adresu na {site}, ma teraz inny i tam trafiają listy. Zmienił go, podając hasło, ktoś zalogowany.\n\nJeśli to nie ty, daj znać osobie, która prowadzi stronę.",
  "passwordChanged.title": "Zmieniono twoje hasło do Outriggera",
  "passwordChanged.body":
    "Konto z tym adresem na {site} ma nowe hasło, a wszędzie indziej nastąpiło wylogowanie.\n\nJeśli to nie ty, poproś tam o inne: „Nie pamiętam hasła” wysyła link na ten adres.",
};
