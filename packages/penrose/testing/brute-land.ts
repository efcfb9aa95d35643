// Parcels by flood over sampled neighbourhoods: which patches touch across an edge or a fence is found by looking at points.
import type { Ground } from "../src/index.ts";
import { edgeSamples, fenceSamples, isIn, type Piece, patchAt, type Spot } from "./brute-force.ts";

interface Touch {
  readonly from: number;
  readonly to: number;
  /** The piece and fence the two are parted by, where it is a fence. */
  readonly fence?: { readonly piece: number; readonly number: number };
}

export class BruteLand {
  readonly pieces: Piece[] = [];
  readonly grounds: Ground[] = [];
  private readonly touches: Touch[] = [];
  private open: { patch: number; point: Spot }[] = [];
  private readonly built = new Set<string>();

  add(piece: Piece, ground: Ground): void {
    const number = this.pieces.length;
    this.pieces.push(piece);
    this.grounds.push(ground);
    for (const { fence, one, other } of fenceSamples(piece)) {
      const [from, to] = [this.patch(number, one), this.patch(number, other)];
      this.touch({ from, to, fence: { piece: number, number: fence } });
    }
    for (const { within, beyond } of edgeSamples(piece)) {
      const patch = this.patch(number, within);
      const across = this.pieces.findIndex((other) => isIn(other, beyond));
      if (across < 0) this.open.push({ patch, point: beyond });
      else this.touch({ from: patch, to: this.patch(across, beyond) });
    }
    this.open = this.open.filter(({ point }) => !isIn(piece, point));
  }

  build(fence: number, pieces: readonly number[]): void {
    for (const piece of pieces) this.built.add(`${piece}/${fence}`);
  }

  /** For every patch the lowest patch of its parcel, and the parcels with a way out. */
  parcels(): { readonly names: number[]; readonly open: Set<number> } {
    const around = new Map<number, number[]>();
    for (const { from, to, fence } of this.touches) {
      if (fence !== undefined && this.built.has(`${fence.piece}/${fence.number}`)) continue;
      for (const [one, other] of [[from, to] as const, [to, from] as const]) {
        const list = around.get(one);
        if (list === undefined) around.set(one, [other]);
        else list.push(other);
      }
    }
    const names = new Array<number>(4 * this.pieces.length).fill(-1);
    for (let patch = 0; patch < names.length; patch++) flood(names, around, this.patchName(patch), patch);
    names.forEach((_, patch) => {
      names[patch] = names[this.patchName(patch)] as number;
    });
    return { names, open: new Set(this.open.map(({ patch }) => names[patch] as number)) };
  }

  private patchName(patch: number): number {
    return patch % 4 === 2 && !(this.grounds[patch >> 2] as Ground).split ? patch - 1 : patch;
  }

  private patch(number: number, point: Spot): number {
    return 4 * number + patchAt(this.pieces[number] as Piece, point, (this.grounds[number] as Ground).split);
  }

  private touch(touch: Touch): void {
    if (touch.from !== touch.to && this.colour(touch.from) === this.colour(touch.to)) this.touches.push(touch);
  }

  private colour(patch: number): string {
    return (this.grounds[patch >> 2] as Ground).colours[patch % 4] as string;
  }
}

function flood(names: number[], around: ReadonlyMap<number, readonly number[]>, start: number, name: number): void {
  if (names[start] !== -1) return;
  const waiting = [start];
  names[start] = name;
  for (let patch = waiting.pop(); patch !== undefined; patch = waiting.pop()) {
    for (const next of around.get(patch) ?? []) {
      if (names[next] !== -1) continue;
      names[next] = name;
      waiting.push(next);
    }
  }
}
