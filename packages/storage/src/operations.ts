// Every operation of the storage, by name. They are the same on both databases; where they run is not their concern.
import type { Kysely } from "kysely";
import type { Schema } from "./database/schema.ts";
import { siteFigures } from "./figures.ts";
import { endJob, nextDue, releaseJobs, renewLeases, setJobs, takeJobs } from "./jobs.ts";
import * as acting from "./people/acts.ts";
import * as administrators from "./people/administrators.ts";
import * as apiTokens from "./people/api-tokens.ts";
import * as entry from "./people/entry.ts";
import * as follows from "./people/follows.ts";
import { changeHours, endingsOf, hoursOf, playedBy } from "./people/hours.ts";
import * as names from "./people/names.ts";
import * as notifications from "./people/notifications.ts";
import * as people from "./people/people.ts";
import { ratedMatches, ratedNames } from "./people/ratings.ts";
import * as reported from "./people/reports.ts";
import { storedBytes } from "./people/stored.ts";
import * as settings from "./settings.ts";
import { sweep } from "./sweep.ts";
import { changeTable, turnAway } from "./tables/gathering.ts";
import { appendEntry, findChronicle, keepSnapshot, loadMatch, logAfter, newestEntries } from "./tables/matches.ts";
import * as packs from "./tables/packs.ts";
import * as tables from "./tables/tables.ts";
import * as tableside from "./tables/tableside.ts";
import * as tickets from "./tables/tickets.ts";
import { moveTimes } from "./times.ts";

/** Operations that only look. */
const looking = {
  loadMatch,
  findChronicle,
  logAfter,
  newestEntries,
  nextDue,
  findTable: tables.findTable,
  findPack: packs.findPack,
  packBytes: packs.packBytes,
  storedBytes,
  publicTables: tables.publicTables,
  tablesOf: tables.tablesOf,
  challengesOf: tables.challengesOf,
  ratedMatches,
  ratedNames,
  hoursOf,
  playedBy,
  endingsOf,
  countTables: tables.countTables,
  findPerson: people.findPerson,
  findPersonByEmail: people.findPersonByEmail,
  findSession: people.findSession,
  findApiToken: apiTokens.findApiToken,
  apiTokensOf: apiTokens.apiTokensOf,
  botAccounts: apiTokens.botAccounts,
  namedPeople: names.namedPeople,
  namedSeats: names.namedSeats,
  administrators: administrators.administrators,
  favoured: people.favoured,
  blocksOf: people.blocksOf,
  isBlockedAmong: people.isBlockedAmong,
  chatLines: tableside.chatLines,
  reports: reported.reports,
  acts: acting.acts,
  noticesOf: acting.noticesOf,
  findNotice: acting.findNotice,
  suspensionOf: acting.suspensionOf,
  findPeople: acting.findPeople,
  entryCodes: entry.entryCodes,
  siteFigures,
  findDesk: tableside.findDesk,
  subscriptionsOf: notifications.subscriptionsOf,
  letters: notifications.letters,
  findSetting: settings.findSetting,
  ticketsOf: tickets.ticketsOf,
  waitingTickets: tickets.waitingTickets,
  followsOf: follows.followsOf,
  isShowing: follows.isShowing,
  openedBy: follows.openedBy,
  membersNamed: follows.membersNamed,
};

/** Operations that write; each is one transaction, or shares one with others. */
const writing = {
  appendEntry,
  keepSnapshot,
  setJobs,
  takeJobs,
  endJob,
  renewLeases,
  releaseJobs,
  createTable: tables.createTable,
  takeSeat: tables.takeSeat,
  leaveSeat: tables.leaveSeat,
  declineSeat: tables.declineSeat,
  changeTable,
  turnAway,
  nameNonce: tables.nameNonce,
  startTable: tables.startTable,
  nameRematch: tables.nameRematch,
  addPerson: people.addPerson,
  changePerson: people.changePerson,
  changeHours,
  nameAdministrator: administrators.nameAdministrator,
  dismissAdministrator: administrators.dismissAdministrator,
  removePerson: people.removePerson,
  renamePerson: names.renamePerson,
  renameSeat: names.renameSeat,
  addSession: people.addSession,
  renewSession: people.renewSession,
  dropSession: people.dropSession,
  dropSessionsOf: people.dropSessionsOf,
  addToken: people.addToken,
  takeToken: people.takeToken,
  dropToken: people.dropToken,
  dropTokensOf: people.dropTokensOf,
  addApiToken: apiTokens.addApiToken,
  noteApiTokenUse: apiTokens.noteApiTokenUse,
  dropApiToken: apiTokens.dropApiToken,
  setBlock: people.setBlock,
  dropBlock: people.dropBlock,
  addChatLine: tableside.addChatLine,
  addReport: reported.addReport,
  closeReport: reported.closeReport,
  actOn: acting.actOn,
  undoAct: acting.undoAct,
  actAtTable: acting.actAtTable,
  dropNotice: acting.dropNotice,
  closeOpenTable: tables.closeOpenTable,
  addEntryCode: entry.addEntryCode,
  useEntryCode: entry.useEntryCode,
  dropEntryCode: entry.dropEntryCode,
  changeSetting: settings.changeSetting,
  setDesk: tableside.setDesk,
  addSubscription: notifications.addSubscription,
  dropSubscription: notifications.dropSubscription,
  addLetter: notifications.addLetter,
  dropLetter: notifications.dropLetter,
  keepSetting: settings.keepSetting,
  tryWriting: notifications.tryWriting,
  keepTicket: tickets.keepTicket,
  dropTickets: tickets.dropTickets,
  seek: tickets.seek,
  setFollow: follows.setFollow,
  dropFollow: follows.dropFollow,
  setShowing: follows.setShowing,
  keepSeat: follows.keepSeat,
  moveTimes,
  sweep,
};

export const operations = { ...looking, ...writing };

type Operations = typeof operations;
export type OperationName = keyof Operations;

export function isLooking(name: OperationName): boolean {
  return Object.hasOwn(looking, name);
}

type Call<Operation> = Operation extends (db: Kysely<Schema>, given: infer Given) => infer Answer
  ? (given: Given) => Answer
  : never;

/** Tells the other nodes on the same database, and this one, that something has changed. */
export interface Bus {
  /** Others may change what is stored here. */
  readonly isShared: boolean;
  /** `about`: only nodes that heed it hear of it; what is about nothing in particular goes to all. */
  announce(topic: string, about?: string): void;
  /** From now on this node wants to hear of it, until it is stopped. */
  heed(about: string): () => void;
  /** Returns how to stop. A word may get lost: whoever must not miss anything looks again from time to time. */
  listen(hear: (topic: string) => void): () => void;
}

/** The storage as the rest of the house sees it. */
export type Storage = { readonly [Name in OperationName]: Call<Operations[Name]> } & {
  readonly bus: Bus;
  close(): Promise<void>;
};

/** A storage whose every method is one call of `ask`. */
export function storageFrom(
  ask: (operation: OperationName, given: unknown) => Promise<unknown>,
  bus: Bus,
  close: () => Promise<void>,
): Storage {
  const names = Object.keys(operations) as OperationName[];
  const methods = Object.fromEntries(names.map((name) => [name, (given: unknown) => ask(name, given)]));
  return { ...methods, bus, close } as unknown as Storage;
}
