import { expect, test } from "vitest";
import { atSea, offShore } from "../testing/fleets.ts";
import { printedFleets } from "../testing/printed.ts";
import { activate, all, find, kinds, markers, moving, type TahitiScene, targets, told } from "../testing/situation.ts";

/** Plays the first offer of each decision until the given phase, or the end of the combat. */
function untilPhase(scene: TahitiScene, phase: string, dice: number[] = []): void {
  while (scene.phase !== phase) scene.playWith(dice.splice(0), scene.offers()[0] as never);
}

test("EX-3 TAH-SCOM-2, TAH-SCOM-5, TAH-SCOM-6, TAH-SCOM-7: the printed example", () => {
  const scene = printedFleets();
  expect(scene.note(["fight", 307, 1])).toMatchObject({ odds: { strengths: [9, 3] } });
  scene.playWith([3, 6], ["fight", 307, 1]);
  expect(told(scene, "fought")).toMatchObject([{ sea: true, strengths: [9, 3], winner: 0, hexes: 1 }]);
  const lucky = scene.fork();
  lucky.playWith([5, 2], ["go"]);
  expect(told(lucky, "canoesSank")).toEqual([]);
  // One enemy canoe for Blue; three and a hex of retreat for Red.
  expect(told(lucky, "rolled").map(({ note }) => note?.modifier)).toEqual([1, 4]);
  // Blue loses one only on a 6, Red keeps his only on 1 or 2.
  scene.playWith([6, 0, 2, 2, 2, 3, 6, 6], ["go"]);
  expect(told(scene, "canoesSank").map(({ side, markers: sunk }) => [side, sunk.length])).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

test("TAH-SCOM-1, TAH-SMOV-13: flotillas may end at sea, and go on from there without a price", () => {
  const scene = moving("0@407 militia", { homes: [407, 1310], markers: "407 warCanoe", options: { seaCombat: true } });
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "militia"], ["sail", 307], ["done"], ["endMove"]);
  expect(markers(scene, 307).map((canoe) => canoe.crew)).toEqual([0]);
  expect(scene.problems()).toEqual([]);
  const next = atSea("0@307 chieftain militia", "0@307 warCanoe", { step: "movement" });
  activate(next, "chieftain");
  expect(next.offers()).toEqual([["castOff", 1], ["done"]]);
  next.play(["castOff", 1]);
  expect(next.note(["sail", 207])).toMatchObject({ left: 11 });
});

test("TAH-SCOM-1, TAH-SMOV-3: whoever casts off leaves nobody in the water", () => {
  const scene = atSea("0@307 chieftain militia*4 E1", "0@307 warCanoe*2", { step: "movement" });
  activate(scene, "chieftain");
  scene.play(["castOff", 1]);
  expect(scene.offers("sail")).toEqual([]);
  scene.play(["take", "militia"]);
  expect(scene.offers("sail")).toEqual([]);
  scene.play(["take", "militia"], ["sail", 207]);
  expect(kinds(scene, 0, 307)).toEqual(["E1", "militia", "militia"]);
  const all2 = atSea("0@307 chieftain militia*4 E1", "0@307 warCanoe*2", { step: "movement" });
  activate(all2, "chieftain");
  all2.play(["castOff", 2], ["sail", 207]);
  expect(all(all2, 0, 207)).toHaveLength(6);
});

test("TAH-SCOM-1: at sea only canoes of his own side follow a commander, and an enemy's are no room for his people", () => {
  const shared = (people: string) =>
    atSea(`0@307 ${people}; 1@307 population`, "0@307 warCanoe; 1@307 warCanoe", { step: "movement" });
  const scene = shared("chieftain militia*2");
  activate(scene, "chieftain");
  expect(scene.offers()).toEqual([["castOff", 1], ["done"]]);
  scene.play(["castOff", 1]);
  // With his last canoe everybody goes.
  expect(scene.offers("take")).toEqual([]);
  scene.play(["sail", 207]);
  expect([kinds(scene, 0, 207), markers(scene, 307).map(({ crew }) => crew)]).toEqual([
    ["chieftain", "militia", "militia"],
    [1],
  ]);
});

test("TAH-SCOM-2: enemy canoes at sea stop a flotilla, which must fight them", () => {
  const scene = atSea("0@407 militia; 1@307 militia", "407 warCanoe; 1@307 warCanoe", { step: "movement" });
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "militia"]);
  expect(scene.note(["sail", 307])).toMatchObject({ attacks: true });
  scene.play(["sail", 307]);
  expect(scene.phase).toBe("movement");
  scene.play(["endMove"]);
  expect(scene.offers()).toEqual([["fight", 307, 1]]);
});

