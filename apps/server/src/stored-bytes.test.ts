import { expect, it } from "vitest";
import { newPersonNetworks } from "./person-networks.ts";
import { newQuotas } from "./quotas.ts";
import { newStored } from "./stored-bytes.ts";

const MEGABYTE = 1_000_000;

it("is added up once a minute for whoever is far from their limit, and each time for whoever is near it", async () => {
  let [time, bytes, asked] = [0, 0, 0];
  const storedBytes = async (): Promise<number> => {
    asked++;
    return bytes;
  };
  const quotas = newQuotas({}, 1);
  const stored = newStored({
    storage: { storedBytes },
    quotas,
    networks: newPersonNetworks(),
    now: () => time,
    steady: () => time,
  });
  const ada = { id: "ada", quotas: null };
  const look = async () => {
    const before = asked;
    return [await stored.hasRoom(ada), asked - before];
  };
  expect([await look(), await look()]).toEqual([
    [true, 2],
    [true, 0],
  ]);
  time += 60_000;
  bytes = 90 * MEGABYTE;
  expect([await look(), await look()]).toEqual([
    [true, 2],
    [true, 1],
  ]);
  bytes = 200 * MEGABYTE;
  expect(await look()).toEqual([false, 1]);
});
