import { isOptionsProblem } from "@outrigger/kernel";
import { openMatch } from "@outrigger/kernel/match";
import { fastChance, newListener, parseOptions, replayingChance, startPlay } from "@outrigger/kernel/play";
import { completeOptions, given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { pack } from "./components.ts";
import { rules } from "./index.ts";
import type { MaoriState } from "./vocabulary.ts";

const SIXTEEN = pack.ids.filter((id) => id.startsWith("E")).slice(0, 16);

/** The state after a setup in which luck brings these tiles, and this seat to start. */
function setUpWith(tiles: readonly string[], starter = 0, seats = 2): MaoriState {
  const chance = replayingChance([...tiles, starter]);
  const { state } = startPlay(rules, { seats, options: completeOptions(rules, { seats }) }, pack, chance);
  expect(chance.left()).toBe(0);
  return state;
}

describe("setup", () => {
  test("B0 MAO-SETUP-2 MAO-SETUP-5 MAO-SETUP-6: sixteen open tiles, 81 in the pile, five shells and two ships each", () => {
    const scene = given(rules, { seats: 2 });
    const { state } = scene;
    expect(state.matrix).toHaveLength(16);
    expect(state.matrix.filter((id) => id === null || pack.volcanoes.has(id))).toEqual([]);
    expect(state.pile).toHaveLength(81);
    expect(state.supply).toBe(20);
    for (const seat of state.seats) {
      expect([seat.shells, seat.depot, seat.ship, seat.layout.filter((tile) => tile !== null)]).toEqual([
        5,
        null,
        null,
        [],
      ]);
    }
    expect(scene.view("spectator").seats.map((seat) => seat.ships)).toEqual([2, 2]);
    expect(scene.problems()).toEqual([]);
  });

  test("MAO-SETUP-2: the tiles lie in the matrix as they are drawn", () => {
    expect(setUpWith(SIXTEEN).matrix).toEqual(SIXTEEN);
  });

  test("E40 MAO-SETUP-3 MAO-SETUP-4: volcanoes drawn for the matrix are replaced and go back among the tiles", () => {
    const drawn = ["V02", ...SIXTEEN.slice(0, 15), "V01", ...SIXTEEN.slice(15)];
    const state = setUpWith(drawn);
    expect(drawn).toHaveLength(18);
    expect(state.matrix).toEqual(SIXTEEN);
    expect(state.pile).toHaveLength(81);
    expect(state.pile).toEqual(pack.ids.filter((id) => !SIXTEEN.includes(id)));
  });

  test("MAO-SETUP-4: both volcanoes are in the pile at the start of every game", () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { pile } = given(rules, { seats: 2, seed }).state;
      expect(pile.filter((id) => pack.volcanoes.has(id))).toEqual(["V01", "V02"]);
    }
  });

  test("MAO-SETUP-4: a volcano that is set aside is told", () => {
    const listener = newListener();
    const chance = replayingChance(["V02", ...SIXTEEN, 1]);
    startPlay(rules, { seats: 2, options: completeOptions(rules, { seats: 2 }) }, pack, chance, listener);
    expect(listener.told.map(({ event }) => event)).toEqual([
      { kind: "volcanoSetAside", tile: pack.printed["V02"] },
      { kind: "laidOut", tiles: SIXTEEN.map((id) => pack.printed[id]), starter: 1 },
    ]);
  });

  test("MAO-SETUP-5: the supply holds 20, 15, 10 or 5 shells for two to five players", () => {
    expect([2, 3, 4, 5].map((seats) => given(rules, { seats }).state.supply)).toEqual([20, 15, 10, 5]);
  });

  test("MAO-SETUP-7: the starting player is drawn and chooses among all sixteen positions", () => {
    expect([0, 1, 2].map((starter) => setUpWith(SIXTEEN, starter, 3).starter)).toEqual([0, 1, 2]);
    const scene = given(rules, { seats: 3 }, (state) => {
      state.starter = 2;
      state.stack = [{ phase: "placeExplorer", seat: 2 }];
    });
    expect([scene.seat, scene.phase]).toEqual([2, "placeExplorer"]);
    expect(scene.offers()).toEqual(Array.from({ length: 16 }, (_, position) => ["explorer", position]));
  });

  test("MAO-SETUP-8: after the explorer is confirmed the left neighbour has the first turn, and the starter the last", () => {
    const scene = given(rules, { seats: 3 }, (state) => {
      state.starter = 1;
      state.stack = [{ phase: "placeExplorer", seat: 1 }];
    });
    scene.play(["explorer", 9]);
    expect([scene.seat, scene.phase, scene.state.explorer]).toEqual([1, "confirmExplorer", 9]);
    expect(scene.events).toEqual([{ kind: "explorerPlaced", seat: 1, position: 9 }]);
    scene.play(["confirm"]);
    const order = [0, 1, 2].map(() => {
      const { seat } = scene;
      scene.play(["sail", 1], ["pass"], ["confirm"]);
      return seat;
    });
    expect(order).toEqual([2, 0, 1]);
  });
});

