// Moa's rules shown on the table: by chapter, a position and what may and may not be done there.
import { scenes as chapter2p } from "./2p.ts";
import { scenes as atk } from "./actions/atk.ts";
import { scenes as buy } from "./actions/buy.ts";
import { scenes as def } from "./actions/def.ts";
import { scenes as kar } from "./actions/kar.ts";
import { scenes as pas } from "./actions/pas.ts";
import { scenes as pay } from "./actions/pay.ts";
import { scenes as plb } from "./actions/plb.ts";
import { scenes as pll } from "./actions/pll.ts";
import { scenes as sel } from "./actions/sel.ts";
import { scenes as str } from "./actions/str.ts";
import { scenes as turn } from "./actions/turn.ts";
import { scenes as gen } from "./gen.ts";
import { scenes as info } from "./info.ts";
import { scenes as deal } from "./rounds/deal.ts";
import { scenes as end } from "./rounds/end.ts";
import { scenes as inv } from "./rounds/inv.ts";
import { scenes as ldt } from "./rounds/ldt.ts";
import { scenes as mam } from "./rounds/mam.ts";
import { scenes as rnd } from "./rounds/rnd.ts";
import { scenes as sco } from "./rounds/sco.ts";
import { scenes as tdy } from "./rounds/tdy.ts";
import { scenes as ter } from "./rounds/ter.ts";
import { scenes as vol } from "./rounds/vol.ts";
import type { MoaScene } from "./scene.ts";
import { scenes as sup } from "./sup.ts";

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
