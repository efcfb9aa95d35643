// One pair of twin matches on two servers, with every kind of viewer connected: what they hear is compared all along.
import type { Game, Seat, Viewer } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { commitmentOf } from "@outrigger/records";
import {
  type Comparison,
  type Ear,
  nameOf,
  SIDES,
  type Side,
  type TwinInput,
  Twins,
  type TwinTable,
} from "@outrigger/testkit/twins";
import { previewTags } from "../../invitations/preview.ts";
import { directLine, socketLine, type ViewerLine } from "./lines.ts";
import type { Person, Sites, Table } from "./sites.ts";

export interface PairPlan {
  readonly game: Game;
  readonly table: TwinTable;
  readonly seed: number;
  readonly observer: Seat;
  /** A table strangers may not know of. */
  readonly hidden: boolean;
  readonly sockets: boolean;
  /** So many inputs at most. */
  readonly most: number;
}

/** An ear with its lines to both servers. */
interface Listener extends Ear {
  readonly person: string | undefined;
  readonly lines: readonly [ViewerLine, ViewerLine];
}

const STRANGER = "Stranger";
/** Somebody who has the key of a hidden table, and no seat. */
const LET_IN = "Friend";
const GOSSIP = "Gossip";
const HALF_A_DAY = 12 * 60 * 60 * 1000;
const MOMENT = 40;
const PATHS = [
  "/tables",
  "/tables/mine",
  "/tables/TABLE",
  "/tables/TABLE/desk",
  "/tables/TABLE/people",
  "/tables/TABLE/chat",
  "/challenges",
] as const;
/** What messengers show of a link to the table, without its key and with it. */
const LINKS = ["/online/TABLE", "/online/TABLE/join/KEY"] as const;
const RECORD = "/tables/TABLE/record";

export async function playPair(sites: Sites, comparison: Comparison, plan: PairPlan): Promise<void> {
  const twins = new Twins(plan);
  const pair = new ServedPair(sites, comparison, plan, twins);
  await pair.open();
  try {
    await pair.play();
  } finally {
    await pair.close();
  }
}

class ServedPair {
  readonly #sites: Sites;
  readonly #comparison: Comparison;
  readonly #plan: PairPlan;
  readonly #twins: Twins;
  readonly #below: (bound: number) => number;
  readonly #seats: Listener[] = [];
  /** Everybody whose messages are compared. */
  readonly #ears: Listener[] = [];
  #gossip: Listener | undefined;
  #tables: readonly [Table, Table] | undefined;
  #said = 0;

  constructor(sites: Sites, comparison: Comparison, plan: PairPlan, twins: Twins) {
    this.#sites = sites;
    this.#comparison = comparison;
    this.#plan = plan;
    this.#twins = twins;
    this.#below = fastBelow(plan.seed + 0xea25);
  }

  get #both(): readonly [Table, Table] {
    if (this.#tables === undefined) throw new Error("no table was opened");
    return this.#tables;
  }

  async open(): Promise<void> {
    this.#tables = [await this.#openTable(0), await this.#openTable(1)];
    const { seats, observer, hidden } = { seats: this.#plan.table.seats, ...this.#plan };
    for (let seat = 0; seat < seats; seat++) this.#seats.push(await this.#listener(nameOf(seat), seat, seat));
    const own = this.#seats[observer];
    if (own !== undefined) this.#ears.push(own, await this.#listener(own.name, observer, observer));
    for (let seat = 0; seat < seats; seat++) await this.#addOnlookers(nameOf(seat), seat);
    for (const person of [STRANGER, LET_IN, undefined]) await this.#addOnlookers(person, undefined);
    if (!hidden) this.#gossip = await this.#listener(GOSSIP, "spectator", undefined);
    for (const listener of [...this.#seats, ...this.#ears, this.#gossip])
      if (listener !== undefined) await this.#watch(listener, false);
    await this.#compare();
  }

  async #addOnlookers(person: string | undefined, seat: Seat | undefined): Promise<void> {
    for (const viewer of ["spectator", "all"] as const) this.#ears.push(await this.#listener(person, viewer, seat));
  }

  async #openTable(side: Side): Promise<Table> {
    const { game, table, hidden } = this.#plan;
    const clock = { kind: "live", reserve: HALF_A_DAY, increment: 1_000 };
    const people: Person[] = [];
    for (let seat = 0; seat < table.seats; seat++) people.push(await this.#person(side, nameOf(seat)));
    const opened = await this.#sites.openTable(
      side,
      { ...table, game: game.id, hidden, clock },
      people,
      this.#twins.scripts[side],
    );
    const friend = await this.#person(side, LET_IN);
    await this.#sites.inject(side, friend, "GET", `/tables/${opened.id}?key=${opened.key}`);
    const { names } = this.#comparison;
    names.learn(side, opened.id, "TABLE");
    names.learn(side, opened.key, "KEY");
    names.learn(side, commitmentOf(opened.seed), "COMMITMENT");
    return opened;
  }

  async #person(side: Side, name: string): Promise<Person> {
    const person = await this.#sites.person(side, name);
    this.#comparison.names.learn(side, person.id, `PERSON ${name}`);
    return person;
  }

