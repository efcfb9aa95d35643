// What a coached table has; fetched once it stands.
export { CoachStore } from "./coach.svelte.ts";
export { default as Hint } from "./hint.svelte";
export { default as Standing } from "./standing.svelte";
export { default as Watch } from "./warning.svelte";
