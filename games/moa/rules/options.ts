// The table's options. Where the English and the Polish rulebook differ, both readings can be chosen.
import { chosenOption, type OptionSpec, type Options } from "@outrigger/kernel";

const CHOICES = {
  neutralScoring: ["off", "on"],
  neutralPlacement: ["rolledOrNeighbour", "rolledOnly"],
  firstPlayer: ["random", "host"],
  offTurnKarakia: ["on", "off"],
  karakiaLock: ["turn", "round"],
  terrainReveal: ["bothFirst", "oneByOne"],
  moveIntoSold: ["on", "off"],
  sharedIconsInAttack: ["off", "on"],
  tileSupplyLimited: ["off", "on"],
  discardView: ["full", "top"],
  openHands: ["off", "on"],
} as const;

export type MoaOptions = { [Id in keyof typeof CHOICES]: (typeof CHOICES)[Id][number] };

export function chosenOptions(options: Options): MoaOptions {
  const chosen = Object.entries(CHOICES).map(([id, values]) => [id, chosenOption<string>(options, id, values)]);
  return Object.fromEntries(chosen) as MoaOptions;
}

const FOR_TWO: readonly string[] = ["neutralScoring", "neutralPlacement"];
const COMMON: readonly string[] = ["openHands"];

/** Each option with its values, the default first. */
export const options: readonly OptionSpec[] = Object.entries(CHOICES).map(([id, values]) => ({
  id,
  default: values[0],
  values,
  ...(FOR_TWO.includes(id) ? { seats: [2, 2] as const } : {}),
  ...(COMMON.includes(id) ? { common: true as const } : {}),
}));
