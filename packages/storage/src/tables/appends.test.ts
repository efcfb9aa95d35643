import { describe, expect, it } from "vitest";
import type { Append, SeatChange, Storage } from "../index.ts";
import { entry, job, match, onEveryDatabase, START, seat } from "../testing/contract.ts";

const IDS = Array.from({ length: 20 }, (_, at) => `t${at}`);

async function openTables(storage: Storage): Promise<void> {
  for (const id of IDS)
    await storage.createTable({
      row: { ...match, id, status: "playing", snapshot: "first" },
      seats: [
        seat(0, { match: id, kind: "person", person: "u1" }),
        seat(1, { match: id, kind: "person", person: "u2" }),
      ],
    });
}

const standing = (number: number, waiting: number): SeatChange => ({
  seat: number,
  kind: "person",
  level: null,
  waiting,
  place: null,
  score: null,
});

/** A move as a room writes it: the turn passes on, and a clock is set. */
const move = (id: string, seq: number, more: Partial<Append> = {}): Append => ({
  entry: { ...entry(seq), match: id },
  seats: [standing(0, seq % 2), standing(1, (seq + 1) % 2)],
  jobs: [job(`clock ${id}`, START + seq)],
  ...more,
});

const waitedFor = async (storage: Storage, id: string): Promise<(number | undefined)[]> =>
  ((await storage.findTable(id))?.seats ?? []).map(({ waiting }) => waiting);

onEveryDatabase((here) => {
  describe("appends of many matches at once", () => {
    it("are written with their seats, jobs, snapshots and chronicles, each with its own", async () => {
      const { storage } = here;
      await openTables(storage);
      const over = {
        snapshot: { seq: 1, snapshot: "last", status: "over" },
        chronicle: "kept",
        seats: [{ ...standing(0, 1), ended: "people" }, standing(1, 0)],
      } as const;
      const answers = await Promise.all(
        IDS.map((id, at) => storage.appendEntry(move(id, 1, at % 2 === 0 ? over : { jobs: [] }))),
      );
      expect(answers).toEqual(IDS.map(() => true));
      for (const [at, id] of IDS.entries()) {
        const isOver = at % 2 === 0;
        const loaded = await storage.loadMatch(id);
        const { snapshot, status, seq, touched } = loaded?.row ?? {};
        expect([snapshot, status, seq, touched]).toEqual(
          isOver ? ["last", "over", 1, START + 1] : ["first", "playing", 0, START + 1],
        );
        expect(loaded?.seats.map(({ waiting, person, ended }) => [waiting, person, ended])).toEqual([
          [1, "u1", isOver ? "people" : null],
          [0, "u2", null],
        ]);
        expect(await storage.findChronicle(id)).toBe(isOver ? "kept" : undefined);
      }
      const due = await storage.takeJobs({ now: START + 10, lease: START + 20, most: 99 });
      expect(due.map(({ id }) => id).sort()).toEqual(
        IDS.filter((_, at) => at % 2 === 0)
          .map((id) => `clock ${id}`)
          .sort(),
      );
    });

    it("a number that is taken fails alone, and nothing of that append is written", async () => {
      const { storage } = here;
      await openTables(storage);
      const [stale = ""] = IDS;
      await storage.appendEntry({ entry: { ...entry(1, "first"), match: stale } });
      const late = { snapshot: { seq: 1, snapshot: "late", status: "over" }, chronicle: "late" } as const;
      const answers = await Promise.all(IDS.map((id) => storage.appendEntry(move(id, 1, id === stale ? late : {}))));
      expect(answers).toEqual(IDS.map((id) => id !== stale));
      const { row } = (await storage.loadMatch(stale)) ?? {};
      expect([row?.snapshot, row?.status, row?.touched]).toEqual(["first", "playing", START]);
      expect(await waitedFor(storage, stale)).toEqual([0, 0]);
      expect(await storage.findChronicle(stale)).toBeUndefined();
      const due = await storage.takeJobs({ now: START + 10, lease: START + 20, most: 99 });
      expect(due).toHaveLength(IDS.length - 1);
    });

    it("one that cannot be stored fails alone", async () => {
      const { storage } = here;
      await openTables(storage);
      const [bad = ""] = IDS;
      const broken = { ...entry(1), match: bad, payload: null as never };
      const answers = await Promise.allSettled(
        IDS.map((id) => storage.appendEntry(id === bad ? { entry: broken } : move(id, 1))),
      );
      expect(answers.map(({ status }) => status)).toEqual(IDS.map((id) => (id === bad ? "rejected" : "fulfilled")));
      expect(await storage.newestEntries(IDS)).toHaveLength(IDS.length - 1);
    });

    it("of one match are carried out in the order in which they came, and the same one twice counts once", async () => {
      const { storage } = here;
      await openTables(storage);
      const id = "t3";
      const twice = [1, 2, 2, 3, 3, 4, 5].map((seq) => move(id, seq));
      expect(await Promise.all(twice.map((append) => storage.appendEntry(append)))).toEqual(twice.map(() => true));
      expect((await storage.logAfter({ match: id, seq: 0 })).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
      expect(await waitedFor(storage, id)).toEqual([1, 0]);
      expect((await storage.findTable(id))?.row.touched).toBe(START + 5);
      expect(await storage.nextDue({ now: START + 99 })).toBe(START + 5);
    });

    it("of two jobs of one name the last counts", async () => {
      const { storage } = here;
      await openTables(storage);
      const jobs = [job("clock t0", START + 1), job("clock t0", START + 7)];
      expect(await storage.appendEntry(move("t0", 1, { jobs }))).toBe(true);
      expect(await storage.nextDue({ now: START + 99 })).toBe(START + 7);
    });
  });
});
