import { expect, test } from "vitest";
import { alone, clan, marching } from "../testing/alone.ts";
import { activate, all, areaIndex, find, kinds, markers, type TahitiScene, told } from "../testing/situation.ts";

test("EDGE-53 TAH-SOLO-9, TAH-SOLO-10: an active stack takes 9t of the least-cost way to the Home Village; its Population stays", () => {
  const scene = marching(`${clan("papeari")}@1010 fighters*2 population`, { papeari: { camp: 1010 } });
  scene.play(["endMove"]);
  expect(kinds(scene, clan("papeari"), 710)).toEqual(["fighters", "fighters"]);
  expect(kinds(scene, clan("papeari"), 1010)).toEqual(["population"]);
  expect(told(scene, "stepped").map(({ to }) => to)).toEqual([910, 810, 710]);
});

test("TAH-SOLO-10: in the zone of the player's Combat Units it goes for them, whatever the way; what it cannot pay stops it", () => {
  const side = clan("papeari");
  const scene = marching(`${side}@910 heavy; 0@811 militia; 0@810 population`, { papeari: { camp: 910 } });
  scene.play(["endMove"]);
  expect(told(scene, "stepped").map(({ to }) => to)).toEqual([811]);
  expect(told(scene, "fought")).toMatchObject([{ attacker: side, defender: 0, hex: 811 }]);
  // Militia in the jungle of 0709 can be paid for (6t) from 0710, the first hex of a way, but not after two hexes (6t of 9t).
  const ways = { 710: [709], 1010: [910, 810] };
  for (const [start, taken] of Object.entries(ways)) {
    const dear = marching(`${side}@${Number(start)} heavy; 0@709 militia`, { papeari: { camp: 910 } });
    dear.play(["endMove"]);
    expect(told(dear, "stepped").map(({ to }) => to)).toEqual(taken);
  }
});

test("TAH-SOLO-11: they attack what they end upon, Villages too, choose at random and always pursue with everything", () => {
  const side = clan("papeari");
  const scene = marching(
    `${side}@910 heavy*2 slingers; 0@710 militia`,
    { papeari: { camp: 910 } },
    { villages: "0@710" },
  );
  // 10 against 1: 9 more; 1 + 9 - 1 = 9: four hexes. Population of the Village and Militia roll.
  scene.play(["endMove"]);
  expect(told(scene, "villageFell")).toMatchObject([{ side: 0, hex: 710 }]);
  expect(told(scene, "pursued").length).toBeGreaterThan(0);
  expect(told(scene, "pursued").every(({ ids }) => ids.length === 3)).toBe(true);
  expect(scene.phase).not.toBe("pursuit");
});

test("TAH-SOLO-11: sleeping clans attack nobody; roused ones what they end upon, if only Population, not what they pass", () => {
  const attacks = (active: boolean) => {
    const scene = marching(`${clan("papeari")}@1010 fighters; 0@1010 population; 0@810 population; 0@710 population`, {
      papeari: { active, camp: 1010 },
    });
    scene.play(["endMove"]);
    return told(scene, "attacked").map(({ attacker, hex }) => [attacker, hex]);
  };
  expect([attacks(false), attacks(true)]).toEqual([[], [[clan("papeari"), 710]]]);
});

test("TAH-SOLO-11: of equal retreat hexes a clan draws one, and all of it follows", () => {
  // From 0910 two ways of 9t lead home to 1008: by 0909 and by 1010.
  const beaten = (pick: number) => {
    const scene = marching(
      `${clan("mahina")}@810 heavy*2 slingers; 0@910 militia`,
      { mahina: { camp: 704 } },
      { homes: [1008] },
    );
    // Ten against one: a 1 against a 1 is nine more, four hexes; at home, after two or three, it ends.
    scene.playWith([1, 1, pick, 2, 2, ...(pick === 0 ? [] : [2])], ["endMove"]);
    expect(told(scene, "drawn")).toMatchObject([{ side: clan("mahina"), of: 2 }]);
    expect(told(scene, "pursued").every(({ ids }) => ids.length === 3)).toBe(true);
    return told(scene, "retreated").map(({ to }) => to);
  };
  expect([beaten(0), beaten(1)]).toEqual([
    [909, 1008],
    [1010, 1009, 1008],
  ]);
});

