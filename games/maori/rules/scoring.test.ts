import { given, type Scene } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { type Arrangement, arrange } from "../arrange/index.ts";
import { pack } from "./components.ts";
import { rules } from "./index.ts";
import type { Maori } from "./maori.ts";
import { placesOf, scoreSeats } from "./scoring.ts";
import type { SeatScore } from "./shown.ts";

const stage = (wanted: Arrangement, seats = 2, options = {}): Scene<Maori> =>
  given(rules, { seats, options }, (state) => arrange(state, pack, wanted));

/** The first seat's score; the rival has three ships and more shells, so that majorities stay out of it. */
function scoreOf(layout: string, options: { board?: string; atollShips?: string } = {}): SeatScore {
  const rival = layout.includes("W14") ? "W13@r1c1" : "W14@r1c1";
  const scene = stage({ boards: [layout, rival], shells: [0, 9] }, 2, options);
  expect(scene.problems()).toEqual([]);
  return scoreSeats(scene.state, pack)[0] as SeatScore;
}

describe("unfinished islands", () => {
  test("MAO-SCORE-1 MAO-SCORE-2: what still has an open side goes; single islands and water stay", () => {
    const score = scoreOf("EE02@r2c1 MH02@r2c2 S06@r1c1 W01@r1c2 ES02@r2c5 EN02@r3c5");
    expect(score.removed).toEqual(["r2c1", "r2c2"]);
    expect(score.islands.map((island) => island.spaces)).toEqual([["r1c1"], ["r2c5", "r3c5"]]);
    expect(score.emptySpaces).toBe(12);
  });

  test("E9 MAO-SCORE-1 MAO-PLACE-7 MAO-PLACE-8: islands open to the edge or to printed land are never finished", () => {
    const score = scoreOf("EW02@r1c1 S06@r1c2 ES02@r3c1");
    expect(score).toMatchObject({ removed: ["r1c1", "r3c1"], palmPoints: 2, emptySpaces: 15, total: -13 });
  });

  test("E18 MAO-SCORE-2 MAO-DISC-2: a tile missing in the middle leaves the whole island unfinished", () => {
    const whole = scoreOf("ES01@r1c3 MV04@r2c3 MV07@r3c3 EN03@r4c3");
    expect(whole).toMatchObject({ removed: [], palmPoints: 18, emptySpaces: 12, total: 6 });
    const broken = scoreOf("ES01@r1c3 MV07@r3c3 EN03@r4c3");
    expect(broken).toMatchObject({ removed: ["r1c3", "r3c3", "r4c3"], palmPoints: 0, emptySpaces: 16, total: -16 });
  });

  test("MAO-SCORE-3: with an unfinished island go its palms, hut, lei half and ships; shells received stay", () => {
    const scene = stage({ boards: ["EE12@r2c1 MH05@r2c2 EE07@r3c1", ""], shells: [7, 9] });
    const [score] = scoreSeats(scene.state, pack);
    expect(score).toMatchObject({ palmPoints: 0, leis: 0, ships: 2, shells: 7, emptySpaces: 16 });
  });

  test("E17 MAO-SCORE-9 MAO-SHIP-6: ships on a removed island do not count at the end, though they carried the explorer", () => {
    const scene = stage({ boards: ["EE05@r2c1 W15@r3c3", "W16@r1c1"], shells: [0, 9] });
    expect(scene.view(0).seats[0]?.ships).toBe(5);
    const [score, rival] = scoreSeats(scene.state, pack);
    expect(score).toMatchObject({ removed: ["r2c1"], ships: 4, shipPoints: 4, emptySpaces: 15, total: -11 });
    expect(rival).toMatchObject({ ships: 4, shipPoints: 4 });
  });
});

describe("palms, huts and leis", () => {
  test("MAO-SCORE-4: one point a palm on an island without hut", () => {
    expect(scoreOf("EE02@r2c1 MH04@r2c2 EW01@r2c3").islands).toMatchObject([
      { palms: 8, hut: false, perPalm: 1, points: 8 },
    ]);
  });

  test("E16 MAO-SCORE-5: a hut doubles every palm of its island, a second hut adds nothing", () => {
    expect(scoreOf("EE07@r2c1 EW08@r2c2")).toMatchObject({ palmPoints: 6, emptySpaces: 14, total: -8 });
  });

  test("MAO-SCORE-5: a hut does not reach beyond its island, and without palms it is worth nothing", () => {
    const score = scoreOf("ES13@r3c5 EN13@r4c5 S06@r2c1 S08@r1c1");
    expect(score.islands.map((island) => island.points)).toEqual([2, 2, 0]);
  });

  test("MAO-SCORE-6: ten points for two halves that meet", () => {
    expect(scoreOf("EE11@r2c1 EW12@r2c2")).toMatchObject({ leis: 1, leiPoints: 10, palmPoints: 3, total: -1 });
  });

  test("E14 MAO-SCORE-6: halves also meet on a turned tile", () => {
    expect(scoreOf("ES11@r1c1 EW14/1@r2c1")).toMatchObject({ palmPoints: 1, leis: 1, emptySpaces: 14, total: -3 });
  });

  test("E15 MAO-SCORE-6: halves kept apart by a middle tile do not meet", () => {
    expect(scoreOf("EE11@r2c1 MH02@r2c2 EW11@r2c3")).toMatchObject({ palmPoints: 4, leis: 0, total: -9 });
  });

  test("E12 MAO-SCORE-6 MAO-PLACE-9: half a lei alone gives nothing and costs nothing", () => {
    expect(scoreOf("EE11@r2c1 EW02@r2c2")).toMatchObject({ removed: [], palmPoints: 3, leis: 0, total: -11 });
  });
});