test("TAH-SCOM-3: off a shore with canoes the attacker chooses; walkers and unmanned canoes rule a sea combat out", () => {
  const scene = offShore(1, "militia");
  scene.play(["fight", 409, 1]);
  expect([scene.phase, scene.offers()]).toEqual(["engage", [["landFight"], ["seaFight"]]]);
  expect(scene.note(["seaFight"])).toMatchObject({ odds: { strengths: [3, 2] } });
  expect(scene.note(["landFight"])).toMatchObject({ odds: { strengths: [2, 1] } });
  const unmanned = offShore(1, "population");
  unmanned.play(["fight", 409, 1]);
  expect(unmanned.phase).not.toBe("engage");
  const walkers = offShore(1, "militia", { pieces: "0@409 E1" });
  walkers.play(["fight", 409, 1]);
  expect(walkers.phase).not.toBe("engage");
});

test("TAH-SCOM-4: three canoes a side at most; a defender mans no more than helps, the rest stays ashore", () => {
  const scene = offShore(2, "heavy*2 militia*2 population E1", { markers: "409 warCanoe*4" });
  scene.play(["fight", 409, 1]);
  // 3 canoes: 2 * 3, one pair with Heavy Troops, the Elder: 8. Four of four Combat Units are aboard.
  expect(scene.note(["seaFight"])).toMatchObject({ odds: { strengths: [5, 8] } });
  scene.playWith([6, 6], ["seaFight"]);
  const battle = scene.state.stack.findLast((frame) => frame.phase === "battle") as unknown as {
    squadrons: { canoes: number[]; crew: number[] }[];
  };
  expect(battle.squadrons[1]?.canoes).toHaveLength(3);
  expect(battle.squadrons[1]?.crew).toHaveLength(5);
});

test("TAH-SCOM-4: Militia in pairs add nothing, so they stay ashore", () => {
  const scene = offShore(1, "militia*4");
  scene.play(["fight", 409, 1]);
  scene.playWith([4, 3, 1, 1], ["seaFight"]);
  // One Militia sailed off with the canoe; three are still ashore.
  expect(kinds(scene, 1, 409)).toEqual(["militia", "militia", "militia"]);
  expect([scene.phase, scene.offers()]).toEqual(["landing", [["assault"], ["withdraw"]]]);
});

test("TAH-SCOM-6: a losing Shaman who took part is removed", () => {
  const scene = atSea("0@307 militia*2 fighters*2 chieftain; 1@307 militia shaman", "0@307 warCanoe*2; 1@307 warCanoe");
  scene.play(["fight", 307, 1]);
  scene.playWith([6, 1], ["shamanIn"]);
  expect(told(scene, "shamanLost")).toMatchObject([{ side: 1 }]);
});

test("TAH-SCOM-8: seating by hand, attacker first; more sinkings than canoes sink all", () => {
  const scene = atSea("0@307 militia*2 heavy chieftain; 1@307 militia*2", "0@307 warCanoe*2; 1@307 warCanoe*2");
  scene.playWith([6, 1], ["fight", 307, 1]);
  expect([scene.phase, scene.seat, scene.offers()]).toEqual(["seating", 0, [["go"], ["arrange"]]]);
  scene.play(["arrange"]);
  while (scene.offers("seat").length > 0) scene.play(scene.offers("seat").at(-1) as never);
  expect(scene.offers()).toEqual([["go"]]);
  scene.play(["go"]);
  expect([scene.phase, scene.seat]).toEqual(["seating", 1]);
  // The loser: 6 + 2 canoes + 4 hexes = 12: both sink. Sharks spare nobody.
  scene.playWith([1, 6, 0, 6, 6], ["go"]);
  expect(told(scene, "canoesSank").map(({ side, markers: sunk }) => [side, sunk.length])).toEqual([[1, 2]]);
  expect(all(scene, 1).map((piece) => piece.kind)).toEqual(["chieftain"]);
});

test("TAH-SCOM-7, TAH-CHIEF-2: with a Chieftain drowned all his people are gone, swimmers of other canoes too", () => {
  const scene = atSea(
    "0@307 militia*2 heavy chieftain; 1@307 militia*3 chieftain",
    "0@307 warCanoe*2; 1@307 warCanoe*3",
    { seats: 3, homes: [407, 1310, 610] },
  );
  scene.playWith([6, 1], ["fight", 307, 1]);
  scene.play(["go"]);
  // Two of the loser's three canoes sink; their men escape the sharks, the Chieftain in the second does not.
  scene.playWith([1, 6, 1, 0, 1, 1, 6], ["go"]);
  expect(told(scene, "canoesSank").map(({ side, markers: sunk }) => [side, sunk.length])).toEqual([[1, 2]]);
  expect(told(scene, "chieftainKilled")).toHaveLength(1);
  expect(told(scene, "rescued")).toEqual([]);
  expect([all(scene, 1), scene.problems()]).toEqual([[], []]);
});

