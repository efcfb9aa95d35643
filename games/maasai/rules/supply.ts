// Shields: who holds how many of which shape, and how hands are filled up.
import { at, type Chance, type Start } from "@outrigger/kernel";
import type { Shape } from "@outrigger/penrose";
import { infoOf, type MaasaiPack, roundsFor } from "./components.ts";
import type { Maasai } from "./maasai.ts";
import type { MaasaiState } from "./vocabulary.ts";

export function countShape(pack: MaasaiPack, shields: readonly string[], shape: Shape): number {
  let count = 0;
  for (const id of shields) if (infoOf(pack, id).shape === shape) count++;
  return count;
}

/** The bag of undealt shields of a shape. */
export function pileOf(state: Pick<MaasaiState, "wide" | "narrow">, shape: Shape): string[] {
  return shape === "W" ? state.wide : state.narrow;
}

/** MAS-SUP-3: which shape is drawn next for a hand; undefined when both piles are empty. */
export function nextShape(
  { hand }: Pick<MaasaiPack, "hand">,
  held: Readonly<Record<Shape, number>>,
  piles: Readonly<Record<Shape, number>>,
): Shape | undefined {
  const lack = { W: hand.wide - held.W, N: hand.narrow - held.N };
  const wanted = { W: lack.W > 0 && piles.W > 0, N: lack.N > 0 && piles.N > 0 };
  if (wanted.W && wanted.N) return hand.narrow * lack.W >= hand.wide * lack.N ? "W" : "N";
  if (wanted.W || wanted.N) return wanted.W ? "W" : "N";
  if (piles.W > 0) return "W";
  return piles.N > 0 ? "N" : undefined;
}

/** Draws shields for everybody, one each and pass, from player 1 on; says who drew what, in the order of the seats. */
export function fillHands(state: MaasaiState, pack: MaasaiPack, chance: Chance): string[][] {
  const drawn = state.seats.map((): string[] => []);
  const full = pack.hand.wide + pack.hand.narrow;
  for (let gave = true; gave; ) {
    gave = false;
    for (const seat of state.order) {
      const { hand } = at(state.seats, seat);
      if (hand.length >= full) continue;
      const held = { W: countShape(pack, hand, "W"), N: countShape(pack, hand, "N") };
      const shape = nextShape(pack, held, { W: state.wide.length, N: state.narrow.length });
      if (shape === undefined) continue;
      const shield = chance.draw(pileOf(state, shape));
      hand.push(shield);
      drawn[seat]?.push(shield);
      gave = true;
    }
  }
  for (const { hand } of state.seats) hand.sort();
  return drawn;
}

type Voice = Pick<Start<Maasai>, "emit" | "emitTo" | "pack">;

/** Tells what was dealt: which shields, to the seat alone unless hands are open (MAS-SET-5). */
export function tellDealt(voice: Voice, state: MaasaiState, drawn: readonly (readonly string[])[]): void {
  const { pack } = voice;
  for (const seat of state.order) {
    const shields = drawn[seat] ?? [];
    if (shields.length === 0) continue;
    const [wide, narrow] = [countShape(pack, shields, "W"), countShape(pack, shields, "N")];
    const others = { kind: "dealt", seat, wide, narrow } as const;
    const own = { ...others, shields: [...shields].sort().map((id) => infoOf(pack, id).printed) };
    if (state.options.openHands) voice.emit(own);
    else voice.emitTo(seat, own, others);
  }
}

/** MAS-SUP-4, MAS-SUP-5: the last round is played until all hands are empty. */
export function isLastRound(state: MaasaiState, pack: MaasaiPack): boolean {
  return state.round >= roundsFor(pack, state.seats.length) || state.wide.length + state.narrow.length === 0;
}
