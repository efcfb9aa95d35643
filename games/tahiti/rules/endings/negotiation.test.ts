import { expect, test } from "vitest";
import { rules } from "../index.ts";
import type { Tahiti } from "../tahiti.ts";
import {
  all,
  areaIndex,
  fighting,
  find,
  kinds,
  markers,
  type Situation,
  situation,
  type TahitiScene,
  told,
} from "../testing/situation.ts";
import { NOBODY } from "../vocabulary.ts";
import type { BargainFrame, TermsFrame, VoyageFrame } from "./frames.ts";
import type { Settlement } from "./settlement.ts";
import { partiesOf, presetTerms } from "./settlement-terms.ts";

/** Seat 0 has captured the Chieftain of seat 1 and bargains. */
function bargain(more: Situation = {}): TahitiScene {
  const scene = situation({
    seats: 3,
    homes: [407, 505, 1310],
    step: "combat",
    ...more,
    pieces: `0@704 heavy; 1@704 chieftain; ${more.pieces ?? ""}`,
  });
  scene.playWith([6, 6, 5], ["fight", 704, 1]);
  expect(scene.phase).toBe("bargain");
  return scene;
}

const offerOf = (scene: TahitiScene): Settlement => (scene.state.stack.at(-1) as BargainFrame).standing as Settlement;
const crewOf = (scene: TahitiScene) =>
  (scene.state.stack.findLast((frame) => frame.phase === "voyage") as VoyageFrame).crew;

/** Agrees, and stops the voyage at a landfall so that the crew can be looked at. */
function agree(scene: TahitiScene, move: "accept" | "standard"): void {
  scene.playWith([6, 4], [move]);
  expect(scene.phase).toBe("landfall");
}

test("TAH-NEG-1, TAH-CHIEF-1: a captured Chieftain must leave; the captor speaks first", () => {
  const scene = bargain();
  expect([scene.seat, scene.offers("propose").length, scene.offers("accept")]).toEqual([0, 5, []]);
  expect(told(scene, "chieftainTaken")).toHaveLength(1);
});

test("TAH-NEG-2: an offer names Units, Elders, canoes, gifts, Areas and the rest, field by field", () => {
  const scene = bargain({
    control: { paea: 1 },
    pieces: "1@505 population militia E1; 0@407 fighters",
    markers: "505 warCanoe; 407 warCanoe",
  });
  scene.play(["edit", "standard"]);
  const asked: string[] = [];
  while (scene.offers().length > 1) {
    const [first] = scene.offers();
    asked.push(`${first?.[0]} ${typeof first?.[1] === "string" ? first[1] : ""}`.trim());
    scene.play(first as never);
  }
  expect(asked).toEqual([
    "canoes",
    "units militia",
    "giftUnits fighters",
    "giftUnits heavy",
    "elder",
    "area paea",
    "area pare",
    "rest captor",
  ]);
  scene.play(["submit"]);
  expect([scene.phase, scene.seat]).toEqual(["bargain", 1]);
});

test("TAH-NEG-3: every draft is legal: a canoe, a Unit, two a canoe at most, Population if there is any", () => {
  const scene = bargain({ pieces: "1@505 population*2 militia*4", markers: "505 warCanoe*2" });
  scene.play(["edit", "generous"]);
  expect(scene.offers("canoes")).toEqual([
    ["canoes", 1],
    ["canoes", 2],
  ]);
  scene.play(["canoes", 1]);
  const draft = () => (scene.state.stack.at(-1) as TermsFrame).draft;
  expect(draft().units).toMatchObject({ population: 1, militia: 1 });
  expect(scene.offers("units")).toEqual([
    ["units", "population", 1],
    ["units", "population", 2],
  ]);
  scene.play(["units", "population", 2]);
  expect(draft().units).toMatchObject({ population: 2, militia: 0 });
  expect(scene.offers("submit")).toHaveLength(1);
});

test("TAH-NEG-3: without Population the weakest goes as such; without anybody one is made", () => {
  const armed = bargain({ pieces: "1@505 heavy fighters", markers: "505 warCanoe" });
  armed.play(["propose", "standard"]);
  agree(armed, "accept");
  expect(crewOf(armed).units).toEqual({ population: 1, militia: 0, slingers: 0, fighters: 0, heavy: 1 });
  const alone = bargain();
  alone.play(["propose", "standard"]);
  agree(alone, "accept");
  expect(crewOf(alone)).toMatchObject({ canoes: 1, units: { population: 1, heavy: 0 }, leaders: 1 });
});

