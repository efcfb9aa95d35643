// Moa's rules shown on the table: by chapter, a position and what may and may not be done there.
import { scenes as chapter2p } from "./2p.ts";
import { scenes as atk } from "./atk.ts";
import { scenes as buy } from "./buy.ts";
import { scenes as deal } from "./deal.ts";
import { scenes as def } from "./def.ts";
import { scenes as end } from "./end.ts";
import { scenes as gen } from "./gen.ts";
import { scenes as info } from "./info.ts";
import { scenes as inv } from "./inv.ts";
import { scenes as kar } from "./kar.ts";
import { scenes as ldt } from "./ldt.ts";
import { scenes as mam } from "./mam.ts";
import { scenes as pas } from "./pas.ts";
import { scenes as pay } from "./pay.ts";
import { scenes as plb } from "./plb.ts";
import { scenes as pll } from "./pll.ts";
import { scenes as rnd } from "./rnd.ts";
import type { MoaScene } from "./scene.ts";
import { scenes as sco } from "./sco.ts";
import { scenes as sel } from "./sel.ts";
import { scenes as str } from "./str.ts";
import { scenes as sup } from "./sup.ts";
import { scenes as tdy } from "./tdy.ts";
import { scenes as ter } from "./ter.ts";
import { scenes as turn } from "./turn.ts";
import { scenes as vol } from "./vol.ts";

export { turn } from "./worked-turn.ts";

export const scenes: readonly MoaScene[] = [
  ...gen,
  ...sup,
  ...info,
  ...deal,
  ...rnd,
  ...ter,
  ...vol,
  ...mam,
  ...inv,
  ...def,
  ...turn,
  ...pay,
  ...plb,
  ...pll,
  ...atk,
  ...sel,
  ...buy,
  ...pas,
  ...kar,
  ...ldt,
  ...str,
  ...sco,
  ...tdy,
  ...end,
  ...chapter2p,
];
