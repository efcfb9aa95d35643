// Which event of Moa is which beat. Places: `land:` by its number, `terrain:` and `display:` beside the map, `karakia:`,
// `volcano`, `seat:`; pieces: `birds:` of a land and a colour, `mammal:` and `stronghold:` of a land.
import type { Beat, Beats, Offer, TableContext } from "@outrigger/board";
import { type Draft, told } from "@outrigger/board/beats";
import type { Moa, MoaEvent, MoaView } from "../rules/index.ts";
import { NEUTRAL_BIRDS } from "../rules/names.ts";
import { ON_THE_MAP } from "./choosing.ts";

type View = Draft<MoaView>;
type EventOf<Kind extends MoaEvent["kind"]> = Extract<MoaEvent, { readonly kind: Kind }>;
type Land = View["territories"][number];

const said = told("none", "none");
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
const dealt: Beat<MoaView, EventOf<"handDealt" | "cardsDrawn">> = {
  ...told("quick", "card"),
  places: by,
  show: (view, { seat, count, cards = [] }) => {
    const owner = view.players[seat];
    if (owner === undefined) return;
    owner.handSize += count;
    owner.hand?.push(...cards);
  },
};

function addBirds(view: View, territory: number, colour: number, count: number): void {
  const land = landOf(view, territory);
  if (land !== undefined) land.birds[colour] = (land.birds[colour] ?? 0) + count;
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
const mammalWon: Omit<Beat<MoaView, EventOf<"defended" | "attacked">>, keyof ReturnType<typeof told>> = {
  flourish: true,
  scene: true,
  places: at,
  travels: ({ territory, seat }) => [{ from: `mammal:${territory}`, to: `seat:${seat}` }],
  show: (view, { territory, seat, payment }) => {
    const land = landOf(view, territory);
    if (land !== undefined) Object.assign(land, { condition: "open", mammal: null });
    spend(view, seat, payment);
  },
};

/** There is no round in it; any event of it may be the first. */
const scoring = () => ({ period: 0, round: 0 });

export const beats: Beats<Moa> = {
  periodStarted: { ...told("scene", "turn"), banner: true, chapter: ({ period }) => ({ period, round: 1 }) },
  handDealt: dealt,
  roundStarted: {
    ...told("scene", "turn"),
    banner: true,
    chapter: ({ period, round }) => ({ period, round }),
    show: (view, { period, round, first }) => {
      view.period = period;
      view.round = round;
      view.first = first;
    },
  },
  terrainRevealed: {
    ...told("scene", "card"),
    scene: true,
    places: ({ place }) => (place === "both" ? ["terrain:0", "terrain:1"] : [`terrain:${place === "left" ? 0 : 1}`]),
    show: (view, { cards, place }) => {
      const ids = cards.map(({ id }) => id);
      view.terrain = place === "right" ? [...view.terrain.slice(0, 1), ...ids] : ids;
    },
  },
  volcanoMoved: {
    ...told("step", "step"),
    places: () => ["volcano"],
    show: (view, { to }) => {
      view.volcano = to;
    },
  },
  volcanoErupted: {
    ...told("scene", "alarm"),
    banner: true,
    places: () => ["volcano"],
    show: (view, event) => {
      const land = view.territories[view.printed.territories.findIndex(({ terrain }) => terrain === "volcano")];
      clear(land, event);
      if (land !== undefined) Object.assign(land, { condition: "erupted", mammal: null, seller: null });
    },
  },
  mammalDrawn: {
    ...told("quick", "card"),
    scene: true,
    places: ({ mammal }) => [`display:${mammal}`],
  },
  mammalDeckReshuffled: said,
  birdDeckReshuffled: said,
  invasionStarted: {
    ...told("step", "alarm"),
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
    ...told("step", "loss"),
    places: ({ territories }) => territories.map((territory) => `land:${territory}`),
    show: (view, { territories }) => {
      for (const territory of territories) {
        const land = landOf(view, territory);
        if (land !== undefined) land.stronghold = false;
      }
    },
  },
  noTerritoryToInvade: told("step", "none"),
  noTileLeft: told("step", "none"),
  defenceOffered: { ...told("none", "none"), places: at },
  defenceDeclined: { ...told("quick", "none"), places: at },
  defended: { ...told("scene", "flourish"), ...mammalWon },
  territoryFell: {
    ...told("step", "loss"),
    places: at,
    show: (view, event) => clear(landOf(view, event.territory), event),
  },
  birdsPlaced: {
    ...told("scene", "place"),
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
    ...told("scene", "flourish"),
    flourish: true,
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
  attacked: { ...told("scene", "alarm"), ...mammalWon },
  landSold: {
    ...told("scene", "loss"),
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
    ...told("scene", "card"),
    scene: true,
    places: ({ seat, kinds }) => [...kinds.map((kind) => `karakia:${kind}`), `seat:${seat}`],
    show: (view, { seat, payment }) => spend(view, seat, payment),
  },
  karakiaUsed: { ...told("step", "card"), scene: true, places: by },
  cardsDrawn: dealt,
  cardsDiscarded: {
    ...told("step", "card"),
    scene: true,
    places: by,
    show: (view, { seat, cards }) => spend(view, seat, cards),
  },
  birdsMoved: {
    ...told("step", "step"),
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
    ...told("step", "fence"),
    places: at,
    travels: ({ seat, territory }) => [{ from: `seat:${seat}`, to: `stronghold:${territory}` }],
    show: (view, { territory }) => {
      const land = landOf(view, territory);
      if (land !== undefined) land.stronghold = true;
    },
  },
  passed: { ...told("quick", "none"), places: by },
  turnEnded: { length: "none", sound: "none", words: "none" },
  dieRolled: { ...told("quick", "dice"), scene: true },
  neutralPlaced: {
    ...told("step", "place"),
    places: at,
    show: (view, { territory, what }) => {
      const neutral = view.players.length;
      const land = landOf(view, territory);
      if (what !== "leader") addBirds(view, territory, neutral, NEUTRAL_BIRDS[what]);
      else if (land !== undefined) Object.assign(land, { leader: neutral, leaderTile: null });
    },
  },
  neutralSkipped: told("quick", "none"),
  firstPlayerMoved: {
    ...told("quick", "none"),
    places: by,
    show: (view, { seat }) => {
      view.first = seat;
    },
  },
  territoryScored: {
    ...told("step", "score"),
    chapter: scoring,
    places: at,
    show: (view, { points }) => score(view, points),
  },
  mammalsScored: { ...told("step", "score"), chapter: scoring, show: (view, { points }) => score(view, points) },
  leaderTilesScored: {
    ...told("step", "score"),
    show: (view, { points }) => score(view, points),
  },
  periodEnded: { ...told("scene", "flourish"), banner: true },
  handsDiscarded: {
    ...said,
    show: (view) => {
      for (const player of view.players) Object.assign(player, { handSize: 0, hand: player.hand === null ? null : [] });
    },
  },
  gameEnded: { ...told("scene", "end"), banner: true },
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
