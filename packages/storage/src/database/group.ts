// Collects writes of many matches for a moment, so that they share one commit; whoever waits for a commit gathers the next
// lot meanwhile.

const MOST_IN_ONE = 256;
/** Milliseconds. */
const WAIT = 2;
/** While one lot is being written to the disk the next is carried out. */
export const AT_ONCE = 2;

/** Answers for each of the lot; it never fails as a whole. */
type Write<Given> = (lot: readonly Given[]) => Promise<readonly PromiseSettledResult<boolean>[]>;

interface Waiting<Given> {
  readonly given: Given;
  resolve(isWritten: boolean): void;
  reject(error: unknown): void;
}

/** Those of one match go one after the other, in the order in which they came. */
export function newGroup<Given>(
  matchOf: (given: Given) => string,
  write: Write<Given>,
): (given: Given) => Promise<boolean> {
  let waiting: Waiting<Given>[] = [];
  const inHand = new Set<string>();
  let lots = 0;
  let timer: NodeJS.Timeout | undefined;

  const nextLot = (): Waiting<Given>[] => {
    const lot: Waiting<Given>[] = [];
    waiting = waiting.filter((each) => {
      const match = matchOf(each.given);
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
    const answers = await write(lot.map(({ given }) => given));
    lots--;
    for (const [at, { given, resolve, reject }] of lot.entries()) {
      inHand.delete(matchOf(given));
      const answer = answers[at];
      if (answer?.status === "fulfilled") resolve(answer.value);
      else reject(answer?.reason);
    }
    void send();
  };

  return (given) =>
    new Promise((resolve, reject) => {
      const count = waiting.push({ given, resolve, reject });
      if (count >= MOST_IN_ONE) void send();
      else if (lots < AT_ONCE) timer ??= setTimeout(send, WAIT);
    });
}