describe("majorities, empty spaces and the winner", () => {
  test("MAO-SCORE-7 MAO-COMP-9: only the most ships count, printed ones included", () => {
    const scene = stage({ boards: ["W15@r1c1", "W08@r1c1"], shells: [0, 0] });
    expect(scoreSeats(scene.state, pack).map(({ ships, shipPoints }) => [ships, shipPoints])).toEqual([
      [4, 4],
      [3, 0],
    ]);
  });

  test("MAO-SCORE-8: only the most shells count, and shells printed on tiles do not", () => {
    const scene = stage({ boards: ["S10@r1c1 EE10@r2c1 EW10@r2c2", ""], shells: [3, 4] });
    expect(scoreSeats(scene.state, pack).map(({ shells, shellPoints }) => [shells, shellPoints])).toEqual([
      [3, 0],
      [4, 4],
    ]);
  });

  test("E19 MAO-SCORE-7 MAO-SCORE-8 MAO-SCORE-9: who shares the most scores it, all of them if need be", () => {
    const scene = stage({ shells: [4, 4, 1] }, 3);
    const scores = scoreSeats(scene.state, pack);
    expect(scores.map((score) => score.shipPoints)).toEqual([2, 2, 2]);
    expect(scores.map((score) => score.shellPoints)).toEqual([4, 4, 0]);
    expect(scores.map((score) => score.total)).toEqual([-10, -10, -14]);
  });

  test("MAO-SCORE-10: every empty space costs a point; printed land is no space", () => {
    expect(scoreOf("W01@r1c1 W02@r1c2")).toMatchObject({ emptySpaces: 14, emptyPoints: -14, total: -14 });
    expect(scoreOf("", { board: "atoll" })).toMatchObject({ emptySpaces: 20, emptyPoints: -20 });
    expect(scoreOf("", { board: "square" })).toMatchObject({ emptySpaces: 16, emptyPoints: -16 });
  });

  test("MAO-SCORE-11 MAO-DEPOT-6: a tile in the depot counts neither for nor against", () => {
    const without = stage({ boards: ["W01@r1c1"] });
    const stored = stage({ boards: ["W01@r1c1"], depots: ["W15"] });
    expect(scoreSeats(stored.state, pack)).toEqual(scoreSeats(without.state, pack));
  });

  test("E34 MAO-SCORE-12: among equal totals more shells win; still equal, they win together", () => {
    const standing = (total: number, shells: number) => ({ total, shells });
    expect(placesOf([standing(31, 2), standing(31, 4), standing(30, 9)])).toEqual([2, 1, 3]);
    expect(placesOf([standing(31, 4), standing(31, 4), standing(30, 9)])).toEqual([1, 1, 3]);
  });

  test("MAO-SCORE-12: the highest total wins, totals may be negative", () => {
    const scene = stage({ boards: ["S06@r1c1", "S01@r1c1"], shells: [0, 0] });
    expect(scene.result()).toMatchObject({ places: [1, 2], scores: [-11, -12] });
  });

  test("B7 MAO-SCORE-1 MAO-SCORE-4 MAO-SCORE-5 MAO-SCORE-6 MAO-SCORE-7 MAO-SCORE-8 MAO-SCORE-10: the book's example makes 37", () => {
    const mine = [
      "EE11@r1c1 EW12@r1c2 W08@r1c3 EE05@r2c1 MH04@r2c2 EW06@r2c3 EE07@r2c4 EW02@r2c5",
      "S01@r3c1 S09@r3c2 W15@r3c3 W01@r3c4 ES13@r3c5 EW01@r4c4 EN13@r4c5",
    ].join(" ");
    const scene = stage({ boards: [mine, "W16@r1c1 W17@r1c2", "W09@r1c1 W10@r1c2 W11@r1c3"], shells: [3, 4, 2] }, 3);
    expect(scene.problems()).toEqual([]);
    const [score, six, five] = scoreSeats(scene.state, pack);
    expect([six?.ships, five?.ships]).toEqual([6, 5]);
    const palms = (hut: boolean) =>
      score?.islands.filter((island) => island.hut === hut).reduce((sum, island) => sum + island.palms, 0);
    expect([palms(false), palms(true)]).toEqual([10, 6]);
    expect(score).toMatchObject({
      removed: ["r4c4"],
      palmPoints: 22,
      leis: 1,
      leiPoints: 10,
      ships: 7,
      shipPoints: 7,
      shells: 3,
      shellPoints: 0,
      emptySpaces: 2,
      emptyPoints: -2,
      total: 37,
    });
  });
});

