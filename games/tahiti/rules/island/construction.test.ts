import { expect, test } from "vitest";
import { addMarker } from "../markers.ts";
import {
  all,
  fighting,
  find,
  kinds,
  markers,
  moving,
  situation,
  type TahitiScene,
  told,
} from "../testing/situation.ts";

/** The builds offered in a hex. */
function builds(scene: TahitiScene, hex: number): string[] {
  return scene
    .offers("build")
    .filter(([, , at]) => at === hex)
    .map(([, item]) => String(item));
}

test("TAH-BUILD-1, TAH-DEF-1: only the active player builds, and only in phase A", () => {
  const scene = situation({ pieces: "0@407 population; 1@1310 population" });
  expect(builds(scene, 407)).toEqual(["militia"]);
  expect(builds(scene, 1310)).toEqual([]);
  scene.play(["endBuild"]);
  expect(scene.offers("build")).toEqual([]);
});

test("TAH-BUILD-2, EDGE-3: nothing made in the phase is used in it", () => {
  const scene = situation({ homes: [407, 1310], villages: "0@905", pieces: "0@407 population; 0@605 population" });
  scene.play(["build", "militia", 407]);
  expect(scene.refusal(["build", "slingers", 407])).toBe("TAH-BUILD-3");
  scene.play(["endBuild"], ["endMove"]);
  const next = situation({ pieces: "0@407 militia", markers: "407 bigLog", villages: "0@905" });
  for (const piece of next.state.pieces) piece.fresh = piece.kind === "militia";
  for (const marker of next.state.markers) marker.fresh = true;
  expect(builds(next, 407)).toEqual([]);
});

test("TAH-BUILD-2, EDGE-1: whoever walks into the jungle harvests in the next phase A", () => {
  const scene = moving("0@407 population", { seats: 1 });
  scene.play(["walk", 407], ["step", 507]);
  expect(scene.offers("harvest")).toEqual([]);
  scene.play(["done"], ["endMove"]);
  expect(scene.offers("harvest")).toEqual([["harvest", 507]]);
  scene.play(["harvest", 507], ["endBuild"], ["walk", 507], ["load", "bigLog"], ["step", 407], ["done"]);
  expect(markers(scene, 407, "bigLog")).toHaveLength(1);
});

test("TAH-BUILD-3, EDGE-4: a Village serves one build a phase", () => {
  const scene = situation({ pieces: "0@407 militia", markers: "407 bigLog" });
  expect(builds(scene, 407)).toEqual(["slingers", "fighters", "partBuiltCanoe"]);
  const canoe = scene.fork();
  canoe.play(["build", "partBuiltCanoe", 407]);
  expect(builds(canoe, 407)).toEqual([]);
  expect(canoe.refusal(["build", "fighters", 407])).toBe("TAH-BUILD-3");
  scene.play(["build", "fighters", 407]);
  expect(scene.refusal(["build", "partBuiltCanoe", 407])).toBe("TAH-BUILD-3");
});

test("TAH-BUILD-4, EDGE-35: own Village, own Units, no enemy Combat Units in the hex; markers may be anybody's", () => {
  const scene = situation({
    homes: [407, 1310],
    pieces: "0@1310 population; 1@407 population; 0@608 population; 1@608 militia",
  });
  expect(scene.refusal(["build", "militia", 1310])).toBe("TAH-BUILD-4");
  expect(scene.refusal(["build", "militia", 407])).toBe("TAH-BUILD-10");
  expect(scene.refusal(["harvest", 608])).toBe("TAH-BUILD-4");
  const occupied = situation({ pieces: "0@407 population; 1@407 militia", markers: "407 bigLog" });
  expect(builds(occupied, 407)).toEqual([]);
  expect(occupied.refusal(["build", "partBuiltCanoe", 407])).toBe("TAH-BUILD-4");
});

test("TAH-BUILD-5, TAH-BUILD-6: resources may wait, and builds are made in any order", () => {
  const one = situation({ pieces: "0@407 population*4; 0@507 population", markers: "407 bigLog*3" });
  const other = one.fork();
  one.play(["harvest", 507], ["build", "militia", 407]);
  other.play(["build", "militia", 407], ["harvest", 507]);
  const shape = (scene: TahitiScene) => [kinds(scene, 0), markers(scene, 507).length, markers(scene, 407).length];
  expect(shape(one)).toEqual(shape(other));
  expect(markers(one, 407)).toHaveLength(3);
});

