// Twin matches in the hosts of two pages: what the page is sent through eyes that may not know the difference is compared.
import type { Game, Seat, Viewer } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { answerCall, type Question } from "@outrigger/protocol";
import {
  type Comparison,
  nameOf,
  SIDES,
  type Side,
  scriptedLuck,
  type TwinInput,
  Twins,
  type TwinTable,
} from "@outrigger/testkit/twins";
import { awayIn } from "../../table/away.ts";
import { takesFrom } from "../../table/recall.ts";
import { type FromHost, handleProtocol, type LocalHost, newLocalHost } from "../local-host.ts";
import { type StoreCalls, storeCalls } from "../store-requests.ts";
import { newMemoryStore } from "./memory-store.ts";

export interface PagePlan {
  readonly game: Game;
  readonly table: TwinTable;
  readonly seed: number;
  readonly observer: Seat;
  readonly most: number;
}

interface Page {
  readonly host: LocalHost;
  readonly heard: FromHost[];
  match: string;
}

export class PagePair {
  readonly #plan: PagePlan;
  readonly #comparison: Comparison;
  readonly #twins: Twins;
  readonly #pages: readonly [Page, Page];
  readonly #below: (bound: number) => number;
  /** Through whose eyes both pages look. */
  #viewer: Viewer = "spectator";
  #now = 0;
  #sent = 0;

  constructor(comparison: Comparison, plan: PagePlan) {
    this.#plan = plan;
    this.#comparison = comparison;
    this.#twins = new Twins(plan);
    this.#below = fastBelow(plan.seed + 0x9a9e);
    this.#pages = [this.#newPage(0), this.#newPage(1)];
  }

  #newPage(side: Side): Page {
    const heard: FromHost[] = [];
    // Nobody thinks here and no order answers: whatever waits for them waits for ever.
    const never = new Promise<never>(() => {});
    const around = {
      localStore: newMemoryStore(),
      rulesOf: async () => this.#plan.game,
      luck: () => scriptedLuck(this.#twins.scripts[side]),
      send: (message: FromHost) => void heard.push(message),
      think: () => never,
      now: () => this.#now,
      pause: () => never,
    };
    return { host: newLocalHost(around), heard, match: "" };
  }

  async play(): Promise<void> {
    await this.#create();
    for (let inputs = 0; inputs < this.#plan.most; inputs++) {
      this.#now += 50;
      const input = this.#twins.next(this.#now);
      if (input === undefined) break;
      await this.#send(input);
      await this.#lookSomehow();
    }
    if (!this.#twins.isOver && this.#plan.table.seats === 2) await this.#send(this.#twins.resign(this.#now));
    for (const viewer of ["all", "spectator", this.#plan.observer] as const) await this.#watch(viewer);
    await this.#ask({ kind: "history", match: "", viewer: "all" }, "all");
  }

  async #create(): Promise<void> {
    const { game, table } = this.#plan;
    const seats = Array.from({ length: table.seats }, (_, seat) => ({ kind: "person" as const, name: nameOf(seat) }));
    for (const side of SIDES) {
      const page = this.#pages[side];
      page.match = await storeCalls(page.host).create({ game: game.id, name: "", seats, options: table.options });
      this.#comparison.names.learn(side, page.match, "MATCH");
      page.heard.length = 0;
    }
  }

  async #send({ id, messages, seat }: TwinInput): Promise<void> {
    for (const side of SIDES) {
      const message = messages[side];
      const { host, match } = this.#pages[side];
      if (message !== undefined) await handleProtocol(host, { ...message, id, match });
    }
    // The answer is the seat's own.
    const isOwn = seat === this.#viewer;
    this.#compare({ id, messages, seat }, (message) => isOwn || !("id" in message) || message.id !== id);
  }

  async #lookSomehow(): Promise<void> {
    const viewers: readonly Viewer[] = ["all", "spectator", this.#plan.observer, this.#below(this.#plan.table.seats)];
    const viewer = viewers[this.#below(viewers.length)] ?? "all";
    const steps = this.#twins.pastOf(0).length;
    switch (this.#below(5)) {
      case 0:
        return this.#watch(viewer);
      case 1:
        return this.#ask({ kind: "history", match: "", viewer }, viewer);
      case 2:
        return this.#ask({ kind: "moment", match: "", at: this.#below(steps), viewer }, viewer);
      case 3:
        return this.#showAgain(this.#below(steps + 1), viewer);
      default:
        return this.#why();
    }
  }

  /** What somebody is shown again from an entry of the log on, and told who was away since then. */
  async #showAgain(from: number, viewer: Viewer): Promise<void> {
    const before = this.#viewer;
    this.#viewer = viewer;
    const id = `h${this.#sent++}`;
    for (const side of SIDES) {
      const { host, heard, match } = this.#pages[side];
      const calls = storeCalls(host);
      const { log } = await calls.history({ match, viewer });
      const takes = takesFrom(log, from, async (at) => (await calls.moment({ match, at, viewer })).view);
      const shown: unknown[] = [awayIn(log, 0, from)];
      for (const { before: seen, ...take } of takes) shown.push({ ...take, before: await seen() });
      heard.push({ kind: "done", id, value: shown });
    }
    this.#compare(undefined, () => true, unpacked);
    this.#viewer = before;
  }

  async #watch(viewer: Viewer): Promise<void> {
    this.#viewer = viewer;
    const id = `h${this.#sent++}`;
    for (const side of SIDES) {
      const { host, match } = this.#pages[side];
      await handleProtocol(host, { kind: "watch", id, match, viewer });
    }
    this.#compare(undefined);
  }

  async #why(): Promise<void> {
    const id = `h${this.#sent++}`;
    for (const side of SIDES) {
      const { host, match } = this.#pages[side];
      await handleProtocol(host, { kind: "whyNot", id, match, seat: this.#plan.observer });
    }
    this.#compare(undefined);
  }

  async #ask(request: Question<StoreCalls>, viewer: Viewer): Promise<void> {
    const before = this.#viewer;
    this.#viewer = viewer;
    const id = `h${this.#sent++}`;
    for (const side of SIDES) {
      const { host, heard, match } = this.#pages[side];
      const asked = { ...request, id, match };
      heard.push(await answerCall(storeCalls(host), asked));
    }
    this.#compare(undefined, () => true, unpacked);
    this.#viewer = before;
  }

  #compare(
    input: TwinInput | undefined,
    counts: (message: FromHost) => boolean = () => true,
    shape: (message: FromHost) => unknown = (message) => message,
  ): void {
    const texts = this.#pages.map(({ heard }) =>
      heard
        .splice(0)
        .filter(counts)
        .map((message) => JSON.stringify(shape(message))),
    );
    const ear = {
      name: "the page",
      viewer: this.#viewer,
      seat: typeof this.#viewer === "number" ? this.#viewer : undefined,
    };
    const [one, other] = this.#pages;
    const secrets = [secretOf(one), secretOf(other)] as const;
    this.#comparison.hold(this.#twins, ear, [texts[0] ?? [], texts[1] ?? []], secrets, input);
  }
}

/** What an answer of the localStore holds. */
function unpacked(message: FromHost): unknown {
  return message.kind === "done" ? message.value : message;
}

/** Seeds and nonces never leave the page's host but with a record. */
const secretOf = ({ match }: Page) => ({ match, seed: "", nonces: [], gossip: "" });
