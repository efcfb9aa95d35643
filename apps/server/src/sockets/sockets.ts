// The door for sockets: whence, who, how large, how often; then one line per client, message after message.
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import websocket from "@fastify/websocket";
import { newNewsWriter, parseVersion, VERSION } from "@outrigger/protocol";
import { refusal } from "@outrigger/protocol/answers";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { z } from "zod";
import { hasToken, speakerOf } from "../accounts/caller.ts";
import type { Context } from "../context.ts";
import { isOwnOrigin } from "../http/guard.ts";
import { newId } from "../ids.ts";
import { leaveLine } from "../matching/seeking.ts";
import { Refused } from "../refusals.ts";
import { COMPRESSION, type Compression, loopWork, newCompression } from "./compression.ts";
import { type Connection, type Speaker, TRY_LATER } from "./connections.ts";
import { newOutgoing } from "./frames.ts";
import { handleText, leaveMatch } from "./handle.ts";

const MOST_BYTES = 64 * 1024;
/** A client that does not read what it is sent is let go. */
const MOST_UNREAD = 4 * 1024 * 1024;
const MUCH_UNREAD = 256 * 1024;
const MOST_UNREAD_TOGETHER = 64 * 1024 * 1024;
const HEARTBEAT = 25_000;
/** Bytes one line may have said that wait for their turn; nobody who plays comes near it. */
const MOST_UNHEARD = 4 * MOST_BYTES;
/** Milliseconds the other side has to close a line we have closed. */
const PARTING = 2_000;
/** The code of a line that ended without a word. */
const LOST = 1006;

const PATH = "/api/socket";

export async function openSockets(app: FastifyInstance, context: Context): Promise<void> {
  const hall: Hall = { context, compression: newCompression(() => performance.now(), loopWork()), goodbyes: new Set() };
  await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: COMPRESSION } });
  // Whoever is turned away gets an answer by HTTP: what never became a socket can send nothing that would be kept.
  app.addHook("onRequest", async (request) => {
    if (request.ws) needEntry(context, request);
  });
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.route({
    method: "GET",
    url: PATH,
    schema: {
      summary: "The socket: what may be said over it stands in /api/socket.json.",
      tags: ["socket"],
      security: [{ token: ["read"] }, { session: [] }],
      querystring: z.object({ version: z.string().optional() }),
      response: {
        101: { description: "The socket is open.", content: { "application/json": { schema: z.unknown() } } },
        "4xx": { description: "Refused; the code says why.", content: { "application/json": { schema: refusal } } },
      },
    },
    handler: () => {
      throw new Refused("not-found");
    },
    preValidation: async (request, { raw: response }) => {
      const speaker = await speakerOf(context, request);
      needPlace(context, speaker);
      callers.set(request, { speaker, response });
    },
    wsHandler: (socket, request) => {
      const caller = callers.get(request);
      if (caller === undefined) throw new Error("a socket without a speaker");
      const { version } = request.query as { readonly version?: unknown };
      const stream = request.raw.socket;
      // There is no answer by HTTP any more: without this a line keeps it, and the request, for as long as it is open. The
      // library would hold both for its own word on errors; ours is said below.
      caller.response.detachSocket(stream);
      socket.removeAllListeners("error");
      serve(hall, { socket, stream, speaker: caller.speaker, version: parseVersion(version) });
    },
  });
  const beat = setInterval(() => beatAll(app), HEARTBEAT);
  app.addHook("onClose", async () => {
    clearInterval(beat);
    await Promise.all(hall.goodbyes);
  });
}

/** Who asks for a line, until it is open. */
interface Caller {
  readonly speaker: Speaker;
  readonly response: ServerResponse;
}

/** What all lines share. */
interface Hall {
  readonly context: Context;
  readonly compression: Compression;
  /** What clients that have gone leave to be written down; the server does not close before. */
  readonly goodbyes: Set<Promise<void>>;
}

function needEntry({ config, limits }: Context, request: FastifyRequest): void {
  if (request.routeOptions.url !== PATH) throw new Refused("not-found");
  // A program with a token is no page: nobody's browser sends one by itself.
  if (!isOwnOrigin(config, request.headers, !hasToken(request))) throw new Refused("wrong-origin");
  if (!limits.allows("sockets", request.ip)) throw new Refused("too-many");
}