describe("the atoll", () => {
  test("B10 MAO-ATOLL-2: inside, a palm is worth two points, with a hut four", () => {
    expect(scoreOf("S06@r3c3", { board: "atoll" })).toMatchObject({ palmPoints: 4, total: -15 });
    expect(scoreOf("EE07@r2c2 EW02@r2c3", { board: "atoll" })).toMatchObject({ palmPoints: 16, total: -2 });
  });

  test("E26 MAO-ATOLL-3: an island that crosses the reef scores as usual", () => {
    expect(scoreOf("EE07@r2c1 EW02@r2c2", { board: "atoll" })).toMatchObject({ palmPoints: 8, total: -10 });
  });

  test("E26 MAO-ATOLL-4: a lei inside is worth ten, not twenty", () => {
    expect(scoreOf("EE12@r2c2 EW11@r2c3", { board: "atoll" })).toMatchObject({
      palmPoints: 6,
      leiPoints: 10,
      total: -2,
    });
  });

  test("MAO-ATOLL-4: ships, shells and empty spaces are not doubled", () => {
    const scene = stage({ boards: ["W15@r2c2", ""], shells: [6, 2] }, 2, { board: "atoll" });
    expect(scoreSeats(scene.state, pack)[0]).toMatchObject({ shipPoints: 4, shellPoints: 6, emptyPoints: -19 });
  });

  test("B11 MAO-ATOLL-5: the ships' space left empty costs a point, and both printed ships count", () => {
    expect(scoreOf("", { board: "atoll" })).toMatchObject({ ships: 2, emptySpaces: 20 });
  });

  test("E27 MAO-ATOLL-5: a tile on the printed ships covers them; removed at scoring it uncovers them", () => {
    expect(scoreOf("W08@r4c1", { board: "atoll" })).toMatchObject({ ships: 1, emptySpaces: 19, total: -19 });
    const scene = stage({ boards: ["EN02@r4c1 W15@r4c2", "W16@r1c1"], shells: [0, 9] }, 2, { board: "atoll" });
    expect(scoreSeats(scene.state, pack)[0]).toMatchObject({
      removed: ["r4c1"],
      ships: 4,
      shipPoints: 4,
      emptySpaces: 19,
      total: -15,
    });
  });

  test("MAO-ATOLL-5: with lasting ships nothing covers them", () => {
    expect(scoreOf("W08@r4c1", { board: "atoll", atollShips: "persistent" })).toMatchObject({ ships: 3 });
  });
});

describe("the breakdown", () => {
  test("tells each island with its tiles, factor and points, and can be asked for in the middle of a game", () => {
    const scene = stage({ boards: ["EE07@r2c2 EW14@r2c3 S06@r1c1 EN02@r3c1"], shells: [2, 1] }, 2, { board: "atoll" });
    const score: SeatScore = {
      islands: [
        { spaces: ["r1c1"], tiles: ["S06"], palms: 2, hut: false, inside: false, perPalm: 1, points: 2, leis: 0 },
        {
          spaces: ["r2c2", "r2c3"],
          tiles: ["EE07", "EW14"],
          palms: 2,
          hut: true,
          inside: true,
          perPalm: 4,
          points: 8,
          leis: 0,
        },
      ],
      removed: ["r3c1"],
      palmPoints: 10,
      leis: 0,
      leiPoints: 0,
      ships: 2,
      shipPoints: 2,
      shells: 2,
      shellPoints: 2,
      emptySpaces: 17,
      emptyPoints: -17,
      total: -3,
    };
    expect(scene.view(1).seats[0]?.score).toEqual(score);
    expect(scene.result().details).toMatchObject({ seats: [score, {}] });
  });

  test("follows the pack's numbers", () => {
    const scoring = {
      palm: 2,
      hutFactor: 3,
      insideAtollFactor: 5,
      lei: 7,
      shipForMost: 4,
      shellForMost: 6,
      emptySpace: -3,
    };
    const { state } = stage({ boards: ["EE11@r2c2 EW12@r2c3 S08@r1c1"], shells: [2, 1] }, 2, { board: "atoll" });
    expect(scoreSeats(state, { ...pack, scoring })[0]).toMatchObject({
      palmPoints: 3 * 2 * 5 + 1 * 2 * 3,
      leiPoints: 7,
      shipPoints: 8,
      shellPoints: 12,
      emptyPoints: -51,
    });
  });
});
