// The places of the site and their addresses: plain paths, so that a link leads back to the same spot.
import { ANALYSIS, makeOnlinePath, type OnlinePlace, parseOnlinePlace } from "../online/places.ts";

export type Place =
  | { readonly screen: "home" }
  | { readonly screen: "new"; readonly game: string }
  | { readonly screen: "table"; readonly match: string }
  | {
      readonly screen: "review";
      readonly match: string;
      readonly at: number | undefined;
      readonly isAnalysed?: boolean;
    }
  | { readonly screen: "rules"; readonly game: string; readonly clause: string | undefined }
  | { readonly screen: "learn"; readonly game: string; readonly lesson: number | undefined }
  | { readonly screen: "settings" }
  | { readonly screen: "credits" }
  | { readonly screen: "lost" }
  | OnlinePlace;

export function parsePlace(path: string, hash = ""): Place {
  const parts = path.split("/").filter((part) => part !== "");
  const online = parseOnlinePlace(parts, hash);
  if (online !== undefined) return online;
  const [first, second, third, ...rest] = parts;
  if (rest.length > 0) return { screen: "lost" };
  if (first === undefined) return { screen: "home" };
  if (second === undefined) return first === "settings" || first === "credits" ? { screen: first } : { screen: "lost" };
  if (first === "review")
    return {
      screen: "review",
      match: second,
      at: third === undefined ? undefined : Number(third),
      ...(hash === ANALYSIS ? { isAnalysed: true } : {}),
    };
  if (first === "learn") return lessonPlace(second, third);
  if (third !== undefined) return { screen: "lost" };
  if (first === "new") return { screen: "new", game: second };
  if (first === "table") return { screen: "table", match: second };
  if (first === "rules") return { screen: "rules", game: second, clause: hash === "" ? undefined : hash.slice(1) };
  return { screen: "lost" };
}

/** Lessons are counted from one, as their list does. */
function lessonPlace(game: string, lesson: string | undefined): Place {
  if (lesson === undefined) return { screen: "learn", game, lesson: undefined };
  return /^[1-9]\d?$/.test(lesson) ? { screen: "learn", game, lesson: Number(lesson) } : { screen: "lost" };
}

/** The same review with the analysis of its game. */
export function withAnalysis(place: Place): Place {
  return place.screen === "review" || place.screen === "onlineReview" ? { ...place, isAnalysed: true } : place;
}

export function makePath(place: Place): string {
  switch (place.screen) {
    case "home":
    case "lost":
      return "/";
    case "new":
      return `/new/${place.game}`;
    case "table":
      return `/table/${place.match}`;
    case "review":
      return `/review/${place.match}${place.at === undefined ? "" : `/${place.at}`}${place.isAnalysed === true ? ANALYSIS : ""}`;
    case "rules":
      return place.clause === undefined ? `/rules/${place.game}` : `/rules/${place.game}#${place.clause}`;
    case "learn":
      return place.lesson === undefined ? `/learn/${place.game}` : `/learn/${place.game}/${place.lesson}`;
    case "settings":
    case "credits":
      return `/${place.screen}`;
    default:
      return makeOnlinePath(place);
  }
}
