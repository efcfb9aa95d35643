// What is said over a line in one turn of the loop, such as an answer and what it changed, is one write. A server's busiest words
// are short, plain and not compressed: their frames are put together here as text and written as such, which takes a third
// of what it costs to have each framed, buffered and written by itself. Everything else goes the library's way.
import type { Socket } from "node:net";
import type { WebSocket } from "ws";

export interface Outgoing {
  send(text: string, compress: boolean): void;
  /** What waits goes out now, before something else does. */
  flush(): void;
}

const LEAST_LONG = 126;
const MOST_LONG = 0xffff;
/** The last frame of a text; the length follows. */
const TEXT = "\u0081";
const LONG = "\u0081\u007e";

/** A frame as text of one byte a letter; undefined for what only bytes can say. */
export function plainFrame(text: string): string | undefined {
  const { length } = text;
  if (length > MOST_LONG || !isPlain(text)) return undefined;
  if (length < LEAST_LONG) return TEXT + String.fromCharCode(length) + text;
  return LONG + String.fromCharCode(length >> 8, length & 0xff) + text;
}

const isPlain = (text: string): boolean => !/[^\0-\x7f]/.test(text);

const waiting: (() => void)[] = [];

function soon(write: () => void): void {
  if (waiting.push(write) === 1) setImmediate(writeAll);
}

function writeAll(): void {
  for (const write of waiting.splice(0)) write();
}

export function newOutgoing(socket: WebSocket, stream: Socket): Outgoing {
  let frames = "";
  /** Messages in the library's hands: it may still be compressing, and nothing may overtake them. */
  let elsewhere = 0;
  const flush = (): void => {
    const text = frames;
    frames = "";
    if (text !== "" && socket.readyState === socket.OPEN) stream.write(text, "latin1");
  };
  const hand = (text: string, compress: boolean): void => {
    flush();
    if (stream.writableCorked === 0) {
      stream.cork();
      soon(() => stream.uncork());
    }
    elsewhere++;
    socket.send(text, { compress }, () => elsewhere--);
  };
  return {
    send: (text, compress) => {
      const frame = compress || elsewhere > 0 ? undefined : plainFrame(text);
      if (frame === undefined) return hand(text, compress);
      if (frames === "") soon(flush);
      frames += frame;
    },
    flush,
  };
}
