// What the server's HTTP answers hold, for whoever asks. Requests are checked where they arrive.
import type { Options } from "@outrigger/kernel";
import type { ClockPlan } from "@outrigger/kernel/match";

/** What a program may do with a token, beside what anybody may. */
export const SCOPES = ["read", "play", "tables", "account"] as const;
export type Scope = (typeof SCOPES)[number];

/** A token as its owner sees it; the token itself is told once, when it is made. */
export interface TokenShown {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly created: number;
  /** Null until it is used. */
  readonly used: number | null;
}

/** What an account that is a bot lets itself be challenged to. */
export interface BotRule {
  /** The games it plays; all of them when null. */
  readonly games: readonly string[] | null;
  /** It plays no more games than this at the same time. */
  readonly most: number;
}

export interface Me {
  readonly id: string;
  readonly name: string;
  /** Null while one plays as a guest. */
  readonly email: string | null;
  /** The address was shown to be one's own; where the site sends no letters nobody asks. */
  readonly confirmed: boolean;
  readonly admin: boolean;
  readonly language: string;
  /** Null for people. */
  readonly bot: BotRule | null;
  /** Whether one wants to be. */
  readonly rated: boolean;
}

/** What whoever looks after the site may do about people and tables. */
export const DESK_ACTS = ["warn", "mute", "suspend", "rename", "close", "undo"] as const;
export type DeskAct = (typeof DESK_ACTS)[number];

/** What somebody is told by whoever looks after the site. */
export interface Notice {
  readonly id: string;
  readonly kind: DeskAct;
  readonly reason: string;
  /** Null for good, and where there is no end to it. */
  readonly until: number | null;
  /** The new name, the table that was closed, or what kind of act was taken back. */
  readonly about: string;
  readonly at: number;
}

/** Somebody may not be here: why, and until when. */
export interface Suspension {
  readonly reason: string;
  /** Null for good. */
  readonly until: number | null;
}

/** Who may come in: everybody, or those with an invitation. */
export const ENTRY_RULES = ["open", "invitation"] as const;
export type EntryRule = (typeof ENTRY_RULES)[number];

/** An invitation to the site; its code is told once, when it is made. */
export interface EntryCode {
  readonly id: string;
  readonly note: string;
  /** How many it lets in yet. */
  readonly uses: number;
  readonly expires: number;
  /** Null where its maker has gone. */
  readonly makerName: string | null;
}

export interface SiteFacts {
  readonly entry: EntryRule;
  /** Null also for whoever is suspended. */
  readonly me: Me | null;
  readonly suspended: Suspension | null;
  /** What one has not read yet. */
  readonly notices: readonly Notice[];
  /** The server's public key for push messages. */
  readonly pushKey: string;
  readonly mails: boolean;
}

export interface TableSeat {
  readonly kind: "open" | "friend" | "person" | "bot";
  readonly name: string;
  readonly level: string | null;
  readonly person: string | null;
  /** Whom it is kept for. */
  readonly invited: string | null;
  /** The person is an account that has declared itself a bot. */
  readonly automatic: boolean;
  /** They have named their part of the luck, and agreed to the table as it is now. */
  readonly ready: boolean;
  readonly waiting: boolean;
  readonly place: number | null;
  readonly score: number | null;
}

/** Among friends a table may do without. */
export type TableClock = ClockPlan | { readonly kind: "none" };

export interface TableShown {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly status: "open" | "playing" | "over";
  readonly hidden: boolean;
  /** It counts for more than itself: bots sit down only where they were agreed to. */
  readonly rated: boolean;
  /** Whoever opened it agreed to bots. */
  readonly bots: boolean;
  /** Everybody who sits there may be coached while they play; nobody is where it is rated. */
  readonly coach: boolean;
  readonly owner: string;
  readonly options: Options;
  /** Another pack than the game's own is used. */
  readonly pack: boolean;
  readonly clock: TableClock;
  /** That of whoever opened it; null where it is not known. */
  readonly language: string | null;
  /** It goes on from a game in somebody's browser; what that seat could not see of it was drawn anew. */
  readonly handed: boolean;
  readonly seats: readonly TableSeat[];
  /** The hash of the host's seed, published before any nonce. */
  readonly commitment: string;
  readonly rematch: string | null;
  readonly touched: number;
  /** The asker's seat. */
  readonly mine: number | null;
  /** For an invitation; only those who sit at the table get it. */
  readonly key: string | null;
}

/** What one keeps about a match. */
export interface Desk {
  readonly note: string;
  /** How much of the log was seen when one left. */
  readonly epoch: number;
  readonly entries: number;
  readonly push: boolean;
  readonly mail: boolean;
  readonly badge: boolean;
}

export interface PlayerProfile {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  /** Null for people. */
  readonly bot: BotRule | null;
  readonly games: readonly { readonly game: string; readonly played: number; readonly won: number }[];
  readonly history: readonly TableShown[];
}

/** What somebody may be told who is not at the table. */
export const TOLD_KINDS = ["turn", "hour", "begun", "over", "seated", "answered", "invited"] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

/** By which ways. */
export interface ToldBy {
  readonly push: boolean;
  readonly mail: boolean;
  /** A push message also marks the app's icon. */
  readonly badge: boolean;
}

