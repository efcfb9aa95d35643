// Somebody who comes from an address of their own, as a proxy before the server would say.
import type { Move } from "@outrigger/kernel";
import { Client } from "@outrigger/server/testing";

export class Visitor extends Client {
  readonly #from: Record<string, string>;

  constructor(port: number, address: string) {
    super(port);
    // Whatever a client writes there itself stands before what the proxy appends.
    this.#from = { "x-forwarded-for": `127.0.0.1, ${address}` };
  }

  override call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.call(method, path, body, { ...this.#from, ...headers });
  }

  override connect(headers: Record<string, string> = {}) {
    return super.connect({ ...this.#from, ...headers });
  }

  /** A name and a line. */
  async comeIn(name: string): Promise<this> {
    await this.guest(name);
    await this.connect();
    return this;
  }

  /** Any move, whenever one is asked of the seat, until told to stop. */
  async keepPlaying(match: string, seat: number, isOver: () => boolean): Promise<void> {
    while (!isOver() && !this.isLost && this.shown(match).end === null) {
      const { offers } = this.shown(match);
      const move = offers?.asked === true ? (offers.moves[0] as Move | undefined) : undefined;
      const before = this.seen.get(match)?.seq;
      if (move !== undefined) await this.move(match, seat, [move]);
      await this.until(() => isOver() || this.isLost || this.seen.get(match)?.seq !== before, 500).catch(() => {});
    }
  }
}

export const at = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
