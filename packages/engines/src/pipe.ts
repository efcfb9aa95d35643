// The thread that talks to an engine's program: lines go in, lines come out, and one that floods is ended.
import { spawn } from "node:child_process";
import { workerData } from "node:worker_threads";
import type { Post, Received, Sent } from "./wire.ts";

/** A conversation is one line an answer; so much may lie unread before the next line goes in. */
const MOST_LINES = 1_000;
const MOST_BYTES = 4 * 1024 * 1024;
/** What a program that does not read may leave lying. */
const MOST_UNREAD = 64 * 1024 * 1024;
/** How long a program may take to end by itself, in milliseconds. */
const GRACE = 500;

const { command, port, bell } = workerData as Post;
const [program = "", ...args] = command;
const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"], windowsHide: true });
let isOver = false;
let isClosing = false;
let unfinished = "";
let lines = 0;
let bytes = 0;

function tell(message: Received): void {
  port.postMessage(message);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
}

function end(why: "exited" | "flood"): void {
  if (isOver) return;
  isOver = true;
  child.kill("SIGKILL");
  tell({ kind: "ended", why });
  if (isClosing) port.close();
}

child.stdout.setEncoding("utf8").on("data", (text: string) => {
  if (isOver) return;
  bytes += text.length;
  const parts = (unfinished + text).split("\n");
  unfinished = parts.pop() ?? "";
  lines += parts.length;
  if (lines > MOST_LINES || bytes > MOST_BYTES) {
    end("flood");
    return;
  }
  for (const line of parts) if (line.trim() !== "") tell({ kind: "line", line });
});
child.on("error", () => end("exited"));
child.on("close", () => end("exited"));
// A program that is gone does not read; that it is gone is told by its end.
child.stdin.on("error", () => {});

port.on("message", (message: Sent) => {
  if (message.kind === "close") close();
  else write(message.line);
});

function write(line: string): void {
  if (isOver) return;
  lines = 0;
  bytes = 0;
  child.stdin.write(`${line}\n`);
  if (child.stdin.writableLength > MOST_UNREAD) end("flood");
}

function close(): void {
  isClosing = true;
  if (isOver) {
    tell({ kind: "ended", why: "exited" });
    port.close();
    return;
  }
  child.stdin.end();
  setTimeout(() => end("exited"), GRACE).unref();
}
