import { expect, test } from "vitest";
import { alone, clan, marching } from "../testing/alone.ts";
import {
  activate,
  all,
  areaIndex,
  find,
  kinds,
  type Situation,
  type TahitiScene,
  targets,
  told,
} from "../testing/situation.ts";
import { NOBODY } from "../vocabulary.ts";

const atMahina: Situation = { pieces: "0@704 chieftain militia" };

test("TAH-SOLO-2, TAH-SOLO-4: 2, 4 and 6 are friendly: three Population and an Elder without a further roll", () => {
  for (const die of [2, 4, 6]) {
    const scene = alone(atMahina);
    scene.playWith([die], ["endBuild"]);
    scene.play(["place", "population", 704], ["place", "population", 704]);
    scene.playWith([5], ["place", "population", 704]);
    expect(scene.phase).toBe("elderArrival");
    scene.play(["place", "elder", 704]);
    expect(kinds(scene, 0, 704)).toEqual(["E5", "chieftain", "militia", "population", "population", "population"]);
    expect(scene.state.control[areaIndex("mahina")]).toBe(0);
  }
});

test("TAH-SOLO-2, TAH-SOLO-5: 1, 3 and 5 are hostile, placed at random", () => {
  const armed = alone({ pieces: "0@810 chieftain militia" });
  // Clear hexes of Mataiea: 0711, 0810, 0811; sites 0810, 0811.
  armed.playWith([1, 0, 1], ["endBuild"]);
  expect(kinds(armed, clan("mataiea"), 711)).toEqual(["fighters", "heavy"]);
  expect(armed.state.villages.find((village) => village.owner === clan("mataiea"))?.at).toBe(811);
  expect(armed.state.clans).toMatchObject([{ active: false, since: 1, camp: 711 }]);
  const three = alone({ pieces: "0@810 chieftain militia" });
  three.playWith([3, 2, 4], ["endBuild"]);
  expect(kinds(three, clan("mataiea"), 811)).toEqual(["fighters", "fighters", "population"]);
  const five = alone({ pieces: "0@804 chieftain militia" });
  // Papenoo has five hexes, but 0808 is deep jungle: four to draw from.
  five.playWith([5, 0, 1, 3], ["endBuild"]);
  expect(told(five, "drawn").map(({ of }) => of)).toEqual([4, 4, 4]);
  expect(all(five, clan("papenoo")).map((piece) => [piece.kind, piece.at])).toEqual([
    ["population", 707],
    ["population", 804],
    ["population", 806],
  ]);
  expect(five.state.control[areaIndex("papenoo")]).toBe(clan("papenoo"));
});

test("EDGE-51 TAH-SOLO-3: with five neutral Areas or fewer two are taken off the die", () => {
  const few = (neutral: number) => (state: TahitiScene["state"]) => {
    let left = 17 - 1 - neutral;
    state.control.forEach((owner, area) => {
      if (owner === NOBODY && area !== areaIndex("mahina") && left > 0) {
        state.control[area] = 0;
        left--;
      }
    });
  };
  const worst = alone({ ...atMahina, edit: few(5) });
  worst.playWith([1], ["endBuild"]);
  expect(told(worst, "rolled")).toMatchObject([{ purpose: "neutralArea", die: 1, note: { modifier: -2 } }]);
  expect(kinds(worst, clan("mahina"), 704)).toEqual(["fighters", "heavy", "slingers"]);
  expect(worst.state.villages.some((village) => village.owner === clan("mahina"))).toBe(true);
  const zero = alone({ ...atMahina, edit: few(5) });
  zero.playWith([2], ["endBuild"]);
  expect(zero.phase).toBe("settlers");
  const six = alone({ ...atMahina, edit: few(6) });
  six.playWith([1], ["endBuild"]);
  expect(kinds(six, clan("mahina"), 704)).toEqual(["fighters", "heavy"]);
});

test("TAH-SOLO-6: inactive clans stay, but their Combat Units have a zone", () => {
  const scene = marching(`${clan("mahina")}@704 fighters; 0@604 E5`, { mahina: { active: false } });
  activate(scene, "elder");
  expect(scene.refusal(["step", 605])).toBe("TAH-LZI-4");
  scene.play(["done"], ["endMove"]);
  expect(find(scene, clan("mahina"), "fighters").at).toBe(704);
});

