import { describe, expect, it } from "vitest";
import { dice, game, people, type QuarryState, send, start, steps, stones } from "../testing/quarry.ts";
import { act, botsAsked, decisionId } from "./act.ts";
import { openMatch, waitedFor } from "./match.ts";
import type { Occupant } from "./match-data.ts";
import { abandon, answerRequest, occupy, request, resign } from "./requests.ts";
import { undo } from "./undo.ts";

describe("take-back by consent", () => {
  it("goes back before the asker's last decisions when all others agree; chance does not rewind", () => {
    const match = start(3);
    send(match, 0, ["load", 1], ["roll"]);
    send(match, 0, ["load", 2], ["done"]);
    send(match, 1, ["load", 3], ["done"]);
    expect(request(match, "takeBack", 0, 0)).toMatchObject({ ok: true });
    expect(request(match, "takeBack", 1, 0)).toEqual({ ok: false, code: "already-asked" });
    expect(match.data.requests).toMatchObject([{ kind: "takeBack", seat: 0, to: 2 }]);
    answerRequest(match, "takeBack", 1, true, 0);
    expect(stones(match, 0)).toEqual([3, 3, 0]);
    answerRequest(match, "takeBack", 2, true, 0);
    expect(stones(match, 1)).toEqual([1, 0, 0]);
    expect(waitedFor(match)).toEqual([0]);
    expect(match.data.calls).toBe(2);
    send(match, 0, ["roll"]);
    expect(steps(match).at(-1)).toMatchObject({ calls: 2 });
    expect(match.data.barrier).toBe(steps(match).length);
  });

  it("ends with one no, and with the next published decision", () => {
    const match = start();
    send(match, 0, ["done"]);
    request(match, "takeBack", 0, 0);
    answerRequest(match, "takeBack", 1, false, 0);
    expect(match.data.requests).toEqual([]);
    expect(answerRequest(match, "takeBack", 1, true, 0)).toEqual({ ok: false, code: "no-request" });
    request(match, "takeBack", 0, 0);
    send(match, 1, ["done"]);
    expect(match.data.requests).toEqual([]);
    expect(request(start(), "takeBack", 0, 0)).toEqual({ ok: false, code: "nothing-to-undo" });
  });
});

