import { describe, expect, it } from "vitest";
import { parseClientMessage } from "./messages.ts";

const move = { kind: "move", id: "a1", match: "m", seat: 0, base: "1.0.0.0", moves: [["place", "r1c1", 3]] };

describe("client messages", () => {
  it("are understood as documented", () => {
    expect(parseClientMessage(move)).toEqual({ ok: true, message: move });
    const watch = { kind: "watch", id: "w", match: "m", viewer: "spectator" };
    expect(parseClientMessage(watch)).toEqual({ ok: true, message: watch });
  });

  it.each([
    ["no object", 5],
    ["an unknown kind", { ...move, kind: "cheat" }],
    ["a fraction for a seat", { ...move, seat: 0.5 }],
    ["a negative seat", { ...move, seat: -1 }],
    ["no moves", { ...move, moves: [] }],
    ["too many moves", { ...move, moves: new Array(101).fill(["pass"]) }],
    ["a move without a kind", { ...move, moves: [[]] }],
    ["a move that is no list", { ...move, moves: ["pass"] }],
    ["an object inside a move", { ...move, moves: [["place", {}]] }],
    ["a fraction inside a move", { ...move, moves: [["place", 0.1]] }],
    ["a very long text", { ...move, moves: [["place", "x".repeat(201)]] }],
    ["a very long move", { ...move, moves: [["place", ...new Array(12).fill(1)]] }],
    ["an unknown request", { kind: "request", id: "a1", match: "m", seat: 0, request: "win" }],
  ])("with %s are answered under their id", (_what, raw) => {
    expect(parseClientMessage(raw)).toEqual({ ok: false, id: raw === 5 ? "" : "a1" });
  });

  it("with a monstrous id are answered under its beginning", () => {
    const answer = parseClientMessage({ ...move, id: "x".repeat(1000) });
    expect(answer).toEqual({ ok: false, id: "x".repeat(64) });
  });
});
