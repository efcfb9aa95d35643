// One's games as lines of JSON: what begins, waits for one, ends, and who challenges one. A line may come twice; none is
// lost: whoever opens a stream is told first of everything that waits.
import { PassThrough } from "node:stream";
import { VERSION } from "@outrigger/protocol";
import { type Streamed, streamed } from "@outrigger/protocol/answers";
import type { TableRow } from "@outrigger/storage";
import type { z } from "zod";
import { speakerOf } from "../accounts/caller.ts";
import type { Context } from "../context.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { showTable } from "../lobby/shown.ts";
import { Refused } from "../refusals.ts";
import type { Connection, Speaker } from "../sockets/connections.ts";
import { needPlace } from "../sockets/sockets.ts";

const BEAT = 15_000;
/** Whoever does not read what they asked for is let go. */
const MOST_UNREAD = 1024 * 1024;
const MOST_LISTED = 100;
const MOST_KNOWN = 1_000;

const line: z.core.$ZodType = streamed;

export function streamRoutes(add: AddRoute): void {
  add("GET", "/stream", {
    summary: "One's games as they happen, a line of JSON each, until the line is closed.",
    scope: "read",
    answer: line,
    media: "application/x-ndjson",
    handle: open,
  });
}

async function open(call: Call): Promise<unknown> {
  const me = needMe(call);
  const { context, request, reply } = call;
  if (!context.limits.allows("sockets", request.ip)) throw new Refused("too-many");
  const speaker = await speakerOf(context, request);
  needPlace(context, speaker);
  const lines = new PassThrough();
  // Proxies are asked to pass every line on as it comes.
  void reply.type("application/x-ndjson; charset=utf-8").header("x-accel-buffering", "no");
  const notifier = new StreamNotifier(context, me.id, lines);
  const connection = newLine(speaker, lines, notifier);
  context.connections.add(connection);
  context.connections.follow(connection, ["mine"]);
  const beat = setInterval(() => notifier.beat(), BEAT);
  const close = (): void => {
    clearInterval(beat);
    context.connections.remove(connection);
    lines.destroy();
  };
  request.raw.socket.once("close", close);
  lines.once("close", close);
  void notifier.lookAround();
  return lines;
}

function newLine(speaker: Speaker, lines: PassThrough, notifier: StreamNotifier): Connection {
  return {
    speaker,
    version: VERSION,
    counted: speaker.person ?? "",
    watching: new Set(),
    get unread() {
      return lines.readableLength + lines.writableLength;
    },
    send: () => {},
    sendText: () => {},
    changed: (match) => notifier.changed(match),
    close: () => void lines.end(),
  };
}

type Known = TableRow["row"]["status"] | "challenged";

/** Looks at a person's tables when there is word of them, one after another, and says what is new. */
export class StreamNotifier {
  readonly #context: Context;
  readonly #person: string;
  readonly #lines: PassThrough;
  readonly #known = new Map<string, Known>();
  /** Tables to be looked at; one that changes again meanwhile is looked at again. */
  readonly #changed = new Set<string>();
  #isLooking = false;

  constructor(context: Context, person: string, lines: PassThrough) {
    this.#context = context;
    this.#person = person;
    this.#lines = lines;
  }

  /** Everything that waits; a word may get lost between nodes, so that it is done from time to time. */
  async lookAround(): Promise<void> {
    const { storage } = this.#context;
    const whose = { person: this.#person, most: MOST_LISTED };
    for (const table of await storage.tablesOf(whose)) {
      if (table.row.status === "playing" && !this.#known.has(table.row.id)) this.#know(table.row.id, "playing");
      if (table.row.status === "over" && !this.#known.has(table.row.id)) continue;
      this.#tell(table);
    }
    for (const table of await storage.challengesOf(whose)) this.#tell(table);
    this.#say({ kind: "beat", at: this.#context.now() });
  }

  beat(): void {
    if (this.#context.storage.bus.isShared) void this.lookAround();
    else this.#say({ kind: "beat", at: this.#context.now() });
  }

  changed(match: string): void {
    this.#changed.add(match);
    if (!this.#isLooking) void this.#look();
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    try {
      for (const match of this.#changed) {
        this.#changed.delete(match);
        const table = await this.#context.storage.findTable(match);
        if (table !== undefined) this.#tell(table);
      }
    } catch (error) {
      // Whoever reads it opens another, which begins with all that waits.
      this.#context.log.warn({ error: String(error) }, "a stream could not go on");
      this.#lines.end();
    } finally {
      this.#isLooking = false;
    }
  }

  #tell({ row, seats }: TableRow): void {
    const { id, status } = row;
    const table = showTable({ row, seats }, this.#person) as Extract<Streamed, { kind: "turn" }>["table"];
    const before = this.#known.get(id);
    const isChallenged = seats.some(({ kind, invited }) => kind === "friend" && invited === this.#person);
    if (status === "open" && isChallenged && before !== "challenged") this.#say({ kind: "challenge", table });
    if (status === "playing" && before !== "playing") this.#say({ kind: "start", table });
    if (status === "over" && before !== "over") this.#say({ kind: "end", table });
    const isMine = seats.some(({ person, waiting }) => person === this.#person && waiting === 1);
    if (status === "playing" && isMine) this.#say({ kind: "turn", table });
    this.#know(id, status === "open" && isChallenged ? "challenged" : status);
  }

  #know(match: string, status: Known): void {
    this.#known.delete(match);
    if (this.#known.size >= MOST_KNOWN) this.#known.delete(this.#known.keys().next().value ?? "");
    this.#known.set(match, status);
  }

  #say(news: Streamed): void {
    if (this.#lines.writableEnded || this.#lines.destroyed) return;
    if (this.#lines.readableLength + this.#lines.writableLength > MOST_UNREAD) this.#lines.destroy();
    else this.#lines.write(`${JSON.stringify(news)}\n`);
  }
}
