import { expect, test } from "vitest";
import { hireCrew } from "./crew.ts";

interface Twice {
  readonly twice: number;
  readonly post: string;
}

const hire = (threads: number) =>
  hireCrew<number, Twice>(new URL("./testing/crewman.ts", import.meta.url), "here", threads);

test("every job is done once, whoever does it, and the crew works again until it is sent home", async () => {
  const crew = hire(2);
  for (const jobs of [[1, 2, 3, 4, 5], [6]]) {
    const open = [...jobs];
    const done: [number, Twice][] = [];
    await crew.workAll(
      () => open.shift(),
      (job, result) => done.push([job, result]),
    );
    expect(done.sort(([one], [other]) => one - other)).toEqual(
      jobs.map((job) => [job, { twice: 2 * job, post: "here" }]),
    );
  }
  await crew.dismiss();
});

test("a fault in a thread is told, and the others are sent home", async () => {
  const crew = hire(2);
  const open = [1, -1, 2];
  await expect(
    crew.workAll(
      () => open.shift(),
      () => {},
    ),
  ).rejects.toThrow("-1 is too little");
  await crew.dismiss();
});
