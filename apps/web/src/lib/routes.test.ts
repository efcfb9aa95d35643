import { describe, expect, test } from "vitest";
import { makePath, parseRoute, type Route, withAnalysis } from "./routes.ts";

const routes: readonly (readonly [string, Route])[] = [
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
  test.each(routes)("%s leads to its route and back", (path, route) => {
    expect(parseRoute(path)).toEqual(route);
    expect(makePath(route)).toBe(path);
  });

  test("a clause is the fragment of the rules page", () => {
    const route = { screen: "rules", game: "maori", clause: "MAO-SHIP-3" } as const;
    expect(makePath(route)).toBe("/rules/maori#MAO-SHIP-3");
    expect(parseRoute("/rules/maori", "#MAO-SHIP-3")).toEqual(route);
  });

  test.each([
    ["/review/5f2a/12", { screen: "review", match: "5f2a", at: 12 }],
    ["/online/5f2a/review", { screen: "onlineReview", match: "5f2a", at: undefined }],
  ] as const)("the analysis is the fragment of the review %s", (path, review) => {
    const route = withAnalysis(review);
    expect(makePath(route)).toBe(`${path}#analysis`);
    expect(parseRoute(path, "#analysis")).toEqual(route);
    expect(withAnalysis({ screen: "home" })).toEqual({ screen: "home" });
  });

  test.each(["/nowhere", "/table", "/table/a/b", "/rules/moa/x", "/settings/x", "/a/b/c/d"])("%s is lost", (path) => {
    expect(parseRoute(path)).toEqual({ screen: "lost" });
  });
});
