// Matches behind the protocol: what the server and the browser's worker share.
export {
  type Hosted,
  handleMatch,
  hostMatch,
  hostOpened,
  type Outcome,
  shownTo,
  updateFor,
  watchers,
} from "./hosted.ts";
