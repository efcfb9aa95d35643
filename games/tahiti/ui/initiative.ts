// The dice of the initiative with what the holder of the marker takes off his (TAH-INIT-2). Who held it before is read off
// the log, because what was told of it names only the winner.
import type { TableContext } from "@outrigger/board";
import type { Tahiti, TahitiEvent } from "../rules/index.ts";

type EventOf<Kind extends TahitiEvent["kind"]> = Extract<TahitiEvent, { readonly kind: Kind }>;
type Won = EventOf<"initiativeWon">;
type Rolled = EventOf<"rolled">;
type Told = Pick<TableContext<Tahiti>, "log" | "playing">;
type Roll = Pick<Rolled, "side" | "die"> & { readonly modifier: number };

export const MODIFIERS = { plain: -2, doubled: -4 } as const;

/** The dice in their order; only the first of the marker's holder is modified (TAH-INIT-3). */
export function initiativeRolls(won: Won, dice: readonly Rolled[], table: Told): readonly Roll[] {
  const before = wonBefore(table, won);
  const held = dice.findIndex(({ side }) => side === before?.seat);
  const less = MODIFIERS[before?.doubled === true ? "doubled" : "plain"];
  const rolls = dice.map(({ side, die }, at) => ({ side, die, modifier: at === held ? less : 0 }));
  // A pack of another hand may have other numbers: nothing is said then that the dice do not bear out.
  return isWonBy(rolls, won.seat) ? rolls : rolls.map((roll) => ({ ...roll, modifier: 0 }));
}

/** While it is being shown for the first time the log does not have it yet. */
function wonBefore({ log, playing }: Told, won: Won): Won | undefined {
  const told = log.flatMap(({ events }) => events).filter((event) => event.kind === "initiativeWon");
  const here = told.lastIndexOf(won);
  if (here >= 0) return told[here - 1];
  return told.at(playing === undefined ? -2 : -1);
}

/** Nobody's last die is higher than the winner's among those who rolled as often as he did. */
function isWonBy(rolls: readonly Roll[], seat: number): boolean {
  const of = (side: number): Roll[] => rolls.filter((roll) => roll.side === side);
  const own = of(seat).at(-1);
  const rivals = [...new Set(rolls.map(({ side }) => side))].filter((side) => side !== seat);
  return rivals.every((side) => {
    const other = of(side).at(-1);
    if (own === undefined || other === undefined || of(side).length < of(seat).length) return own !== undefined;
    return other.die + other.modifier < own.die + own.modifier;
  });
}
