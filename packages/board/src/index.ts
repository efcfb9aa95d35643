// Drawing and gesture parts that know no rules, and the contract between the table and a game's ui.
export { default as Breakdown } from "./breakdown.svelte";
export type { Box } from "./camera.ts";
export { default as ChoiceButton } from "./choice-button.svelte";
export { default as PanZoom } from "./pan-zoom.svelte";
export { default as PlayerMark } from "./player-mark.svelte";
export {
  type Foreseen,
  findOffer,
  type GameUi,
  type Offer,
  type PlayerProps,
  type PlayerSize,
  type ResultProps,
  sameMove,
  type TableContext,
  type TableProps,
  type UiTypes,
} from "./table.ts";
export { default as Target } from "./target.svelte";
