// Drawing and gesture parts that know no rules, and the contract between the table and a game's ui.
export { default as Breakdown } from "./breakdown.svelte";
export type { Box } from "./camera.ts";
export { default as ChoiceButton } from "./choice-button.svelte";
export type { Beat, Beats } from "./director/beats.ts";
export { beatOf } from "./director/beats.ts";
export { Director, type Shot, type Take } from "./director/director.ts";
export { Flights } from "./director/flights.ts";
export { lastOwn, type Mark, marksOf } from "./director/marks.ts";
export { default as Stage } from "./director/stage.svelte";
export { default as PanZoom } from "./pan-zoom.svelte";
export { default as PlayerMark } from "./player-mark.svelte";
export { default as Sized } from "./sized.svelte";
export { steady } from "./steady.ts";
export { default as Symbols } from "./symbols.svelte";
export {
  choicePlace,
  type Foreseen,
  findOffer,
  type GameUi,
  type Offer,
  type PlayerProps,
  type PlayerSize,
  type ResultProps,
  type SceneProps,
  sameMove,
  type TableContext,
  type TableProps,
} from "./table.ts";
export { default as Target } from "./target.svelte";
export { boardUnit } from "./unit.ts";
export { walkPlaces } from "./walk.ts";
