// What arranged starts are made of: a layout with any shields of its shapes, hands in step, people where they may stand.
import { copyJson, type Seat, type Start } from "@outrigger/kernel";
import { newPlay } from "@outrigger/kernel/play";
import type { Fence, Patch, Pose, Shape } from "@outrigger/penrose";
import { claimBar, personOn, place, takeBack } from "../claims.ts";
import { roundsFor } from "../components.ts";
import { bringAbout } from "../consequences.ts";
import { rules } from "../index.ts";
import type { Maasai, MaasaiPlay } from "../maasai.ts";
import { setup } from "../setup.ts";
import { pileOf } from "../supply.ts";
import { addFence } from "../table.ts";
import { goTo } from "../turn.ts";
import type { Boma, Person, SeatState } from "../vocabulary.ts";

/** The layout lies, nobody holds a shield, and player 1 begins a turn in any round. */
export function layOut(start: Start<Maasai>, poses: readonly Pose[]): MaasaiPlay {
  const { pack, chance, seats } = start;
  const state = setup(start);
  [state.wide, state.narrow] = [[...pack.ids.W], [...pack.ids.N]];
  for (const seat of state.seats) seat.hand = [];
  state.laid = poses.map(({ shape, at, turn }) => ({ shield: chance.draw(pileOf(state, shape)), at, turn }));
  state.animals = poses.flatMap(() => [-1, -1, -1, -1]);
  state.round = 1 + chance.pick(roundsFor(pack, seats));
  goTo(state, { phase: "remove", seat: state.order[0] as Seat, sequence: 1 });
  return newPlay(rules, pack, state, chance);
}

/** Hands of one size, odd as it is before a turn of player 1 (MAS-SUP-1). */
export function dealEverybody(play: MaasaiPlay): void {
  const { state, pack } = play;
  const turns = 1 + play.chance.pick(6);
  for (const { hand } of state.seats) {
    const narrow = play.chance.pick(Math.min(pack.hand.narrow, turns) + 1);
    deal(play, hand, "N", narrow);
    deal(play, hand, "W", 2 * turns + 1 - narrow);
  }
}

/** Everybody has the same few shields, player 1 narrow ones alone, the others some wide ones or none. */
export function dealNarrow(play: MaasaiPlay): void {
  const size = 3 + 2 * play.chance.pick(2);
  play.state.order.forEach((seat, at) => {
    const { hand } = play.state.seats[seat] as SeatState;
    const wide = at === 0 ? 0 : play.chance.pick(size);
    deal(play, hand, "W", wide);
    deal(play, hand, "N", size - wide);
  });
}

function deal({ state, chance }: MaasaiPlay, hand: string[], shape: Shape, count: number): void {
  for (let dealt = 0; dealt < count; dealt++) hand.push(chance.draw(pileOf(state, shape)));
  hand.sort();
}

/** Whoever is lucky has built the fence of the last shield, filled it, and finished it or not; a boma that ends the game is left out. */
export function withBoma(play: MaasaiPlay, fence: Fence): MaasaiPlay {
  const raised = newPlay(rules, play.pack, copyJson(play.state), play.chance);
  const { state, index, chance } = raised;
  const owner = chance.pick(state.seats.length);
  const boma: Boma = { shield: state.laid.length - 1, fence, owner, building: chance.pick(2) === 0 };
  state.bomas.push(boma);
  if (boma.building) (state.seats[owner] as SeatState).stock.warrior--;
  addFence(index, boma);
  return bringAbout(raised, { seat: owner, built: true }) ? play : raised;
}

/** Seat after seat somebody comes to stand where he may, on red land first, as long as that ends no game. */
export function people(play: MaasaiPlay): void {
  const { state, chance } = play;
  for (let stood = true; stood; ) {
    stood = false;
    for (const seat of state.order) {
      const patch = placeFor(play, seat);
      if (patch === undefined || chance.pick(LATER) === 0) continue;
      place(play, seat, patch);
      if (bringAbout(play, { seat })) {
        takeBack(play, state.people.at(-1) as Person);
        bringAbout(play, { seat });
        return;
      }
      stood = true;
    }
  }
}

/** One in so many waits. */
const LATER = 6;

function placeFor({ state, index, chance }: MaasaiPlay, seat: Seat): Patch | undefined {
  const patches = index.infos.flatMap((info, number) => {
    if (state.people.some(({ patch }) => patch >> 2 === number)) return [];
    const own = info.patches.map((patch) => 4 * number + patch);
    return own.filter((patch) => claimBar(state, index, seat, patch) === undefined);
  });
  const red = patches.filter((patch) => personOn(index, patch) === "warrior");
  const among = red.length > 0 ? red : patches;
  return among.length === 0 ? undefined : among[chance.pick(among.length)];
}
