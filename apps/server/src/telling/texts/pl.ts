import type { TellingTexts } from "./en.ts";

export const pl: TellingTexts = {
  "turn.title": "Twoja kolej: {game}",
  "turn.body":
    "{count, plural, =0 {Stół czeka na ciebie.} one {{others} czeka na ciebie.} other {{others} czekają na ciebie.}}",
  "turn.foot": "Aby dostawać mniej wiadomości o tym stole, otwórz go i zmień powiadomienia: {link}",
  "reset.title": "Nowe hasło do Outriggera",
  "reset.body":
    "Ktoś, zapewne ty, prosi o nowe hasło dla tego adresu. Link jest ważny dwie godziny i działa tylko raz:\n\n{link}\n\nJeśli to nie ty, nie rób nic: nic się nie zmieniło.",
};
