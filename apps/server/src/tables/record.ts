// A match that was played, to look at again: its record, its past, any moment of it.
import {
  eventFor,
  type MatchData,
  openDecisions,
  replaySteps,
  runningSegment,
  type Seat,
  type Viewer,
} from "@outrigger/kernel";
import type { LogEntry, OnlineHistory, OnlineMoment } from "@outrigger/protocol";
import { commitmentOf, makeRecord, recordOf } from "@outrigger/records";
import type { House } from "../house.ts";
import { noncesOf } from "../rooms/restore.ts";
import type { Room } from "../rooms/room-data.ts";

/** The text of the record file; undefined while the game runs, for it holds what nobody may know yet. */
export function recordFor(house: House, id: string): Promise<string | undefined> {
  return house.rooms.inRoom(id, ({ hosted, row, seats }) => {
    if (hosted.match.data.end === undefined) return undefined;
    const proof = { commitment: commitmentOf(row.seed), nonces: noncesOf(seats), seed: row.seed };
    return makeRecord(recordOf(hosted.match, proof));
  });
}

/** While the game runs nobody looks into other hands, not even backwards. */
function allowedEyes(data: MatchData, viewer: Viewer, seat: Seat | undefined): Viewer {
  if (data.end !== undefined) return viewer;
  return viewer === seat ? viewer : "spectator";
}

export function historyOf({ hosted }: Room, viewer: Viewer, seat: Seat | undefined): OnlineHistory {
  const { game, pack, data } = hosted.match;
  const eyes = allowedEyes(data, viewer, seat);
  const log: LogEntry[] = [];
  replaySteps(game, pack, data, runningSegment(data).steps.length, (_play, step, told) => {
    const events = told.map((each) => eventFor(each, eyes)).filter((event) => event !== undefined);
    log.push({ seat: step?.seat ?? -1, at: step?.at ?? data.started, events });
  });
  return { game: data.game, seats: data.seats, end: data.end ?? null, log };
}

export function momentOf({ hosted }: Room, at: number, viewer: Viewer, seat: Seat | undefined): OnlineMoment {
  const { game, pack, data } = hosted.match;
  const steps = runningSegment(data).steps.length;
  const play = replaySteps(game, pack, data, Math.min(at, steps));
  const { seat: asked, phase } = play.state.stack.at(-1) ?? {};
  const open =
    at >= steps && data.end === undefined
      ? openDecisions(hosted.match).map(({ frame, seat: who }) => ({ seat: who, phase: frame.phase }))
      : asked === undefined || phase === undefined
        ? []
        : [{ seat: asked, phase }];
  return { view: game.view(play.state, allowedEyes(data, viewer, seat), pack), asked: open };
}