test("TAH-NEG-4, EDGE-40: where neither has a canoe one is made; the captor's serves if the captive has none", () => {
  const none = bargain();
  none.play(["propose", "standard"]);
  expect(offerOf(none)).toMatchObject({ canoes: 0, giftCanoes: 0 });
  agree(none, "accept");
  expect(crewOf(none).canoes).toBe(1);
  const crowd = bargain({ pieces: "1@505 population*4" });
  crowd.play(["edit", "standard"]);
  // The canoe that is made has two seats like any other.
  while (crowd.offers("units").length === 0) crowd.play(crowd.offers()[0] as Tahiti["move"]);
  expect(crowd.offers("units").map((move) => move[2])).toEqual([1, 2]);
  const gift = bargain({ markers: "407 warCanoe" });
  gift.play(["propose", "standard"]);
  expect(offerOf(gift)).toMatchObject({ canoes: 0, giftCanoes: 1 });
  agree(gift, "accept");
  expect(markers(gift, 407)).toEqual([]);
});

test("EDGE-41 TAH-NEG-5: neutral Areas lose their Villages, and two Units each are disbanded, weakest first", () => {
  const scene = bargain({
    villages: "1@905; 1@1008",
    control: { paea: 1, papara: 1 },
    pieces: "1@409 population*2 militia*2 fighters heavy",
    markers: "505 warCanoe",
  });
  scene.play(["edit", "standard"]);
  while (scene.offers("area").length === 0)
    scene.play(["units", ...(scene.offers("units").at(-1) as readonly ["units", never, never]).slice(1)] as never);
  const neutral = ["tiarei", "hitiaa"];
  while (scene.offers("area").length > 0) {
    const id = String(scene.offers("area")[0]?.[1]);
    scene.play(["area", id, neutral.includes(id) ? "neutral" : "captor"]);
  }
  scene.play(["submit"]);
  const before = all(scene, 1).filter((piece) => !["chieftain"].includes(piece.kind)).length;
  agree(scene, "accept");
  const crew = Object.values(crewOf(scene).units).reduce((sum, count) => sum + count, 0);
  expect(all(scene, 0, 409)).toHaveLength(before - crew - 4);
  expect(kinds(scene, 0, 409)).not.toContain("population");
  expect(scene.state.villages.map((village) => village.at)).toEqual([407, 505, 1310]);
  expect(["tiarei", "hitiaa", "pare", "paea", "papara"].map((id) => scene.state.control[areaIndex(id)])).toEqual([
    NOBODY,
    NOBODY,
    0,
    0,
    0,
  ]);
});

test("TAH-NEG-6, TAH-VILL-4: the rest goes over where it stands, Elders are replaced, Leaders leave with their Chieftain", () => {
  const scene = bargain({
    homes: [0, 505, 1310],
    pieces: "0@407 chieftain; 1@505 population heavy shaman E1; 1@905 fighters E2",
    markers: "505 warCanoe bigLog",
  });
  scene.play(["edit", "standard"]);
  while (scene.phase === "terms") {
    const stays = scene
      .offers("elder")
      .find(([, id, fate]) => fate === "stay" && id === find(scene, 1, "elder", 905).id);
    const goes = scene.offers("elder").find(([, , fate]) => fate === "go");
    scene.play(
      (stays ?? goes ?? (scene.offers("rest").length > 0 ? ["submit"] : (scene.offers()[0] ?? ["submit"]))) as never,
    );
  }
  scene.playWith([6, 6, 4], ["accept"]);
  expect(kinds(scene, 0, 905)).toEqual(["E6", "fighters"]);
  expect(crewOf(scene).leaders).toBe(3);
  expect(scene.state.villages.find((village) => village.at === 505)?.owner).toBe(0);
  expect(scene.state.players[0]?.home).toBe(505);
  expect(markers(scene, 505).map((marker) => marker.kind)).toEqual(["bigLog"]);
});

