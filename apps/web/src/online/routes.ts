// Where one can be on the online side of the site, and the addresses of these places.
import type { TicketWish } from "@outrigger/protocol";

export type OnlineRoute =
  | { readonly screen: "online" }
  | { readonly screen: "openTable"; readonly game: string }
  /** `wish` is what was pressed on the way here: the address alone presses nothing. */
  | { readonly screen: "find"; readonly game: string; readonly wish?: TicketWish | undefined }
  /** A match of this browser goes on online. */
  | { readonly screen: "handover"; readonly match: string }
  /** `key` comes with an invitation. */
  | { readonly screen: "onlineTable"; readonly match: string; readonly key: string | undefined }
  | {
      readonly screen: "onlineReview";
      readonly match: string;
      readonly at: number | undefined;
      readonly isAnalysed?: boolean;
    }
  /**
   * `token` comes with a link for a new password, `claim` with the one that names the first administrator, `invited` with an
   * invitation to the site, `confirm` with the letter to one's address.
   */
  | {
      readonly screen: "account";
      readonly token: string | undefined;
      readonly claim?: string;
      readonly invited?: string;
      readonly confirm?: string;
    }
  /** `token` comes with a link in a letter. */
  | { readonly screen: "unsubscribe"; readonly token: string }
  | { readonly screen: "player"; readonly id: string }
  /** For administrators; `person` where it is about one. */
  | { readonly screen: "desk"; readonly person?: string };

/** What an address ends with that leads to a game's analysis. */
export const ANALYSIS = "#analysis";

export function parseOnlineRoute(parts: readonly string[], hash = ""): OnlineRoute | undefined {
  const [first, second, third, fourth, ...rest] = parts;
  if (rest.length > 0) return undefined;
  if (first === "player" && second !== undefined && third === undefined) return { screen: "player", id: second };
  if (first === "unsubscribe" && second !== undefined && third === undefined)
    return { screen: "unsubscribe", token: second };
  if (first === "account") return parseAccount(parts);
  if (first === "desk" && third === undefined)
    return second === undefined ? { screen: "desk" } : { screen: "desk", person: second };
  if (first !== "online") return undefined;
  if (second === undefined) return { screen: "online" };
  if (second === "new") return third === undefined ? undefined : { screen: "openTable", game: third };
  if (second === "handover" && third !== undefined) return { screen: "handover", match: third };
  if (second === "find") return third === undefined ? undefined : { screen: "find", game: third };
  if (third === undefined) return { screen: "onlineTable", match: second, key: undefined };
  if (third === "join") return { screen: "onlineTable", match: second, key: fourth };
  if (third !== "review") return undefined;
  const at = fourth === undefined ? undefined : Number(fourth);
  return { screen: "onlineReview", match: second, at, ...(hash === ANALYSIS ? { isAnalysed: true } : {}) };
}

function parseAccount([, second, token]: readonly string[]): OnlineRoute | undefined {
  if (second === undefined) return { screen: "account", token: undefined };
  if (token === undefined) return undefined;
  if (second === "admin") return { screen: "account", token: undefined, claim: token };
  if (second === "invited" || second === "confirm") return { screen: "account", token: undefined, [second]: token };
  return second === "reset" ? { screen: "account", token } : undefined;
}

export function makeOnlinePath(place: OnlineRoute): string {
  switch (place.screen) {
    case "online":
      return "/online";
    case "openTable":
      return `/online/new/${place.game}`;
    case "find":
      return `/online/find/${place.game}`;
    case "handover":
      return `/online/handover/${place.match}`;
    case "onlineTable":
      return place.key === undefined ? `/online/${place.match}` : `/online/${place.match}/join/${place.key}`;
    case "onlineReview":
      return `/online/${place.match}/review${place.at === undefined ? "" : `/${place.at}`}${place.isAnalysed === true ? ANALYSIS : ""}`;
    case "account":
      if (place.claim !== undefined) return `/account/admin/${place.claim}`;
      if (place.invited !== undefined) return `/account/invited/${place.invited}`;
      if (place.confirm !== undefined) return `/account/confirm/${place.confirm}`;
      return place.token === undefined ? "/account" : `/account/reset/${place.token}`;
    case "desk":
      return place.person === undefined ? "/desk" : `/desk/${place.person}`;
    case "unsubscribe":
      return `/unsubscribe/${place.token}`;
    case "player":
      return `/player/${place.id}`;
  }
}
