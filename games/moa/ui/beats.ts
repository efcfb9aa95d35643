// Which event of Moa is which beat. Places: `land:` by its number, `terrain:` and `display:` beside the map, `karakia:`,
// `volcano`, `seat:`; pieces: `birds:` of a land and a colour, `mammal:` and `stronghold:` of a land.
import type { Beats, Offer, TableContext } from "@outrigger/board";
import type { Draft } from "@outrigger/board/beats";
import type { Bird, Moa, MoaView } from "../rules/index.ts";
import { NEUTRAL_BIRDS } from "../rules/names.ts";
import { ON_THE_MAP } from "./choosing.ts";

type View = Draft<MoaView>;
type Land = View["territories"][number];

const said = { length: "none", sound: "none", words: "told" } as const;
const at = ({ territory }: { readonly territory: number }): string[] => [`land:${territory}`];
const by = ({ seat }: { readonly seat: number }): string[] => [`seat:${seat}`];
const landOf = (view: View, territory: number): Land | undefined => view.territories[territory - 1];

/** Cards that were spent leave the hand that everybody can count. */
function spend(view: View, seat: number, payment: readonly string[]): void {
  const owner = view.players[seat];
  const cards = payment.filter((item) => Object.hasOwn(view.printed.birds, item));
  if (owner !== undefined) owner.handSize -= cards.length;
}

/** Cards come into a hand; which, only for those who may see them. */
function deal(view: View, seat: number, count: number, cards: readonly Bird[] = []): void {
  const owner = view.players[seat];
  if (owner === undefined) return;
  owner.handSize += count;
  owner.hand?.push(...cards);
}

function addBirds(view: View, territory: number, colour: number, count: number): void {
  const land = landOf(view, territory);
  if (land !== undefined) land.birds[colour] = (land.birds[colour] ?? 0) + count;
}

interface Deed {
  readonly territory: number;
  readonly seat: number;
  readonly payment: readonly string[];
}

interface Cleared {
  readonly returned: { readonly birds: readonly number[]; readonly leader: number | null };
  readonly leaderTile: string | null;
  readonly stronghold: boolean;
}

/** What the event says has gone is gone. */
function clear(land: Land | undefined, { returned, leaderTile, stronghold }: Cleared): void {
  if (land === undefined) return;
  land.birds = land.birds.map((birds, colour) => birds - (returned.birds[colour] ?? 0));
  if (returned.leader !== null) land.leader = null;
  if (leaderTile !== null) land.leaderTile = null;
  if (stronghold) land.stronghold = false;
}

const fromSupply = (seat: number, territory: number) => [{ from: `seat:${seat}`, to: `birds:${territory}:${seat}` }];

function score(view: View, points: readonly number[]): void {
  view.players.forEach((player, seat) => {
    player.score += points[seat] ?? 0;
  });
}

/** A mammal was fought, at an attack or in defence: it leaves the territory for whoever won it. */
const mammalWon = {
  flourish: true,
  length: "scene",
  words: "told",
  scene: true,
  places: at,
  travels: ({ territory, seat }: Deed) => [{ from: `mammal:${territory}`, to: `seat:${seat}` }],
  show: (view: View, { territory, seat, payment }: Deed) => {
    const land = landOf(view, territory);
    if (land !== undefined) Object.assign(land, { condition: "open", mammal: null });
    spend(view, seat, payment);
  },
} as const;