test("TAH-NEG-6, TAH-DEF-7: or all of it is disbanded, Part-Built Villages of his Areas too", () => {
  const rest = { control: { paea: 1, papara: 1, hitiaa: 2 }, partBuilt: [409, 610, 1008] };
  const scene = bargain({ ...rest, pieces: "1@905 fighters population", markers: "905 bigLog warCanoe" });
  const kept = bargain(rest);
  kept.play(["propose", "half"]);
  agree(kept, "accept");
  expect(kept.state.partBuilt.map(({ at }) => at)).toEqual([409, 610, 1008]);
  const divided = bargain(rest);
  divided.play(["edit", "standard"]);
  while (divided.offers("rest").length === 0) divided.play(divided.offers()[0] as never);
  divided.play(["rest", "disband"], ["submit"]);
  agree(divided, "accept");
  expect(["paea", "papara"].map((id) => divided.state.control[areaIndex(id)])).toEqual([0, 0]);
  expect(divided.state.partBuilt.map(({ at }) => at)).toEqual([1008]);
  scene.play(["propose", "scorched"]);
  agree(scene, "accept");
  expect(scene.state.partBuilt.map(({ at }) => at)).toEqual([1008]);
  expect(all(scene, 1)).toEqual([]);
  expect(all(scene, 0, 905)).toEqual([]);
  expect(markers(scene, 905)).toEqual([]);
  expect(scene.state.villages.map((village) => village.at)).toEqual([407, 1310]);
});

test("TAH-NEG-6: what he held alone is disbanded with the rest, even if everybody there sails", () => {
  const scene = bargain({ pieces: "1@610 population", markers: "610 bigLog" });
  scene.play(["propose", "scorched"]);
  agree(scene, "accept");
  expect(crewOf(scene).units.population).toBe(1);
  expect(markers(scene, 610)).toEqual([]);
});

test("EDGE-40 TAH-NEG-7, TAH-NEG-8: three offers a side; then accept, execute or standard terms", () => {
  const scene = bargain();
  for (let round = 0; round < 3; round++) {
    expect(scene.seat).toBe(0);
    scene.play(["propose", "generous"]);
    expect(scene.offers().map(([kind]) => kind)).toContain("accept");
    scene.play(["propose", "scorched"]);
  }
  expect([scene.seat, scene.offers()]).toEqual([0, [["accept"], ["standard"], ["execute"]]]);
  const executed = scene.fork();
  executed.play(["execute"]);
  expect(executed.state.players[1]).toMatchObject({ onTahiti: false, level: "TD" });
  expect(told(executed, "chieftainKilled")).toMatchObject([{ how: "executed" }]);
  // With two Chieftains left the game goes on: the bargain and the combat are over, the next player's turn begins.
  expect([executed.phase, executed.seat]).toEqual(["build", 2]);
  expect(executed.state.stack.map((frame) => frame.phase)).toEqual(["rounds", "playerTurn", "build"]);
  expect(executed.problems()).toEqual([]);
  agree(scene, "standard");
  expect(crewOf(scene)).toMatchObject({ canoes: 1, units: { population: 1 } });
});

test("TAH-NEG-8, TAH-SEQ-4: an executed attacker's turn ends at once, and his captor's bargain with it", () => {
  const scene = fighting("0@704 heavy*2; 1@704 chieftain; 1@508 militia; 2@508 militia", {
    seats: 3,
    homes: [407, 505, 1310],
    active: 1,
  });
  scene.playWith([1, 6, 5], ["fight", 704, 0]);
  for (let round = 0; round < 3; round++) scene.play(["propose", "standard"], ["pass"]);
  scene.play(["execute"]);
  expect([scene.phase, scene.seat]).toEqual(["build", 2]);
  expect(all(scene, 1)).toEqual([]);
});

test("TAH-NEG-7: a captive may pass, and a captor accept a counter-offer", () => {
  const scene = bargain({ pieces: "1@505 population", markers: "505 warCanoe" });
  scene.play(["propose", "standard"], ["pass"]);
  expect(scene.offers("accept")).toEqual([]);
  scene.play(["propose", "standard"], ["propose", "scorched"]);
  agree(scene, "accept");
  expect(told(scene, "agreed")).toMatchObject([{ seat: 0, with: 1 }]);
  expect(scene.state.control[areaIndex("pare")]).toBe(NOBODY);
});

test("TAH-NEG-8: after a pass the last word is without accepting; execution may be forbidden", () => {
  const scene = bargain({ options: { allowExecution: false } });
  for (let round = 0; round < 3; round++) scene.play(["propose", "standard"], ["pass"]);
  expect(scene.offers()).toEqual([["standard"]]);
  expect(scene.refusal(["execute"])).toBe("TAH-NEG-8");
});