export function needPlace({ quotas, connections }: Context, { person, address, quotas: own }: Speaker): void {
  const hasPlace = (whose: "person" | "address", who: string | undefined): boolean =>
    who === undefined || quotas.allows("sockets", whose, connections.of(whose, who).length, own);
  if (!hasPlace("person", person) || !hasPlace("address", address)) throw new Refused("too-many");
}

const silent = new WeakSet<WebSocket>();

/** Whoever has not answered since the last beat is gone. */
function beatAll(app: FastifyInstance): void {
  for (const socket of app.websocketServer.clients) {
    if (silent.has(socket)) socket.terminate();
    silent.add(socket);
    socket.ping();
  }
}

/** Somebody at the door. */
interface Arrival {
  readonly socket: WebSocket;
  readonly stream: Socket;
  readonly speaker: Speaker;
  readonly version: number;
}

function newConnection({ context, compression }: Hall, { socket, stream, speaker, version }: Arrival): Connection {
  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (isLeftUnread(context, socket, speaker)) {
      socket.terminate();
      return;
    }
    outgoing.send(text, compression.compresses(text));
  };
  const outgoing = newOutgoing(socket, stream);
  const watching = new Set<string>();
  const { write } = newNewsWriter((match) => watching.has(match));
  return {
    speaker,
    version,
    counted: speaker.person ?? newId(),
    watching,
    get unread() {
      return socket.bufferedAmount;
    },
    send: (message) => sendText(write(message)),
    sendText,
    close: (code, reason) => {
      outgoing.flush();
      hangUp(socket, code, reason);
    },
  };
}

/** Slow is whoever has much to read still; too slow whoever has too much, alone or together with others of the place. */
function isLeftUnread({ connections }: Context, { bufferedAmount }: WebSocket, { address }: Speaker): boolean {
  if (bufferedAmount <= MUCH_UNREAD) return false;
  if (bufferedAmount > MOST_UNREAD) return true;
  const lines = connections.of("address", address);
  return lines.reduce((sum, { unread }) => sum + unread, 0) > MOST_UNREAD_TOGETHER;
}

const hungUp = new WeakSet<WebSocket>();

/** From now on nothing is heard over this line, whatever the other side goes on to say. */
function hangUp(socket: WebSocket, code: number, reason: string): void {
  if (hungUp.has(socket)) return;
  hungUp.add(socket);
  socket.close(code, reason);
  const cut = setTimeout(() => socket.terminate(), PARTING);
  socket.once("close", () => clearTimeout(cut));
}

function serve(hall: Hall, arrival: Arrival): void {
  const { context, goodbyes } = hall;
  const { socket } = arrival;
  const connection = newConnection(hall, arrival);
  context.connections.add(connection);
  if (connection.version !== VERSION) connection.send({ kind: "version", version: VERSION });
  let line: Promise<void> = Promise.resolve();
  let unheard = 0;
  socket.on("message", (data: Buffer) => {
    if (hungUp.has(socket)) return;
    unheard += data.length;
    if (unheard > MOST_UNHEARD) return connection.close(TRY_LATER, "too-many");
    line = line.then(async () => {
      if (!hungUp.has(socket)) await handleText(context, connection, data.toString());
      unheard -= data.length;
    });
  });
  socket.on("error", () => socket.terminate());
  socket.on("pong", () => silent.delete(socket));
  socket.on("close", (code) => {
    context.connections.remove(connection);
    const goodbye = line
      .then(() => leaveAll(context, connection, code === LOST))
      .then(() => leaveLine(context, connection));
    goodbyes.add(goodbye);
    void goodbye.then(() => goodbyes.delete(goodbye));
  });
}

async function leaveAll(context: Context, connection: Connection, isBroken: boolean): Promise<void> {
  for (const match of [...connection.watching]) {
    try {
      await leaveMatch(context, connection, match, isBroken);
    } catch (error) {
      context.log.warn({ match, error: String(error) }, "a table could not be left");
    }
  }
}
