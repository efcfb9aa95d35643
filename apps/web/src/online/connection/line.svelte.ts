// The line to the server: one socket for all tables of this page. It comes back by itself, says again what was not
// answered (the same id counts once), and looks at the same tables as before.
import type { Viewer } from "@outrigger/kernel";
import {
  type Channel,
  newNewsReader,
  type SiteMessage,
  type SiteNews,
  type TablesideNews,
  type Topic,
  VERSION,
} from "@outrigger/protocol";
import { edition, meetOtherVersion } from "../../lib/edition.svelte.ts";
import type { Link, News, Reply, Unsent } from "../../table/link.ts";
import { settled } from "../account/settling.ts";
import { attention } from "./attention.ts";

type Unnamed = SiteMessage extends infer Each ? (Each extends SiteMessage ? Omit<Each, "id"> : never) : never;

interface Waiting {
  readonly text: string;
  resolve(reply: Reply): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;
const SIGNED_OUT = 1008;
const ADDRESS = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket?version=${VERSION}`;

let socket: WebSocket | undefined;
/** For whoever shows it. What only wants to speak asks the socket: an effect must not run again whenever the line does. */
let isOpen = $state(false);
let pause = FIRST_PAUSE;
let timer: ReturnType<typeof setTimeout> | undefined;
let sent = 0;
const page = crypto.getRandomValues(new Uint32Array(2)).join("-");
const waiting = new Map<string, Waiting>();
const watching = new Map<string, Viewer>();
const ears = new Set<(news: News) => void>();
const tablesideEars = new Set<(news: TablesideNews) => void>();
const topics = new Map<Topic, number>();
/** By the message that named them: topics of which the server has yet to say that it will tell. */
const named = new Map<string, readonly Topic[]>();

function open(): void {
  // With a server of another version there is nothing to talk about until the page has been loaded anew.
  if (socket !== undefined || edition.isOther) return;
  clearTimeout(timer);
  const fresh = new WebSocket(ADDRESS);
  socket = fresh;
  fresh.addEventListener("open", () => greet());
  const read = newNewsReader();
  fresh.addEventListener("message", ({ data }: MessageEvent<string>) => hear(read(data)));
  fresh.addEventListener("close", ({ code }) => {
    if (socket !== fresh) return;
    socket = undefined;
    isOpen = false;
    if (code === SIGNED_OUT) {
      watching.clear();
      // Why, the server says to whoever asks who they are.
      for (const ear of tablesideEars) ear({ kind: "stirred", topic: "me" });
    }
    if (isNeeded()) timer = setTimeout(() => void settled().then(open), pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  });
}

const canSpeak = (): boolean => socket?.readyState === WebSocket.OPEN;
const isNeeded = (): boolean => waiting.size + watching.size + topics.size > 0;

/** Looks first, then asks again: an answer must find its table open. */
function greet(): void {
  isOpen = true;
  pause = FIRST_PAUSE;
  if (!attention.isHere) post({ kind: "attention", here: false, unused: 0 });
  for (const [match, viewer] of watching) post({ kind: "watch", match, viewer });
  named.clear();
  if (topics.size > 0) nameTopics([...topics.keys()]);
  for (const { text } of waiting.values()) socket?.send(text);
}

/** Says what is followed; `fresh` of it was not before. While the line is down nothing is said: its greeting names them all. */
function nameTopics(fresh: readonly Topic[]): void {
  const id = post({ kind: "follow", topics: [...topics.keys()] });
  if (id !== undefined) named.set(id, fresh);
}

/** Nobody told what changed before the server listened: whoever has looked already looks again. */
function catchUp(id: string): void {
  for (const topic of named.get(id) ?? []) for (const ear of tablesideEars) ear({ kind: "stirred", topic });
  named.delete(id);
}

/** Nobody waits for the answer. Returns the id of what was said. */
function post(message: Unnamed): string | undefined {
  if (!canSpeak()) return undefined;
  const id = `${page}-${sent++}`;
  socket?.send(JSON.stringify({ ...message, id }));
  return id;
}

function hear(message: SiteNews): void {
  if (message.kind === "version") {
    meetOtherVersion(message.version);
    socket?.close();
  } else if (message.kind === "shown" || message.kind === "changed") {
    for (const ear of ears) ear(message);
  } else if (message.kind === "chat" || message.kind === "presence" || message.kind === "stirred") {
    for (const ear of tablesideEars) ear(message);
  } else if (message.kind !== "previews") {
    // The page tries moves out by itself, and asks nobody.
    waiting.get(message.id)?.resolve(message);
    waiting.delete(message.id);
    if (message.kind === "accepted") catchUp(message.id);
  }
}

function say(message: Unnamed): Promise<Reply> {
  open();
  const id = `${page}-${sent++}`;
  const text = JSON.stringify({ ...message, id });
  return new Promise((resolve) => {
    waiting.set(id, { text, resolve });
    if (canSpeak()) socket?.send(text);
  });
}

addEventListener("online", () => {
  if (socket === undefined && isNeeded()) open();
});
addEventListener("offline", () => socket?.close());

attention.listen((noted) => post({ kind: "attention", ...noted }));

async function send(message: Unsent): Promise<Reply> {
  if (message.kind === "leave") watching.delete(message.match);
  const reply = await say(message);
  if (message.kind === "watch" && reply.kind === "accepted") watching.set(message.match, message.viewer);
  return reply;
}

function listen<Each>(set: Set<(news: Each) => void>, ear: (news: Each) => void): () => void {
  open();
  set.add(ear);
  return () => set.delete(ear);
}

export const serverLink: Link = { send, listen: (ear) => listen(ears, ear) };

export const line = {
  /** False while the line is being put up again. */
  get isOpen(): boolean {
    return isOpen;
  },
  listen: (ear: (news: TablesideNews) => void) => listen(tablesideEars, ear),
  /** Hears along while the line is up for others. */
  overhear: (ear: (news: TablesideNews) => void): void => void tablesideEars.add(ear),
  chat: (match: string, channel: Channel, text: string) => say({ kind: "chat", match, channel, text }),
  /** Hears of changes to a list until the returned function is called. */
  follow: (topic: Topic): (() => void) => {
    topics.set(topic, (topics.get(topic) ?? 0) + 1);
    open();
    nameTopics([topic]);
    return () => {
      const left = (topics.get(topic) ?? 1) - 1;
      if (left === 0) topics.delete(topic);
      else topics.set(topic, left);
    };
  },
  /** Another person speaks from now on: the line is put up anew under their name. */
  renew: () => {
    socket?.close();
    socket = undefined;
    isOpen = false;
    pause = FIRST_PAUSE;
    if (isNeeded()) open();
  },
};