const ROWS = [
  ["TAH-BUILD-10", "militia", "population", ""],
  ["TAH-BUILD-11", "slingers", "militia", ""],
  ["TAH-BUILD-12", "fighters", "militia", ""],
  ["TAH-BUILD-13", "heavy", "fighters", ""],
  ["TAH-BUILD-14", "partBuiltCanoe", "", "bigLog"],
  ["TAH-BUILD-15", "warCanoe", "", "partBuiltCanoe"],
] as const;

test.each(ROWS)("%s: %s takes its input and nothing else", (clause, item, pieces, lying) => {
  const scene = situation({ pieces: `0@407 ${pieces}`, markers: `407 ${lying}`, villages: "0@905" });
  scene.play(["build", item, 407]);
  const made = [...kinds(scene, 0, 407), ...markers(scene, 407).map((marker) => marker.kind)];
  expect(made).toEqual(["chieftain", item].sort());
  expect(scene.refusal(["build", item, 905])).toBe(clause);
});

test("TAH-BUILD-15, EDGE-7: an inland Village builds no War Canoe", () => {
  const scene = situation({ villages: "0@806", markers: "806 partBuiltCanoe bigLog", homes: [407, 1310] });
  expect(builds(scene, 806)).toEqual(["partBuiltCanoe"]);
  expect(scene.refusal(["build", "warCanoe", 806])).toBe("TAH-BUILD-15");
});

test("TAH-BUILD-16, TAH-BUILD-20, EDGE-2: one log from a jungle hex a turn; the gatherer stays; control is not needed", () => {
  const scene = situation({ pieces: "0@605 population*2; 1@605 population; 0@407 population" });
  expect(scene.offers("harvest")).toEqual([["harvest", 605]]);
  scene.play(["harvest", 605]);
  expect(kinds(scene, 0, 605)).toEqual(["population", "population"]);
  expect(markers(scene, 605, "bigLog")).toHaveLength(1);
  expect(scene.refusal(["harvest", 605])).toBe("TAH-BUILD-20");
  scene.play(["endBuild"], ["endMove"]);
  expect(scene.seat).toBe(1);
  expect(scene.offers("harvest")).toEqual([["harvest", 605]]);
});

test("TAH-BUILD-16: without Population there is no log", () => {
  const scene = situation({ pieces: "0@605 militia" });
  expect(scene.refusal(["harvest", 605])).toBe("TAH-BUILD-16");
});

test("TAH-BUILD-17, EDGE-5: three Population and a log begin a Village, once the Area is controlled", () => {
  const scene = situation({
    seats: 1,
    options: { soloHomeArea: "arue" },
    homes: [604],
    pieces: "0@704 population*3 chieftain militia",
    markers: "704 bigLog",
  });
  expect(scene.refusal(["build", "partBuiltVillage", 704])).toBe("TAH-BUILD-21");
  scene.playWith([2], ["endBuild"]);
  scene.play(["place", "population", 705], ["place", "population", 705]);
  scene.playWith([3], ["place", "population", 705]);
  scene.play(["place", "elder", 705], ["endMove"]);
  scene.play(["build", "partBuiltVillage", 704]);
  expect(scene.state.partBuilt).toEqual([{ at: 704, fresh: true }]);
  expect(kinds(scene, 0, 704).filter((kind) => kind === "population")).toHaveLength(3);
  expect(markers(scene, 704)).toEqual([]);
  expect(scene.refusal(["build", "village", 704])).toBe("TAH-BUILD-2");
});

test("TAH-BUILD-17: two Population are not enough, and the hex must be a site", () => {
  const scene = situation({
    pieces: "0@407 population*3; 0@406 population*3; 0@905 population*2",
    control: { tiarei: 0 },
    markers: "905 bigLog; 406 bigLog",
    homes: [407, 1310],
  });
  expect(scene.refusal(["build", "partBuiltVillage", 905])).toBe("TAH-BUILD-17");
  expect(scene.refusal(["build", "partBuiltVillage", 406])).toBe("TAH-VILL-1");
});

