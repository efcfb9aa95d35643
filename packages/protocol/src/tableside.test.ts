import { expect, test } from "vitest";
import { MOST_CHAT, parseSiteMessage } from "./tableside.ts";

const chat = { kind: "chat", id: "1", match: "m", channel: "seats", text: "hello" };

test("a line of chat is trimmed, has a length, and one of two channels", () => {
  expect(parseSiteMessage({ ...chat, text: "  hello " })).toEqual({ ok: true, message: chat });
  for (const bad of [{ text: " " }, { text: "x".repeat(MOST_CHAT + 1) }, { channel: "everybody" }, { match: "" }])
    expect(parseSiteMessage({ ...chat, ...bad })).toEqual({ ok: false, id: "1" });
});

test("a client follows lists it knows the names of, and not too many", () => {
  const follow = (topics: unknown) => parseSiteMessage({ kind: "follow", id: "2", topics }).ok;
  expect(follow(["lobby", "mine", "table:abc-_9"])).toBe(true);
  for (const bad of [["everything"], ["table:"], ["table:a b"], Array(21).fill("lobby"), "lobby"])
    expect(follow(bad)).toBe(false);
});

test("the messages of a match are understood as ever", () => {
  expect(parseSiteMessage({ kind: "leave", id: "3", match: "m" }).ok).toBe(true);
  expect(parseSiteMessage({ kind: "grant", id: "4" })).toEqual({ ok: false, id: "4" });
});
