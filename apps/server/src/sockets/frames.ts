// What a line is told, as the frames that go over it. What is said in one turn of the loop, such as an answer and what it changed, is
// one write, and as most of it is plain and short it is written as text instead of one buffer after the other. Messages are
// compressed each by itself: to compress a line's messages by what went before takes 100 kB of memory for every line.
import type { Socket } from "node:net";
import { constants, deflateRawSync } from "node:zlib";
import type { WebSocket } from "ws";

export interface Outgoing {
  send(text: string, compress: boolean): void;
  /** What waits goes out now, before something else does. */
  flush(): void;
}

const LEAST_LONG = 126;
const LEAST_LONGER = 0x1_0000;
/** The first byte of a whole message of text, and of a compressed one. */
const TEXT = 0x81;
const COMPRESSED = 0xc1;

/** What comes before a message of so many bytes, as text of one byte a letter. */
function headOf(first: number, length: number): string {
  if (length < LEAST_LONG) return String.fromCharCode(first, length);
  if (length < LEAST_LONGER) return String.fromCharCode(first, LEAST_LONG, length >> 8, length & 0xff);
  const rest = [24, 16, 8, 0].map((bits) => (length >>> bits) & 0xff);
  return String.fromCharCode(first, LEAST_LONG + 1, 0, 0, 0, 0, ...rest);
}

const isPlain = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/**
 * By the extension's own rule a compressed message ends without the last four bytes of a flush. The rest fits messages of some kilobytes: what
 * the library takes by default, 256 kB to look back in and 16 kB for what comes out, costs more time than to compress them.
 */
const FLUSHED = { finishFlush: constants.Z_SYNC_FLUSH, level: 4, windowBits: 12, memLevel: 5, chunkSize: 2_048 };
const LEFT_OUT = 4;

const waiting: (() => void)[] = [];

function soon(write: () => void): void {
  if (waiting.push(write) === 1) setImmediate(writeAll);
}

function writeAll(): void {
  for (const write of waiting.splice(0)) write();
}

export function newOutgoing(socket: WebSocket, stream: Socket): Outgoing {
  const canCompress = socket.extensions.includes("permessage-deflate");
  let frames = "";
  const flush = (): void => {
    const text = frames;
    frames = "";
    if (text !== "" && socket.readyState === socket.OPEN) stream.write(text, "latin1");
  };
  const add = (frame: string): void => {
    if (frames === "") soon(flush);
    frames += frame;
  };
  const addBytes = (first: number, bytes: Buffer): void => {
    add(headOf(first, bytes.length));
    flush();
    if (socket.readyState === socket.OPEN) stream.write(bytes);
  };
  return {
    send: (text, compress) => {
      if (compress && canCompress) return addBytes(COMPRESSED, deflateRawSync(text, FLUSHED).subarray(0, -LEFT_OUT));
      if (isPlain(text)) add(headOf(TEXT, text.length) + text);
      else addBytes(TEXT, Buffer.from(text));
    },
    flush,
  };
}
