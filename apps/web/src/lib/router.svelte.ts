// Where we are.
import { makePath, parseRoute, type Route } from "./routes.ts";

export { makePath, type Route, withAnalysis } from "./routes.ts";

let here = $state.raw<Route>(parseRoute(location.pathname, location.hash));

/** The table somebody left to look something up in the rules. */
let left = $state.raw<Route | undefined>();

export const router = {
  get here(): Route {
    return here;
  },
  get left(): Route | undefined {
    return left;
  },
};

const TABLES: readonly Route["screen"][] = ["table", "onlineTable", "review", "onlineReview", "learn"];

export function go(route: Route, instead = false): void {
  const path = makePath(route);
  if (instead) history.replaceState(null, "", path);
  else if (path !== location.pathname + location.hash) history.pushState(null, "", path);
  if (route.screen !== "rules") left = undefined;
  else if (TABLES.includes(here.screen)) left = here;
  here = route;
  if (route.screen !== "rules" || route.clause === undefined) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  here = parseRoute(location.pathname, location.hash);
});

/** For links: follows them without a page load, but leaves new tabs to the browser. */
export function follow(route: Route): (event: MouseEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(route);
  };
}
