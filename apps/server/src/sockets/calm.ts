// Once at once, and then not again before its time, however often it is asked for: the last asking is not lost.
export function calmly(pause: number, work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isAskedAgain = false;
  const run = (): void => {
    isAskedAgain = false;
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (isAskedAgain) run();
    }, pause).unref();
  };
  return () => {
    if (timer === undefined) run();
    else isAskedAgain = true;
  };
}
