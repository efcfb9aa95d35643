import { describe, expect, test } from "vitest";
import { nextViewpoint } from "./viewpoint.ts";

const person = { kind: "person", name: "Noor" } as const;
const bot = { kind: "bot", name: "Tia", level: "medium" } as const;
const asks = (seat: number) => [{ seat, phase: "sail" }];

describe("whose eyes", () => {
  test("one person looks through their own, whoever is asked", () => {
    expect(nextViewpoint({ seats: [bot, person], asked: asks(0) }, "spectator")).toBe(1);
    expect(nextViewpoint({ seats: [bot, person], asked: asks(1) }, "spectator")).toBe(1);
  });

  test("round one screen the one who is asked looks, and keeps looking while a bot thinks", () => {
    const seats = [person, bot, person];
    expect(nextViewpoint({ seats, asked: asks(2) }, 0)).toBe(2);
    expect(nextViewpoint({ seats, asked: asks(1) }, 2)).toBe(2);
    expect(nextViewpoint({ seats, asked: [] }, 0)).toBe(0);
  });

  test("with bots alone everybody watches", () => {
    expect(nextViewpoint({ seats: [bot, bot], asked: asks(0) }, "spectator")).toBe("spectator");
  });

  test("a seat that a bot took over is looked through no longer", () => {
    expect(nextViewpoint({ seats: [bot, bot, person], asked: asks(0) }, 0)).toBe(2);
  });
});