/** When somebody plays games over days; at other times their clock stands still. */
export type PlayingHours = QuietHours;

/** From one day to another, both included, such as `2027-02-28`. */
export interface Holiday {
  readonly first: string;
  readonly last: string;
}

export interface HoursShown {
  /** Null for always. */
  readonly hours: PlayingHours | null;
  /** When the hours may be changed again; null for now. */
  readonly changeable: number | null;
  /** Those that are not over. */
  readonly holidays: readonly Holiday[];
  /** Days of holiday that are left. */
  readonly allowance: readonly { readonly year: number; readonly left: number }[];
}

/** Who brought somebody's last games to their end. */
export interface Reliability {
  readonly games: number;
  /** The person, to the last move or by giving up against one other. */
  readonly people: number;
  /** The clock: a computer took over where time had run out. */
  readonly time: number;
  /** A computer, for somebody who had given up while others played on. */
  readonly computers: number;
}

/** What whoever thinks of sitting down is told of those who sit there. */
export interface SeatedPerson {
  readonly hours: PlayingHours | null;
  readonly holidays: readonly Holiday[];
  /** Null where there are too few games to say anything. */
  readonly reliability: Reliability | null;
}

export interface QuietHours {
  /** Minutes after midnight, where the person lives. */
  readonly from: number;
  readonly to: number;
  /** Such as `Europe/Rome`. */
  readonly zone: string;
}

export interface Telling {
  readonly kinds: Readonly<Record<ToldKind, ToldBy>>;
  /** What falls into these is told afterwards; null for none. */
  readonly quiet: QuietHours | null;
}

/** Whom somebody follows, and what these let them see. */
export interface FollowsShown {
  /** Those who follow one oneself see when one is here and what one opens. */
  readonly showing: boolean;
  readonly people: readonly {
    readonly person: string;
    readonly name: string;
    /** Null for somebody who does not let it be seen. */
    readonly here: boolean | null;
    /** Public ones they have opened that wait for players. */
    readonly tables: readonly TableShown[];
  }[];
}

/** Somebody, or a computer, in a list of ratings. */
export interface RatedMember {
  /** Null for a computer, which has a level instead. */
  readonly person: string | null;
  readonly level: string | null;
  readonly name: string;
  readonly rating: number;
  /** The truth is this far from it at most, 95 times in 100. */
  readonly doubt: number;
  readonly games: number;
}

/** What somebody is rated at a game, at tables of two or of more. */
export interface RatingShown extends Pick<RatedMember, "rating" | "doubt" | "games"> {
  readonly game: string;
  readonly seats: "two" | "more";
  /** After each of the last games, the oldest first. */
  readonly curve: readonly (Pick<RatedMember, "rating" | "doubt"> & { readonly at: number })[];
  /** Who is about as strong, the strongest first; oneself among them. */
  readonly near: readonly RatedMember[];
}

/** Everything the server may refuse by HTTP. */
export const SITE_REFUSALS = {
  malformed: "the request could not be understood",
  "not-found": "there is nothing here",
  "not-signed-in": "this needs a name first",
  "no-such-token": "there is no such token, or it was revoked",
  "wrong-scope": "the token does not allow this",
  "too-many-tokens": "there are as many tokens as one may have",
  "not-accepting": "the bot does not play this, or plays enough already",
  "no-bots": "bots were not agreed to at this table",
  "not-allowed": "this is not allowed",
  "wrong-origin": "the request comes from another site",
  "too-large": "the request is too large",
  "too-many": "too many requests in a short time",
  "too-many-tables": "there are as many tables and games as there may be at a time",
  "too-much-stored": "as much is stored as one may store in a month",
  "no-such-game": "there is no such game",
  "no-such-table": "there is no such table",
  "table-problems": "the table cannot be set like this",
  "seat-taken": "the seat is taken",
  "not-open": "the table is not open any more",
  "not-over": "the game is still running",
  "older-rules": "it was played under older rules, and this was not kept of it",
  "not-agreed": "somebody has not agreed to the changed table yet",
  "several-people": "several people have this name; follow the one who is meant",
  "turned-away": "whoever opened the table has turned you away",
  blocked: "one of you has blocked the other",
  "email-taken": "somebody uses this address already",
  "wrong-password": "address and password do not go together",
  "token-used": "the link has been used or is too old",
  "last-administrator": "nobody else looks after the site",
  "is-administrator": "they look after the site: dismiss them first",
  "not-undone": "this cannot be taken back, or was before",
  suspended: "you are suspended",
  "needs-invitation": "the site is open by invitation",
  "name-kept": "whoever looks after the site has given you this name",
  "not-rated": "the table is rated, and you do not want to be",
  "too-few-hours": "at least eight hours of a day must be playing hours",
  "hours-changed": "playing hours can be changed once a week",
  "no-holidays-left": "the year has no such number of holidays left",
  "holiday-problem": "a holiday begins today or later, ends within a year, and meets no other",
  failed: "something went wrong on our side; nothing was changed",
} as const;
export type SiteRefusalCode = keyof typeof SITE_REFUSALS;
