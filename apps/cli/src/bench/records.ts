// What records cost: the replay of the longest of many random games, and the size of a file.
import { makeRecord, replayRecord } from "@outrigger/records";
import { loadRules, planTable } from "../game.ts";
import { type Course, newCourse, playCourse } from "../sim/course.ts";
import { recordOfCourse } from "../sim/record.ts";
import { type Bench, type Effort, median, timeOf } from "./measure.ts";

const SEATS = 5;
const BOTS = new Array<string>(SEATS).fill("random");
/** Records whose size is taken; making one plays the game again. */
const SIZED = 50;

export const recordsBench: Bench = {
  id: "records",
  title: "Māori records at five players",
  async run(effort) {
    const game = await loadRules("maori");
    const courses = playAll(planTable(game, { players: SEATS, options: {}, pack: undefined }), effort);
    const longest = courses.reduce((one, other) => (other.moves > one.moves ? other : one));
    const record = toRecord(longest);
    const sizes = courses.slice(0, SIZED).map((course) => Buffer.byteLength(makeRecord(toRecord(course))));
    return [
      { name: `longest of ${courses.length} games`, value: longest.moves, unit: "decisions" },
      { name: "replay of the longest", value: timeOf(effort.rounds * 3, () => replayRecord(game, record)), unit: "ms" },
      { name: "record of the longest", value: Buffer.byteLength(makeRecord(record)), unit: "bytes" },
      { name: "record, median", value: median(sizes), unit: "bytes" },
    ];
  },
};

function playAll(plan: ReturnType<typeof planTable>, effort: Effort): Course[] {
  return Array.from({ length: effort.games }, (_, seed) => {
    const course = newCourse(plan, [], seed, true);
    playCourse(course);
    return course;
  });
}

function toRecord(course: Course) {
  const { game, pack } = course.plan;
  return recordOfCourse(course, BOTS, game.result(course.play.state, pack));
}
