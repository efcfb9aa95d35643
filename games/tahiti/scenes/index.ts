// Tahiti's rules shown on the table: by chapter, a position and what may and may not be done there.
import { parseScenes } from "@outrigger/scene/scene-file";
import type { Arrangement } from "../arrange/index.ts";
import type { TahitiMove } from "../rules/index.ts";
import crash from "./advanced/crash.json" with { type: "json" };
import depl from "./advanced/depl.json" with { type: "json" };
import scom from "./advanced/scom.json" with { type: "json" };
import solo from "./advanced/solo.json" with { type: "json" };
import swim from "./advanced/swim.json" with { type: "json" };
import capt from "./combat/capt.json" with { type: "json" };
import chief from "./combat/chief.json" with { type: "json" };
import lcom from "./combat/lcom.json" with { type: "json" };
import panic from "./combat/panic.json" with { type: "json" };
import purs from "./combat/purs.json" with { type: "json" };
import retr from "./combat/retr.json" with { type: "json" };
import sham from "./combat/sham.json" with { type: "json" };
import end from "./endings/end.json" with { type: "json" };
import { scenes as exp } from "./endings/exp.ts";
import neg from "./endings/neg.json" with { type: "json" };
import vic from "./endings/vic.json" with { type: "json" };
import build from "./island/build.json" with { type: "json" };
import ctrl from "./island/ctrl.json" with { type: "json" };
import def from "./island/def.json" with { type: "json" };
import eld from "./island/eld.json" with { type: "json" };
import geo from "./island/geo.json" with { type: "json" };
import init from "./island/init.json" with { type: "json" };
import npl from "./island/npl.json" with { type: "json" };
import seq from "./island/seq.json" with { type: "json" };
import setup from "./island/setup.json" with { type: "json" };
import vill from "./island/vill.json" with { type: "json" };
import lmov from "./movement/lmov.json" with { type: "json" };
import lzi from "./movement/lzi.json" with { type: "json" };
import pmov from "./movement/pmov.json" with { type: "json" };
import smov from "./movement/smov.json" with { type: "json" };
import szi from "./movement/szi.json" with { type: "json" };

export { turn } from "./worked-turn.ts";

const CHAPTERS = {
  lmov,
  def,
  geo,
  setup,
  seq,
  init,
  build,
  vill,
  ctrl,
  pmov,
  lzi,
  smov,
  szi,
  lcom,
  retr,
  panic,
  purs,
  capt,
  eld,
  sham,
  chief,
  neg,
  exp,
  end,
  vic,
  crash,
  scom,
  swim,
  depl,
  solo,
  npl,
};

export const scenes = Object.entries(CHAPTERS).flatMap(([chapter, file]) =>
  parseScenes<TahitiMove, Arrangement>(chapter, file),
);
