// Tahiti's rules shown on the table: by chapter, a position and what may and may not be done there.
import { scenes as build } from "./build.ts";
import { scenes as capt } from "./capt.ts";
import { scenes as chief } from "./chief.ts";
import { scenes as crash } from "./crash.ts";
import { scenes as ctrl } from "./ctrl.ts";
import { scenes as def } from "./def.ts";
import { scenes as depl } from "./depl.ts";
import { scenes as eld } from "./eld.ts";
import { scenes as end } from "./end.ts";
import { scenes as exp } from "./exp.ts";
import { scenes as geo } from "./geo.ts";
import { scenes as init } from "./init.ts";
import { scenes as lcom } from "./lcom.ts";
import { scenes as lmov } from "./lmov.ts";
import { scenes as lzi } from "./lzi.ts";
import { scenes as neg } from "./neg.ts";
import { scenes as npl } from "./npl.ts";
import { scenes as panic } from "./panic.ts";
import { scenes as pmov } from "./pmov.ts";
import { scenes as purs } from "./purs.ts";
import { scenes as retr } from "./retr.ts";
import type { TahitiScene } from "./scene.ts";
import { scenes as scom } from "./scom.ts";
import { scenes as seq } from "./seq.ts";
import { scenes as setup } from "./setup.ts";
import { scenes as sham } from "./sham.ts";
import { scenes as smov } from "./smov.ts";
import { scenes as solo } from "./solo.ts";
import { scenes as swim } from "./swim.ts";
import { scenes as szi } from "./szi.ts";
import { scenes as vic } from "./vic.ts";
import { scenes as vill } from "./vill.ts";

export { turn } from "./worked-turn.ts";

export const scenes: readonly TahitiScene[] = [
  ...lmov,
  ...def,
  ...geo,
  ...setup,
  ...seq,
  ...init,
  ...build,
  ...vill,
  ...ctrl,
  ...pmov,
  ...lzi,
  ...smov,
  ...szi,
  ...lcom,
  ...retr,
  ...panic,
  ...purs,
  ...capt,
  ...eld,
  ...sham,
  ...chief,
  ...neg,
  ...exp,
  ...end,
  ...vic,
  ...crash,
  ...scom,
  ...swim,
  ...depl,
  ...solo,
  ...npl,
];