test("TAH-SCOM-9: swimmers climb into canoes that are about to retreat", () => {
  const scene = atSea("0@307 militia*3 chieftain; 1@307 militia fighters", "0@307 warCanoe*3; 1@307 warCanoe*2", {
    homes: [407, 405],
  });
  scene.playWith([3, 3], ["fight", 307, 1]);
  scene.play(["go"]);
  // 3 + 3 + 1 = 7: one of two canoes sinks; its man lives and is taken in.
  scene.playWith([1, 3, 0, 2], ["go"]);
  const survivors = all(scene, 1).filter((piece) => piece.kind !== "chieftain");
  expect(survivors.map((piece) => piece.at)).toEqual([survivors[0]?.at, survivors[0]?.at]);
  expect(survivors[0]?.at).not.toBe(307);
  expect(told(scene, "retreated")).toHaveLength(1);
});

test("TAH-SCOM-9: with swimmers on both sides the beaten attacker's are not left behind", () => {
  const scene = atSea("0@309 militia*2; 1@309 militia*2", "0@309 warCanoe*2; 1@309 warCanoe*2");
  scene.playWith([1, 1], ["fight", 309, 1]);
  expect(told(scene, "fought")).toMatchObject([{ strengths: [4, 4], winner: 1, hexes: 1 }]);
  scene.play(["go"]);
  // Each side loses a canoe (4 + 2 + 1, 5 + 2), and its crew of one climbs into the other.
  scene.playWith([4, 0, 1, 5, 0, 1], ["go"]);
  expect(told(scene, "rescued").map(({ side, ashore }) => [side, ashore])).toEqual([
    [0, false],
    [1, false],
  ]);
  if (scene.phase === "retreatPath") scene.play(scene.offers()[0] as never);
  expect([all(scene, 0, 309), markers(scene, 309).map(({ crew }) => crew)]).toEqual([[], [1]]);
  expect(kinds(scene, 0).filter((kind) => kind !== "chieftain")).toHaveLength(2);
  expect(scene.problems()).toEqual([]);
});

test("TAH-SCOM-10: the canoes left go home by sea, and nobody panics", () => {
  const scene = atSea("0@307 militia*3 chieftain; 1@307 fighters*2", "0@307 warCanoe*3; 1@307 warCanoe", {
    homes: [407, 405],
  });
  scene.playWith([6, 6], ["fight", 307, 1]);
  untilPhase(scene, "build", [1, 1]);
  expect(told(scene, "panicked")).toEqual([]);
  expect(kinds(scene, 1).filter((kind) => kind === "fighters")).toHaveLength(2);
});

test("TAH-SCOM-10, TAH-RETR-5: a retreat stops at the Home Village, where the canoes are beached", () => {
  const scene = atSea("0@305 militia*3 fighters*3; 1@305 militia", "0@305 warCanoe*3; 1@305 warCanoe", {
    homes: [407, 405],
  });
  scene.playWith([1, 4], ["fight", 305, 1]);
  expect(told(scene, "fought")).toMatchObject([{ strengths: [9, 2], hexes: 2 }]);
  scene.playWith([1, 1], ["go"]);
  expect(told(scene, "retreated")).toMatchObject([{ from: 305, to: 405 }]);
  expect(scene.phase).not.toBe("pursuit");
  expect(markers(scene, 405).map((canoe) => canoe.crew)).toEqual([-1]);
});

/** Seat 1 loses a sea combat before his Home Village in 0409; his Chieftain is away. */
function beatenAtHome(villages: string): TahitiScene {
  const scene = offShore(2, "heavy*2", { homes: [407, 409], villages, pieces: "1@1011 chieftain" });
  scene.play(["fight", 409, 1]);
  scene.playWith([6, 1], ["seaFight"]);
  expect(told(scene, "fought")).toMatchObject([{ sea: true, winner: 0 }]);
  return scene;
}

