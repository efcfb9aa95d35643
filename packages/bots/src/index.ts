// Bots: the contract with hosts, the guide a game supplies, and the door to the bots by name.
export { BOT_NAMES, type Bot, type BotAnswer, type BotName, type BotRequest, isBotName } from "./bot.ts";
export { type Contender, contenderBot, parseContender } from "./contender.ts";
export { findBot, loadGuide } from "./find-bot.ts";
export { type Below, type Guide, LEVEL_NAMES, type Level, type LevelName, type Plan, type Sighted } from "./guide.ts";
export { type FeatureCounts, type Features, featuresHash } from "./learned/features.ts";
export { newForecaster } from "./learned/forecast.ts";
export { type NetworkData, parseNetwork, runNetwork } from "./learned/network.ts";
export type { Position } from "./position.ts";
export { outlookAt } from "./search/outlook.ts";
export { playOut } from "./search/search.ts";
export type { ExpectedParts, Stretch, Thoughts } from "./search/thoughts.ts";
export { type Weighed, weighPlans } from "./search/weigh.ts";
export { answerTask, type BotReply, type BotTask } from "./task.ts";
