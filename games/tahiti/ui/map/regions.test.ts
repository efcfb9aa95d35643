import { expect, test } from "vitest";
import { rules } from "../../rules/index.ts";
import { chartOf } from "./geometry.ts";
import { besideRegion, isWithin, spotsAlong } from "./regions.ts";

test("the names of the Regions lie on the map whole, and off the land", () => {
  const { printed } = rules.pack;
  const chart = chartOf(printed);
  const land = [...chart.at.values()].filter(({ hex }) => hex.kind !== "sea");
  for (const { id } of printed.regions) {
    const areas = printed.areas.filter(({ region }) => region === id).map((area) => area.id);
    const own = land.filter(({ hex }) => areas.includes(hex.area ?? "")).map(({ spot }) => spot);
    // The longest of the names: Te ʻAharoa.
    const letters = 10;
    const name = besideRegion(
      own,
      land.map(({ spot }) => spot),
      letters,
      chart.content,
    );
    if (name === undefined) throw new Error(`no room for ${id}`);
    for (const spot of spotsAlong(name, letters)) {
      expect(isWithin(spot, chart.content)).toBe(true);
      for (const other of land) expect(Math.hypot(other.spot.x - spot.x, other.spot.y - spot.y)).toBeGreaterThan(80);
    }
  }
});
