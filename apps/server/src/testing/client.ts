// A client without a screen, for tests and load: a cookie jar, HTTP in our manner, one socket that believes only what it
// is told.
import type { Json, Move, Viewer } from "@outrigger/kernel";
import {
  applyChange,
  type ChatLine,
  type LogEntry,
  type Me,
  newNewsReader,
  type Shown,
  type SiteMessage,
  type SiteNews,
  type TableShown,
  VERSION,
} from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { WebSocket } from "ws";

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

type Unsent = SiteMessage extends infer Each ? (Each extends SiteMessage ? Omit<Each, "id"> : never) : never;
type Reply = Extract<SiteNews, { readonly id: string }>;

/** What a watcher knows of a match. */
export interface Seen {
  seq: number;
  shown: Shown;
  viewer: Viewer;
  readonly log: LogEntry[];
}

export class Client {
  readonly origin: string;
  cookie = "";
  /** Says that an account was signed in here before. */
  device = "";
  socket: WebSocket | undefined;
  me: Me | undefined;
  readonly seen = new Map<string, Seen>();
  readonly chat: ChatLine[] = [];
  readonly stirred: string[] = [];
  presence: Extract<SiteNews, { kind: "presence" }> | undefined;
  /** Everything that came over the socket, as text. */
  readonly received: string[] = [];
  #sent = 0;
  #shows = 0;
  readonly #prefix = newSecret().slice(0, 8);
  readonly #waiting = new Map<string, (reply: Reply) => void>();
  readonly #ears = new Set<() => void>();

  readonly #overhear: (news: SiteNews) => void;

  /** `overhear` is told everything that comes over the socket. */
  constructor(port: number, overhear: (news: SiteNews) => void = () => {}) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#overhear = overhear;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        "x-outrigger": "1",
        ...this.#cookies(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    for (const given of response.headers.getSetCookie()) this.#keep(given.split(";")[0] ?? "");
    const text = await textOf(response);
    return { status: response.status, body: parse(text), headers: response.headers };
  }

  #keep(given: string): void {
    if (given.includes("-device=")) this.device = given;
    else this.cookie = given.endsWith("=") ? "" : given;
  }

  #cookies(): Record<string, string> {
    const cookie = [this.cookie, this.device].filter((each) => each !== "").join("; ");
    return cookie === "" ? {} : { cookie };
  }

  /** The answer's body; anything but success throws. */
  async ask<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const answer = await this.call(method, path, body);
    if (answer.status === 200) return answer.body as Value;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  async guest(name: string): Promise<Me> {
    this.me = await this.ask<Me>("POST", "/guest", { name, language: "en" });
    return this.me;
  }

  async openTable(table: object, nonce = newSecret()): Promise<TableShown> {
    const opened = await this.ask<TableShown>("POST", "/tables", {
      game: "connect-four",
      clock: { kind: "live", reserve: 600_000, increment: 5_000 },
      ...table,
    });
    return this.ask<TableShown>("POST", `/tables/${opened.id}/nonce`, { nonce });
  }

  sit(id: string, more: object = {}): Promise<TableShown> {
    return this.ask<TableShown>("POST", `/tables/${id}/sit`, { nonce: newSecret(), ...more });
  }

  async connect(headers: Record<string, string> = {}, query = `?version=${VERSION}`): Promise<void> {
    const socket = new WebSocket(`${this.origin.replace("http", "ws")}/api/socket${query}`, {
      headers: { origin: this.origin, cookie: this.cookie, ...headers },
    });
    this.socket = socket;
    const read = newNewsReader();
    socket.on("message", (data: Buffer) => this.#hear(data.toString(), read));
    socket.on("close", () => {
      for (const [id, settle] of this.#waiting) settle({ kind: "refused", id, code: "failed" });
      this.#waiting.clear();
      for (const ear of this.#ears) ear();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
  }

  /** The line is down. */
  get isLost(): boolean {
    return this.socket?.readyState !== WebSocket.OPEN;
  }

  disconnect(): void {
    this.socket?.terminate();
  }

  #hear(text: string, read: (text: string) => SiteNews): void {
    this.received.push(text);
    const message = read(text);
    // What was sent in short is kept at full length as well, for whoever looks for words in it.
    if (text.startsWith("[")) this.received.push(JSON.stringify(message));
    this.#overhear(message);
    if ("id" in message) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    } else if (message.kind === "shown") {
      this.#shows++;
      const { seq, shown, viewer, log } = message;
      const old = this.seen.get(message.match);
      this.seen.set(message.match, {
        seq,
        shown,
        viewer,
        log: [...(old?.log ?? []).slice(0, log.from), ...log.entries],
      });
    } else if (message.kind === "changed") this.#change(message);
    else if (message.kind === "chat") this.chat.push(...message.lines);
    else if (message.kind === "presence") this.presence = message;
    else if (message.kind === "stirred") this.stirred.push(message.topic);
    for (const ear of this.#ears) ear();
  }

  #change({ match, since, seq, change, log }: Extract<SiteNews, { kind: "changed" }>): void {
    const seen = this.seen.get(match);
    if (seen === undefined) return;
    if (seen.seq !== since) {
      void this.send({ kind: "watch", match, viewer: seen.viewer });
      return;
    }
    seen.seq = seq;
    if (change !== null) seen.shown = applyChange(seen.shown as unknown as Json, change) as unknown as Shown;
    if (log !== null) seen.log.splice(log.from, seen.log.length, ...log.entries);
  }

  send(message: Unsent, id = `${this.#prefix}${this.#sent++}`): Promise<Reply> {
    if (this.isLost) return Promise.resolve({ kind: "refused", id, code: "failed" });
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.socket?.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Asks to be shown a match, and waits until it is. */
  async watch(match: string, viewer: Viewer): Promise<Reply> {
    const before = this.#shows;
    const reply = await this.send({ kind: "watch", match, viewer });
    if (reply.kind === "accepted") await this.until(() => this.isLost || this.#shows > before);
    return reply;
  }

  /** Waits until what was heard satisfies the condition. */
  until(isSo: () => boolean, patience = 120_000): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#ears.delete(ear);
        reject(new Error(`waited in vain: ${isSo}`));
      }, patience);
      const ear = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.#ears.delete(ear);
        resolve();
      };
      this.#ears.add(ear);
    });
  }

  shown(match: string): Shown {
    const seen = this.seen.get(match);
    if (seen === undefined) throw new Error("nothing was shown");
    return seen.shown;
  }

  move(match: string, seat: number, moves: readonly Move[], base?: string): Promise<Reply> {
    const open = base ?? this.shown(match).offers?.base ?? "";
    return this.send({ kind: "move", match, seat, base: open, moves: moves as [string][] });
  }
}

/** What goes on for ever is not waited for. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get("content-type")?.includes("ndjson") !== true) return response.text();
  await response.body?.cancel();
  return "";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
