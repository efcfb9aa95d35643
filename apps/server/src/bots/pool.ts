// A few threads of bots, one turn each at a time. They start when the first bot has to think.
import type { BotReply, BotTask } from "@outrigger/bots";
import { type Asker, newShares, type Waiting } from "./shares.ts";
import { type BotThread, startBotThread } from "./thread.ts";

type Think = (task: Omit<BotTask, "id">) => Promise<BotReply>;
type TryOut = BotThread["preview"];

export interface BotPool {
  /** Does the work when it is the asker's turn, with a thread to itself. */
  inTurn<Value>(asker: Asker, work: (think: Think, preview: TryOut) => Promise<Value>): Promise<Value>;
  /** Turns that wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

interface Turn extends Waiting {
  take(think: Think, preview: TryOut): Promise<void>;
  giveUp(why: Error): void;
}

interface Slot {
  thread: BotThread | undefined;
  turn: Turn | undefined;
  /** The turn has lasted as long as anybody may take while others wait. */
  isLong: boolean;
}

/** Milliseconds a bot may think while somebody else waits for theirs. */
const FAIR = 1_000;

function threadOf(slot: Slot): BotThread {
  slot.thread ??= startBotThread(() => {
    slot.thread = undefined;
  });
  return slot.thread;
}

async function takeTurn(slot: Slot, turn: Turn, whenLong: () => void): Promise<void> {
  Object.assign(slot, { turn, isLong: false });
  const long = setTimeout(() => {
    slot.isLong = true;
    whenLong();
  }, FAIR);
  await turn.take(
    (task) => threadOf(slot).ask(task),
    (task) => threadOf(slot).preview(task),
  );
  clearTimeout(long);
  slot.turn = undefined;
}

export function newBotPool(size: number, now: () => number = () => performance.now()): BotPool {
  const slots = Array.from({ length: size }, (): Slot => ({ thread: undefined, turn: undefined, isLong: false }));
  const waiting: Turn[] = [];
  const shares = newShares(now);
  let isClosed = false;

  const hurry = (): void => {
    for (const { turn, isLong, thread } of slots) {
      const isWaitedFor = waiting.some((other) => other.asker.owner !== turn?.asker.owner && shares.isUrgent(other));
      if (turn !== undefined && isLong && isWaitedFor) thread?.hurry();
    }
  };
  const goOn = (): void => {
    const free = slots.find(({ turn }) => turn === undefined);
    const [turn] = free === undefined || waiting.length === 0 ? [] : waiting.splice(shares.next(waiting), 1);
    if (free !== undefined && turn !== undefined) void occupy(free, turn);
    hurry();
  };
  const occupy = async (slot: Slot, turn: Turn): Promise<void> => {
    const begun = now();
    await takeTurn(slot, turn, hurry);
    shares.charge(turn.asker, now() - begun);
    goOn();
  };
  return {
    inTurn: (asker, work) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error("the bots are closed"));
        waiting.push({
          asker,
          since: now(),
          take: (think, preview) => work(think, preview).then(resolve, reject),
          giveUp: reject,
        });
        goOn();
      }),
    get waiting() {
      return waiting.length;
    },
    close: async () => {
      isClosed = true;
      for (const { giveUp } of waiting.splice(0)) giveUp(new Error("the bots are closed"));
      await Promise.all(slots.map(({ thread }) => thread?.close()));
    },
  };
}
