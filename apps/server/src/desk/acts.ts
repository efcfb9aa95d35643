// What whoever looks after the site does about people and tables. First it is written down, with its reason and what the
// person is told; then a job carries it out, so that it comes to its end whatever happens, and the command line needs no
// more than the database.
import type { ActKind, ActRow, NoticeRow, Storage } from "@outrigger/storage";
import { newId } from "../ids.ts";
import { newJob } from "../jobs/job.ts";
import { Refused } from "../refusals.ts";

/** Who does it: an administrator by their id, or the command line. */
export const COMMAND_LINE = "";

interface Doing {
  readonly storage: Pick<Storage, "actOn" | "undoAct" | "actAtTable" | "findPerson" | "findTable" | "setJobs">;
  /** Jobs have been written down. */
  poke(jobs: readonly { readonly due: number }[]): void;
  now(): number;
}

export interface PersonAct {
  readonly kind: Exclude<ActKind, "close" | "undo">;
  readonly host: string;
  readonly person: string;
  readonly reason: string;
  /** Null for good; only for muting and suspending. */
  readonly until: number | null;
  /** For another name. */
  readonly name?: string | undefined;
}

/** What a job that carries an act out is about. */
export interface ActJob {
  readonly kind: ActKind;
  readonly person: string | null;
  readonly match: string | null;
  readonly notices: readonly string[];
}

async function leaveJob({ storage, poke, now }: Doing, id: string, job: ActJob): Promise<void> {
  const jobs = [newJob("act", id, job, now())];
  await storage.setJobs(jobs);
  poke(jobs);
}

const newAct = (at: number, host: string, kind: ActKind, reason: string): ActRow => {
  const nothing = { person: null, match: null, until: null, before: null, undoes: null } as const;
  return { ...nothing, id: newId(), at, host, kind, reason };
};

/** Says what the act is called. */
export async function actOnPerson(doing: Doing, wish: PersonAct): Promise<string> {
  const { kind, host, person, reason, until, name = "" } = wish;
  const ends = kind === "mute" || kind === "suspend";
  if (ends && until !== null && until <= doing.now()) throw new Refused("malformed", ["until: it is over already"]);
  if (kind === "rename" && name === "") throw new Refused("malformed", ["name: there is none"]);
  const act = { ...newAct(doing.now(), host, kind, reason), person, until: ends ? until : null };
  const notice = newId();
  if ((await doing.storage.actOn({ act, notice: { id: notice, about: name } })) === undefined)
    throw new Refused((await doing.storage.findPerson(person)) === undefined ? "not-found" : "is-administrator");
  await leaveJob(doing, act.id, { kind, person, match: null, notices: [notice] });
  return act.id;
}

export async function undo(doing: Doing, wish: { undoes: string; host: string; reason: string }): Promise<void> {
  const [id, notice] = [newId(), newId()];
  const undone = await doing.storage.undoAct({ ...wish, id, at: doing.now(), notice });
  if (undone === undefined) throw new Refused("not-undone");
  // A name that is given back stands at tables too; nobody is suspended by getting something back.
  const kind = undone.kind === "rename" ? "rename" : "undo";
  await leaveJob(doing, id, { kind, person: undone.person, match: null, notices: [notice] });
}

/** Those who sit there, and whoever opened it, are told. */
export async function closeTable(doing: Doing, wish: { match: string; host: string; reason: string }): Promise<void> {
  const { match, host, reason } = wish;
  const table = await doing.storage.findTable(match);
  if (table === undefined) throw new Refused("no-such-table");
  const { row, seats } = table;
  if (row.status === "over") throw new Refused("not-open");
  const about = row.name === "" ? row.game : row.name;
  const act = { ...newAct(doing.now(), host, "close", reason), match, before: about };
  const people = new Set(seats.flatMap(({ person }) => person ?? []));
  if (row.status === "open") people.add(row.owner);
  const notices = [...people].map(
    (person): NoticeRow => ({ id: newId(), person, kind: "close", reason, until: null, about, at: act.at }),
  );
  await doing.storage.actAtTable({ act, notices });
  await leaveJob(doing, act.id, { kind: "close", person: null, match, notices: notices.map(({ id }) => id) });
}
