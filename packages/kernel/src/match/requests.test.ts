import { type Reef, reef } from "@outrigger/testkit/reef";
import { describe, expect, it } from "vitest";
import type { Game } from "../contract.ts";
import { people, send, start, steps } from "../testing/reef-match.ts";
import { act, botsAsked, decisionId } from "./act.ts";
import { waitedFor } from "./match.ts";
import type { Occupant } from "./match-data.ts";
import { abandon, answerRequest, occupy, request, resign } from "./requests.ts";
import { canUndo, undo } from "./undo.ts";
import { viewFor } from "./view.ts";

const bot: Occupant = { kind: "bot", name: "Bot", level: "easy" };
/** Reef in which an agreed end waits until it is seat 0's turn. */
const late: Game<Reef> = { ...reef, agreedEnd: ({ stack }) => stack.at(-1)?.seat === 0 };

describe("take-back by consent", () => {
  it("goes back before the asker's last decisions when all others agree; chance does not rewind", () => {
    const match = start({ seats: 3 });
    send(match, 0, ["choose", 1], ["lay"]);
    send(match, 1, ["boast", 6]);
    send(match, 1, ["choose", 4], ["lay"]);
    send(match, 2, ["choose", 8]);
    expect(request(match, "takeBack", 1, 0)).toMatchObject({ ok: true });
    expect(request(match, "takeBack", 0, 0)).toEqual({ ok: false, code: "already-asked" });
    expect(match.data.requests).toMatchObject([{ kind: "takeBack", seat: 1, to: 3 }]);
    answerRequest(match, "takeBack", 0, true, 0);
    expect(viewFor(match, 0).view.table).toEqual([1, 4]);
    answerRequest(match, "takeBack", 2, true, 0);
    expect(viewFor(match, 0).view.table).toEqual([1]);
    expect(waitedFor(match)).toEqual([1]);
    expect(match.data.calls).toBe(11);
    send(match, 1, ["dive"]);
    expect(steps(match).at(-1)).toMatchObject({ calls: 11 });
    expect(match.data.barrier).toBe(steps(match).length);
  });

  it("begins a new stretch: what was written for the old one is stale, and what is done anew can be taken back alone", () => {
    const match = start();
    send(match, 0, ["pass"]);
    send(match, 1, ["pass"]);
    const { epoch } = match.data;
    request(match, "takeBack", 1, 0);
    answerRequest(match, "takeBack", 0, true, 0);
    expect(match.data.epoch).toBe(epoch + 1);
    expect(canUndo(match, 1)).toBe(false);
    send(match, 1, ["boast", 4]);
    expect(undo(match, 1)).toMatchObject({ ok: true, published: true });
    expect([steps(match).length, waitedFor(match)]).toEqual([1, [1]]);
  });

  it("ends with one no, whoever is still to be asked, and with the next published decision", () => {
    const match = start({ seats: 3 });
    send(match, 0, ["pass"]);
    request(match, "takeBack", 0, 0);
    answerRequest(match, "takeBack", 1, false, 0);
    expect(match.data.requests).toEqual([]);
    expect(answerRequest(match, "takeBack", 2, true, 0)).toEqual({ ok: false, code: "no-request" });
    request(match, "takeBack", 0, 0);
    send(match, 1, ["pass"]);
    expect(match.data.requests).toEqual([]);
    expect(request(start(), "takeBack", 0, 0)).toEqual({ ok: false, code: "nothing-to-undo" });
  });
});

