// What the server itself writes. The other languages are typed by this object.
export const en = {
  "turn.title": "Your turn in {game}",
  "turn.body":
    "{count, plural, =0 {The table is waiting for you.} one {{others} is waiting for you.} other {{others} are waiting for you.}}",
  "letter.foot":
    "To hear less about this table, open it and change its notifications: {link}\n\nNo more letters of this kind, with one press and without signing in: {unsubscribe}",
  "hour.title": "An hour left in {game}",
  "hour.body": "It is your turn, and your time runs out within the hour.",
  "begun.title": "{game} has begun",
  "begun.body": "Your table is full: you play with {others}.",
  "over.title": "{game} is over",
  "over.body": "The game with {others} has come to its end.",
  "seated.title": "Somebody sat down for {game}",
  "seated.body": "At the table now: {others}.",
  "answered.title": "An answer in {game}",
  "answered.body": "Somebody at the table has answered what you asked for.",
  "invited.title": "You are invited to {game}",
  "invited.body": "A seat is kept for you. At the table: {others}.",
  "invitation.title": "{name} invites you to {game}",
  "invitation.free": "{count, plural, =0 {} one {# seat free} other {# seats free}}",
  "clock.none": "no clock",
  "clock.live": "{minutes} min each",
  "clock.bank": "{turn}, {hours, plural, one {# hour} other {# hours}} saved at most",
  "clock.turns": "{hours, plural, one {# hour a turn} other {# hours a turn}}",
  "desk.title": "From whoever looks after {site}",
  "desk.reason": "The reason: {reason}",
  "desk.warn": "You have been warned. Nothing else has changed.",
  "desk.mute":
    "You cannot write in any chat {ends, select, yes {until {until}} other {from now on}}. You can go on playing.",
  "desk.suspend":
    "You cannot be here {ends, select, yes {until {until}} other {from now on}}. Computers play your running games on; where one still runs when you are back, you can take your seat again.",
  "desk.rename": "You are called {about} from now on.",
  "desk.close": "A table of yours was closed: {about}. Its game counts for nobody.",
  "desk.undo":
    "{about, select, warn {A warning} mute {That you cannot write in chats} suspend {That you cannot be here} other {Your new name}} was taken back.",
  "confirm.title": "Is this your address?",
  "confirm.body":
    "Somebody, presumably you, uses this address for an account at Outrigger. If it is yours, open this link once, within a week:\n\n{link}\n\nUntil then no other letters come here. If it was not you, do nothing.",
  "reset.title": "A new password for Outrigger",
  "reset.body":
    "Somebody, presumably you, wants a new password for this address. This link is good for two hours and opens once:\n\n{link}\n\nIf it was not you, do nothing: nothing has changed.",
  "emailChanged.title": "Your address for Outrigger was changed",
  "emailChanged.body":
    "The account that used this address at {site} has another one now, and letters go there. It was changed with the password, by somebody who was signed in.\n\nIf it was not you, tell whoever runs the site.",
  "passwordChanged.title": "Your password for Outrigger was changed",
  "passwordChanged.body":
    'The account with this address at {site} has a new password, and was signed out everywhere else.\n\nIf it was not you, ask there for another one: "I have forgotten it" sends a link to this address.',
} as const;

export type TellingTexts = Readonly<Record<keyof typeof en, string>>;
