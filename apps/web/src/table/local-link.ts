// The line to the host in the page's own worker, and to its shelf.
import type { Viewer } from "@outrigger/kernel";
import { Calls, type MatchHistory, type MatchMoment } from "@outrigger/protocol";
import type { FromHost, ShelfEntry, ShelfRequest, ToHost } from "../workers/shelf-messages.ts";
import type { Link, News, Reply } from "./link.ts";

type Asked = ShelfRequest extends infer Each ? (Each extends ShelfRequest ? Omit<Each, "id"> : never) : never;

/** A request to the shelf that could not be carried out, in words or codes. */
export class ShelfProblem extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("; "));
    this.name = "ShelfProblem";
    this.problems = problems;
  }
}

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

async function askShelf(message: Asked): Promise<unknown> {
  const answer = await ask(message);
  if (answer.kind === "done") return answer.value;
  throw new ShelfProblem(answer.kind === "failed" ? answer.problems : ["failed"]);
}

type Params<Kind extends ShelfRequest["kind"]> = Omit<Extract<ShelfRequest, { readonly kind: Kind }>, "kind" | "id">;

/** The matches kept in this browser. */
export const shelf = {
  create: async (table: Params<"create">) => (await askShelf({ kind: "create", ...table })) as string,
  list: async () => (await askShelf({ kind: "list" })) as readonly ShelfEntry[],
  remove: async (match: string) => {
    await askShelf({ kind: "remove", match });
  },
  record: async (match: string) => (await askShelf({ kind: "record", match })) as string,
  importRecord: async (text: string) => (await askShelf({ kind: "import", text })) as string,
  fork: async (fork: Params<"fork">) => (await askShelf({ kind: "fork", ...fork })) as string,
  history: async (match: string, viewer: Viewer) =>
    (await askShelf({ kind: "history", match, viewer })) as MatchHistory,
  moment: async (moment: Params<"moment">) => (await askShelf({ kind: "moment", ...moment })) as MatchMoment,
  listen: (ear: () => void) => {
    const { shelfEars } = openLine();
    shelfEars.add(ear);
    return () => shelfEars.delete(ear);
  },
};
