// Tables with one entry for each word of a closed set.
import { BIRDS, type Bird, ICONS, type Icon, KARAKIA, type Karakia, MAMMALS, type Mammal } from "./vocabulary.ts";

function tableOf<Key extends string>(keys: readonly Key[]): <Entry>(make: (key: Key) => Entry) => Record<Key, Entry> {
  return <Entry>(make: (key: Key) => Entry) =>
    Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Entry>;
}

export const byBird = tableOf<Bird>(BIRDS);
export const byIcon = tableOf<Icon>(ICONS);
export const byMammal = tableOf<Mammal>(MAMMALS);
export const byKarakia = tableOf<Karakia>(KARAKIA);

/** The item of a list that has this id. */
export function itemOf<Item extends { readonly id: string }>(items: readonly Item[], id: Item["id"]): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (item === undefined) throw new Error(`there is no ${id}`);
  return item;
}
