import type { TellingTexts } from "./en.ts";

export const it: TellingTexts = {
  "turn.title": "Tocca a te: {game}",
  "turn.body": "{count, plural, =0 {Il tavolo ti aspetta.} one {{others} ti aspetta.} other {{others} ti aspettano.}}",
  "turn.foot": "Per ricevere meno avvisi su questo tavolo, aprilo e cambia le sue notifiche: {link}",
  "reset.title": "Una nuova password per Outrigger",
  "reset.body":
    "Qualcuno, presumibilmente tu, chiede una nuova password per questo indirizzo. Il link vale due ore e si apre una volta sola:\n\n{link}\n\nSe non sei stato tu, non fare nulla: non è cambiato niente.",
};
