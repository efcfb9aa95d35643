// The machine's clock was set: what is due and what runs out is moved by as much, so that nobody loses time they had.
import type { Context } from "./context.ts";

const LOOK_EVERY = 1_000;

/** Returns how to stop. */
export function keepTime(context: Context): () => Promise<void> {
  let work: Promise<void> | undefined;
  const move = async (by: number): Promise<void> => {
    try {
      await (context.storage.bus.isShared ? standAlone(context, by) : setTime(context, by));
    } catch (error) {
      context.log.error({ by, error: String(error) }, "times could not be moved");
    }
    work = undefined;
  };
  const timer = setInterval(() => {
    const by = context.clock.follow();
    if (by !== undefined) work ??= move(by);
  }, LOOK_EVERY);
  return async () => {
    clearInterval(timer);
    await work;
  };
}

const told = new WeakSet<Context>();

/** The other nodes' clocks were not set: what is stored is right for them, and here time goes on as it did. */
async function standAlone(context: Context, by: number): Promise<void> {
  if (!told.has(context)) context.log.error({ by }, "the machine's clock was set; start this node again to believe it");
  told.add(context);
}

async function setTime(context: Context, by: number): Promise<void> {
  const running = await context.jobs.between(async () => {
    const { playing } = await context.storage.moveTimes(by);
    // From here on the new time holds; every match moves its own clock before anything else happens in it.
    context.clock.set(by);
    context.jobs.timesMoved(by);
    context.rooms.timesMoved(by, playing);
    return playing;
  });
  context.log.warn({ by, matches: running.length }, "the machine's clock was set; what is due has been moved with it");
  for (const match of running) await context.rooms.inRoom(match, () => {});
}