describe("ends", () => {
  it("is over when the stack is empty, with places and scores", () => {
    const match = start();
    send(match, 0, ["load", 3], ["load", 3], ["load", 3], ["done"]);
    send(match, 1, ["load", 1], ["done"]);
    expect(match.data.end).toEqual({ how: "played", result: { places: [1, 2], scores: [9, 1], details: null } });
    expect(send(match, 0, ["done"])).toEqual({ ok: false, code: "over" });
    expect(undo(match, 1)).toEqual({ ok: false, code: "over" });
  });

  it("ends when no person is left, as soon as the game lets an agreed end take effect", () => {
    const bots = people(2).map(({ name }): Occupant => ({ kind: "bot", name, level: "easy" }));
    const late = { ...game, agreedEnd: (state: QuarryState) => state.stack.at(-1)?.seat === 0 };
    const opened = openMatch(late, { seats: people(2), options: {} }, dice, 0);
    if (!("match" in opened)) throw new Error("no match");
    const { match } = opened;
    send(match, 0, ["load", 1], ["done"]);
    expect(() => abandon(match, 0)).toThrow("somebody still plays");
    for (const [seat, bot] of bots.entries()) occupy(match, seat, bot, 0);
    expect(abandon(match, 0)).toMatchObject({ ok: true });
    expect(match.data.end).toBeUndefined();
    send(match, 1, ["done"]);
    expect(match.data.end).toMatchObject({ how: "abandoned" });
    expect(abandon(match, 0)).toEqual({ ok: false, code: "over" });
  });

  it("goes on when somebody takes their seat again before that", () => {
    const late = { ...game, agreedEnd: (state: QuarryState) => state.stack.at(-1)?.seat === 1 };
    const opened = openMatch(late, { seats: people(1), options: {} }, dice, 0);
    if (!("match" in opened)) throw new Error("no match");
    const { match } = opened;
    occupy(match, 0, { kind: "bot", name: "Tia", level: "easy" }, 0);
    abandon(match, 0);
    occupy(match, 0, { kind: "person", name: "Ada" }, 0);
    expect(match.data.abandoned).toBeUndefined();
  });

  it("ends by agreement of all people, when the game lets it take effect", () => {
    const late = { ...game, agreedEnd: (state: QuarryState) => state.stack.at(-1)?.seat === 0 };
    const opened = openMatch(late, { seats: people(2), options: {} }, dice, 0);
    if (!("match" in opened)) throw new Error("no match");
    const { match } = opened;
    send(match, 0, ["load", 1], ["done"]);
    request(match, "agreedEnd", 0, 0);
    answerRequest(match, "agreedEnd", 1, true, 0);
    expect(match.data.end).toBeUndefined();
    send(match, 1, ["done"]);
    expect(match.data.end).toMatchObject({ how: "agreed", result: { places: [1, 2] } });
  });

  it("does not end without the consent of the bots, to whom anything else is the same", () => {
    const bot: Occupant = { kind: "bot", name: "Bot", level: "easy" };
    const seats = [...people(1), bot, bot];
    const match = start(3, { seats });
    send(match, 0, ["load", 1], ["done"]);
    request(match, "agreedEnd", 0, 0);
    expect(match.data.end).toBeUndefined();
    expect(botsAsked(match)).toEqual([1, 2]);
    answerRequest(match, "agreedEnd", 1, true, 0);
    expect(botsAsked(match)).toEqual([2]);
    answerRequest(match, "agreedEnd", 2, false, 0);
    expect([botsAsked(match), match.data.requests]).toEqual([[], []]);
    request(match, "agreedEnd", 0, 0);
    for (const seat of [1, 2]) answerRequest(match, "agreedEnd", seat, true, 0);
    expect(match.data.end).toMatchObject({ how: "agreed" });
    const other = start(3, { seats });
    send(other, 0, ["load", 1], ["done"]);
    expect(request(other, "takeBack", 0, 0)).toMatchObject({ ok: true });
    expect(stones(other, 0)).toEqual([0, 0, 0]);
  });

  it("asks no bot that plays for somebody who has resigned", () => {
    const match = start(3);
    resign(match, 2, { kind: "bot", name: "Bot" }, 0);
    request(match, "agreedEnd", 0, 0);
    expect(botsAsked(match)).toEqual([]);
    answerRequest(match, "agreedEnd", 1, true, 0);
    expect(match.data.end).toMatchObject({ how: "agreed" });
  });

  it("ends when the time agreed on before the start is over, and the game lets it take effect", () => {
    const timed = {
      ...game,
      agreedEnd: (state: QuarryState) => state.stack.at(-1)?.seat === 0,
      timeLimit: () => 60,
    };
    const opened = openMatch(timed, { seats: people(2), options: {} }, dice, 1_000);
    if (!("match" in opened)) throw new Error("no match");
    const { match } = opened;
    const hour = 3_600_000;
    act(match, 0, decisionId(match, 0), [["load", 1], ["done"]], 1_000);
    act(match, 1, decisionId(match, 1), [["done"]], hour);
    expect(match.data.end).toBeUndefined();
    act(match, 0, decisionId(match, 0), [["load", 1], ["done"]], hour + 1_000);
    expect(match.data.end).toBeUndefined();
    act(match, 1, decisionId(match, 1), [["done"]], hour + 2_000);
    expect(match.data.end).toMatchObject({ how: "agreed", result: { places: [1, 2] } });
  });

  it("ends at once when one of two resigns; of three, another plays on and the quitter is last", () => {
    const bot: Occupant = { kind: "bot", name: "Bot", level: "easy" };
    const two = start();
    send(two, 0, ["load", 3], ["done"]);
    resign(two, 0, bot, 0);
    expect(two.data.end).toMatchObject({ how: "resigned", result: { places: [2, 1] } });
    const three = start(3);
    resign(three, 0, bot, 0);
    expect(three.data.end).toBeUndefined();
    expect(three.data.seats[0]).toEqual(bot);
    send(three, 0, ["load", 3], ["load", 3], ["load", 3], ["done"]);
    send(three, 1, ["load", 3], ["done"]);
    expect(three.data.end?.result.places).toEqual([3, 1, 2]);
  });

  it("lets a person take a seat over again", () => {
    const match = start(3);
    resign(match, 1, { kind: "bot", name: "Bot" }, 0);
    expect(occupy(match, 1, { kind: "person", name: "Ada" }, 0)).toMatchObject({ ok: true });
    expect(match.data.resigned).toEqual([]);
  });
});
