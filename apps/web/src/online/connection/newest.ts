// Answers overtake each other on the way. Of several to the same question none counts that was asked for before one that has
// come already.

export interface Newest<Value> {
  ask(): Promise<void>;
  /** It came unasked, with the answer to something else, and is newer than whatever is still on the way. */
  give(value: Value): void;
}

export function newest<Value>(read: () => Promise<Value>, take: (value: Value) => void): Newest<Value> {
  let asked = 0;
  let taken = 0;
  const arrive = (number: number, value: Value): void => {
    if (number <= taken) return;
    taken = number;
    take(value);
  };
  return {
    ask: async () => {
      const number = ++asked;
      arrive(number, await read());
    },
    give: (value) => arrive(++asked, value),
  };
}
