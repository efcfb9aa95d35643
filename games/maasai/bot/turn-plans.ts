// Whole turns, the most promising first. The first shield is chosen by a quick look at every place for every shield; the
// best are carried out on a copy, and the second shield is chosen there in the same way.
import type { Plan, Position } from "@outrigger/bots";
import type { Decision } from "@outrigger/kernel/play";
import { type Fit, type Patch, SHAPES, type Shape } from "@outrigger/penrose";
import { type Maasai, type MaasaiMove, PERSON_ON, type ShieldInfo } from "../rules/index.ts";
import { type Draft, finished, forkDraft, openDraft, phaseOf, tryMove } from "./draft.ts";
import { judgeLay, type Lay, type Player } from "./lays.ts";
import { isAffectedBy, placesFor } from "./places.ts";
import { landWorth, type Survey, stretchOf, surveyOf } from "./survey.ts";
import { weights } from "./weights.ts";

/** How many first shields are tried in earnest, and how many second ones after each. */
export interface Breadth {
  readonly first: number;
  readonly second: number;
}

/** Shields tried in one and the same place. */
const MOST_IN_A_PLACE = 2;

export function turnPlans(position: Position<Maasai>, { frame, seat }: Decision, breadth: Breadth): Plan<Maasai>[] {
  if (frame.phase !== "hexagon" && frame.phase !== "remove" && frame.phase !== "shield") return [];
  const draft = openDraft(position);
  const drafts = frame.phase === "hexagon" ? hexagonDrafts(draft) : turnDrafts(draft, seat, breadth);
  return drafts.sort((one, other) => other.worth - one.worth).map(finished);
}

function hexagonDrafts(draft: Draft): Draft[] {
  const survey = surveyOf(draft.play);
  const { seat } = draft.decision as Decision;
  return (draft.offers.moves as MaasaiMove[]).map((move) => {
    const own = forkDraft(draft);
    if (move[0] === "place") own.worth = claimWorth(survey, seat, 4 * move[1] + PLACES[move[2]]);
    tryMove(own, move);
    return own;
  });
}

/** Where a patch of a name stands among the four places of a shield. */
const PLACES = { a: 0, m: 1, m1: 1, m3: 2, c: 3 } as const;

function claimWorth(survey: Survey, seat: number, patch: Patch): number {
  const stretch = stretchOf(survey, survey.position.index.land.parcel[patch] as Patch);
  return landWorth(survey, seat, stretch) - (stretch.colour === "R" ? weights.tiedWarrior : weights.tiedBoy);
}

function turnDrafts(start: Draft, seat: number, breadth: Breadth): Draft[] {
  takeBackTheHopeless(start, seat);
  if (phaseOf(start) === "remove") tryMove(start, ["done"]);
  discardWhatFitsNowhere(start);
  if (phaseOf(start) !== "shield") return [start];
  const lays = allLays(start, seat);
  const asLast = [...lays].sort((one, other) => other.worth - one.worth);
  if (isSecond(start)) return few(asLast, breadth.first).map((lay) => after(start, lay, lay.worth));
  const asFirst = lays.sort((one, other) => other.worthBefore - one.worthBefore);
  return few(asFirst, breadth.first).flatMap((first) => {
    const draft = after(start, first, first.worthBefore);
    if (phaseOf(draft) === "remove") tryMove(draft, ["done"]);
    discardWhatFitsNowhere(draft);
    if (phaseOf(draft) !== "shield") return [draft];
    const seconds = laysAfter(draft, seat, asLast, first, breadth.second);
    return few(seconds, breadth.second).map((second) => after(draft, second, second.worth));
  });
}

function isSecond({ decision }: Draft): boolean {
  return (decision?.frame as { readonly sequence?: number } | undefined)?.sequence === 2;
}

function after(draft: Draft, lay: Lay, worth: number): Draft {
  const longer = forkDraft(draft);
  longer.worth += worth;
  carryOut(longer, lay);
  return longer;
}

/** Lays the shield and does what was thought best with it; whatever the table does not allow is left out. */
function carryOut(draft: Draft, { shield, lay, act }: Lay): void {
  tryMove(draft, shield);
  tryMove(draft, lay);
  if (phaseOf(draft) === "act" && !tryMove(draft, act)) tryMove(draft, ["pass"]);
}

