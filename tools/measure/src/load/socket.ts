// A bare socket and a bare request: the clients of a load run must cost as little as they can.
import { Agent, type IncomingMessage, request } from "node:http";
import type { Socket } from "node:net";
import { WebSocket } from "ws";

export interface ClientSocket {
  send(text: string): void;
  /** Bytes read from the network, frames and all. */
  received(): number;
  close(): void;
}

export function openSocket(
  url: string,
  headers: Record<string, string>,
  hear: (text: string) => void,
): Promise<ClientSocket> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: true, skipUTF8Validation: true });
  let stream: Socket | undefined;
  socket.on("upgrade", (response: IncomingMessage) => {
    stream = response.socket;
  });
  socket.on("message", (data: Buffer) => hear(data.toString()));
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("open", () => {
      socket.off("error", reject);
      socket.on("error", () => {});
      resolve({
        send: (text) => {
          const frame = stream && frameOf(text);
          if (frame === undefined) socket.send(text);
          else stream?.write(frame, "latin1");
        },
        received: () => stream?.bytesRead ?? 0,
        close: () => socket.terminate(),
      });
    });
  });
}

const [TEXT, MASKED, LEAST_LONG, LEAST_LONGER] = [0x81, 0x80, 126, 0x1_0000];
/** A mask of nothing: what it is laid over stays as it is. */
const MASK = "\0\0\0\0";

/** A message as text of one byte a letter: to have it masked, buffered and written in pieces costs more than to play the move. */
function frameOf(text: string): string | undefined {
  const { length } = text;
  if (length >= LEAST_LONGER || /[^\0-\x7f]/.test(text)) return undefined;
  const head =
    length < LEAST_LONG
      ? String.fromCharCode(TEXT, MASKED | length)
      : String.fromCharCode(TEXT, MASKED | LEAST_LONG, length >> 8, length & 0xff);
  return head + MASK + text;
}

export interface Answered {
  readonly body: unknown;
  readonly cookie: string | undefined;
}

// Players share no connections: with few of them a match that begins would wait for the others', and the server with it.
const agent = new Agent({ keepAlive: true });

export function post(port: number, path: string, body: unknown, cookie = ""): Promise<Answered> {
  const text = JSON.stringify(body);
  const headers = { "x-outrigger": "1", "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const asking = request(
      { port, path, method: "POST", agent, host: "127.0.0.1", headers: { ...headers, cookie } },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => {
          const answer = Buffer.concat(parts).toString();
          if (response.statusCode !== 200) return reject(new Error(`${path}: ${response.statusCode} ${answer}`));
          resolve({ body: JSON.parse(answer), cookie: response.headers["set-cookie"]?.[0]?.split(";")[0] });
        });
      },
    );
    asking.on("error", reject);
    asking.end(text);
  });
}
