// While the server is being told who we are from now on, nobody asks it anything in the old name: it would refuse.

let settling: Promise<unknown> = Promise.resolve();

export function settle<Value>(work: Promise<Value>): Promise<Value> {
  settling = work.catch(() => {});
  return work;
}

/** When it is clear who we are. */
export function settled(): Promise<unknown> {
  return settling;
}