test("TAH-SCOM-10, TAH-RETR-6: beaten at sea before his Home Village the loser names another right after the dice", () => {
  const scene = beatenAtHome("1@604");
  expect(told(scene, "homeNamed")).toEqual([{ kind: "homeNamed", seat: 1, hex: 604 }]);
  expect(scene.phase).toBe("seating");
  scene.playWith([1, 1], ["go"]);
  // The canoe leaves for the new home, and the old Village stands until it is attacked on land.
  expect(told(scene, "retreated")[0]).toMatchObject({ side: 1, from: 409 });
  expect(scene.state.villages.filter(({ owner }) => owner === 1).map(({ at }) => at)).toEqual([409, 604]);
  expect([scene.state.players[1]?.home, told(scene, "canoesTaken")]).toEqual([604, []]);
});

test("TAH-SCOM-10, TAH-VILL-3: of several Villages a coastal one, not the one he is driven from", () => {
  const scene = beatenAtHome("1@604; 1@806; 1@905");
  expect([scene.phase, scene.seat, targets(scene, "newHome")]).toEqual(["newHome", 1, [604, 905]]);
  expect([scene.refusal(["newHome", 409]), scene.refusal(["newHome", 806])]).toEqual(["TAH-SCOM-10", "TAH-VILL-3"]);
  scene.play(["newHome", 905]);
  expect([scene.state.players[1]?.home, scene.phase]).toEqual([905, "seating"]);
});

test("TAH-SCOM-10, TAH-SCOM-14: with an inland Village the home moves and the canoes are lost; with none it stays", () => {
  const inland = beatenAtHome("1@806");
  inland.playWith([1, 1], ["go"]);
  expect([inland.state.players[1]?.home, inland.phase]).toEqual([806, "trapped"]);
  const none = beatenAtHome("");
  none.playWith([1, 1], ["go"]);
  expect([none.state.players[1]?.home, none.phase]).toEqual([409, "trapped"]);
  none.play(["surrender"]);
  expect(told(none, "canoesTaken")).toMatchObject([{ side: 1, by: 0 }]);
  expect(none.state.players[1]?.home).toBe(409);
  expect(none.problems()).toEqual([]);
});

test("TAH-SCOM-11, TAH-SCOM-12: friends afloat on the way join; the winner may follow with all, and captures nobody", () => {
  const scene = atSea(
    "0@309 militia*3 fighters*2 chieftain; 1@309 heavy*2 population; 1@308 militia; 1@408 militia",
    "0@309 warCanoe*3; 1@309 warCanoe*2; 1@308 warCanoe; 1@408 warCanoe",
    { homes: [604, 405] },
  );
  scene.playWith([4, 4], ["fight", 309, 1]);
  expect(told(scene, "fought")).toMatchObject([{ strengths: [9, 4], hexes: 2 }]);
  scene.play(["go"]);
  scene.playWith([1, 1], ["go"]);
  expect(scene.phase).toBe("retreatPath");
  scene.play(["retreatTo", 308], ["retreatTo", 307]);
  expect(scene.phase).toBe("pursuit");
  expect(kinds(scene, 1, 307)).toEqual(["heavy", "heavy", "militia", "population"]);
  expect(markers(scene, 307)).toHaveLength(3);
  expect(kinds(scene, 1, 408)).toEqual(["militia"]);
  expect(scene.refusal(["pursueWith"])).toBe("TAH-SCOM-12");
  scene.play(["pursueAll"]);
  expect([kinds(scene, 0, 308).length, markers(scene, 308).length]).toEqual([6, 3]);
  expect(told(scene, "unitsCaptured")).toEqual([]);
});

test("TAH-SCOM-11: people ashore and beached canoes on the way do not join", () => {
  const scene = atSea(
    "0@904 fighters*2 chieftain; 1@904 militia; 1@804 slingers population",
    "0@904 warCanoe; 1@904 warCanoe; 804 warCanoe",
    { homes: [1310, 604] },
  );
  // The way home leads along the shore: 0804, 0704, 0604.
  scene.playWith([6, 1, 1, 1], ["fight", 904, 1]);
  expect(told(scene, "fought")).toMatchObject([{ strengths: [4, 2], hexes: 3 }]);
  expect(scene.phase).toBe("pursuit");
  scene.play(["stay"]);
  expect(find(scene, 1, "militia").at).toBe(604);
  expect(kinds(scene, 1, 804)).toEqual(["population", "slingers"]);
  expect(markers(scene, 804)).toHaveLength(1);
});

test("TAH-SCOM-15: a canoe at sea watches nobody", () => {
  const scene = atSea("0@407 militia; 1@207 militia E1", "407 warCanoe; 1@207 warCanoe", { step: "movement" });
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "militia"], ["sail", 307]);
  expect(targets(scene, "sail").length).toBeGreaterThan(3);
  expect(find(scene, 1, "elder").at).toBe(207);
});
