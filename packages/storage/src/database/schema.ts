// The tables, as the query builder knows them. Both databases hold the same; JSON is kept as text, times as milliseconds,
// yes and no as 1 and 0.

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** open: seats are being taken; playing; over. */
  readonly status: "open" | "playing" | "over";
  /** Not in the list of open tables; only whoever has the key may look. */
  readonly hidden: number;
  /** Who opened the table. */
  readonly owner: string;
  /** What an invitation carries: lets its bearer look at a hidden table and take a seat kept for a friend. */
  readonly key: string;
  /** What the table was opened with: options, clock. JSON. */
  readonly plan: string;
  /** It counts for more than itself; the plan says so too. */
  readonly rated: number;
  /** The component pack, by its hash, where it is not the game's own. */
  readonly pack: string | null;
  /** The last entry of the log this row's snapshot includes. */
  readonly seq: number;
  /** The match at `seq`: its data without its past, and its states. JSON; null while the table is open. */
  readonly snapshot: string | null;
  /** The host's secret; the nonces lie with the seats. */
  readonly seed: string;
  /** The match that follows this one, once somebody asked for another. */
  readonly rematch: string | null;
  readonly created: number;
  readonly touched: number;
}

export interface SeatRow {
  readonly match: string;
  readonly seat: number;
  /** open and friend wait for a person: anybody, or whoever has the key. */
  readonly kind: "open" | "friend" | "person" | "bot";
  /** Whose seat it is, also while a bot plays on in their stead. */
  readonly person: string | null;
  readonly name: string;
  /** A bot's level. */
  readonly level: string | null;
  /** Whom the seat is kept for; they need no key. */
  readonly invited: string | null;
  /** The person is an account that has declared itself a bot. */
  readonly automatic: number;
  /** The seat's own part of the match's luck. */
  readonly nonce: string | null;
  /** The match waits for this seat. */
  readonly waiting: number;
  readonly place: number | null;
  readonly score: number | null;
  /** Who brought a game that is over to its end here: its person, the clock, or computers; null in older ones. */
  readonly ended: SeatEnding | null;
}

type SeatEnding = "people" | "time" | "computers";

/** The log of a match: what each accepted input added. The key is the lock: of two nodes that append at once, one fails. */
export interface LogRow {
  readonly match: string;
  readonly seq: number;
  /** Who sent the input and their own id of it, so that the same one counts once. */
  readonly message: string;
  /** Steps, what they told, and what else changed. JSON. */
  readonly payload: string;
  readonly at: number;
}

/** What was accepted, as the first versions kept it; a match that is opened has a log from then on, and none of these. */
export type InputRow = LogRow;

/** What a finished match was like while it was played. */
export interface ChronicleRow {
  readonly match: string;
  /** JSON, compressed. */
  readonly payload: string;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** Null for guests. Lower case. */
  readonly email: string | null;
  /** An argon2id hash. */
  readonly password: string | null;
  readonly admin: number;
  readonly language: string;
  readonly created: number;
  /** What the person may have more of than others, as an administrator wrote it; null for as much as anybody. */
  readonly quotas: string | null;
  /** What the person wants to be told, how and when, where that is not the usual. JSON. */
  readonly telling: string | null;
  /** When the person plays games over days, and their holidays. JSON; null for always. */
  readonly hours: string | null;
  /** The person does not want to be rated. */
  readonly unrated: number;
  /** For an account that has declared itself a bot, what it lets itself be challenged to; null for people. JSON. */
  readonly bot: string | null;
  /** Until when the person may say nothing in any chat; null where they may. */
  readonly muted: number | null;
  /** Until when the person may not be here; null where they may. */
  readonly suspended: number | null;
  /** 1 where whoever looks after the site has given the person their name, which they keep. */
  readonly named: number | null;
  /** 1 for a guest whom the link to a table has let in, where others need an invitation. */
  readonly visitor: number | null;
  /** When the person showed that letters to their address reach them; null until then. */
  readonly confirmed: number | null;
}

export interface SessionRow {
  /** A hash of what the cookie holds, so that the table opens no door. */
  readonly hash: string;
  readonly person: string;
  readonly created: number;
  readonly expires: number;
}

export interface TokenRow {
  readonly hash: string;
  /** Whose password is set anew, or whose address confirmed; empty for the link that names the first administrator. */
  readonly person: string;
  readonly kind: "reset" | "admin" | "confirm";
  readonly expires: number;
}

/** What a program may do in a person's name. */
export interface ApiTokenRow {
  /** Of the token, which its owner saw once. */
  readonly hash: string;
  readonly id: string;
  readonly person: string;
  readonly name: string;
  /** By their names, with spaces between. */
  readonly scopes: string;
  readonly created: number;
  /** When it was last used, to the minute; null until it is. */
  readonly used: number | null;
}

export interface BlockRow {
  readonly person: string;
  readonly other: string;
  /** mute: their chat is not shown; block: they do not sit down at my tables either. */
  readonly kind: "mute" | "block";
}

