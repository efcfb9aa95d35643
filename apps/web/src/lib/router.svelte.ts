// Where we are.
import { makePath, type Place, parsePlace } from "./places.ts";

export { makePath, type Place, withAnalysis } from "./places.ts";

let here = $state.raw<Place>(parsePlace(location.pathname, location.hash));

/** The table somebody left to look something up in the rules. */
let left = $state.raw<Place | undefined>();

export const router = {
  get here(): Place {
    return here;
  },
  get left(): Place | undefined {
    return left;
  },
};

const TABLES: readonly Place["screen"][] = ["table", "onlineTable", "review", "onlineReview", "learn"];

export function go(place: Place, instead = false): void {
  const path = makePath(place);
  if (instead) history.replaceState(null, "", path);
  else if (path !== location.pathname + location.hash) history.pushState(null, "", path);
  if (place.screen !== "rules") left = undefined;
  else if (TABLES.includes(here.screen)) left = here;
  here = place;
  if (place.screen !== "rules" || place.clause === undefined) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  here = parsePlace(location.pathname, location.hash);
});

/** For links: follows them without a page load, but leaves new tabs to the browser. */
export function follow(place: Place): (event: MouseEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(place);
  };
}
