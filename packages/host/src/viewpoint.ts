// Who may see what of a match: whatever a viewer is sent about it is made here, and cut down here, once.
import type { GameEvent, Seat, State, Viewer } from "@outrigger/kernel";
import { type Match, type MatchData, ordersOf, viewFor } from "@outrigger/kernel/match";
import { eventFor, type Told } from "@outrigger/kernel/play";
import type { ClientMessage, Shown } from "@outrigger/protocol";

/** What one viewer may know of a match at this moment. */
export interface Viewpoint {
  /** Through whose eyes it looks: before the end nobody sees more than a spectator or their own seat. */
  readonly viewer: Viewer;
  events(told: readonly Told[]): GameEvent[];
  /** The match as it stands. */
  picture(): Shown;
  /** A state it went through. */
  view(state: State): unknown;
}

/** For somebody who speaks for these seats. */
export function viewpointOf(match: Match, asked: Viewer, mine: readonly Seat[]): Viewpoint {
  const { game, pack, data } = match;
  const viewer = mayLookThrough(data, asked, mine) ? asked : "spectator";
  return {
    viewer,
    events: (told) => eventsFor(told, viewer),
    picture: () => pictureFor(match, viewer),
    view: (state) => game.view(state, viewer, pack),
  };
}

/** Whether somebody who speaks for these seats may say this: through their own eyes they look, and a bot in their seat is not theirs. */
export function maySay({ data }: Match, message: ClientMessage, mine: readonly Seat[]): boolean {
  if (message.kind === "leave") return true;
  if (message.kind === "watch") return typeof message.viewer !== "number" || mine.includes(message.viewer);
  return mine.includes(message.seat) && data.seats[message.seat]?.kind === "person";
}

/** During play everybody has their own eyes and those of a spectator; afterwards all of them. */
function mayLookThrough({ end }: MatchData, viewer: Viewer, mine: readonly Seat[]): boolean {
  if (end !== undefined || viewer === "spectator") return true;
  return viewer !== "all" && mine.includes(viewer);
}

function eventsFor(told: readonly Told[], viewer: Viewer): GameEvent[] {
  const events: GameEvent[] = [];
  for (const each of told) {
    const event = eventFor(each, viewer);
    if (event !== undefined) events.push(event);
  }
  return events;
}

function pictureFor(match: Match, viewer: Viewer): Shown {
  const { data } = match;
  const table = viewFor(match, viewer);
  const draft = typeof viewer === "number" ? (match.drafts.get(viewer)?.told.flat() ?? []) : [];
  return {
    game: data.game,
    options: data.options,
    pack: data.pack ?? null,
    seats: [...data.seats],
    view: table.view,
    asked: table.asked,
    offers: table.offers ?? null,
    draft: eventsFor(draft, viewer),
    orders: typeof viewer === "number" ? ordersOf(match, viewer) : [],
    requests: data.requests.map((open) => ({ ...open, agreed: [...open.agreed] })),
    resigned: [...data.resigned],
    paused: data.paused,
    clock: data.clock === undefined ? null : { ...data.clock, left: [...data.clock.left] },
    end: data.end ?? null,
  };
}
