// Tahiti's rules shown on the table: by chapter, a position and what may and may not be done there.

import { scenes as crash } from "./advanced/crash.ts";
import { scenes as depl } from "./advanced/depl.ts";
import { scenes as scom } from "./advanced/scom.ts";
import { scenes as solo } from "./advanced/solo.ts";
import { scenes as swim } from "./advanced/swim.ts";
import { scenes as capt } from "./combat/capt.ts";
import { scenes as chief } from "./combat/chief.ts";
import { scenes as lcom } from "./combat/lcom.ts";
import { scenes as panic } from "./combat/panic.ts";
import { scenes as purs } from "./combat/purs.ts";
import { scenes as retr } from "./combat/retr.ts";
import { scenes as sham } from "./combat/sham.ts";
import { scenes as end } from "./endings/end.ts";
import { scenes as exp } from "./endings/exp.ts";
import { scenes as neg } from "./endings/neg.ts";
import { scenes as vic } from "./endings/vic.ts";
import { scenes as build } from "./island/build.ts";
import { scenes as ctrl } from "./island/ctrl.ts";
import { scenes as def } from "./island/def.ts";
import { scenes as eld } from "./island/eld.ts";
import { scenes as geo } from "./island/geo.ts";
import { scenes as init } from "./island/init.ts";
import { scenes as npl } from "./island/npl.ts";
import { scenes as seq } from "./island/seq.ts";
import { scenes as setup } from "./island/setup.ts";
import { scenes as vill } from "./island/vill.ts";
import { scenes as lmov } from "./movement/lmov.ts";
import { scenes as lzi } from "./movement/lzi.ts";
import { scenes as pmov } from "./movement/pmov.ts";
import { scenes as smov } from "./movement/smov.ts";
import { scenes as szi } from "./movement/szi.ts";
import type { TahitiScene } from "./scene.ts";

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