describe("ends", () => {
  it("is over when the stack is empty, with places and scores", () => {
    const match = start();
    send(match, 0, ["choose", 2], ["lay"]);
    for (let turns = 1; turns < 8; turns++) send(match, turns % 2, ["pass"]);
    expect(match.data.end).toEqual({ how: "played", result: { places: [1, 2], scores: [2, 0], details: null } });
    expect(send(match, 0, ["pass"])).toEqual({ ok: false, code: "over" });
    expect(undo(match, 1)).toEqual({ ok: false, code: "over" });
  });

  it("ends when no person is left, as soon as the game lets an agreed end take effect", () => {
    const match = start({ game: late });
    send(match, 0, ["choose", 1], ["lay"]);
    expect(() => abandon(match, 0)).toThrow("somebody still plays");
    for (const seat of [0, 1]) occupy(match, seat, bot, 0);
    expect(abandon(match, 0)).toMatchObject({ ok: true });
    expect(match.data.end).toBeUndefined();
    send(match, 1, ["pass"]);
    expect(match.data.end).toMatchObject({ how: "abandoned" });
    expect(abandon(match, 0)).toEqual({ ok: false, code: "over" });
  });

  it("goes on when somebody takes their seat again before that", () => {
    const match = start({ game: late, seats: [bot, bot] });
    send(match, 0, ["pass"]);
    abandon(match, 0);
    occupy(match, 0, { kind: "person", name: "Ada" }, 0);
    expect(match.data.abandoned).toBeUndefined();
    send(match, 1, ["pass"]);
    expect(match.data.end).toBeUndefined();
  });

  it("ends by agreement of all people, when the game lets it take effect", () => {
    const match = start({ game: late });
    send(match, 0, ["choose", 1], ["lay"]);
    request(match, "agreedEnd", 0, 0);
    answerRequest(match, "agreedEnd", 1, true, 0);
    expect(match.data.end).toBeUndefined();
    send(match, 1, ["pass"]);
    expect(match.data.end).toMatchObject({ how: "agreed", result: { places: [1, 2] } });
  });

  it("does not end without the consent of the bots, to whom anything else is the same", () => {
    const seats = [...people(1), bot, bot];
    const match = start({ seats });
    send(match, 0, ["choose", 1], ["lay"]);
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
    const other = start({ seats });
    send(other, 0, ["choose", 1], ["lay"]);
    expect(request(other, "takeBack", 0, 0)).toMatchObject({ ok: true });
    expect(steps(other)).toEqual([]);
  });

  it("asks no bot that plays for somebody who has resigned", () => {
    const match = start({ seats: 3 });
    resign(match, 2, bot, 0);
    request(match, "agreedEnd", 0, 0);
    expect(botsAsked(match)).toEqual([]);
    answerRequest(match, "agreedEnd", 1, true, 0);
    expect(match.data.end).toMatchObject({ how: "agreed" });
  });

  it("ends when the time agreed on before the start is over, and the game lets it take effect", () => {
    const match = start({ game: { ...late, timeLimit: () => 60 }, at: 1_000 });
    const hour = 3_600_000;
    act(match, 0, decisionId(match, 0), [["choose", 1], ["lay"]], 1_000);
    act(match, 1, decisionId(match, 1), [["pass"]], hour);
    expect(match.data.end).toBeUndefined();
    act(match, 0, decisionId(match, 0), [["pass"]], hour + 1_000);
    expect(match.data.end).toBeUndefined();
    act(match, 1, decisionId(match, 1), [["pass"]], hour + 2_000);
    expect(match.data.end).toMatchObject({ how: "agreed", result: { places: [1, 2] } });
  });

  it("ends at once when one of two resigns; of three, another plays on and the quitter is last", () => {
    const two = start();
    send(two, 0, ["choose", 2], ["lay"]);
    resign(two, 0, bot, 0);
    expect(two.data.end).toMatchObject({ how: "resigned", result: { places: [2, 1] } });
    const three = start({ seats: 3 });
    resign(three, 0, bot, 0);
    expect(three.data.end).toBeUndefined();
    expect(three.data.seats[0]).toEqual(bot);
    send(three, 0, ["choose", 2], ["lay"]);
    send(three, 1, ["choose", 4], ["lay"]);
    request(three, "agreedEnd", 1, 0);
    answerRequest(three, "agreedEnd", 2, true, 0);
    expect(three.data.end?.result).toMatchObject({ scores: [2, 1, 0], places: [3, 1, 2] });
  });

  it("lets a person take a seat over again", () => {
    const match = start({ seats: 3 });
    resign(match, 1, bot, 0);
    expect(occupy(match, 1, { kind: "person", name: "Ada" }, 0)).toMatchObject({ ok: true });
    expect(match.data.resigned).toEqual([]);
  });
});