test("TAH-BUILD-18, TAH-BUILD-19, EDGE-6: a Village swallows one of two Population, and gives it back", () => {
  const scene = situation({
    control: { mahina: 0 },
    partBuilt: [704],
    pieces: "0@704 population*2",
    markers: "704 bigLog",
  });
  scene.play(["build", "village", 704]);
  expect(scene.state.villages.some((village) => village.at === 704 && village.owner === 0)).toBe(true);
  expect(scene.state.partBuilt).toEqual([]);
  expect(kinds(scene, 0, 704)).toEqual(["population"]);
  expect(builds(scene, 704)).toEqual([]);
  expect(scene.refusal(["dismantle", 704])).toBe("TAH-VILL-6");
  const later = situation({ villages: "0@704", pieces: "0@704 population" });
  later.play(["dismantle", 704]);
  expect(kinds(later, 0, 704)).toEqual(["population", "population"]);
  expect(later.state.partBuilt.map((village) => village.at)).toEqual([704]);
});

test("TAH-BUILD-18: without a Part-Built Village, a log or the second Population there is no Village", () => {
  const scene = situation({
    control: { mahina: 0, tiarei: 0, mahaena: 0 },
    partBuilt: [704, 905],
    pieces: "0@704 population; 0@905 population*2; 0@1006 population*2",
    markers: "704 bigLog; 1006 bigLog",
  });
  expect(scene.refusal(["build", "village", 704])).toBe("TAH-BUILD-18");
  expect(scene.refusal(["build", "village", 905])).toBe("TAH-BUILD-18");
  expect(scene.refusal(["build", "village", 1006])).toBe("TAH-BUILD-18");
});

test("TAH-BUILD-19: two options read the damaged chart otherwise", () => {
  const canoe = situation({ options: { warCanoeNeedsLog: true }, markers: "407 partBuiltCanoe" });
  expect(canoe.refusal(["build", "warCanoe", 407])).toBe("TAH-BUILD-15");
  addMarker(canoe.state, "bigLog", 407);
  canoe.play(["build", "warCanoe", 407]);
  expect(markers(canoe, 407).map((marker) => marker.kind)).toEqual(["warCanoe"]);
  const village = situation({
    options: { villagePopulationConsumed: 2 },
    control: { mahina: 0 },
    partBuilt: [704],
    pieces: "0@704 population*2",
    markers: "704 bigLog",
  });
  village.play(["build", "village", 704]);
  expect(kinds(village, 0, 704)).toEqual([]);
});

test("TAH-BUILD-21: one Village an Area, one village marker a hex; several may be begun", () => {
  const scene = situation({
    homes: [409, 1310],
    control: { paea: 0, hitiaa: 0 },
    partBuilt: [1007],
    pieces: "0@508 population*3; 0@1007 population*3; 0@1008 population*3",
    markers: "508 bigLog; 1007 bigLog; 1008 bigLog",
  });
  expect(scene.refusal(["build", "partBuiltVillage", 508])).toBe("TAH-BUILD-21");
  expect(scene.refusal(["build", "partBuiltVillage", 1007])).toBe("TAH-BUILD-21");
  expect(builds(scene, 1008)).toEqual(["partBuiltVillage"]);
  scene.play(["build", "village", 1007]);
  expect(scene.refusal(["build", "partBuiltVillage", 1008])).toBe("TAH-BUILD-21");
});

test("TAH-BUILD-22: Slingers become nothing else", () => {
  const scene = situation({ pieces: "0@407 slingers" });
  expect(builds(scene, 407)).toEqual([]);
  expect(scene.refusal(["build", "heavy", 407])).toBe("TAH-BUILD-13");
});

test("TAH-BUILD-23, EDGE-9: a converted unit is Population that may walk, but not harvest this phase", () => {
  const scene = situation({ pieces: "0@507 militia" });
  scene.play(["convert"]);
  expect(scene.offers()).toEqual([["convertUnit", "militia", 507]]);
  scene.play(["convertUnit", "militia", 507]);
  expect(kinds(scene, 0, 507)).toEqual(["population"]);
  expect(scene.refusal(["harvest", 507])).toBe("TAH-BUILD-16");
  expect(scene.refusal(["convert"])).toBe("TAH-BUILD-23");
  scene.play(["endBuild"]);
  expect(scene.offers("walk")).toEqual([["walk", 507]]);
});

test("TAH-BUILD-23: in phase B too, keeping whether it has moved", () => {
  const scene = moving("0@407 militia*2");
  scene.play(["activate", find(scene, 0, "chieftain").id], ["take", "militia"], ["step", 508], ["done"]);
  scene.play(["convert"], ["convertUnit", "militia", 508]);
  expect(scene.offers("walk")).toEqual([]);
  scene.play(["convert"], ["convertUnit", "militia", 407]);
  expect(scene.offers("walk")).toEqual([["walk", 407]]);
});

