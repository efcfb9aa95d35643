// The machine's clock was set: what is due and what runs out is moved by as much, so that nobody loses time they had.
import type { House } from "./house.ts";

const LOOK_EVERY = 1_000;

/** Returns how to stop. */
export function keepTime(house: House): () => Promise<void> {
  let work: Promise<void> | undefined;
  const move = async (by: number): Promise<void> => {
    try {
      await (house.storage.bus.isShared ? standAlone(house, by) : setTime(house, by));
    } catch (error) {
      house.log.error({ by, error: String(error) }, "times could not be moved");
    }
    work = undefined;
  };
  const timer = setInterval(() => {
    const by = house.clock.follow();
    if (by !== undefined) work ??= move(by);
  }, LOOK_EVERY);
  return async () => {
    clearInterval(timer);
    await work;
  };
}

const told = new WeakSet<House>();

/** The other nodes' clocks were not set: what is stored is right for them, and here time goes on as it did. */
async function standAlone(house: House, by: number): Promise<void> {
  if (!told.has(house)) house.log.error({ by }, "the machine's clock was set; start this node again to believe it");
  told.add(house);
}

async function setTime(house: House, by: number): Promise<void> {
  const running = await house.jobs.between(async () => {
    const { playing } = await house.storage.moveTimes(by);
    // From here on the new time holds; every match moves its own clock before anything else happens in it.
    house.clock.set(by);
    house.jobs.timesMoved(by);
    house.rooms.timesMoved(by, playing);
    return playing;
  });
  house.log.warn({ by, matches: running.length }, "the machine's clock was set; what is due has been moved with it");
  for (const match of running) await house.rooms.inRoom(match, () => {});
}
