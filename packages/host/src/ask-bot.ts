// A bot thinks beside the line of its match and answers in it; if something else came in between, its thought is dropped.
import { type BotAnswer, type BotErrand, type Duty, dutiesOf, errandFor, inputOf } from "./duties.ts";
import type { Outcome } from "./hosted.ts";
import type { Room } from "./room.ts";
import type { Rooms } from "./rooms.ts";

type Think = (question: BotErrand["question"]) => Promise<BotAnswer>;

/** `inTurn` has it done when somebody is free to think: only then is the bot told how the match stands. */
export async function askBot<InHand extends Room<Listener>, Listener>(
  rooms: Rooms<InHand, Listener>,
  id: string,
  kind: Duty["kind"],
  inTurn: <Value>(work: (think: Think) => Promise<Value>) => Promise<Value>,
): Promise<Outcome | undefined> {
  const answered = await inTurn(async (think) => {
    const errand = await rooms.inRoom(id, ({ hosted }) => {
      const duty = dutiesOf(hosted.match).find((each) => each.kind === kind);
      return duty && errandFor(hosted, duty);
    });
    return errand && { errand, reply: await think(errand.question) };
  });
  if (answered === undefined) return undefined;
  return rooms.inRoom(id, (room) => {
    const input = inputOf(room.hosted, answered.errand, answered.reply);
    return input && rooms.take(room, input);
  });
}
