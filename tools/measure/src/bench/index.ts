// Everything `outrigger bench` measures, in order.
import { againstBench } from "./against.ts";
import { analysisBench } from "./analysis.ts";
import { connectFourBench } from "./connect-four.ts";
import { gamesBench } from "./games.ts";
import { maasaiBench } from "./maasai.ts";
import { type Bench, type Figure, FULL, QUICK } from "./measure.ts";
import { openBench } from "./open.ts";
import { recordsBench } from "./records.ts";
import { beatBench, listBench, panBench, tableBench } from "./table.ts";
import { tahitiBench } from "./tahiti.ts";

export { againstBench, type Bench, type Figure, FULL, QUICK };

export const benches: readonly Bench[] = [
  connectFourBench,
  gamesBench,
  recordsBench,
  openBench,
  maasaiBench,
  tahitiBench,
  tableBench,
  panBench,
  beatBench,
  listBench,
  analysisBench,
];
