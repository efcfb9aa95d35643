// Māori's rules shown on the table: by chapter, a position and what may and may not be done there.
import { scenes as atoll } from "./atoll.ts";
import { scenes as comp } from "./comp.ts";
import { scenes as depot } from "./depot.ts";
import { scenes as disc } from "./disc.ts";
import { scenes as end } from "./end.ts";
import { scenes as line } from "./line.ts";
import { scenes as pass } from "./pass.ts";
import { scenes as place } from "./place.ts";
import { scenes as refill } from "./refill.ts";
import type { MaoriScene } from "./scene.ts";
import { scenes as score } from "./score.ts";
import { scenes as setup } from "./setup.ts";
import { scenes as shell } from "./shell.ts";
import { scenes as ship } from "./ship.ts";
import { scenes as step } from "./step.ts";
import { scenes as turn } from "./turn.ts";
import { scenes as v1 } from "./variants/v1.ts";
import { scenes as v2 } from "./variants/v2.ts";
import { scenes as variants } from "./variants/var.ts";
import { scenes as volc } from "./volc.ts";

export { turn } from "./worked-turn.ts";

export const scenes: readonly MaoriScene[] = [
  ...comp,
  ...setup,
  ...turn,
  ...ship,
  ...line,
  ...shell,
  ...volc,
  ...refill,
  ...place,
  ...depot,
  ...disc,
  ...pass,
  ...end,
  ...score,
  ...variants,
  ...v1,
  ...v2,
  ...step,
  ...atoll,
];
