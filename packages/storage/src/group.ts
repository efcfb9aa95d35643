// Collects appends for a moment, so that many share one commit; whoever waits for a commit gathers the next lot meanwhile.
import type { Append } from "./matches.ts";

const MOST_IN_ONE = 256;
/** Milliseconds. */
const WAIT = 2;
/** While one lot is being written to the disk the next is carried out. */
const AT_ONCE = 2;

/** Answers for each of the lot; it never fails as a whole. */
type Write = (lot: readonly Append[]) => Promise<readonly PromiseSettledResult<boolean>[]>;

interface Waiting {
  readonly append: Append;
  resolve(isAdded: boolean): void;
  reject(error: unknown): void;
}

/** Those of one match go one after the other, in the order in which they came. */
export function newGroup(write: Write): (append: Append) => Promise<boolean> {
  let waiting: Waiting[] = [];
  const inHand = new Set<string>();
  let lots = 0;
  let timer: NodeJS.Timeout | undefined;

  const nextLot = (): Waiting[] => {
    const lot: Waiting[] = [];
    waiting = waiting.filter((each) => {
      const { match } = each.append.entry;
      if (lot.length >= MOST_IN_ONE || inHand.has(match)) return true;
      inHand.add(match);
      lot.push(each);
      return false;
    });
    return lot;
  };

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (lots >= AT_ONCE) return;
    const lot = nextLot();
    if (lot.length === 0) return;
    lots++;
    const answers = await write(lot.map(({ append }) => append));
    lots--;
    for (const [at, { append, resolve, reject }] of lot.entries()) {
      inHand.delete(append.entry.match);
      const answer = answers[at];
      if (answer?.status === "fulfilled") resolve(answer.value);
      else reject(answer?.reason);
    }
    void send();
  };

  return (append) =>
    new Promise((resolve, reject) => {
      const count = waiting.push({ append, resolve, reject });
      if (count >= MOST_IN_ONE) void send();
      else if (lots < AT_ONCE) timer ??= setTimeout(send, WAIT);
    });
}