function discardWhatFitsNowhere(draft: Draft): void {
  while (phaseOf(draft) === "discard") tryMove(draft, draft.offers.moves[0] as MaasaiMove);
}

/** Somebody on land that can hardly be closed is worth more at home, once nobody of the kind is left there. */
function takeBackTheHopeless(draft: Draft, seat: number): void {
  const { state } = draft.play;
  const survey = surveyOf(draft.play);
  for (const person of state.people.filter((other) => other.seat === seat)) {
    const stretch = stretchOf(survey, draft.play.index.land.parcel[person.patch] as Patch);
    const isNeeded = state.seats[seat]?.stock[PERSON_ON[stretch.colour]] === 0;
    const isHopeless = stretch.openings > 0 && landWorth(survey, seat, stretch) < weights.boy;
    if (isNeeded && isHopeless && tryMove(draft, ["takeBack", person.patch >> 2])) return;
  }
}

/** The shields in hand that differ, with every place for them, judged. */
function allLays(draft: Draft, seat: number, concerns?: (fit: Fit) => boolean): Lay[] {
  const survey = surveyOf(draft.play);
  const infos = differentShields(draft, seat);
  const lays: Lay[] = [];
  for (const shape of SHAPES) {
    const player = playerFor(draft, seat, shape);
    const hasShape = infos.some((info) => info.shape === shape);
    const places = hasShape ? placesFor(survey, shape, concerns) : [];
    for (const info of infos) {
      if (info.shape !== shape) continue;
      for (const place of places) lays.push(judgeLay(survey, player, info, place));
    }
  }
  return lays;
}

/** After a first shield only what it touches has to be judged anew; elsewhere the best judgements of before hold. */
function laysAfter(draft: Draft, seat: number, before: readonly Lay[], first: Lay, count: number): Lay[] {
  const { index, state, pack } = draft.play;
  const number = state.laid.length - 1;
  const isAffected = isAffectedBy(index.land, number);
  const kept: Lay[] = [];
  for (const lay of before) {
    const [id, slot] = [lay.shield[1] as string, 4 * (lay.lay[1] as number) + (lay.lay[2] as number)];
    if (id === first.shield[1]) continue;
    const fits = index.layout.fits[pack.shields.get(id)?.shape ?? "W"];
    if (fits.some((fit) => fit.joins[0] === slot && !isAffected(fit))) kept.push(lay);
    if (kept.length === 2 * count) break;
  }
  return [...allLays(draft, seat, isAffected), ...kept].sort((one, other) => other.worth - one.worth);
}

function differentShields({ play }: Draft, seat: number): ShieldInfo[] {
  const seen = new Map<string, ShieldInfo>();
  for (const id of play.state.seats[seat]?.hand ?? []) {
    const info = play.pack.shields.get(id);
    if (info !== undefined) seen.set(`${info.printed.kind}${info.printed.land}`, info);
  }
  return [...seen.values()];
}

function playerFor({ play }: Draft, seat: number, laying: Shape): Player {
  const { hand = [], abandoned = [] } = play.state.seats[seat] ?? {};
  const hasNext = (shape: Shape): boolean => {
    const count = hand.filter((id) => play.pack.shields.get(id)?.shape === shape).length;
    return count > (shape === laying ? 1 : 0);
  };
  return {
    seat,
    hasNext: { W: hasNext("W"), N: hasNext("N") },
    barred: new Set(abandoned.map((patch) => play.index.land.parcel[patch] as Patch)),
    turns: Math.min(3, hand.length / 2),
  };
}

/** The first few of a sorted list, without crowding into one place. */
function few(lays: readonly Lay[], count: number): Lay[] {
  const taken = new Map<string, number>();
  const chosen: Lay[] = [];
  for (const lay of lays) {
    const where = lay.lay.join();
    const times = taken.get(where) ?? 0;
    if (times === MOST_IN_A_PLACE) continue;
    taken.set(where, times + 1);
    chosen.push(lay);
    if (chosen.length === count) break;
  }
  return chosen;
}
