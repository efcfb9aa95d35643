// Leaks planted into what a host sends, each as a mistake in a host would make it. A comparison that does not notice one of
// them would not notice the mistake either.
import type { Hosted } from "@outrigger/host";
import type { Seat, Viewer } from "@outrigger/kernel";
import { type Match, refusalsFor, seatWalk, viewFor } from "@outrigger/kernel/match";
import { eventFor } from "@outrigger/kernel/play";
import type { Side, TwinInput, Twins } from "./twins.ts";

type Message = Readonly<Record<string, unknown>>;

/** Somebody who is sent something. */
export interface Ear {
  readonly name: string;
  /** Through whose eyes it asked to look. */
  readonly viewer: Viewer;
  /** The seat of the person, whatever it looks through. */
  readonly seat: Seat | undefined;
}

/** What nobody is told before the end. */
export interface Secret {
  /** The name of the match, which is drawn at random. */
  readonly match: string;
  readonly seed: string;
  readonly nonces: readonly string[];
  /** What spectators said that players may not read. */
  readonly gossip: string;
}

/** What was sent, and what is truly so. */
interface Scene {
  readonly twins: Twins;
  readonly side: Side;
  readonly ear: Ear;
  /** What has just happened; absent where somebody only asked. */
  readonly input: TwinInput | undefined;
  readonly secret: Secret;
}

export interface PlantedLeak {
  readonly name: string;
  plant(messages: readonly Message[], scene: Scene): readonly Message[];
}

const hostedOf = ({ twins, side }: Scene): Hosted => twins.hosted[side];
const pastOf = ({ twins, side }: Scene) => twins.pastOf(side);
const matchOf = (scene: Scene): Match => hostedOf(scene).match;
const askedSeat = (scene: Scene): Seat => matchOf(scene).published.decision?.seat ?? 0;
const isOnlooker = ({ ear }: Scene): boolean => typeof ear.viewer !== "number";

function viewOf(scene: Scene, viewer: Viewer): unknown {
  const { game, pack, published } = matchOf(scene);
  return game.view(published.play.state, viewer, pack);
}

/** Changes every message of these kinds. */
function each(
  name: string,
  kinds: readonly string[],
  change: (message: Message, scene: Scene) => object | undefined,
): PlantedLeak {
  const plant = (messages: readonly Message[], scene: Scene): readonly Message[] =>
    messages.map((message) =>
      kinds.includes(String(message["kind"] ?? kindOf(message))) ? { ...message, ...change(message, scene) } : message,
    );
  return { name, plant };
}

/** Answers by HTTP carry no kind; what they hold tells them apart. */
function kindOf(message: Message): string {
  if ("commitment" in message) return "table";
  if ("log" in message) return "history";
  return "view" in message ? "moment" : "other";
}

/** Puts something into the picture, whole or as a change of it. */
function inPicture(name: string, field: string, secret: (scene: Scene) => unknown): PlantedLeak {
  return each(name, ["shown", "changed"], (message, scene) => {
    const value = secret(scene);
    if (value === undefined) return undefined;
    if (message["kind"] === "shown") return { shown: { ...(message["shown"] as object), [field]: value } };
    return { change: { ...(message["change"] as object | null), [field]: [value] } };
  });
}

interface Entries {
  readonly from?: number;
  readonly entries: readonly object[];
}

/** Changes entries of the log, live or looked back at. */
function inLog(name: string, change: (at: number, scene: Scene) => object): PlantedLeak {
  return each(name, ["shown", "changed", "history"], (message, scene) => {
    const log = message["log"] as Entries | readonly object[] | null;
    if (log === null || log === undefined) return undefined;
    if (isList(log)) return { log: log.map((entry, at) => ({ ...entry, ...change(at, scene) })) };
    const { from = 0, entries } = log;
    return { log: { ...log, entries: entries.map((entry, at) => ({ ...entry, ...change(from + at, scene) })) } };
  });
}

const isList = (log: Entries | readonly object[]): log is readonly object[] => Array.isArray(log);

function toldTo(at: number, scene: Scene, viewer: Viewer): unknown[] {
  return (pastOf(scene)[at]?.told ?? []).map((told) => eventFor(told, viewer));
}