describe("options", () => {
  test("MAO-SETUP-1 MAO-COMB-3: one set of options for the whole table is in the state from the setup on", () => {
    const options = { board: "atoll", variant: 2, rotation: "none", atollShips: "persistent", stagnationRounds: 5 };
    const { state } = given(rules, { seats: 3, options });
    expect(state.options).toEqual(options);
    expect(state.seats.map((seat) => seat.layout.length)).toEqual([20, 20, 20]);
  });

  test("MAO-COMB-1: every board goes with every variant", () => {
    for (const board of ["base", "atoll", "square"]) {
      for (const variant of [0, 1, 2]) {
        const { state } = given(rules, { seats: 4, options: { board, variant } });
        expect([state.options.board, state.options.variant]).toEqual([board, variant]);
      }
    }
  });

  test("MAO-COMB-2 MAO-ATOLL-1: two to five players on the front side, two to four on the atoll", () => {
    const problems = (seats: number, board: string) => {
      const options = parseOptions(rules, seats, { board, variant: 1 });
      return isOptionsProblem(options) ? options.problems : [];
    };
    expect([2, 3, 4, 5].flatMap((seats) => problems(seats, "base"))).toEqual([]);
    expect([2, 3, 4].flatMap((seats) => problems(seats, "atoll"))).toEqual([]);
    expect(problems(5, "atoll")).toEqual(["the atoll board is for 2 to 4 players, not 5 (MAO-COMB-2)"]);
    expect(problems(1, "base")).toEqual(["maori is for 2 to 5 players, not 1"]);
    expect(problems(6, "base")).toEqual(["maori is for 2 to 5 players, not 6"]);
  });

  test("MAO-COMB-2: the pack in use says for how many its boards are", () => {
    const source = structuredClone(pack.source) as {
      tokens: { shells: number };
      boards: Record<string, { mostPlayers: number }>;
    };
    for (const board of Object.values(source.boards)) board.mostPlayers = 3;
    source.tokens.shells = 15;
    const open = (count: number) => {
      const seats = Array.from({ length: count }, (_, at) => ({ kind: "person" as const, name: `seat ${at}` }));
      return openMatch(rules, { seats, options: {}, pack: source }, fastChance, 0);
    };
    expect(open(5)).toEqual({ problems: ["the base board is for 2 to 3 players, not 5 (MAO-COMB-2)"] });
    const opened = open(3);
    expect("match" in opened && opened.match.published.play.state.supply).toBe(0);
  });

  test("every option has the values and the default of the table", () => {
    expect(parseOptions(rules, 2, {})).toEqual({
      board: "base",
      variant: 0,
      rotation: "palmFree",
      atollShips: "covered",
      stagnationRounds: 3,
    });
    expect(parseOptions(rules, 2, { stagnationRounds: 10, variant: 3, board: "reef" })).toMatchObject({
      problems: [
        expect.stringContaining("board"),
        expect.stringContaining("variant"),
        expect.stringContaining("stagnation"),
      ],
    });
  });

  test("another pack changes what is handed out", () => {
    const other = { ...pack, tokens: { ...pack.tokens, shells: 40, startingShells: 7 } };
    const options = completeOptions(rules, { seats: 3 });
    const { state } = startPlay(rules, { seats: 3, options }, other, fastChance(1));
    expect([state.supply, ...state.seats.map((seat) => seat.shells)]).toEqual([19, 7, 7, 7]);
  });
});
