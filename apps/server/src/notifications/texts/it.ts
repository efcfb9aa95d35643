import type { TellingTexts } from "./en.ts";

export const it: TellingTexts = {
  "turn.title": "Tocca a te: {game}",
  "turn.body": "{count, plural, =0 {Il tavolo ti aspetta.} one {{others} ti aspetta.} other {{others} ti aspettano.}}",
  "letter.foot":
    "Per ricevere meno avvisi su questo tavolo, aprilo e cambia le sue notifiche: {link}\n\nNiente più lettere di questo tipo, con un solo clic e senza accedere: {unsubscribe}",
  "hour.title": "Manca un’ora: {game}",
  "hour.body": "Tocca a te, e il tuo tempo scade entro un’ora.",
  "begun.title": "{game} è cominciato",
  "begun.body": "Il tuo tavolo è al completo: giochi con {others}.",
  "over.title": "{game} è finito",
  "over.body": "La partita con {others} è arrivata alla fine.",
  "seated.title": "Qualcuno si è seduto per {game}",
  "seated.body": "Ora al tavolo: {others}.",
  "answered.title": "Una risposta in {game}",
  "answered.body": "Qualcuno al tavolo ha risposto alla tua richiesta.",
  "invited.title": "Sei invitato a {game}",
  "invited.body": "C’è un posto tenuto per te. Al tavolo: {others}.",
  "invitation.title": "{name} ti invita a {game}",
  "invitation.free": "{count, plural, =0 {} one {# posto libero} other {# posti liberi}}",
  "clock.none": "senza orologio",
  "clock.live": "{minutes} min a testa",
  "clock.bank": "{turn}, riserva fino a {hours, plural, one {# ora} other {# ore}}",
  "clock.turns": "{hours, plural, one {# ora a turno} other {# ore a turno}}",
  "desk.title": "Da chi si occupa di {site}",
  "desk.reason": "Il motivo: {reason}",
  "desk.warn": "Hai ricevuto un richiamo. Non è cambiato altro.",
  "desk.mute":
    "Non puoi scrivere in nessuna chat {ends, select, yes {fino al {until}} other {da ora in poi}}. Puoi continuare a giocare.",
  "desk.suspend":
    "Non puoi stare qui {ends, select, yes {fino al {until}} other {da ora in poi}}. I computer continuano le tue partite in corso; se una è ancora in corso quando torni, puoi riprendere il tuo posto.",
  "desk.rename": "D’ora in poi ti chiami {about}.",
  "desk.close": "Un tuo tavolo è stato chiuso: {about}. La partita non conta per nessuno.",
  "desk.undo":
    "{about, select, warn {Un richiamo è stato ritirato} mute {Puoi di nuovo scrivere nelle chat} suspend {Puoi di nuovo stare qui} other {Hai di nuovo il tuo nome}}.",
  "confirm.title": "È il tuo indirizzo?",
  "confirm.body":
    "Qualcuno, probabilmente tu, usa questo indirizzo per un account di Outrigger. Se è tuo, apri questo link una volta, entro una settimana:\n\n{link}\n\nFino ad allora qui non arrivano altre lettere. Se non sei stato tu, non fare nulla.",
  "reset.title": "Una nuova password per Outrigger",
  "reset.body":
    "Qualcuno, presumibilmente tu, chiede una nuova password per questo indirizzo. Il link vale due ore e si apre una volta sola:\n\n{link}\n\nSe non l’hai chiesta tu, non fare nulla: non è cambiato niente.",
  "emailChanged.title": "Il tuo indirizzo per Outrigger è cambiato",
  "emailChanged.body":
    "L’account che usava questo indirizzo su {site} ora ne ha un altro, e le lettere vanno lì. L’ha cambiato con la password qualcuno che aveva effettuato l’accesso.\n\nSe non l’hai fatto tu, avvisa chi gestisce il sito.",
  "passwordChanged.title": "La tua password per Outrigger è cambiata",
  "passwordChanged.body":
    "L’account con questo indirizzo su {site} ha una nuova password, e ogni altro accesso è stato chiuso.\n\nSe non l’hai fatto tu, chiedine un’altra lì: «L’ho dimenticata» manda un link a questo indirizzo.",
};