test("TAH-SOLO-12: beaten at home the clan surrenders, all of it in the Area; what is elsewhere fights on", () => {
  const side = clan("mahina");
  const scene = alone(
    { step: "combat", pieces: `0@704 heavy*2; ${side}@704 fighters; ${side}@706 population; ${side}@805 heavy` },
    { mahina: { camp: 704 } },
  );
  scene.playWith([6, 1], ["fight", 704, side]);
  expect([kinds(scene, 0, 704), kinds(scene, 0, 706)]).toEqual([["heavy", "heavy", "population"], ["population"]]);
  expect(kinds(scene, side)).toEqual(["heavy"]);
});

test("TAH-SOLO-12: a hostile Village stands until attacked; alone it gives up only its own people", () => {
  const side = clan("mahina");
  const scene = alone(
    { step: "combat", villages: `${side}@704`, pieces: `0@704 heavy*2; ${side}@706 fighters` },
    { mahina: { camp: 706 } },
  );
  scene.playWith([6, 1], ["fight", 704, side]);
  expect(kinds(scene, 0, 704)).toEqual(["heavy", "heavy", "population"]);
  expect(scene.state.partBuilt.map((village) => village.at)).toEqual([704]);
  expect(all(scene, side).length).toBeGreaterThan(0);
});

test("TAH-SOLO-13: beaten elsewhere they run for their Village, or for the hex where they were placed", () => {
  const side = clan("papeari");
  const camp = alone(
    { step: "combat", pieces: `0@710 heavy; ${side}@710 fighters; ${clan("mataiea")}@810 fighters` },
    { papeari: { camp: 910 }, mataiea: { active: false } },
  );
  camp.playWith([3, 2, 2], ["fight", 710, side]);
  expect(find(camp, side, "fighters").at).toBe(810);
  const village = alone(
    { step: "combat", villages: `${side}@1010`, pieces: `0@1009 heavy; ${side}@1009 fighters` },
    { papeari: { camp: 910 } },
  );
  village.playWith([3, 2, 2], ["fight", 1009, side]);
  expect(find(village, side, "fighters").at).toBe(1010);
});

test("TAH-SOLO-13: clans do not sweep each other along", () => {
  const side = clan("papeari");
  const scene = alone(
    { step: "combat", pieces: `0@710 heavy*2 slingers; ${side}@710 militia; ${clan("mataiea")}@810 fighters` },
    { papeari: { camp: 1010 }, mataiea: { active: false } },
  );
  scene.playWith([1, 6, 2], ["fight", 710, side]);
  scene.playWith([2], ["stay"]);
  expect(find(scene, clan("mataiea"), "fighters").at).toBe(810);
});

test("TAH-SOLO-14: a hostile Area is taken like an enemy's; its Population stays hostile", () => {
  const side = clan("mahina");
  const scene = alone({ pieces: `0@704 militia; ${side}@706 population` }, { mahina: {} });
  scene.play(["endBuild"]);
  expect(scene.state.control[areaIndex("mahina")]).toBe(0);
  expect(kinds(scene, side)).toEqual(["population"]);
  const foreign = alone({ pieces: `0@704 militia; ${clan("papeari")}@706 fighters` }, { mahina: {}, papeari: {} });
  foreign.play(["endBuild"]);
  expect(foreign.state.control[areaIndex("mahina")]).toBe(side);
});

test("TAH-SOLO-15: with his last Village the player is vanquished and must leave, in an emergency canoe if need be", () => {
  const side = clan("faaa");
  const scene = marching(`${side}@406 heavy*2 slingers; 0@405 chieftain`, { faaa: { camp: 405 } });
  scene.playWith([6, 1], ["endMove"]);
  expect(scene.phase).toBe("assemble");
  scene.play(["crew", "takeAll"]);
  scene.playWith([6, 4], ["ready"]);
  scene.play(["settle"]);
  expect(scene.over).toBe(true);
  expect(scene.result()).toMatchObject({ places: [1], details: { levels: ["MV"] } });
});

test("TAH-SOLO-15: with another Village the march goes on towards it", () => {
  const side = clan("faaa");
  const scene = marching(
    `${side}@406 heavy*2 slingers; 0@604 chieftain`,
    { faaa: { camp: 405 } },
    { villages: "0@604" },
  );
  scene.play(["endMove"]);
  expect(scene.state.players[0]?.home).toBe(604);
  expect(scene.over).toBe(false);
});

