// From a patch as a move names it to the patch as the geometry numbers it.
import type { Patch } from "@outrigger/penrose";
import { patchName } from "../components.ts";
import type { MaasaiPlay } from "../maasai.ts";
import { printedOn } from "../table.ts";
import type { PatchName } from "../vocabulary.ts";

export function patchNamed({ index }: MaasaiPlay, number: number, name: PatchName): Patch {
  const info = printedOn(index, number);
  const at = info.patches.find((patch) => patchName(info, patch) === name);
  if (at === undefined) throw new Error(`shield ${number} has no patch ${name}`);
  return 4 * number + at;
}
