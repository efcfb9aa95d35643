// Maasai's rules shown on the table: by chapter, a position and what may and may not be done there.
import { scenes as adj } from "./adj.ts";
import { scenes as ani } from "./ani.ts";
import { scenes as boma } from "./boma.ts";
import { scenes as clm } from "./clm.ts";
import { scenes as enc } from "./enc.ts";
import { scenes as end } from "./end.ts";
import { scenes as gen } from "./gen.ts";
import { scenes as geo } from "./geo.ts";
import { scenes as hex } from "./hex.ts";
import { scenes as lay } from "./lay.ts";
import { scenes as rem } from "./rem.ts";
import type { MaasaiScene } from "./scene.ts";
import { scenes as set } from "./set.ts";
import { scenes as sup } from "./sup.ts";
import { scenes as turn } from "./turn.ts";
import { scenes as undo } from "./undo.ts";

export { turn } from "./worked-turn.ts";

export const scenes: readonly MaasaiScene[] = [
  ...geo,
  ...gen,
  ...set,
  ...hex,
  ...turn,
  ...rem,
  ...lay,
  ...adj,
  ...clm,
  ...enc,
  ...ani,
  ...boma,
  ...sup,
  ...end,
  ...undo,
];