/** The Chieftain at or beside the camp of a clan that was placed in this turn and has not been roused. */
const asleepAt910 = (at: number, since: number) =>
  marching(`0@${at} chieftain militia; ${clan("papeari")}@910 fighters*2`, {
    papeari: { active: false, since, camp: 910 },
  });

test("EDGE-52 TAH-SOLO-7: right after the placement the Chieftain may slip away, and the Area stays asleep", () => {
  const scene = asleepAt910(910, 1);
  activate(scene, "chieftain");
  scene.play(["take", "militia"], ["step", 810], ["done"], ["endMove"]);
  expect(scene.state.clans[0]?.active).toBe(false);
  const stays = asleepAt910(910, 1);
  stays.play(["endMove"]);
  expect(stays.state.clans[0]?.active).toBe(true);
  expect(stays.offers("fight")).toEqual([["fight", 910, clan("papeari")]]);
});

test("TAH-SOLO-7: slipping through the zone obliges him to leave the Area", () => {
  const scene = asleepAt910(909, 1);
  activate(scene, "chieftain");
  // 0909 and 1010 both lie in the zone of 0910; 1010 is still inside the Area.
  scene.play(["take", "militia"], ["step", 1010]);
  expect(scene.refusal(["done"])).toBe("TAH-SOLO-7");
  expect(targets(scene, "step")).not.toContain(910);
  scene.play(["step", 1009], ["done"]);
  const later = asleepAt910(909, 0);
  activate(later, "chieftain");
  expect(later.refusal(["step", 1010])).toBe("TAH-LZI-4");
});

test("TAH-SOLO-8: a Combat Unit that enters wakes an Area, on foot or by canoe; Leaders and Population do not", () => {
  const asleep = (people: string) =>
    marching(
      `0@604 ${people}; ${clan("mahina")}@706 population`,
      { mahina: { active: false } },
      { markers: "604 warCanoe" },
    );
  const leader = asleep("E5");
  activate(leader, "elder");
  leader.play(["step", 704], ["done"], ["endMove"]);
  expect([leader.state.clans[0]?.active, told(leader, "clanRoused")]).toEqual([false, []]);
  const settlers = asleep("population");
  settlers.play(["walk", 604], ["step", 704], ["done"], ["endMove"]);
  expect(settlers.state.clans[0]?.active).toBe(false);
  const armed = asleep("E5 militia");
  activate(armed, "elder");
  armed.play(["take", "militia"], ["step", 704]);
  expect([armed.state.clans[0]?.active, told(armed, "clanRoused")]).toEqual([
    true,
    [{ kind: "clanRoused", area: "mahina" }],
  ]);
  const fleet = asleep("E5 militia");
  activate(fleet, "elder");
  fleet.play(["embark", 1], ["take", "militia"], ["sail", 704]);
  expect(fleet.state.clans[0]?.active).toBe(true);
});

test("TAH-SOLO-8: an attack on any piece of it wakes an Area, wherever the piece stands", () => {
  const attack = alone(
    { step: "combat", pieces: `0@605 E5; ${clan("mahina")}@605 population` },
    { mahina: { active: false }, paea: { active: false } },
  );
  expect(attack.state.clans.map(({ active }) => active)).toEqual([false, false]);
  attack.play(["fight", 605, clan("mahina")]);
  expect(attack.state.clans.map(({ active }) => active)).toEqual([true, false]);
});

test("TAH-SOLO-8: a Combat Unit still in the Area when phase B ends wakes it, though it never entered; Leaders do not", () => {
  const staying = (people: string) => {
    const scene = marching(`0@704 ${people}; ${clan("mahina")}@706 population`, {
      mahina: { active: false, since: 1 },
    });
    expect(scene.state.clans[0]?.active).toBe(false);
    scene.play(["endMove"]);
    return scene.state.clans[0]?.active;
  };
  expect([staying("militia E5"), staying("E5 population shaman")]).toEqual([true, false]);
});
