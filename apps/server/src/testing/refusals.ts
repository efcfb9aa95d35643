// How sockets are opened and turned away, and what an answer says went wrong.
import { VERSION } from "@outrigger/protocol";
import { WebSocket } from "ws";
import type { Client } from "./client.ts";

export const closing = (socket: WebSocket): Promise<{ code: number; reason: string }> =>
  new Promise((resolve) => socket.once("close", (code, reason) => resolve({ code, reason: String(reason) })));
export const openSocket = (client: Client, headers: Record<string, string>): WebSocket => {
  const socket = new WebSocket(`${client.origin.replace("http", "ws")}/api/socket?version=${VERSION}`, { headers });
  socket.on("error", () => {});
  return socket;
};
/** How a socket is turned away before it becomes one. */
export const turnedAway = (socket: WebSocket): Promise<number | undefined> =>
  new Promise((resolve) => {
    socket.once("unexpected-response", (request, response) => {
      request.destroy();
      resolve(response.statusCode);
    });
    socket.once("open", () => resolve(101));
    socket.once("error", () => resolve(undefined));
  });
export const codeOf = async (answer: Promise<{ body: unknown }>): Promise<unknown> =>
  ((await answer).body as { code?: unknown }).code;
