// The routes of the site and their addresses: plain paths, so that a link leads back to the same spot.
import { ANALYSIS, makeOnlinePath, type OnlineRoute, parseOnlineRoute } from "../online/routes.ts";

export type Route =
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
  | OnlineRoute;

export function parseRoute(path: string, hash = ""): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const online = parseOnlineRoute(parts, hash);
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
  if (first === "learn") return lessonRoute(second, third);
  if (third !== undefined) return { screen: "lost" };
  if (first === "new") return { screen: "new", game: second };
  if (first === "table") return { screen: "table", match: second };
  if (first === "rules") return { screen: "rules", game: second, clause: hash === "" ? undefined : hash.slice(1) };
  return { screen: "lost" };
}

/** Lessons are counted from one, as their list does. */
function lessonRoute(game: string, lesson: string | undefined): Route {
  if (lesson === undefined) return { screen: "learn", game, lesson: undefined };
  return /^[1-9]\d?$/.test(lesson) ? { screen: "learn", game, lesson: Number(lesson) } : { screen: "lost" };
}

/** The same review with the analysis of its game. */
export function withAnalysis(route: Route): Route {
  return route.screen === "review" || route.screen === "onlineReview" ? { ...route, isAnalysed: true } : route;
}

export function makePath(route: Route): string {
  switch (route.screen) {
    case "home":
    case "lost":
      return "/";
    case "new":
      return `/new/${route.game}`;
    case "table":
      return `/table/${route.match}`;
    case "review":
      return `/review/${route.match}${route.at === undefined ? "" : `/${route.at}`}${route.isAnalysed === true ? ANALYSIS : ""}`;
    case "rules":
      return route.clause === undefined ? `/rules/${route.game}` : `/rules/${route.game}#${route.clause}`;
    case "learn":
      return route.lesson === undefined ? `/learn/${route.game}` : `/learn/${route.game}/${route.lesson}`;
    case "settings":
    case "credits":
      return `/${route.screen}`;
    default:
      return makeOnlinePath(route);
  }
}