/** What one person keeps about one match. */
export interface DeskRow {
  readonly match: string;
  readonly person: string;
  readonly note: string;
  /** How much of the log they have seen. */
  readonly epoch: number;
  readonly entries: number;
  readonly push: number;
  readonly mail: number;
  /** It counts on the app's badge. */
  readonly badge: number;
}

export interface ChatRow {
  readonly match: string;
  readonly number: number;
  readonly channel: "seats" | "spectators";
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface ReportRow {
  readonly id: string;
  readonly match: string;
  readonly number: number;
  readonly reporter: string;
  readonly text: string;
  readonly at: number;
  /** Whose line it is; null where there was none. */
  readonly speaker: string | null;
  /** The line and those around it as they were then: it may go with its table or its speaker. JSON. */
  readonly lines: string | null;
  /** When somebody looked into it, who that was, and what they noted; null while it is open. */
  readonly closed: number | null;
  readonly closer: string | null;
  readonly note: string | null;
}

export type ActKind = "warn" | "mute" | "suspend" | "rename" | "close" | "undo";

/** Something that whoever looks after the site did. Rows are added; none changes or goes, and the database sees to that. */
export interface ActRow {
  readonly id: string;
  readonly at: number;
  /** Who did it; empty for the command line. */
  readonly host: string;
  readonly kind: ActKind;
  /** To whom; null for a table. */
  readonly person: string | null;
  readonly match: string | null;
  readonly reason: string;
  /** Null for good, and where there is no end to it. */
  readonly until: number | null;
  /** What the person, or the table, was called. */
  readonly before: string | null;
  /** The act that is taken back by this one. */
  readonly undoes: string | null;
}

/** What somebody is told by whoever looks after the site, until they have read it. */
export interface NoticeRow {
  readonly id: string;
  readonly person: string;
  readonly kind: ActKind;
  readonly reason: string;
  readonly until: number | null;
  /** The new name, the table that was closed, or what kind of act was taken back. */
  readonly about: string;
  readonly at: number;
}

/** What lets somebody in where the site is open by invitation only. */
export interface EntryCodeRow {
  readonly hash: string;
  readonly id: string;
  readonly maker: string;
  /** Whom it is for, in its maker's words. */
  readonly note: string;
  /** How many it lets in yet. */
  readonly uses: number;
  readonly expires: number;
  readonly created: number;
}

/** Work that falls due: a clock, a bot's turn, a letter. Taken by any node; the lease keeps the others off it. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly due: number;
  readonly payload: string;
  /** Nobody else takes it before this time. */
  readonly lease: number;
  readonly attempts: number;
}

export interface SubscriptionRow {
  readonly endpoint: string;
  readonly person: string;
  /** The browser's keys. JSON. */
  readonly keys: string;
  readonly created: number;
}

/** A letter that could not be sent for want of a mail server: the administrator passes it on. */
export interface LetterRow {
  readonly id: string;
  readonly email: string;
  readonly subject: string;
  readonly body: string;
  readonly at: number;
}

export interface SettingRow {
  readonly key: string;
  readonly value: string;
}

/** A component pack, kept once however many tables play with it. */
export interface PackRow {
  readonly hash: string;
  /** JSON. */
  readonly data: string;
  readonly bytes: number;
}

/** Somebody looks for others to play a game with: one of each person and game. */
export interface TicketRow {
  readonly person: string;
  readonly game: string;
  /** now: while they look at the page; week: within days, and they are told. */
  readonly wish: "now" | "week";
  /** How fast, by its name. */
  readonly pace: string;
  readonly language: string;
  /** Null for somebody who has none. */
  readonly rating: number | null;
  /** They want it to count. */
  readonly rated: number;
  /** After so many milliseconds a computer will do; null where it will not. */
  readonly computers: number | null;
  /** The host's secret for the table this may become, fixed before the nonce is named. */
  readonly seed: string;
  /** Their own part of the luck; null until it is named, and nobody is sought before. */
  readonly nonce: string | null;
  readonly since: number;
  readonly expires: number;
  /** The table they were given. */
  readonly match: string | null;
}

/** The line of those who wait for a game, locked while somebody looks through it. */
interface LineRow {
  readonly game: string;
}

/** A person wants to hear of another. */
export interface FollowRow {
  readonly person: string;
  readonly other: string;
  readonly since: number;
}

/** Whoever stands here lets those who follow them see when they are here and what they open. */
interface SightRow {
  readonly person: string;
}

export interface Schema {
  matches: MatchRow;
  packs: PackRow;
  seats: SeatRow;
  log: LogRow;
  inputs: InputRow;
  chronicles: ChronicleRow;
  people: PersonRow;
  sessions: SessionRow;
  tokens: TokenRow;
  api_tokens: ApiTokenRow;
  shuns: BlockRow;
  desks: DeskRow;
  chat: ChatRow;
  reports: ReportRow;
  acts: ActRow;
  notices: NoticeRow;
  entry_codes: EntryCodeRow;
  jobs: JobRow;
  subscriptions: SubscriptionRow;
  letters: LetterRow;
  settings: SettingRow;
  tickets: TicketRow;
  lines: LineRow;
  follows: FollowRow;
  sights: SightRow;
}