test("TAH-SOLO-16: Population that panics next to a clan becomes hostile where its captors stand", () => {
  const side = clan("papeari");
  const scene = marching(`${side}@811 heavy*2; 0@810 chieftain E1 population militia`, { papeari: { camp: 910 } });
  // 8 against 3: 1 + 5 - 5 = 1, one hex; the Militia is steady, the Population is not.
  scene.playWith([1, 5, 2, 1], ["endMove"]);
  expect(kinds(scene, side, 810)).toEqual(["heavy", "heavy", "population"]);
});

test("TAH-SOLO-16: a captured Chieftain is killed on a 1, else he departs with what he has", () => {
  const side = clan("papeari");
  const make = () => marching(`${side}@1010 heavy*2; 0@710 chieftain E1; 0@407 population`, { papeari: { camp: 910 } });
  const killed = make();
  killed.playWith([6, 6, 1], ["endMove"]);
  expect(killed.over).toBe(true);
  expect(told(killed, "elderTaken")).toMatchObject([{ joined: false }]);
  expect(killed.result()).toMatchObject({ places: [2], details: { levels: ["TD"] } });
  const alive = make();
  alive.playWith([6, 6, 2], ["endMove"]);
  expect(alive.phase).toBe("assemble");
  alive.play(["crew", "takeAll"]);
  alive.playWith([6, 6], ["ready"]);
  expect(alive.phase).toBe("landfall");
});

/** The Chieftain has sailed with a canoe to 0409, where the clan of Paea has canoes on the beach. */
function offPaea(theirs: string, more = ""): TahitiScene {
  const scene = marching(
    `0@407 heavy*2; ${clan("paea")}@409 ${theirs}; ${more}`,
    { paea: { camp: 409 } },
    { options: { seaCombat: true }, markers: "407 warCanoe; 409 warCanoe*2" },
  );
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "heavy"], ["take", "heavy"], ["sail", 408], ["sail", 409], ["endMove"]);
  return scene;
}

test("TAH-SOLO-18: a clan mans no canoes and is asked nothing: whoever sails up to it lands and fights", () => {
  const scene = offPaea("fighters*2");
  scene.play(["fight", 409, clan("paea")]);
  expect(told(scene, "fought")[0]).toMatchObject({ attacker: 0, sea: false, strengths: [9, 6] });
  expect(told(scene, "canoesSank")).toEqual([]);
});

test("TAH-SOLO-18, TAH-SOLO-12: beaten in its own Area it surrenders, whatever lies on the beach", () => {
  const scene = offPaea("fighters*2 population", `${clan("paea")}@508 population`);
  scene.playWith([6, 1], ["fight", 409, clan("paea")]);
  expect(told(scene, "surrendered")).toMatchObject([{ area: "paea", to: 0 }]);
  expect(all(scene, clan("paea"))).toEqual([]);
  expect([kinds(scene, 0, 409).filter((kind) => kind === "population").length, kinds(scene, 0, 508)]).toEqual([
    3,
    ["population"],
  ]);
});

test("TAH-SOLO-18, TAH-SOLO-13: beaten elsewhere on a shore it retreats by land and leaves the canoes", () => {
  const scene = marching(
    `0@407 heavy*2; ${clan("mataiea")}@409 fighters*2`,
    { mataiea: { camp: 711 } },
    { options: { seaCombat: true }, markers: "407 warCanoe; 409 warCanoe*2" },
  );
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "heavy"], ["take", "heavy"], ["sail", 408], ["sail", 409], ["endMove"]);
  scene.playWith([6, 1, 2, 2], ["fight", 409, clan("mataiea")]);
  while (scene.phase === "retreatPath" || scene.phase === "pursuit")
    scene.play(scene.phase === "pursuit" ? ["stay"] : (scene.offers()[0] as never));
  expect(all(scene, clan("mataiea")).every((piece) => piece.at !== 409 && piece.by !== "sea")).toBe(true);
  expect(markers(scene, 409)).toHaveLength(3);
  expect(scene.problems()).toEqual([]);
});
