// What the server itself writes. The other languages are typed by this object.
export const en = {
  "turn.title": "Your turn in {game}",
  "turn.body":
    "{count, plural, =0 {The table is waiting for you.} one {{others} is waiting for you.} other {{others} are waiting for you.}}",
  "turn.foot": "To hear less about this table, open it and change its notifications: {link}",
  "reset.title": "A new password for Outrigger",
  "reset.body":
    "Somebody, presumably you, wants a new password for this address. This link is good for two hours and opens once:\n\n{link}\n\nIf it was not you, do nothing: nothing has changed.",
} as const;

export type TellingTexts = Readonly<Record<keyof typeof en, string>>;
