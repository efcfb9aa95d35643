// Sampled states: they agree with the view they were made from, can be played, and stand at the same decision.
import { type Chance, copyJson, type GameTypes, type Play, type Viewer } from "@outrigger/kernel";
import { ChanceStop, fastChance, newPlay, newWalk, stoppingChance } from "@outrigger/kernel/play";
import { type Actor, candidatesOf, mainActor } from "../actor.ts";
import type { Course } from "../course.ts";
import { difference, Finding, guarded, show, stateText } from "../finding.ts";
import { playOn } from "./forks.ts";
import { notPlain } from "./plain.ts";
import { viewersOf, viewOf } from "./viewers.ts";

/** A state that agrees with what the viewer sees. */
export function drawSample<T extends GameTypes>(course: Course<T>, viewer: Viewer): T["state"] {
  const { game, pack, play, below } = course;
  const view = viewOf(course, play.state, viewer);
  return guarded("sample", `sample for ${viewer}`, () => game.sample(view, fastChance(below(0x1_0000_0000)), pack));
}

function playOf<T extends GameTypes>({ game, pack }: Course<T>, state: T["state"], chance: Chance): Play<T> {
  return guarded("sample", "derived data of a sample", () => newPlay(game, pack, state, chance));
}

export function checkSamples<T extends GameTypes>(course: Course<T>): void {
  for (const viewer of viewersOf(course)) checkSample(course, viewer);
  if (course.drafter === undefined) checkAgreement(course, "all");
}

function checkSample<T extends GameTypes>(course: Course<T>, viewer: Viewer): void {
  const state = checkAgreement(course, viewer);
  const sampled = playOf(course, state, stoppingChance());
  checkStanding(course, sampled, viewer);
  if (typeof viewer === "number") checkSameOffers(course, sampled, viewer);
  checkPlayable(course, state, viewer);
}

function checkAgreement<T extends GameTypes>(course: Course<T>, viewer: Viewer): T["state"] {
  const state = drawSample(course, viewer);
  const problem = notPlain(state, true) ?? course.game.invariants(state, course.pack)[0];
  if (problem !== undefined) throw new Finding("sample", `sample for ${viewer}: ${problem}`);
  const found = difference(viewOf(course, state, viewer), viewOf(course, course.play.state, viewer));
  if (found !== undefined) throw new Finding("sample", `the view of ${viewer} differs in its own sample: ${found}`);
  return state;
}

/** Nothing runs by itself in a sample: where it did, its running would tell what is hidden. */
function checkStanding<T extends GameTypes>(course: Course<T>, sampled: Play<T>, viewer: Viewer): void {
  const before = stateText(sampled.state);
  let main: Actor | undefined;
  try {
    main = mainActor(newWalk(course.game, sampled));
  } catch (error) {
    if (!(error instanceof ChanceStop)) throw new Finding("sample", `sample for ${viewer}: ${String(error)}`, error);
  }
  if (stateText(sampled.state) !== before)
    throw new Finding("auto", `a sample for ${viewer} runs on by itself where the game waits for a decision`);
  const found = difference(main, course.main);
  if (found !== undefined) throw new Finding("sample", `a sample for ${viewer} waits for somebody else: ${found}`);
}

function checkSameOffers<T extends GameTypes>(course: Course<T>, sampled: Play<T>, seat: number): void {
  const { game, play } = course;
  const actor = actorOf(course, seat);
  if (actor.place === "off" && (game.offTurn === undefined || course.main === undefined)) return;
  const here = candidatesOf(game, play, actor);
  const there = guarded("sample", `offers in a sample for ${seat}`, () => candidatesOf(game, sampled, actor));
  const found = difference(here, there);
  if (found !== undefined) throw new Finding("leak-offers", `${show(actor)}, with the same view: ${found}`);
}

/** What is asked of a seat: the main decision, the frame it holds aside, or nothing but off-turn moves. */
function actorOf<T extends GameTypes>({ main, play }: Course<T>, seat: number): Actor {
  if (play.state.aside.some((frame) => frame.seat === seat)) return { seat, place: "aside" };
  return { seat, place: main?.seat === seat ? main.place : "off" };
}

function checkPlayable<T extends GameTypes>(course: Course<T>, state: T["state"], viewer: Viewer): void {
  const { game, pack, below } = course;
  const seed = below(0x1_0000_0000);
  const play = playOf(course, copyJson(state), fastChance(seed));
  const later = guarded("sample", `playing on from a sample for ${viewer}`, () => playOn(game, play, seed));
  const [problem] = game.invariants(later, pack);
  if (problem !== undefined) throw new Finding("sample", `playing on from a sample for ${viewer}: ${problem}`);
}
