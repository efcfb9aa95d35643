import { expect, test } from "vitest";
import { makeOnlinePath, type OnlineRoute, parseOnlineRoute } from "./routes.ts";

const places: OnlineRoute[] = [
  { screen: "online" },
  { screen: "openTable", game: "maori" },
  { screen: "onlineTable", match: "abc", key: undefined },
  { screen: "onlineTable", match: "abc", key: "k" },
  { screen: "onlineReview", match: "abc", at: undefined },
  { screen: "onlineReview", match: "abc", at: 7 },
  { screen: "account", token: undefined },
  { screen: "account", token: "t" },
  { screen: "account", token: undefined, claim: "c" },
  { screen: "account", token: undefined, invited: "i" },
  { screen: "account", token: undefined, confirm: "t" },
  { screen: "unsubscribe", token: "p~turn~x" },
  { screen: "player", id: "p" },
  { screen: "desk" },
  { screen: "desk", person: "p" },
];

test("every place has an address that leads back to it", () => {
  for (const place of places) {
    const parts = makeOnlinePath(place)
      .split("/")
      .filter((part) => part !== "");
    expect(parseOnlineRoute(parts)).toEqual(place);
  }
});

test("addresses that lead nowhere are no places", () => {
  for (const path of ["online/new", "online/a/b", "online/a/review/1/2", "account/x", "player", "desk/a/b"])
    expect(parseOnlineRoute(path.split("/"))).toBeUndefined();
});
