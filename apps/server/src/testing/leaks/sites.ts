// Two servers side by side, with one clock, the same people and luck that is laid down: one for each of two twin matches.
import { newSecret } from "@outrigger/records";
import { type Script, type Side, scriptedLuck, type TwinTable } from "@outrigger/testkit/twins";
import { openSite, type TestSite } from "../site.ts";

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

/** What a table of one of the two servers is known by. */
export interface Table {
  readonly id: string;
  readonly key: string;
  readonly commitment: string;
  readonly seed: string;
  readonly nonces: readonly string[];
}

const START = Date.UTC(2026, 0, 1);

export class Sites {
  readonly sites: readonly [TestSite, TestSite];
  /** By name; each is somebody of their own on either server. */
  readonly people: readonly [Map<string, Person>, Map<string, Person>] = [new Map(), new Map()];
  readonly #time: { now: number };
  readonly #laid: readonly [LaidLuck, LaidLuck];

  private constructor(
    sites: readonly [TestSite, TestSite],
    time: { now: number },
    laid: readonly [LaidLuck, LaidLuck],
  ) {
    this.sites = sites;
    this.#time = time;
    this.#laid = laid;
  }

  static async open(): Promise<Sites> {
    const time = { now: 0 };
    const laid = [new LaidLuck(), new LaidLuck()] as const;
    const open = (side: Side): Promise<TestSite> =>
      openSite({
        limitFactor: 1e9,
        steady: () => time.now,
        wall: () => START + time.now,
        luck: (seed) => laid[side].of(seed),
      });
    return new Sites([await open(0), await open(1)], time, laid);
  }

  async close(): Promise<void> {
    for (const site of this.sites) await site.close();
  }

  /** Time passes for both. */
  pass(milliseconds: number): number {
    this.#time.now += milliseconds;
    return START + this.#time.now;
  }

  async person(side: Side, name: string): Promise<Person> {
    const known = this.people[side].get(name);
    if (known !== undefined) return known;
    const answer = await this.inject(side, undefined, "POST", "/guest", { name, language: "en" });
    const cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
    const person = { id: (JSON.parse(answer.body) as { id: string }).id, name, cookie };
    this.people[side].set(name, person);
    return person;
  }

  inject(side: Side, person: Person | undefined, method: "GET" | "POST", path: string, body?: object) {
    return this.sites[side].server.app.inject({
      method,
      url: `/api${path}`,
      headers: { "x-outrigger": "1", ...(person === undefined ? {} : { cookie: person.cookie }) },
      ...(body === undefined ? {} : { payload: body }),
    });
  }

  async #ask<Value>(side: Side, person: Person, method: "GET" | "POST", path: string, body?: object): Promise<Value> {
    const answer = await this.inject(side, person, method, path, body);
    if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
    return JSON.parse(answer.body) as Value;
  }

  /** Opens a table for these people, who all name nonces of their own; the game begins with luck from the script. */
  async openTable(side: Side, plan: TablePlan, people: readonly Person[], script: Script): Promise<Table> {
    const [owner, ...guests] = people as [Person, ...Person[]];
    const seats = people.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }));
    const { game, options, hidden, clock } = plan;
    const opened = await this.#ask<Pick<Table, "id" | "key" | "commitment">>(side, owner, "POST", "/tables", {
      game,
      name: "twins",
      hidden,
      options,
      clock,
      seats,
    });
    const { id, key } = opened;
    const nonces = people.map(newSecret);
    this.#laid[side].next = script;
    await this.#ask(side, owner, "POST", `/tables/${id}/nonce`, { nonce: nonces[0] });
    for (const [at, person] of guests.entries()) {
      await this.#ask(side, person, "GET", `/tables/${id}?key=${key}`);
      await this.#ask(side, person, "POST", `/tables/${id}/sit`, { seat: at + 1, nonce: nonces[at + 1], key });
    }
    const row = (await this.sites[side].server.context.storage.findTable(id))?.row;
    return { ...opened, seed: row?.seed ?? "", nonces };
  }
}

export interface TablePlan extends TwinTable {
  readonly game: string;
  readonly hidden: boolean;
  readonly clock: object;
}

/** Whoever asks first for the luck of a seed gets the script that was laid out next. */
class LaidLuck {
  next: Script = [];
  readonly #scripts = new Map<string, Script>();

  of(seed: string) {
    const script = this.#scripts.get(seed) ?? this.next;
    this.#scripts.set(seed, script);
    return scriptedLuck(script);
  }
}