test("TAH-BUILD-24: a build cannot be reversed", () => {
  const scene = situation({ pieces: "0@407 population" });
  scene.play(["build", "militia", 407]);
  const kindsOffered = new Set(scene.offers().map(([kind]) => kind));
  expect([...kindsOffered].sort()).toEqual(["convert", "endBuild"]);
});

test("TAH-DEPL-1, EDGE-50: a 1 leaves a stump; this log is kept, no more are taken there by anybody", () => {
  const scene = situation({
    options: { jungleDepletion: true },
    pieces: "0@506 population; 1@506 population; 0@507 population",
    control: { faaa: 0 },
  });
  scene.playWith([1], ["harvest", 506]);
  expect(markers(scene, 506, "bigLog")).toHaveLength(1);
  expect(scene.state.stumps).toEqual([506]);
  expect(told(scene, "depleted")).toEqual([{ kind: "depleted", hex: 506 }]);
  scene.playWith([2], ["harvest", 507]);
  expect(scene.state.stumps).toEqual([506]);
  scene.play(["endBuild"], ["endMove"]);
  expect(scene.refusal(["harvest", 506])).toBe("TAH-DEPL-1");
});

test("TAH-DEPL-2: a depleted hex costs and protects as before", () => {
  const scene = moving("0@407 militia", { edit: (state) => state.stumps.push(507) });
  scene.play(["activate", find(scene, 0, "chieftain").id]);
  expect(scene.note(["step", 507])).toMatchObject({ left: 6 });
  const combat = fighting("0@507 heavy; 1@507 militia", { edit: (state) => state.stumps.push(507) });
  expect(combat.note(["fight", 507, 1])).toMatchObject({ odds: { strengths: [4, 2] } });
});

test("TAH-VILL-1, TAH-VILL-2: a Village stands on a clear river hex; its people are no counter", () => {
  const scene = situation();
  expect(all(scene, 0, 407).map((piece) => piece.kind)).toEqual(["chieftain"]);
  expect(builds(scene, 407)).toEqual([]);
  expect(scene.offers("walk")).toEqual([]);
});

/** A Village of the first player in an Area of his, for which everything is there. */
const almostBuilt = (home: number, area: string, hex: number, people = "population*2") =>
  situation({
    homes: [home, 1310],
    control: { [area]: 0 },
    partBuilt: [hex],
    pieces: `0@${hex} ${people}`,
    markers: `${hex} bigLog`,
  });

test("TAH-VILL-4: without a home, the next Village is it", () => {
  const scene = almostBuilt(0, "mahina", 704, "population*2 chieftain");
  scene.play(["build", "village", 704]);
  expect(scene.state.players[0]?.home).toBe(704);
  expect(told(scene, "homeNamed")).toEqual([{ kind: "homeNamed", seat: 0, hex: 704 }]);
});

test("TAH-VILL-5, EDGE-8: an inland home may move to a new coastal Village, and only then", () => {
  const inland = almostBuilt(806, "tiarei", 905);
  inland.play(["build", "village", 905]);
  expect(inland.offers()).toEqual([["newHome", 905], ["keepHome"]]);
  const kept = inland.fork();
  kept.play(["keepHome"]);
  expect(kept.state.players[0]?.home).toBe(806);
  inland.play(["newHome", 905]);
  expect(inland.state.players[0]?.home).toBe(905);
  expect(inland.state.villages.map((village) => village.at)).toEqual([806, 905, 1310]);
  const coastal = almostBuilt(407, "tiarei", 905);
  coastal.play(["build", "village", 905]);
  expect(coastal.phase).toBe("build");
});

test("TAH-VILL-6: a Village that has served nothing may be dismantled, the Home Village never", () => {
  const scene = situation({ villages: "0@704; 0@905", pieces: "0@905 population" });
  expect(scene.refusal(["dismantle", 407])).toBe("TAH-VILL-6");
  scene.play(["build", "militia", 905]);
  expect(scene.refusal(["dismantle", 905])).toBe("TAH-VILL-6");
  scene.play(["dismantle", 704]);
  expect(kinds(scene, 0, 704)).toEqual(["population"]);
  expect(scene.state.villages.some((village) => village.at === 704)).toBe(false);
});