const others = (scene: Scene): Seat[] =>
  [...matchOf(scene).data.seats.keys()].filter((seat) => seat !== scene.ear.viewer);

/** The first entry is the deal. */
function chanceAt(at: number, scene: Scene): unknown {
  return at === 0 ? matchOf(scene).data.segments[0]?.setup : pastOf(scene)[at]?.step?.chance;
}

const LIVE: readonly PlantedLeak[] = [
  inLog('whoever watches as "all" is told the whole log', (at, scene) =>
    scene.ear.viewer === "all" ? { events: toldTo(at, scene, "all") } : {},
  ),
  inLog("the log is told to everybody as to the seat that moved", (at, scene) => ({
    events: toldTo(at, scene, pastOf(scene)[at]?.step?.seat ?? 0),
  })),
  inLog("the log names what chance answered", (at, scene) => ({ chance: chanceAt(at, scene) })),
  inPicture('whoever watches as "all" sees all hands', "view", (scene) =>
    scene.ear.viewer === "all" ? viewOf(scene, "all") : undefined,
  ),
  inPicture("onlookers look through the eyes of whoever is asked", "view", (scene) =>
    isOnlooker(scene) ? viewOf(scene, askedSeat(scene)) : undefined,
  ),
  inPicture("views are made from the draft of whoever is asked", "view", (scene) => {
    const { game, pack } = matchOf(scene);
    return game.view(seatWalk(matchOf(scene), askedSeat(scene)).play.state, scene.ear.viewer, pack);
  }),
  inPicture("everybody is shown every draft", "draft", (scene) =>
    [...matchOf(scene).drafts.values()].flatMap(({ told }) => told.flat().map(({ event }) => event)),
  ),
  inPicture("everybody is shown all standing orders", "orders", (scene) => matchOf(scene).data.orders ?? []),
  inPicture(
    "everybody is shown the offers of whoever is asked",
    "offers",
    (scene) => viewFor(matchOf(scene), askedSeat(scene)).offers,
  ),
  inPicture("what is asked counts the drafts", "asked", (scene) =>
    matchOf(scene).data.drafts.map(({ moves }) => moves.length),
  ),
  inPicture("everybody sees how often somebody thought again", "undos", (scene) => matchOf(scene).data.undos),
  each("numbers count everybody's inputs", ["shown", "changed", "accepted"], (_message, scene) => ({
    seq: hostedOf(scene).seq,
  })),
  each("a question why not is answered for the others too", ["refusals"], (_message, scene) => ({
    refused: others(scene).flatMap((seat) => refusalsFor(matchOf(scene), seat)),
  })),
  {
    name: "every draft sends everybody an empty change",
    plant: (messages, { input, side }) =>
      input?.messages[side] === undefined ? messages : [...messages, { kind: "changed" }],
  },
];

const LOOKING_BACK: readonly PlantedLeak[] = [
  each("looking back tells everything", ["history"], (message, scene) => ({
    log: (message["log"] as readonly object[]).map((entry, at) => ({ ...entry, events: toldTo(at, scene, "all") })),
  })),
  each("any moment may be looked at through all eyes", ["moment"], (_message, scene) => ({
    view: viewOf(scene, "all"),
  })),
];

const AT_THE_SITE: readonly PlantedLeak[] = [
  each("presence tells who is drafting", ["presence"], (_message, scene) => ({
    drafting: [...matchOf(scene).drafts.keys()],
  })),
  each("players hear what spectators say", ["chat"], (_message, { ear, secret }) =>
    ear.seat === undefined ? undefined : { gossip: secret.gossip },
  ),
  each("the table names the nonces", ["table"], (_message, { secret }) => ({ nonces: secret.nonces })),
  each("the table names the seed", ["table"], (_message, { secret }) => ({ seed: secret.seed })),
  each("the record is given out before the end", ["other"], (message, scene) =>
    message["code"] === "not-over" ? { record: matchOf(scene).data.segments } : undefined,
  ),
];

/** What any host may do wrong, live or looking back, and what only one with tables, chat and records can. */
export const PLANTED = { live: LIVE, lookingBack: LOOKING_BACK, atTheSite: AT_THE_SITE } as const;