test("TAH-NEG-9: standard terms", () => {
  const { state } = situation({
    homes: [407, 505],
    pieces: "1@505 population*3 militia slingers E1",
    markers: "505 warCanoe*2",
  });
  const terms = presetTerms(partiesOf(state, rules.pack, 0, 1), "standard");
  expect(terms).toEqual({
    canoes: 1,
    giftCanoes: 0,
    units: { population: 1, militia: 0, slingers: 1, fighters: 0, heavy: 0 },
    gifts: { population: 0, militia: 0, slingers: 0, fighters: 0, heavy: 0 },
    stay: [],
    neutral: [],
    rest: "captor",
  });
});

test("TAH-NEG-10: generous, fleet for land, scorched and half", () => {
  const { state } = situation({
    homes: [407, 505],
    control: { paea: 1, hitiaa: 1, tautira: 1 },
    pieces: "1@505 population*3 militia slingers heavy*2",
    markers: "505 warCanoe*2; 407 warCanoe*2",
  });
  const parties = partiesOf(state, rules.pack, 0, 1);
  expect(presetTerms(parties, "generous")).toMatchObject({
    canoes: 2,
    giftCanoes: 0,
    units: { population: 1, heavy: 2, slingers: 1, militia: 0 },
    neutral: [],
    rest: "captor",
  });
  expect(presetTerms(parties, "fleetForLand")).toMatchObject({
    canoes: 2,
    giftCanoes: 1,
    units: { population: 2, heavy: 2, slingers: 1, militia: 1 },
  });
  expect(presetTerms(parties, "scorched")).toMatchObject({
    canoes: 1,
    rest: "disband",
    neutral: ["paea", "pare", "hitiaa", "tautira"].map(areaIndex).sort((one, other) => one - other),
  });
  // By id: hitiaa to the captor, paea neutral, pare to the captor, tautira neutral.
  expect(presetTerms(parties, "half")).toMatchObject({
    rest: "captor",
    neutral: [areaIndex("paea"), areaIndex("tautira")],
  });
});

test("TAH-NEG-11: a settlement ends the combat for the captive's pieces", () => {
  const scene = fighting("0@707 heavy*2 slingers; 1@707 chieftain population", { seats: 3, homes: [407, 505, 1310] });
  scene.playWith([6, 1, 1, 4], ["fight", 707, 1]);
  expect(scene.phase).toBe("bargain");
  scene.play(["propose", "standard"]);
  agree(scene, "accept");
  scene.play(["settle"]);
  expect(scene.state.stack.some((frame) => frame.phase === "battle")).toBe(false);
});

/** Seat 0 is about to leave, with three players. */
const leaving = (more: Situation = {}) => {
  const scene = situation({ seats: 3, homes: [407, 505, 1310], step: "movement", ...more });
  scene.play(["depart"]);
  return scene;
};

test("EX-12 TAH-NEG-12, TAH-NEG-13: four Areas for a canoe; what is not ceded becomes neutral, what stays is disbanded", () => {
  const scene = leaving({
    control: { paea: 0, papara: 0, mahina: 0, tiarei: 0, mahaena: 0 },
    pieces: "0@409 fighters population; 0@905 militia",
    markers: "505 warCanoe; 409 bigLog; 905 bigLog",
  });
  expect(scene.offers()).toEqual([
    ["deal", 1],
    ["deal", 2],
  ]);
  expect(scene.refusal(["noMoreDeals"])).toBe("TAH-EXP-4");
  scene.play(["deal", 1], ["edit", "allForCanoe"]);
  while (scene.offers("cede").length > 0) {
    const id = String(scene.offers("cede")[0]?.[1]);
    scene.play(["cede", id, ["tiarei", "mahaena"].includes(id) ? "keep" : "cede"]);
  }
  scene.play(["submit"]);
  expect([scene.phase, scene.seat]).toEqual(["deal", 1]);
  scene.play(["accept"], ["noMoreDeals"], ["crew", "takeAll"]);
  scene.playWith([6, 4], ["ready"]);
  expect(crewOf(scene)).toMatchObject({ canoes: 1, units: { population: 1, fighters: 1 } });
  expect(["punaauia", "paea", "papara", "mahina"].map((id) => scene.state.control[areaIndex(id)])).toEqual([
    1, 1, 1, 1,
  ]);
  expect(["tiarei", "mahaena"].map((id) => scene.state.control[areaIndex(id)])).toEqual([NOBODY, NOBODY]);
  expect(scene.state.villages.find((village) => village.at === 407)?.owner).toBe(1);
  expect(all(scene, 0)).toEqual([]);
  expect(all(scene, 1, 905)).toEqual([]);
  // Logs in ceded Areas stay, the others go with their holder.
  expect([markers(scene, 409).length, markers(scene, 905).length]).toEqual([1, 0]);
});

