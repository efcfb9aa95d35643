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
  const chosen = <Value extends string>(id: keyof MoaOptions, values: readonly Value[]): Value =>
    chosenOption(options, id, values);
  return {
    neutralScoring: chosen("neutralScoring", CHOICES.neutralScoring),
    neutralPlacement: chosen("neutralPlacement", CHOICES.neutralPlacement),
    firstPlayer: chosen("firstPlayer", CHOICES.firstPlayer),
    offTurnKarakia: chosen("offTurnKarakia", CHOICES.offTurnKarakia),
    karakiaLock: chosen("karakiaLock", CHOICES.karakiaLock),
    terrainReveal: chosen("terrainReveal", CHOICES.terrainReveal),
    moveIntoSold: chosen("moveIntoSold", CHOICES.moveIntoSold),
    sharedIconsInAttack: chosen("sharedIconsInAttack", CHOICES.sharedIconsInAttack),
    tileSupplyLimited: chosen("tileSupplyLimited", CHOICES.tileSupplyLimited),
    discardView: chosen("discardView", CHOICES.discardView),
    openHands: chosen("openHands", CHOICES.openHands),
  };
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
