// Positions written as data, opened in the page as records that begin there; and luck that is known before it falls.
import type { GameTypes } from "@outrigger/kernel";
import { type Match, newMatchData, restoreMatch } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import { verifiableChance } from "@outrigger/records";
import { type Arranged, completeOptions, givenAt, type Position } from "@outrigger/scene";
import type { Page } from "@playwright/test";

const NAMES = ["Noor", "Hana"];

/** A match that stands at the position from its first moment on. */
export function arrangedMatch<T extends GameTypes, Arrangement>(
  game: Arranged<T, Arrangement>,
  position: Position<Arrangement>,
): Match {
  const { rules } = game;
  const { state } = givenAt(game, position);
  const seats = NAMES.slice(0, position.seats).map((name) => ({ kind: "person" as const, name }));
  const segment = { rules: rules.version, snapshot: state as never, steps: [] };
  const data = newMatchData({ game: rules.id, options: completeOptions(rules, position) }, seats, 0, [segment]);
  return restoreMatch(rules, data, fastChance) as unknown as Match;
}

const BYTES = 32;
const secretOf = (byte: number): string => byte.toString(16).padStart(2, "0").repeat(BYTES);

/** The byte whose repetition, taken for every secret of the match, lets dice fall as wished; at 0 anything may fall, or be drawn. */
export function byteFor(dice: readonly number[]): number {
  for (let byte = 0; byte < 256; byte++) {
    const chance = verifiableChance(
      secretOf(byte),
      NAMES.map(() => secretOf(byte)),
    );
    if (dice.every((die, call) => die === 0 || chance(call).die(6) === die)) return byte;
  }
  throw new Error(`no byte lets ${dice.join(", ")} fall`);
}

/** From now on the page's host knows only this byte as a secret: the luck of a match that it takes up is foreseen. */
export async function foreseeLuck(page: Page, byte: number): Promise<void> {
  await page.goto("/");
  const host = page.workers()[0] ?? (await page.waitForEvent("worker"));
  await host.evaluate((wished) => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.fill(wished);
      return array;
    };
  }, byte);
}
