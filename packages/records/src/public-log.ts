// A chained hash of what everybody can see. A host sends the newest link with each message; whoever kept the links can
// later hold the record against them: an event changed, left out or slipped in changes every link after it.
import type { Game, GameEvent, GameTypes, Play } from "@outrigger/kernel";
import type { Match } from "@outrigger/kernel/match";
import { eventFor, type Told } from "@outrigger/kernel/play";
import { hashJson, packHash } from "./hash.ts";
import { type ChanceProof, type GameRecord, matchDataOf } from "./record.ts";
import type { Moment } from "./replay.ts";

/** What the first link of a segment binds: the table, the luck, and what a spectator sees at the segment's start. */
interface Opening {
  readonly game: string;
  readonly options: GameRecord["options"];
  readonly seats: number;
  readonly pack: string;
  readonly commitment: string | null;
  readonly nonces: readonly string[];
  readonly segment: number;
  readonly rules: number;
  readonly view: unknown;
}

/** The first link of a match's running segment; `play` stands at the segment's first decision. */
export function openPublicLog<T extends GameTypes>(
  match: Pick<Match<T>, "game" | "pack" | "data">,
  play: Play<T>,
  proof: ChanceProof | undefined,
): string {
  const { game, pack, data } = match;
  const opening: Opening = {
    game: data.game,
    options: data.options,
    seats: data.seats.length,
    pack: packHash(pack.source),
    commitment: proof?.commitment ?? null,
    nonces: proof?.nonces ?? [],
    segment: data.segments.length,
    rules: data.segments[data.segments.length - 1]?.rules ?? 0,
    view: game.view(play.state, "spectator", pack),
  };
  return hashJson(opening);
}

/** The link after these events. Private ones leave only what the others got. */
export function extendPublicLog(link: string, told: readonly Told[]): string {
  let newest = link;
  for (const one of told) {
    const event = eventFor(one, "spectator");
    if (event !== undefined) newest = hashJson([newest, boundOf(event)]);
  }
  return newest;
}

/** An event's `note` says what follows from the rest: rules may learn to say more without making old records void. */
function boundOf(event: GameEvent): GameEvent {
  if (!("note" in event)) return event;
  const { note: _, ...bound } = event;
  return bound;
}

export interface PublicLog<T extends GameTypes = GameTypes> {
  /** The link after each step of the last segment watched, its opening first. */
  readonly links: readonly string[];
  readonly watch: (moment: Moment<T>) => void;
}

/** Works the links out while a record is replayed: give `watch` to `replayRecord`. */
export function followPublicLog<T extends GameTypes>(game: Game<T>, record: GameRecord): PublicLog<T> {
  const whole = matchDataOf(record);
  const links: string[] = [];
  const watch = ({ step, segment, play, told }: Moment<T>): void => {
    if (step !== undefined) {
      links.push(extendPublicLog(links[links.length - 1] ?? "", told));
      return;
    }
    const data = { ...whole, segments: whole.segments.slice(0, segment + 1) };
    links.splice(0, links.length, openPublicLog({ game, pack: play.pack, data }, play, record.chance));
  };
  return { links, watch };
}
