// Holds what a viewer was sent about one match against what it was sent about its twin.
import type { Viewer } from "@outrigger/kernel";
import { difference } from "../finding.ts";
import type { Ear, PlantedLeak, Secret } from "./planted.ts";
import { SIDES, type Side, type TwinInput, type Twins } from "./twins.ts";

/** Names that are drawn at random, such as ids: what they stand for is the same in both matches. */
class Names {
  readonly #known: readonly [Map<string, string>, Map<string, string>] = [new Map(), new Map()];

  readonly #links: readonly [Map<string, number>, Map<string, number>] = [new Map(), new Map()];

  learn(side: Side, random: string, name: string): void {
    this.#known[side].set(random, name);
  }

  /** The text with what the names stand for. */
  plain(side: Side, text: string): string {
    const known = this.#known[side];
    return text
      .replaceAll(/"link":"([0-9a-f]{64})"/g, (_, link: string) => `"link":${this.#linkNumber(side, link)}`)
      .replaceAll(/[\w-]{12,}/g, (word) => known.get(word) ?? word);
  }

  /** Links of the public log bind the commitment, which is drawn at random; when they change must be the same. */
  #linkNumber(side: Side, link: string): number {
    const links = this.#links[side];
    const number = links.get(link) ?? links.size;
    links.set(link, number);
    return number;
  }
}

type Both = readonly [readonly string[], readonly string[]];

const MOST_KEPT = 20;
/** What a leak tells may not come up for a while. */
const PATIENCE = 12;

export class Comparison {
  readonly names = new Names();
  readonly differences: string[] = [];
  /** Messages held against each other, of both matches together, by game. */
  readonly messages: Record<string, number> = {};
  /** Planted leaks nobody has noticed so far. */
  readonly unnoticed: Map<string, PlantedLeak>;

  constructor(leaks: readonly PlantedLeak[] = []) {
    this.unnoticed = new Map(leaks.map((leak) => [leak.name, leak]));
  }

  get total(): number {
    return Object.values(this.messages).reduce((sum, count) => sum + count, 0);
  }

  /** Enough was compared, and every planted leak has had its chance; or there is something to tell. */
  isDone(messages: number): boolean {
    if (this.differences.length > 0) return true;
    return this.total >= (this.unnoticed.size > 0 ? PATIENCE * messages : messages);
  }

  /** What this ear has heard since the last time; what it may know to differ is passed over. */
  hold(twins: Twins, ear: Ear, heard: Both, secrets: readonly [Secret, Secret], input?: TwinInput): void {
    if (!twins.mustAgree(viewerOf(twins, ear))) return;
    const { id } = twins.game;
    this.messages[id] = (this.messages[id] ?? 0) + heard[0].length + heard[1].length;
    const found = this.#difference(heard, secrets);
    if (found !== undefined && this.differences.length < MOST_KEPT)
      this.differences.push(`${id}, ${ear.name} as ${ear.viewer}, after ${JSON.stringify(input?.messages)}: ${found}`);
    if (found === undefined && this.unnoticed.size > 0) this.#plantAll(twins, ear, heard, secrets, input);
  }

  /** A leak that would have changed what was heard in only one of the matches, or in each otherwise, is noticed. */
  #plantAll(
    twins: Twins,
    ear: Ear,
    heard: Both,
    secrets: readonly [Secret, Secret],
    input: TwinInput | undefined,
  ): void {
    const messages = SIDES.map((side) => heard[side].map((text) => JSON.parse(text) as Record<string, unknown>));
    for (const [name, leak] of this.unnoticed) {
      const planted = SIDES.map((side) => {
        const scene = { twins, side, ear, input, secret: secrets[side] };
        return leak.plant(messages[side] ?? [], scene).map((message) => JSON.stringify(message));
      });
      if (this.#difference([planted[0] ?? [], planted[1] ?? []], secrets) !== undefined) this.unnoticed.delete(name);
    }
  }

  #difference([one, other]: Both, [secret, twinSecret]: readonly [Secret, Secret]): string | undefined {
    if (one.length !== other.length)
      return `${one.length} messages against ${other.length}: ${clip(one)} | ${clip(other)}`;
    for (const [at, text] of one.entries()) {
      const twin = other[at] ?? "";
      // Mostly the name of the match is all that differs; the others are looked for only where it is not.
      if (text.replace(secret.match, twinSecret.match) === twin) continue;
      const plain = [this.names.plain(0, text), this.names.plain(1, twin)] as const;
      if (plain[0] !== plain[1]) return describe(plain[0], plain[1]);
    }
    return undefined;
  }
}

/** Before the end "all" is a spectator. */
function viewerOf(twins: Twins, { viewer }: Ear): Viewer {
  return viewer === "all" && !twins.isOver ? "spectator" : viewer;
}

function describe(one: string, other: string): string {
  try {
    const [here, there] = [JSON.parse(one) as { kind?: string }, JSON.parse(other) as unknown];
    return `${here.kind ?? "answer"}: ${difference(here, there) ?? "the order of fields"}`;
  } catch {
    return `${one.slice(0, 200)} | ${other.slice(0, 200)}`;
  }
}

const clip = (texts: readonly string[]): string => texts.map((text) => text.slice(0, 150)).join(" ");
