import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorage, type SeatRow, type Storage } from "../index.ts";
import { entry, table } from "../testing/contract.ts";
import { type PostgresPair, startPair } from "../testing/postgres.ts";
import { addressesOf } from "./addresses.ts";

let pair: PostgresPair;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair.stop());

/** Appends to one match after the other until it is told to stop; gives back the numbers that were acknowledged. */
async function appendOn(storage: Storage, id: string, isOver: () => boolean): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let seq = 1; !isOver(); seq++) {
    expect(await storage.appendEntry({ entry: { ...entry(seq), match: id } })).toBe(true);
    acknowledged.push(seq);
  }
  return acknowledged;
}

it("the primary is killed and the standby promoted, there and back: nothing acknowledged is lost, and words go on", async () => {
  const url = await pair.database();
  const [one, other] = await Promise.all([openStorage({ url }), openStorage({ url })]);
  let isOver = false;
  const ids = Array.from({ length: 8 }, (_, at) => `t${at}`);
  for (const id of ids)
    await one.createTable({ row: { ...table.row, id }, seats: [{ ...table.seats[0], match: id } as SeatRow] });
  const appending = Promise.all(ids.map((id, at) => appendOn(at % 2 === 0 ? one : other, id, () => isOver)));
  await pair.failOver();
  await pair.renew();
  await pair.failOver();
  isOver = true;
  const acknowledged = await appending;
  for (const [at, id] of ids.entries()) {
    const stored = (await one.logAfter({ match: id, seq: 0 })).map(({ seq }) => seq);
    expect(stored).toEqual(acknowledged[at]);
  }
  const heard = new Promise((resolve) => other.bus.listen(resolve));
  const saying = setInterval(() => one.bus.announce("match m1 3"), 50);
  expect(await heard).toBe("match m1 3");
  clearInterval(saying);
  await Promise.all([one.close(), other.close()]);
});

describe("the address of a database", () => {
  it("may name several hosts, as libpq writes them, of which the one that takes writes is wanted", () => {
    expect(addressesOf("postgres://site:pw@one:5432,two/games?ssl=true&target_session_attrs=read-write")).toEqual({
      addresses: ["postgres://site:pw@one:5432/games?ssl=true", "postgres://site:pw@two/games?ssl=true"],
      mustWrite: true,
    });
    expect(addressesOf("postgres://site@/games?host=/one,/two&port=5432,5433")).toEqual({
      addresses: ["postgres://site@/games?host=%2Fone&port=5432", "postgres://site@/games?host=%2Ftwo&port=5433"],
      mustWrite: true,
    });
    expect(addressesOf("postgresql://one/games")).toEqual({ addresses: ["postgresql://one/games"], mustWrite: false });
    expect(addressesOf("postgres://one/games?target_session_attrs=primary").mustWrite).toBe(true);
  });

  it("that wants a standby is refused", () => {
    expect(() => addressesOf("postgres://one,two/games?target_session_attrs=prefer-standby")).toThrow(
      'the site writes: target_session_attrs is read-write or primary, not "prefer-standby"',
    );
  });
});
