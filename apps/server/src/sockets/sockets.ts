// The door for sockets: whence, who, how large, how often; then one line per client, message after message.
import type { Socket } from "node:net";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { speakerOf } from "../accounts/sessions.ts";
import type { House } from "../house.ts";
import { isOwnOrigin } from "../http/guard.ts";
import { Refused } from "../refusals.ts";
import type { Connection, Speaker } from "./connections.ts";
import { handleText, leaveMatch } from "./handle.ts";
import { COMPRESSION, newThrift, type Thrift } from "./thrift.ts";

const MOST_BYTES = 64 * 1024;
/** A client that does not read what it is sent is let go. */
const MOST_UNREAD = 4 * 1024 * 1024;
const HEARTBEAT = 25_000;
/** Bytes one line may have said that wait for their turn; nobody who plays comes near it. */
const MOST_UNHEARD = 4 * MOST_BYTES;
const TRY_LATER = 1013;
/** Milliseconds the other side has to close a line we have closed. */
const PARTING = 2_000;
/** The code of a line that ended without a word. */
const LOST = 1006;

const PATH = "/api/socket";

export async function openSockets(app: FastifyInstance, house: House): Promise<void> {
  const hall: Hall = { house, thrift: newThrift(() => performance.now()), goodbyes: new Set() };
  await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: COMPRESSION } });
  // Whoever is turned away gets an answer by HTTP: what never became a socket can send nothing that would be kept.
  app.addHook("onRequest", async (request) => {
    if (request.ws) needEntry(house, request);
  });
  const speakers = new WeakMap<FastifyRequest, Speaker>();
  app.route({
    method: "GET",
    url: PATH,
    handler: () => {
      throw new Refused("not-found");
    },
    preValidation: async (request) => void speakers.set(request, await speakerOf(house, request)),
    wsHandler: (socket, request) => {
      const speaker = speakers.get(request);
      if (speaker === undefined) throw new Error("a socket without a speaker");
      serve(hall, socket, request.raw.socket, speaker);
    },
  });
  const beat = setInterval(() => beatAll(app), HEARTBEAT);
  app.addHook("onClose", async () => {
    clearInterval(beat);
    await Promise.all(hall.goodbyes);
  });
}

/** What all lines share. */
interface Hall {
  readonly house: House;
  readonly thrift: Thrift;
  /** What clients that have gone leave to be written down; the house does not close before. */
  readonly goodbyes: Set<Promise<void>>;
}

function needEntry({ config, limits }: House, request: FastifyRequest): void {
  if (request.routeOptions.url !== PATH) throw new Refused("not-found");
  if (!isOwnOrigin(config, request.headers, true)) throw new Refused("wrong-origin");
  if (!limits.allows("sockets", request.ip)) throw new Refused("too-many");
}

const corked: Socket[] = [];

/** What is said over a line in one go, such as an answer and what it changed, is one write. */
function inOneWrite(stream: Socket): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  if (corked.push(stream) === 1) setImmediate(uncorkAll);
}

function uncorkAll(): void {
  for (const stream of corked.splice(0)) stream.uncork();
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

function newConnection(socket: WebSocket, stream: Socket, speaker: Speaker, thrift: Thrift): Connection {
  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      socket.terminate();
      return;
    }
    inOneWrite(stream);
    socket.send(text, { compress: thrift.compresses(text) });
  };
  return {
    speaker,
    watching: new Set(),
    send: (message) => sendText(JSON.stringify(message)),
    sendText,
    close: (code, reason) => hangUp(socket, code, reason),
  };
}

/** From now on nothing is heard over this line, whatever the other side goes on to say. */
function hangUp(socket: WebSocket, code: number, reason: string): void {
  socket.removeAllListeners("message");
  socket.close(code, reason);
  const cut = setTimeout(() => socket.terminate(), PARTING);
  socket.once("close", () => clearTimeout(cut));
}

function serve(hall: Hall, socket: WebSocket, stream: Socket, speaker: Speaker): void {
  const { house, goodbyes } = hall;
  const connection = newConnection(socket, stream, speaker, hall.thrift);
  house.connections.add(connection);
  let line: Promise<void> = Promise.resolve();
  let unheard = 0;
  socket.on("message", (data: Buffer) => {
    unheard += data.length;
    if (unheard > MOST_UNHEARD) return hangUp(socket, TRY_LATER, "too-many");
    line = line.then(async () => {
      await handleText(house, connection, data.toString());
      unheard -= data.length;
    });
  });
  socket.on("error", () => socket.terminate());
  socket.on("pong", () => silent.delete(socket));
  socket.on("close", (code) => {
    house.connections.remove(connection);
    const goodbye = line.then(() => leaveAll(house, connection, code === LOST));
    goodbyes.add(goodbye);
    void goodbye.then(() => goodbyes.delete(goodbye));
  });
}

async function leaveAll(house: House, connection: Connection, isBroken: boolean): Promise<void> {
  for (const match of [...connection.watching]) {
    try {
      await leaveMatch(house, connection, match, isBroken);
    } catch (error) {
      house.log.warn({ match, error: String(error) }, "a table could not be left");
    }
  }
}
