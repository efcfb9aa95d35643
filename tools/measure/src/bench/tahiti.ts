// Tahiti: random games of four seasons between two, and what the odds of a large combat cost.
import { isOptionsProblem } from "@outrigger/kernel";
import { fastBelow, fastChance, parseOptions, startPlay } from "@outrigger/kernel/play";
import { attackOdds, type Piece, rules, type Tahiti } from "@outrigger/tahiti/rules";
import { type Bench, compareRates, type Effort, type Figure } from "./measure.ts";
import { randomGames } from "./playouts.ts";

const UNITS = 8;
const KINDS = ["population", "militia", "slingers", "fighters", "heavy"] as const;

export const tahitiBench: Bench = {
  id: "tahiti",
  title: "Tahiti: random games of two players over four seasons, and the odds of combats",
  async run(effort) {
    const [rate] = compareRates(effort, [randomGames(rules, 2)]);
    if (rate === undefined) throw new Error("nothing was measured");
    const games: Figure = { name: "games", value: rate.pieces, unit: "games/s" };
    return [games, { name: "decisions", value: rate.units, unit: "decisions/s" }, ...oddsFigures(effort)];
  },
};

/** Processor time, so that other work on the machine does not count. */
function oddsFigures({ games }: Effort): Figure[] {
  const times: number[] = [];
  for (let seed = 0; seed < games; seed++) {
    const { state, hex } = combat(seed);
    const { user, system } = process.cpuUsage();
    attackOdds({ state, pack: rules.pack }, { attacker: 0, defender: 1, hex });
    const now = process.cpuUsage();
    times.push((now.user + now.system - user - system) / 1_000);
  }
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] as number;
  return [
    { name: `odds of ${UNITS} units a side, median`, value: at(0.5), unit: "ms" },
    { name: `odds of ${UNITS} units a side, 95th percentile`, value: at(0.95), unit: "ms" },
  ];
}

/** Two armies in one hex, with homes to run to that lie far off. */
function combat(seed: number): { state: Tahiti["state"]; hex: number } {
  const below = fastBelow(seed);
  const options = parseOptions(rules, 2, {});
  if (isOptionsProblem(options)) throw new Error(options.problems.join("; "));
  const { state } = startPlay(rules, { seats: 2, options }, rules.pack, fastChance(seed));
  const sites = rules.pack.areas.flatMap((area) => area.homeSites);
  const land = rules.pack.map.hexes.filter((hex) => !hex.sea);
  const hex = (land[below(land.length)] as { id: number }).id;
  for (const seat of [0, 1]) {
    const home = sites.splice(below(sites.length), 1)[0] as number;
    state.villages.push({ at: home, owner: seat, served: false, fresh: false });
    Object.assign(state.players[seat] as object, { home });
    for (let unit = 0; unit < UNITS; unit++)
      state.pieces.push(pieceOf(state.nextId++, KINDS[below(KINDS.length)] as (typeof KINDS)[number], seat, hex));
    state.pieces.push(pieceOf(state.nextId++, "chieftain", seat, hex));
  }
  return { state, hex };
}

function pieceOf(id: number, kind: Piece["kind"], owner: number, at: number): Piece {
  return { id, kind, owner, at, start: at, mover: 0, by: "", fresh: false, elder: 0 };
}
