import { describe, expect, it } from "vitest";
import { boxRound, fitBox, followBox, keepBox, nearBox, showClear, showSpot, zoomBox } from "./camera.ts";

const board = { x: 0, y: 0, width: 200, height: 100 };

describe("the camera", () => {
  it("shows the whole board whatever the shape of the screen", () => {
    expect(fitBox(board, 1)).toEqual({ x: 0, y: -50, width: 200, height: 200 });
    expect(fitBox(board, 4)).toEqual({ x: -100, y: 0, width: 400, height: 100 });
  });

  it("keeps the point under the fingers in its place while zooming", () => {
    const closer = zoomBox(board, 2, { x: 50, y: 25 });
    expect(closer).toEqual({ x: 25, y: 12.5, width: 100, height: 50 });
    expect((50 - closer.x) / closer.width).toBe((50 - board.x) / board.width);
  });

  it("goes no closer and no further than is useful, and never off the board", () => {
    expect(keepBox({ x: 0, y: 0, width: 1, height: 1 }, board, 2, 8).width).toBe(25);
    expect(keepBox({ x: 0, y: 0, width: 9000, height: 4500 }, board, 2, 8).width).toBeCloseTo(230);
    const away = keepBox({ x: 5000, y: 5000, width: 50, height: 25 }, board, 2, 8);
    expect(away.x).toBeLessThan(200);
    expect(away.y).toBeLessThan(100);
  });

  it("moves no further than needed to show a spot", () => {
    const box = { x: 0, y: 0, width: 50, height: 50 };
    expect(showSpot(box, { x: 10, y: 10, width: 10, height: 10 })).toEqual(box);
    expect(showSpot(box, { x: 90, y: 10, width: 10, height: 10 })).toMatchObject({ x: 50, y: 0 });
    expect(showSpot(box, { x: -20, y: 80, width: 10, height: 10 })).toMatchObject({ x: -20, y: 40 });
  });

  describe("clear of what lies over the board", () => {
    const box = { x: 0, y: 0, width: 100, height: 100 };
    /** A card over the lower half, a knob at the top right. */
    const card = { x: 0, y: 0.5, width: 1, height: 0.5 };
    const knob = { x: 0.8, y: 0, width: 0.2, height: 0.2 };

    it("stays where the spot is in sight already", () => {
      expect(showClear(box, { x: 10, y: 10, width: 30, height: 30 }, [card, knob])).toEqual(box);
    });

    it("moves what a card covers beside it, no further than needed", () => {
      expect(showClear(box, { x: 10, y: 60, width: 30, height: 30 }, [card, knob])).toEqual({ ...box, y: 40 });
      expect(showClear(box, { x: 85, y: 1, width: 10, height: 10 }, [card, knob])).toMatchObject({ x: 15, y: 0 });
      expect(showClear(box, { x: 90, y: 250, width: 20, height: 20 }, [card, knob])).toMatchObject({ x: 10, y: 220 });
    });

    it("opens where there is no room for it, and says so where there is none at all", () => {
      const wide = showClear(box, { x: 0, y: 0, width: 60, height: 60 }, [card]);
      expect(wide?.width).toBe(125);
      expect(wide?.y).toBeCloseTo(-2.5);
      expect(
        showClear(box, { x: 0, y: 0, width: 10, height: 10 }, [{ x: 0, y: 0, width: 1, height: 1 }]),
      ).toBeUndefined();
    });

    it("takes what is asked for together", () => {
      const spots = [
        { x: 0, y: 10, width: 10, height: 10 },
        { x: 40, y: 0, width: 10, height: 10 },
      ];
      expect(boxRound(spots)).toEqual({ x: 0, y: 0, width: 50, height: 20 });
    });
  });

  it("stays where it is while all of the board lies inside, and then takes room for what comes next", () => {
    const first = followBox(undefined, board, 2);
    expect(first).toEqual(board);
    const grown = { x: 0, y: 0, width: 220, height: 100 };
    const second = followBox(first, grown, 2);
    expect(second.width).toBeGreaterThan(240);
    const more = { x: -10, y: -5, width: 240, height: 110 };
    expect(followBox(second, more, 2)).toBe(second);
  });

  it("looks anew when the screen is turned or the board has become much smaller", () => {
    expect(followBox(board, board, 1)).toEqual(fitBox(board, 1));
    expect(followBox(board, { x: 0, y: 0, width: 50, height: 25 }, 2)).toMatchObject({ width: 50 });
  });

  it("looks at a spot from near, and not past the edge of the board", () => {
    const spot = { x: 95, y: 45, width: 10, height: 10 };
    expect(nearBox(spot, board, 60, 40)).toEqual({ x: 70, y: 30, width: 60, height: 40 });
    expect(nearBox({ ...spot, x: 190 }, board, 60, 40)).toMatchObject({ x: 140 });
    expect(nearBox(spot, board, 60, 200)).toMatchObject({ y: -50 });
  });
});
