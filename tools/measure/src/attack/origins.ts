// A page of another site, open in a player's browser: it has the player's cookie, and no way to make use of it.
import { examplesOf, listRoutes } from "@outrigger/server/testing/schemas";
import { WebSocket } from "ws";
import { type Attack, MALLORY, newProblems, thinned } from "./ground.ts";
import { Visitor } from "./visitor.ts";

/** Origins of other sites, those that look like ours among them. */
const foreign = (port: number): string[] => [
  "https://evil.example",
  "null",
  "",
  `http://127.0.0.1:${port}.evil.example`,
  `http://127.0.0.1:${port + 1}`,
  `http://127.0.0.1:${port}@evil.example`,
  `http://evil.example/127.0.0.1:${port}`,
];

export const writeFromElsewhere: Attack = async (ground) => {
  const { port } = ground;
  const problems = newProblems();
  const ada = await new Visitor(port, MALLORY).comeIn("Ada");
  await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
  const stateOf = async () => JSON.stringify([await ada.ask("GET", "/me"), await ada.ask("GET", "/tables/mine")]);
  const before = await stateOf();
  let [requests, sockets] = [0, 0];
  for (const write of thinned(writesOf(port), ground)) {
    const { status, body } = await ada.call(write.method, write.path, write.body, write.headers);
    const { code } = body as { readonly code?: string };
    requests++;
    if (code !== "wrong-origin") problems.add(`${write.method} ${write.path} ${write.what}: ${status} ${code}`);
  }
  for (const origin of [...foreign(port), undefined]) {
    const status = await openedFrom(port, ada.cookie, origin);
    sockets++;
    if (status !== 403) problems.add(`a socket from ${origin}: ${status}`);
  }
  const { headers } = await ada.call("OPTIONS", "/tables", undefined, { origin: "https://evil.example" });
  for (const [name] of headers) if (name.startsWith("access-control")) problems.add(`a foreign page is told ${name}`);
  if ((await stateOf()) !== before) problems.add("a foreign page has changed something");
  ada.disconnect();
  return { said: `${requests} writes and ${sockets} sockets from elsewhere`, problems: problems.list };
};

interface Write {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Record<string, string>;
}

/** Everything that may be written, from everywhere else; and from nowhere, as a plain form would. */
function writesOf(port: number): Write[] {
  const routes = listRoutes().filter(({ method }) => method !== "GET");
  return routes.flatMap(({ method, path, body }) => {
    const asked = {
      method: String(method),
      path: path.replaceAll(/:\w+/g, "x"),
      body: body && examplesOf(body, "x")[0],
    };
    const elsewhere = foreign(port).map((origin) => ({ ...asked, what: `from ${origin}`, headers: { origin } }));
    const form = { "x-outrigger": "", "content-type": "text/plain" };
    return [...elsewhere, { ...asked, what: "without our header", headers: form }];
  });
}

function openedFrom(port: number, cookie: string, origin: string | undefined): Promise<number | undefined> {
  const headers = { cookie, "x-forwarded-for": MALLORY, ...(origin === undefined ? {} : { origin }) };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers });
  return new Promise((resolve) => {
    socket.on("error", () => resolve(undefined));
    socket.once("open", () => {
      socket.terminate();
      resolve(101);
    });
    socket.once("unexpected-response", (request, response) => {
      resolve(response.statusCode);
      request.destroy();
    });
  });
}
