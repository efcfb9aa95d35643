// What a viewer was last shown, kept as text: as objects it takes three times the memory, and what several viewers see alike
// is kept once.
import type { Shown } from "@outrigger/protocol";

export interface Kept {
  /** All but the view and the offers, which are the large parts. */
  readonly rest: Omit<Shown, "view" | "offers">;
  /** Each field of the view. */
  readonly view: ReadonlyMap<string, string>;
  readonly offers: string;
}

/** `others`: what is kept of this match already. */
export function keep({ view, offers, ...rest }: Shown, others: Iterable<Kept>): Kept {
  const known = [...others];
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(view ?? {})) {
    const text: string | undefined = JSON.stringify(value);
    if (text !== undefined) texts.set(key, known.find((other) => other.view.get(key) === text)?.view.get(key) ?? text);
  }
  return { rest, view: texts, offers: JSON.stringify(offers) };
}

/** The picture that was kept. What is alike `now` is taken over, so that only what differs has to be read. */
export function pictureBefore(before: Kept, now: Kept, shown: Shown): Shown {
  const fields = new Map(Object.entries(shown.view ?? {}));
  const view = [...before.view].map(
    ([key, text]) => [key, text === now.view.get(key) ? fields.get(key) : JSON.parse(text)] as const,
  );
  const offers = before.offers === now.offers ? shown.offers : JSON.parse(before.offers);
  return { ...before.rest, view: Object.fromEntries(view), offers };
}
