// What must hold in every state: pieces are neither lost nor doubled (MAS-GEN-7), and everybody stands where the rules allow.
import { obstacle } from "@outrigger/penrose";
import { keepers, protectorOf } from "./animals.ts";
import { claimant, personOn } from "./claims.ts";
import { animalsOfEachKind, type MaasaiPack } from "./components.ts";
import { buildTable, colourOf, isEnclosed, isSpot, type MaasaiTable, parcelOf, patchesOf, printedOn } from "./table.ts";
import { ANIMAL_ON, ANIMALS, type MaasaiState, PEOPLE, type Person, type SeatState } from "./vocabulary.ts";

export function invariants(state: MaasaiState, pack: MaasaiPack): string[] {
  const table = buildTable(state, pack);
  return [
    ...unfitShields(table),
    ...lostShields(state, pack),
    ...state.seats.flatMap((seat, at) => lostPieces(state, table, pack, seat, at)),
    ...state.people.flatMap((person) => strayPeople(state, table, person)),
    ...strayAnimals(state, table),
    ...leakyFences(table),
  ];
}

/** MAS-LAY-3 to MAS-LAY-7: every shield lies where it was legal to lay it. */
function unfitShields({ layout }: MaasaiTable): string[] {
  return layout.tiles.flatMap((tile, number) => {
    const reason = number === 0 ? undefined : obstacle(layout, tile, number);
    return reason === undefined ? [] : [`shield ${number} does not fit: ${reason}`];
  });
}

function lostShields(state: MaasaiState, pack: MaasaiPack): string[] {
  const laid = state.laid.map(({ shield }) => shield);
  const hands = state.seats.flatMap(({ hand }) => hand);
  const all = [...laid, ...hands, ...state.wide, ...state.narrow, ...state.discarded].sort();
  const expected = [...pack.ids.W, ...pack.ids.N].sort();
  const problems: string[] = [];
  if (all.join() !== expected.join())
    problems.push(`shields: ${all.length} where ${expected.length} should be, or doubled`);
  for (const bag of [state.wide, state.narrow, ...state.seats.map(({ hand }) => hand)])
    if (bag.some((id, place) => id < (bag[place - 1] ?? ""))) problems.push("a bag or hand is not sorted");
  return problems;
}

function lostPieces(state: MaasaiState, table: MaasaiTable, pack: MaasaiPack, own: SeatState, seat: number): string[] {
  const problems: string[] = [];
  const builders = state.bomas.filter(({ owner, building }) => owner === seat && building).length;
  for (const kind of PEOPLE) {
    const out = state.people.filter((person) => person.seat === seat && personOn(table, person.patch) === kind).length;
    const count = own.stock[kind] + out + (kind === "warrior" ? builders : 0);
    if (own.stock[kind] < 0 || count !== pack.people[kind]) problems.push(`seat ${seat} has ${count} of kind ${kind}`);
  }
  const each = animalsOfEachKind(pack, state.seats.length, state.options);
  for (const animal of ANIMALS) {
    const out = state.animals.filter((at, spot) => at === seat && ANIMAL_ON[colourOf(table, spot)] === animal).length;
    if (own.pen[animal] < 0 || own.pen[animal] + out !== each)
      problems.push(`seat ${seat} has ${own.pen[animal]} ${animal} in the pen and ${out} out of ${each} on the table`);
  }
  return problems;
}

/** One person a shield and a parcel (MAS-CLM-4), nobody in a boma (MAS-CLM-8), and enclosures known to who tends them. */
function strayPeople(state: MaasaiState, table: MaasaiTable, person: Person): string[] {
  const { patch, tends } = person;
  const problems: string[] = [];
  const parcel = parcelOf(table, patch);
  if (claimant(state, table, patch) !== person) problems.push(`two people on the parcel of ${patch}`);
  if (state.people.some((other) => other !== person && other.patch >> 2 === patch >> 2))
    problems.push(`two people on shield ${patch >> 2}`);
  if (table.home[patch] !== -1) problems.push(`somebody stands inside a boma on ${patch}`);
  if (!printedOn(table, patch >> 2).patches.includes(patch & 3)) problems.push(`${patch} is no patch`);
  const expected = isEnclosed(table, parcel) ? patchesOf(table, parcel) : [];
  if (tends.join() !== expected.join()) problems.push(`the person on ${patch} tends [${tends}], not [${expected}]`);
  return problems;
}

/** Every animal stands on a spot, in a boma of its owner or in an enclosure with somebody of its owner. */
function strayAnimals(state: MaasaiState, table: MaasaiTable): string[] {
  const keeper = keepers(state, table);
  const problems: string[] = [];
  if (state.animals.length !== 4 * state.laid.length) problems.push(`${state.animals.length} animal places`);
  state.animals.forEach((seat, spot) => {
    if (seat === -1) return;
    if (!isSpot(table, spot)) problems.push(`an animal where there is no spot: ${spot}`);
    else if (protectorOf(state, table, keeper, spot) !== seat) problems.push(`an animal without protection on ${spot}`);
  });
  return problems;
}

/** MAS-ADJ-5: a parcel lies in one boma, or outside all. */
function leakyFences(table: MaasaiTable): string[] {
  return table.land.parcel.flatMap((parcel, patch) =>
    table.home[parcel] === table.home[patch] ? [] : [`the parcel of ${patch} crosses a built fence`],
  );
}
