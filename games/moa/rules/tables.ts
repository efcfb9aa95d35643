// Tables with one entry for each word of a closed set.
import type { Bird, Icon, Karakia, Mammal } from "./vocabulary.ts";

export function byBird<Entry>(make: (bird: Bird) => Entry): Readonly<Record<Bird, Entry>> {
  return {
    haasts_eagle: make("haasts_eagle"),
    kakapo: make("kakapo"),
    kea: make("kea"),
    kiwi: make("kiwi"),
    moa: make("moa"),
    morepork: make("morepork"),
    pukeko: make("pukeko"),
    tui: make("tui"),
  };
}

export function byIcon<Entry>(make: (icon: Icon) => Entry): Readonly<Record<Icon, Entry>> {
  return { bird: make("bird"), fight: make("fight"), honour: make("honour"), karakia: make("karakia") };
}

export function byMammal<Entry>(make: (mammal: Mammal) => Entry): Readonly<Record<Mammal, Entry>> {
  return { rat: make("rat"), possum: make("possum"), dog: make("dog"), weasel: make("weasel") };
}

export function byKarakia<Entry>(make: (kind: Karakia) => Entry): Record<Karakia, Entry> {
  return {
    draw_one: make("draw_one"),
    exchange_three: make("exchange_three"),
    two_fight: make("two_fight"),
    any_territory: make("any_territory"),
    move_birds: make("move_birds"),
    place_stronghold: make("place_stronghold"),
  };
}

/** The item of a list that has this id. */
export function itemOf<Item extends { readonly id: string }>(items: readonly Item[], id: Item["id"]): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (item === undefined) throw new Error(`there is no ${id}`);
  return item;
}