export const beats: Beats<Moa> = {
  periodStarted: { length: "scene", sound: "turn", words: "told", banner: true },
  handDealt: {
    length: "quick",
    sound: "card",
    words: "told",
    places: by,
    show: (view, { seat, count, cards }) => deal(view, seat, count, cards),
  },
  roundStarted: {
    length: "scene",
    sound: "turn",
    words: "told",
    banner: true,
    chapter: ({ period, round }) => ({ period, round }),
    show: (view, { period, round, first }) => {
      view.period = period;
      view.round = round;
      view.first = first;
    },
  },
  terrainRevealed: {
    length: "scene",
    sound: "card",
    words: "told",
    scene: true,
    places: ({ place }) => (place === "both" ? ["terrain:0", "terrain:1"] : [`terrain:${place === "left" ? 0 : 1}`]),
    show: (view, { cards, place }) => {
      const ids = cards.map(({ id }) => id);
      view.terrain = place === "right" ? [...view.terrain.slice(0, 1), ...ids] : ids;
    },
  },
  volcanoMoved: {
    length: "step",
    sound: "step",
    words: "told",
    places: () => ["volcano"],
    show: (view, { to }) => {
      view.volcano = to;
    },
  },
  volcanoErupted: {
    length: "scene",
    sound: "alarm",
    words: "told",
    banner: true,
    places: () => ["volcano"],
    show: (view, event) => {
      const land = view.territories[view.printed.territories.findIndex(({ terrain }) => terrain === "volcano")];
      clear(land, event);
      if (land !== undefined) Object.assign(land, { condition: "erupted", mammal: null, seller: null });
    },
  },
  mammalDrawn: {
    length: "quick",
    sound: "card",
    words: "told",
    scene: true,
    places: ({ mammal }) => [`display:${mammal}`],
  },
  mammalDeckReshuffled: said,
  birdDeckReshuffled: said,
  invasionStarted: {
    length: "step",
    sound: "alarm",
    words: "told",
    places: at,
    travels: ({ territory }) => [
      {
        from: "sea",
        via: Array.from({ length: territory - 1 }, (_, land) => `land:${land + 1}`),
        to: `mammal:${territory}`,
      },
    ],
    show: (view, { territory, mammal }) => {
      const land = landOf(view, territory);
      if (land !== undefined) Object.assign(land, { condition: "invaded", mammal });
    },
  },
  strongholdsSwept: {
    length: "step",
    sound: "loss",
    words: "told",
    places: ({ territories }) => territories.map((territory) => `land:${territory}`),
    show: (view, { territories }) => {
      for (const territory of territories) {
        const land = landOf(view, territory);
        if (land !== undefined) land.stronghold = false;
      }
    },
  },
  noTerritoryToInvade: { length: "step", sound: "none", words: "told" },
  noTileLeft: { length: "step", sound: "none", words: "told" },
  defenceOffered: { length: "none", sound: "none", words: "told", places: at },
  defenceDeclined: { length: "quick", sound: "none", words: "told", places: at },
  defended: { ...mammalWon, sound: "flourish" },
  territoryFell: {
    length: "step",
    sound: "loss",
    words: "told",
    places: at,
    show: (view, event) => clear(landOf(view, event.territory), event),
  },
  birdsPlaced: {
    length: "scene",
    sound: "place",
    words: "told",
    scene: true,
    places: at,
    travels: ({ seat, territory, count }) => (count === 0 ? [] : fromSupply(seat, territory)),
    show: (view, { seat, territory, count, payment }) => {
      addBirds(view, territory, seat, count);
      const supply = view.supply[seat];
      if (supply !== undefined) supply.birds -= count;
      spend(view, seat, payment);
    },
  },
  leaderPlaced: {
    flourish: true,
    length: "scene",
    sound: "flourish",
    words: "told",
    scene: true,
    places: at,
    travels: ({ seat, territory }) => fromSupply(seat, territory),
    show: (view, { seat, territory, payment }) => {
      const land = landOf(view, territory);
      if (land !== undefined) Object.assign(land, { leader: seat, leaderTile: null });
      const supply = view.supply[seat];
      if (supply !== undefined) supply.leaders -= 1;
      spend(view, seat, payment);
    },
  },
  attacked: { ...mammalWon, sound: "alarm" },
  landSold: {
    length: "scene",
    sound: "loss",
    words: "told",
    scene: true,
    places: at,
    travels: ({ territory, mammal }) => [{ from: `display:${mammal}`, to: `mammal:${territory}` }],
    show: (view, event) => {
      const { territory, mammal, seat, payment } = event;
      const land = landOf(view, territory);
      clear(land, event);
      if (land !== undefined) Object.assign(land, { condition: "sold", mammal, seller: seat });
      spend(view, seat, payment);
    },
  },
  karakiaBought: {
    length: "scene",
    sound: "card",
    words: "told",
    scene: true,
    places: ({ seat, kinds }) => [...kinds.map((kind) => `karakia:${kind}`), `seat:${seat}`],
    show: (view, { seat, payment }) => spend(view, seat, payment),
  },
  karakiaUsed: { length: "step", sound: "card", words: "told", scene: true, places: by },
  cardsDrawn: {
    length: "quick",
    sound: "card",
    words: "told",
    places: by,
    show: (view, { seat, count, cards }) => deal(view, seat, count, cards),
  },
  cardsDiscarded: {
    length: "step",
    sound: "card",
    words: "told",
    scene: true,
    places: by,
    show: (view, { seat, cards }) => spend(view, seat, cards),
  },
  birdsMoved: {
    length: "step",
    sound: "step",
    words: "told",
    places: ({ from, to }) => [`land:${from}`, `land:${to}`],
    travels: ({ seat, from, to }) => [
      { from: `birds:${from}:${seat}`, to: `birds:${to}:${seat}`, piece: `birds:${to}:${seat}` },
    ],
    show: (view, { seat, from, to, count }) => {
      addBirds(view, from, seat, -count);
      addBirds(view, to, seat, count);
    },
  },
  strongholdPlaced: {
    length: "step",
    sound: "fence",
    words: "told",
    places: at,
    travels: ({ seat, territory }) => [{ from: `seat:${seat}`, to: `stronghold:${territory}` }],
    show: (view, { territory }) => {
      const land = landOf(view, territory);
      if (land !== undefined) land.stronghold = true;
    },
  },
  passed: { length: "quick", sound: "none", words: "told", places: by },
  turnEnded: { length: "none", sound: "none", words: "none" },
  dieRolled: { length: "quick", sound: "dice", words: "told", scene: true },
  neutralPlaced: {
    length: "step",
    sound: "place",
    words: "told",
    places: at,
    show: (view, { territory, what }) => {
      const neutral = view.players.length;
      const land = landOf(view, territory);
      if (what !== "leader") addBirds(view, territory, neutral, NEUTRAL_BIRDS[what]);
      else if (land !== undefined) Object.assign(land, { leader: neutral, leaderTile: null });
    },
  },
  neutralSkipped: { length: "quick", sound: "none", words: "told" },
  firstPlayerMoved: {
    length: "quick",
    sound: "none",
    words: "told",
    places: by,
    show: (view, { seat }) => {
      view.first = seat;
    },
  },
  territoryScored: {
    length: "step",
    sound: "score",
    words: "told",
    places: at,
    show: (view, { points }) => score(view, points),
  },
  mammalsScored: { length: "step", sound: "score", words: "told", show: (view, { points }) => score(view, points) },
  leaderTilesScored: {
    length: "step",
    sound: "score",
    words: "told",
    show: (view, { points }) => score(view, points),
  },
  periodEnded: { length: "scene", sound: "flourish", words: "told", banner: true },
  handsDiscarded: {
    ...said,
    show: (view) => {
      for (const player of view.players) Object.assign(player, { handSize: 0, hand: player.hand === null ? null : [] });
    },
  },
  gameEnded: { length: "scene", sound: "end", words: "told", banner: true },
};

/** The places a choice is about. */
export function aims({ move }: Offer<Moa>, _table: TableContext<Moa>): string[] {
  const [kind, what] = move;
  if (kind === "buy") return move.slice(1).map((each) => `karakia:${each}`);
  if (kind === "pay" || kind === "discard") return [`card:${what}`, `tile:${what}`];
  if (kind === "drawOne" || kind === "exchangeThree")
    return [kind === "drawOne" ? "tile:draw_one" : "tile:exchange_three"];
  return ON_THE_MAP.includes(kind) && typeof what === "number" ? [`land:${what}`] : [];
}
