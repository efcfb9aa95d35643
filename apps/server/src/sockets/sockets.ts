// The door for sockets: whence, who, how large, how often; then one line per client, message after message.
import type { Socket } from "node:net";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { speakerOf } from "../accounts/sessions.ts";
import type { House } from "../house.ts";
import { isOwnOrigin } from "../http/guard.ts";
import { Refused } from "../refusals.ts";
import { type Connection, POLICY, type Speaker } from "./connections.ts";
import { handleText, leaveMatch } from "./handle.ts";
import { COMPRESSION, newThrift, type Thrift } from "./thrift.ts";

const MOST_BYTES = 64 * 1024;
/** A client that does not read what it is sent is let go. */
const MOST_UNREAD = 4 * 1024 * 1024;
const HEARTBEAT = 25_000;
const TRY_LATER = 1013;
/** The code of a line that ended without a word. */
const LOST = 1006;

export async function openSockets(app: FastifyInstance, house: House): Promise<void> {
  const hall: Hall = { house, thrift: newThrift(() => performance.now()), goodbyes: new Set() };
  await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: COMPRESSION } });
  app.route({
    method: "GET",
    url: "/api/socket",
    handler: () => {
      throw new Refused("not-found");
    },
    wsHandler: (socket, request) => void admit(hall, socket, request),
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

async function admit(hall: Hall, socket: WebSocket, request: FastifyRequest): Promise<void> {
  const { house } = hall;
  // Whatever comes before we know who it is waits its turn.
  const early: string[] = [];
  const keep = (data: Buffer): void => void early.push(data.toString());
  socket.on("message", keep);
  socket.on("error", () => socket.terminate());
  if (!isOwnOrigin(house.config, request.headers, true)) return socket.close(POLICY, "wrong-origin");
  if (!house.limits.allows("sockets", request.ip)) return socket.close(TRY_LATER, "too-many");
  try {
    const speaker = await speakerOf(house, request);
    socket.off("message", keep);
    serve(hall, socket, request.raw.socket, speaker, early);
  } catch (error) {
    house.log.error({ error: String(error) }, "a socket could not be opened");
    socket.close(TRY_LATER, "failed");
  }
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
    close: (code, reason) => socket.close(code, reason),
  };
}

function serve(hall: Hall, socket: WebSocket, stream: Socket, speaker: Speaker, early: readonly string[]): void {
  const { house, goodbyes } = hall;
  const connection = newConnection(socket, stream, speaker, hall.thrift);
  house.connections.add(connection);
  let line: Promise<void> = Promise.resolve();
  const handle = (text: string): void => {
    line = line.then(() => handleText(house, connection, text));
  };
  for (const text of early) handle(text);
  socket.on("message", (data: Buffer) => handle(data.toString()));
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
