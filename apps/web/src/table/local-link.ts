// The line to the host in the page's own worker, and to its store.
import type { Viewer } from "@outrigger/kernel";
import { answerOf, type CallReply, Calls, type Question, type Value } from "@outrigger/protocol";
import type { FromHost } from "../workers/local-host.ts";
import type { NewTable, StoreCalls, ToHost } from "../workers/store-requests.ts";
import type { Link, News, Reply } from "./link.ts";

type Answer = Extract<FromHost, { readonly id: string }>;

interface HostLine {
  post(message: ToHost): void;
  readonly calls: Calls<string, Answer>;
  readonly ears: Set<(news: News) => void>;
  readonly storeEars: Set<() => void>;
}

let line: HostLine | undefined;

function openLine(): HostLine {
  if (line !== undefined) return line;
  const worker = new Worker(new URL("../workers/worker.ts", import.meta.url), { type: "module", name: "host" });
  const opened: HostLine = {
    post: (message) => worker.postMessage(message),
    calls: new Calls<string, Answer>((count) => `c${count}`),
    ears: new Set(),
    storeEars: new Set(),
  };
  worker.addEventListener("message", ({ data }: MessageEvent<FromHost>) => hear(opened, data));
  line = opened;
  return opened;
}

function hear(opened: HostLine, message: FromHost): void {
  if (message.kind === "store") {
    for (const ear of opened.storeEars) ear();
  } else if (message.kind === "shown" || message.kind === "changed") {
    for (const ear of opened.ears) ear(message);
  } else opened.calls.hear(message);
}

function ask(message: object): Promise<Answer> {
  const { calls, post } = openLine();
  // A reactive proxy cannot cross to a worker; what we send is plain data anyway.
  return calls.ask((id) => post(JSON.parse(JSON.stringify({ ...message, id })) as ToHost));
}

export const localLink: Link = {
  send: async (message) => (await ask(message)) as Reply,
  listen: (ear) => {
    const { ears } = openLine();
    ears.add(ear);
    return () => ears.delete(ear);
  },
};

/** What cannot be done is thrown, in words or codes. */
async function askStore<Kind extends keyof StoreCalls>(question: Question<StoreCalls, Kind>) {
  return answerOf((await ask(question)) as CallReply<string>) as Value<StoreCalls[Kind]>;
}

type Params<Kind extends keyof StoreCalls> = Omit<Question<StoreCalls, Kind>, "kind">;

/** The matches kept in this browser. */
export const localStore = {
  create: (table: NewTable) => askStore<"create">({ kind: "create", ...table }),
  list: () => askStore<"list">({ kind: "list" }),
  remove: (match: string) => askStore<"remove">({ kind: "remove", match }),
  record: (match: string) => askStore<"record">({ kind: "record", match }),
  importRecord: (text: string) => askStore<"import">({ kind: "import", text }),
  fork: (fork: Params<"fork">) => askStore<"fork">({ kind: "fork", ...fork }),
  forkSeen: (fork: Params<"forkSeen">) => askStore<"forkSeen">({ kind: "forkSeen", ...fork }),
  history: (match: string, viewer: Viewer) => askStore<"history">({ kind: "history", match, viewer }),
  moment: (moment: Params<"moment">) => askStore<"moment">({ kind: "moment", ...moment }),
  analysis: (match: string) => askStore<"analysis">({ kind: "analysis", match }),
  keepAnalysis: (match: string, analysis: unknown) =>
    askStore<"keepAnalysis">({ kind: "keepAnalysis", match, analysis }),
  lesson: (plan: Params<"lesson">) => askStore<"lesson">({ kind: "lesson", ...plan }),
  lessonMoves: (made: Params<"lessonMoves">) => askStore<"lessonMoves">({ kind: "lessonMoves", ...made }),
  listen: (ear: () => void) => {
    const { storeEars } = openLine();
    storeEars.add(ear);
    return () => storeEars.delete(ear);
  },
};
