import { describe, expect, it } from "vitest";
import { fitBox, keepBox, showSpot, zoomBox } from "./camera.ts";

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
    expect(away.x + away.width / 2).toBe(200);
    expect(away.y + away.height / 2).toBe(100);
  });

  it("moves no further than needed to show a spot", () => {
    const box = { x: 0, y: 0, width: 50, height: 50 };
    expect(showSpot(box, { x: 10, y: 10, width: 10, height: 10 })).toEqual(box);
    expect(showSpot(box, { x: 90, y: 10, width: 10, height: 10 })).toMatchObject({ x: 50, y: 0 });
    expect(showSpot(box, { x: -20, y: 80, width: 10, height: 10 })).toMatchObject({ x: -20, y: 40 });
  });
});
