// The line to the host in the page's own worker, and to its shelf.
import type { Viewer } from "@outrigger/kernel";
import { answerOf, type CallReply, Calls, type Question, type Value } from "@outrigger/protocol";
import type { FromHost } from "../workers/local-host.ts";
import type { NewTable, ShelfCalls, ToHost } from "../workers/shelf-requests.ts";
import type { Link, News, Reply } from "./link.ts";

type Answer = Extract<FromHost, { readonly id: string }>;

interface Line {
  post(message: ToHost): void;
  readonly calls: Calls<string, Answer>;
  readonly ears: Set<(news: News) => void>;
  readonly shelfEars: Set<() => void>;
}

let line: Line | undefined;

function openLine(): Line {
  if (line !== undefined) return line;
  const worker = new Worker(new URL("../workers/worker.ts", import.meta.url), { type: "module", name: "host" });
  const opened: Line = {
    post: (message) => worker.postMessage(message),
    calls: new Calls<string, Answer>((count) => `c${count}`),
    ears: new Set(),
    shelfEars: new Set(),
  };
  worker.addEventListener("message", ({ data }: MessageEvent<FromHost>) => hear(opened, data));
  line = opened;
  return opened;
}

function hear(opened: Line, message: FromHost): void {
  if (message.kind === "shelf") {
    for (const ear of opened.shelfEars) ear();
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
async function askShelf<Kind extends keyof ShelfCalls>(question: Question<ShelfCalls, Kind>) {
  return answerOf((await ask(question)) as CallReply<string>) as Value<ShelfCalls[Kind]>;
}

type Params<Kind extends keyof ShelfCalls> = Omit<Question<ShelfCalls, Kind>, "kind">;

/** The matches kept in this browser. */
export const shelf = {
  create: (table: NewTable) => askShelf<"create">({ kind: "create", ...table }),
  list: () => askShelf<"list">({ kind: "list" }),
  remove: (match: string) => askShelf<"remove">({ kind: "remove", match }),
  record: (match: string) => askShelf<"record">({ kind: "record", match }),
  importRecord: (text: string) => askShelf<"import">({ kind: "import", text }),
  fork: (fork: Params<"fork">) => askShelf<"fork">({ kind: "fork", ...fork }),
  forkSeen: (fork: Params<"forkSeen">) => askShelf<"forkSeen">({ kind: "forkSeen", ...fork }),
  history: (match: string, viewer: Viewer) => askShelf<"history">({ kind: "history", match, viewer }),
  moment: (moment: Params<"moment">) => askShelf<"moment">({ kind: "moment", ...moment }),
  analysis: (match: string) => askShelf<"analysis">({ kind: "analysis", match }),
  keepAnalysis: (match: string, analysis: unknown) =>
    askShelf<"keepAnalysis">({ kind: "keepAnalysis", match, analysis }),
  lesson: (plan: Params<"lesson">) => askShelf<"lesson">({ kind: "lesson", ...plan }),
  lessonMoves: (made: Params<"lessonMoves">) => askShelf<"lessonMoves">({ kind: "lessonMoves", ...made }),
  listen: (ear: () => void) => {
    const { shelfEars } = openLine();
    shelfEars.add(ear);
    return () => shelfEars.delete(ear);
  },
};
