// The first action: take back people and give up bomas under construction (MAS-REM).
import { type Ask, at, type DecisionPhase, type Seat } from "@outrigger/kernel";
import { callBomaHome } from "../animals.ts";
import { takeBack } from "../claims.ts";
import { bringAbout } from "../consequences.ts";
import type { Maasai, MaasaiPlay } from "../maasai.ts";
import { giveUpNote, takeBackNote } from "../notes.ts";
import { seatOf } from "../seats.ts";
import { dropFence } from "../table.ts";
import { goTo, goToShield, whenLive } from "../turn.ts";
import type { Boma, Person, RemoveFrame, RemoveMove } from "../vocabulary.ts";

const DONE: RemoveMove = ["done"];

export const remove: DecisionPhase<Maasai, RemoveFrame, RemoveMove> = {
  publishes: [],
  publishesToo: whenLive("takeBack", "giveUp"),
  auto: true,
  offers(play, { seat }, ask) {
    ask.offer(DONE);
    for (const person of play.state.people) offerPerson(play, seat, person, ask);
    play.state.bomas.forEach((boma, place) => {
      offerBoma(play, seat, boma, place, ask);
    });
  },
  apply(play, { seat, sequence }, move) {
    if (move[0] === "done") {
      goToShield(play, seat, sequence);
      return;
    }
    const ended = move[0] === "takeBack" ? takePersonBack(play, seat, move[1]) : giveUp(play, seat, move[1]);
    if (ended) goTo(play.state, { phase: "end", seat });
  },
};

/** MAS-REM-1: only own people. */
function offerPerson(play: MaasaiPlay, seat: Seat, person: Person, ask: Ask<Maasai, RemoveMove>): void {
  if (person.seat !== seat && !ask.curious) return;
  const move: RemoveMove = ["takeBack", person.patch >> 2];
  if (person.seat !== seat) ask.refuse(move, "MAS-REM-1");
  else ask.offer(move, ask.curious ? takeBackNote(play, person) : undefined);
}

/** MAS-REM-1, MAS-REM-7: only own bomas, and only while they are under construction. */
function offerBoma(play: MaasaiPlay, seat: Seat, boma: Boma, place: number, ask: Ask<Maasai, RemoveMove>): void {
  const bar = boma.owner !== seat ? "MAS-REM-1" : boma.building ? undefined : "MAS-REM-7";
  if (bar !== undefined && !ask.curious) return;
  const move: RemoveMove = ["giveUp", boma.shield];
  if (bar !== undefined) ask.refuse(move, bar);
  else ask.offer(move, ask.curious ? giveUpNote(play, place) : undefined);
}

function takePersonBack(play: MaasaiPlay, seat: Seat, number: number): boolean {
  const person = play.state.people.find(({ patch }) => patch >> 2 === number);
  if (person === undefined) throw new Error(`nobody stands on shield ${number}`);
  takeBack(play, person);
  return bringAbout(play, { seat });
}

/** MAS-REM-4: builder and animals go home, the fence is a mere foundation again. */
function giveUp(play: MaasaiPlay, seat: Seat, number: number): boolean {
  const { state, index } = play;
  const place = state.bomas.findIndex(({ shield }) => shield === number);
  const { fence } = at(state.bomas, place);
  play.emit({ kind: "gaveUp", seat, boma: number, fence });
  callBomaHome(play, place);
  const fresh = index.home.flatMap((home, patch) => (home === place ? [patch] : []));
  state.bomas.splice(place, 1);
  dropFence(index, place);
  seatOf(state, seat).stock.warrior++;
  return bringAbout(play, { seat, fresh });
}
