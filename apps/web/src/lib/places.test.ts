import { describe, expect, test } from "vitest";
import { makePath, type Place, parsePlace, withAnalysis } from "./places.ts";

const places: readonly (readonly [string, Place])[] = [
  ["/", { screen: "home" }],
  ["/new/maori", { screen: "new", game: "maori" }],
  ["/table/5f2a", { screen: "table", match: "5f2a" }],
  ["/review/5f2a", { screen: "review", match: "5f2a", at: undefined }],
  ["/review/5f2a/12", { screen: "review", match: "5f2a", at: 12 }],
  ["/learn/maori", { screen: "learn", game: "maori", lesson: undefined }],
  ["/learn/maori/2", { screen: "learn", game: "maori", lesson: 2 }],
  ["/rules/moa", { screen: "rules", game: "moa", clause: undefined }],
  ["/settings", { screen: "settings" }],
  ["/credits", { screen: "credits" }],
];

describe("addresses", () => {
  test.each(places)("%s leads to its place and back", (path, place) => {
    expect(parsePlace(path)).toEqual(place);
    expect(makePath(place)).toBe(path);
  });

  test("a clause is the fragment of the rules page", () => {
    const place = { screen: "rules", game: "maori", clause: "MAO-SHIP-3" } as const;
    expect(makePath(place)).toBe("/rules/maori#MAO-SHIP-3");
    expect(parsePlace("/rules/maori", "#MAO-SHIP-3")).toEqual(place);
  });

  test.each([
    ["/review/5f2a/12", { screen: "review", match: "5f2a", at: 12 }],
    ["/online/5f2a/review", { screen: "onlineReview", match: "5f2a", at: undefined }],
  ] as const)("the analysis is the fragment of the review %s", (path, review) => {
    const place = withAnalysis(review);
    expect(makePath(place)).toBe(`${path}#analysis`);
    expect(parsePlace(path, "#analysis")).toEqual(place);
    expect(withAnalysis({ screen: "home" })).toEqual({ screen: "home" });
  });

  test.each(["/nowhere", "/table", "/table/a/b", "/rules/moa/x", "/settings/x", "/a/b/c/d"])("%s is lost", (path) => {
    expect(parsePlace(path)).toEqual({ screen: "lost" });
  });
});