test("TAH-NEG-13: logs and canoes go with him who held them alone, even if everybody there sails", () => {
  const scene = leaving({
    pieces: "0@610 population; 0@811 militia; 1@811 population",
    markers: "407 warCanoe; 610 bigLog partBuiltCanoe warCanoe; 811 bigLog",
  });
  scene.play(["noMoreDeals"], ["assemble"], ["canoes", 1], ["units", "population", 1], ["units", "militia", 1]);
  scene.playWith([6, 4], ["ready"]);
  expect(crewOf(scene)).toMatchObject({ canoes: 1, units: { population: 1, militia: 1 } });
  // In neutral Papara nobody else held them; in neutral Mataiea nobody did.
  expect([markers(scene, 610), markers(scene, 811).length]).toEqual([[], 1]);
});

test("TAH-NEG-12: pieces in ceded Areas go over or are disbanded; gifts come from the partner", () => {
  const make = (fate: "go" | "disband") => {
    const scene = leaving({
      pieces: "0@407 militia*3 population E1; 1@505 heavy",
      markers: "407 warCanoe; 505 warCanoe",
    });
    scene.play(
      ["deal", 1],
      ["edit", "allForCanoe"],
      ["cede", "punaauia", "cede"],
      ["pieces", fate],
      ["giftCanoes", 1],
      ["giftUnits", "heavy", 1],
      ["submit"],
      ["accept"],
    );
    scene.play(["noMoreDeals"], ["assemble"], ["canoes", 1], ["units", "population", 1], ["units", "heavy", 1]);
    scene.play(["elder", find(scene, 0, "elder").id, "stay"]);
    scene.playWith(fate === "go" ? [3, 6, 4] : [6, 4], ["ready"]);
    return scene;
  };
  const gone = make("go");
  expect(kinds(gone, 1, 407)).toEqual(["E3", "militia", "militia", "militia"]);
  expect(crewOf(gone)).toMatchObject({ canoes: 1, units: { population: 1, heavy: 1 } });
  // One canoe sufficed, so the gift stays with its giver.
  expect(markers(gone, 505)).toHaveLength(1);
  const lost = make("disband");
  expect(all(lost, 1, 407)).toEqual([]);
  expect(lost.state.control[areaIndex("punaauia")]).toBe(1);
});

test("TAH-NEG-12: each side makes two offers; each partner is asked once a turn; a cancelled departure voids the deals", () => {
  const scene = leaving({ pieces: "0@407 militia", markers: "505 warCanoe; 1310 warCanoe" });
  scene.play(["deal", 1]);
  for (const seat of [0, 1, 0, 1]) {
    expect(scene.seat).toBe(seat);
    scene.play(["propose", "allForCanoe"]);
  }
  expect(scene.offers()).toEqual([["accept"], ["refuse"]]);
  scene.play(["accept"]);
  expect(scene.refusal(["deal", 1])).toBe("TAH-NEG-12");
  scene.play(["cancel"]);
  expect(scene.phase).toBe("movement");
  expect(scene.state.control[areaIndex("punaauia")]).toBe(0);
  scene.play(["depart"]);
  expect(scene.offers()).toEqual([["deal", 2]]);
});

test("TAH-NEG-12: a refusal leaves everything as it is", () => {
  const scene = leaving({ pieces: "0@407 militia", markers: "407 warCanoe" });
  scene.play(["deal", 2], ["propose", "halfForCanoe"], ["refuse"]);
  expect(scene.offers()).toEqual([["deal", 1], ["noMoreDeals"], ["cancel"]]);
  expect(told(scene, "refused")).toMatchObject([{ seat: 2, of: 0 }]);
});

test("TAH-NEG-12: an Area can be ceded only once", () => {
  const scene = leaving({ control: { paea: 0 }, pieces: "0@407 militia", markers: "407 warCanoe" });
  scene.play(["deal", 1], ["propose", "halfForCanoe"], ["accept"], ["deal", 2], ["edit", "allForCanoe"]);
  expect(scene.offers("cede").map(([, id]) => id)).toEqual(["paea", "paea"]);
});