  async #listener(person: string | undefined, viewer: Viewer, seat: Seat | undefined): Promise<Listener> {
    const lines = [await this.#line(0, person), await this.#line(1, person)] as const;
    return { name: person ?? "nobody", viewer, seat, person, lines };
  }

  async #line(side: Side, name: string | undefined): Promise<ViewerLine> {
    const person = name === undefined ? undefined : await this.#person(side, name);
    const { context, port } = this.#sites.sites[side].server;
    return this.#plan.sockets ? socketLine(port, person) : directLine(context, person);
  }

  /** The same message on both sides, but for the table's name. */
  async #say({ lines }: Listener, message: object): Promise<void> {
    const id = `h${this.#said++}`;
    for (const side of SIDES) await lines[side].say({ ...message, id, match: this.#both[side].id });
  }

  #watch(listener: Listener, hasSeen: boolean): Promise<void> {
    const seen = hasSeen ? { seen: { epoch: this.#twins.matches[0].data.epoch, entries: this.#below(20) } } : {};
    return this.#say(listener, { kind: "watch", viewer: listener.viewer, ...seen });
  }

  async play(): Promise<void> {
    for (let inputs = 0; inputs < this.#plan.most; inputs++) {
      const input = this.#twins.next(this.#sites.pass(MOMENT));
      if (input === undefined) break;
      await this.#send(input);
      if (input.messages.includes(undefined)) await this.#probeDraft();
      else if (this.#below(4) === 0) await this.#askSomething();
    }
    await this.#askEverything();
    if (!this.#twins.isOver && this.#plan.table.seats === 2)
      await this.#send(this.#twins.resign(this.#sites.pass(MOMENT)));
    for (const listener of this.#ears) await this.#watch(listener, false);
    await this.#askEverything();
    await this.#compare();
  }

  /** While somebody is drafting there is most to be told. */
  async #probeDraft(): Promise<void> {
    const asker = this.#ears[this.#below(this.#ears.length)];
    if (asker === undefined) return;
    if (asker.viewer === this.#plan.observer) await this.#why(asker);
    await this.#watch(asker, false);
    await this.#compare();
  }

  async #askEverything(): Promise<void> {
    const asker = this.#ears[this.#below(this.#ears.length)];
    if (asker === undefined) return;
    for (const path of [...PATHS, RECORD]) await this.#look(asker, path);
    for (const link of LINKS) await this.#preview(link);
    for (const path of ["history?viewer=all", "moment?viewer=all&at=1000"]) await this.#lookBack(asker, path, "all");
    await this.#why(asker);
  }

  async #send(input: TwinInput): Promise<void> {
    const { seat, id, messages } = input;
    for (const side of SIDES) {
      const message = messages[side];
      if (message !== undefined)
        await this.#seats[seat]?.lines[side].say({ ...message, id, match: this.#both[side].id });
    }
    await this.#compare(input);
  }

  async #askSomething(): Promise<void> {
    const asker = this.#ears[this.#below(this.#ears.length)];
    if (asker === undefined) return;
    switch (this.#below(7)) {
      case 0:
        return this.#look(asker, PATHS[this.#below(PATHS.length)] ?? RECORD);
      case 1:
        return this.#speak();
      case 2:
        return this.#why(asker);
      case 3:
        return this.#lookBackSomewhere(asker);
      case 4:
        return this.#preview(LINKS[this.#below(LINKS.length)] ?? LINKS[0]);
      default:
        await this.#watch(asker, this.#below(2) === 0);
        return this.#compare();
    }
  }

  /** Everybody may ask it for their own seat; here it is the observer's, and others are refused. */
  async #why(asker: Listener): Promise<void> {
    await this.#say(asker, { kind: "whyNot", seat: this.#plan.observer });
    await this.#compare();
  }

  /** Lines of the seats are the same on both sides, what spectators say is not; both have been passed on when it returns. */
  async #speak(): Promise<void> {
    const speaker = this.#below(2) === 0 ? this.#gossip : this.#ears[0];
    if (speaker === undefined) return;
    const channel = speaker === this.#gossip ? "spectators" : "seats";
    const id = `h${this.#said++}`;
    for (const side of SIDES) {
      const words = `${channel === "seats" ? "hello" : gossipOf(side)} ${id}`;
      await speaker.lines[side].say({ kind: "chat", channel, text: words, id, match: this.#both[side].id });
      await speaker.lines[side].hears(words);
    }
    await this.#compare();
  }

  /** The record of a game that is over holds everything. */
  #look(asker: Listener, path: string): Promise<void> {
    const isOpen = path === RECORD && this.#twins.isOver;
    return this.#request(isOpen ? { ...asker, viewer: "all" } : asker, path);
  }

  async #lookBackSomewhere(asker: Listener): Promise<void> {
    const viewers: readonly Viewer[] = ["all", "spectator", ...this.#seats.keys()];
    const viewer = viewers[this.#below(viewers.length)] ?? "all";
    const at = this.#below(this.#twins.pastOf(0).length + 2);
    await this.#lookBack(
      asker,
      this.#below(2) === 0 ? `history?viewer=${viewer}` : `moment?viewer=${viewer}&at=${at}`,
      viewer,
    );
  }

  /** What one's own seat saw is one's own; before the end everything else is what a spectator saw. */
  #lookBack(asker: Listener, path: string, viewer: Viewer): Promise<void> {
    const isOpen = viewer === asker.seat || this.#twins.isOver;
    return this.#request({ ...asker, viewer: isOpen ? viewer : "spectator" }, `/tables/TABLE/${path}`);
  }

  /** Asks both servers by HTTP, and compares the answers as if they had been sent. */
  async #request(asker: Listener, path: string): Promise<void> {
    const heard = await Promise.all(
      SIDES.map(async (side) => {
        const person = asker.person === undefined ? undefined : await this.#person(side, asker.person);
        const answer = await this.#sites.inject(side, person, "GET", path.replace("TABLE", this.#both[side].id));
        const body = path === RECORD ? this.#withoutLuck(side, answer.body) : answer.body;
        const rest = body.startsWith("[") ? `"list":${body}}` : body.slice(1);
        return `{"status":${answer.statusCode},${rest}`;
      }),
    );
    this.#comparison.hold(this.#twins, asker, [[heard[0] ?? ""], [heard[1] ?? ""]], this.#secrets);
  }

  /** Whoever was given a link sees of the game what somebody sees who only looks on, at most. */
  async #preview(link: string): Promise<void> {
    const heard = await Promise.all(
      SIDES.map(async (side) => {
        const { id, key } = this.#both[side];
        const path = link.replace("TABLE", id).replace("KEY", key);
        return JSON.stringify({ preview: (await previewTags(this.#sites.sites[side].server.context, path)) ?? null });
      }),
    );
    const nobody = { name: "a messenger", viewer: "spectator", seat: undefined } as const;
    this.#comparison.hold(this.#twins, nobody, [[heard[0] ?? ""], [heard[1] ?? ""]], this.#secrets);
  }

  /** Seed and nonces are published with the record, and its hashes bind them. */
  #withoutLuck(side: Side, record: string): string {
    if (!this.#twins.isOver) return record;
    const { seed, nonces } = this.#both[side];
    const plain = [seed, ...nonces].reduce((text, word) => text.replaceAll(word, "LUCK"), record);
    return plain.replaceAll(/"(publicLog|digest)": "\w+"/g, `"$1": ""`);
  }

  get #secrets() {
    const [one, other] = this.#both;
    return [
      { ...one, match: one.id, gossip: gossipOf(0) },
      { ...other, match: other.id, gossip: gossipOf(1) },
    ] as const;
  }

  /** What has come over all lines since the last time. */
  async #compare(input?: TwinInput): Promise<void> {
    const all = [...this.#seats, ...this.#ears, ...(this.#gossip === undefined ? [] : [this.#gossip])];
    for (const { lines } of all) for (const line of lines) await line.settle();
    for (const ear of this.#ears) {
      const heard = ear.lines.map((line) => line.take().map((text) => this.#withoutGossip(ear, text)));
      this.#comparison.hold(this.#twins, ear, [heard[0] ?? [], heard[1] ?? []], this.#secrets, input);
    }
    for (const { lines } of all) for (const line of lines) line.take();
  }

  /** Spectators may hear each other; players may read it when the game is over. */
  #withoutGossip(ear: Listener, text: string): string {
    const mayHear = ear.seat === undefined || this.#twins.isOver;
    return mayHear ? text.replaceAll(gossipOf(0), "gossip").replaceAll(gossipOf(1), "gossip") : text;
  }

  async close(): Promise<void> {
    for (const { lines } of [...this.#seats, ...this.#ears, ...(this.#gossip === undefined ? [] : [this.#gossip])])
      for (const side of SIDES) {
        await lines[side].say({ kind: "leave", id: "bye", match: this.#both[side].id });
        lines[side].close();
      }
  }
}

const gossipOf = (side: Side): string => ["the left hand is full of rats", "the right hand is empty"][side] ?? "";
