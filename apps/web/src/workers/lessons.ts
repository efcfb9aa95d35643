// Lessons at this host: their tables are opened with the moves made so far, which the page remembers, and played at as any other.
import { HOST, watch } from "@outrigger/host";
import type { Move, Seat } from "@outrigger/kernel";
import { decisionId } from "@outrigger/kernel/match";
import { type ClientMessage, Problem } from "@outrigger/protocol";
import { type LessonMove, type LessonPlan, newLessonTable } from "./lesson-tables.ts";
import { type LocalHost, type LocalRoom, PAGE } from "./local-host.ts";

export async function openLesson(host: LocalHost, plan: LessonPlan): Promise<void> {
  const { match: id } = plan;
  const before = host.rooms.inHand(id);
  const viewer = before?.audience.get(PAGE);
  const epoch = (before?.hosted.match.data.epoch ?? -1) + 1;
  const table = await newLessonTable(plan, epoch, host.around.now());
  await host.rooms.drop(id, async () => {
    host.lessons.set(id, table);
  });
  await playLesson(host, plan);
  // Who looked at the table before it was set anew looks at this one now.
  if (viewer !== undefined)
    await host.rooms.inRoom(id, async (room) => host.around.send(await watch(room, PAGE, viewer)));
}

/** Moves at a lesson's table, whoever's they are. */
export async function playLesson(
  host: LocalHost,
  { match, moves }: { readonly match: string; readonly moves: readonly LessonMove[] },
): Promise<void> {
  if (!host.lessons.has(match)) throw new Problem(["no-such-match"]);
  await host.rooms.inRoom(match, async (room) => {
    for (const { seat, move } of moves) await make(host, room, seat, move);
  });
}

async function make(host: LocalHost, room: LocalRoom, seat: Seat, move: Move): Promise<void> {
  const { id, match } = room.hosted;
  const base = decisionId(match, seat);
  const message: Extract<ClientMessage, { kind: "move" }> = {
    kind: "move",
    id: HOST,
    match: id,
    seat,
    base,
    moves: [[...move]],
  };
  const { reply } = await host.rooms.take(room, { kind: "seat", message });
  if (reply.kind === "refused")
    throw new Problem([`${JSON.stringify(move)} of seat ${seat} is refused: ${reply.code}`]);
}
