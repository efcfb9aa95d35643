// Bots: the contract with hosts, the guide a game supplies, and the door to the bots by name.
export { BOT_NAMES, type Bot, type BotAnswer, type BotName, type BotRequest, isBotName } from "./bot.ts";
export { type Contender, contenderBot, parseContender } from "./contender.ts";
export { type Features, featuresHash, type Tally } from "./features.ts";
export { findBot, loadGuide } from "./find-bot.ts";
export { newForecaster } from "./forecast.ts";
export { type Below, type Guide, LEVEL_NAMES, type Level, type LevelName, type Plan } from "./guide.ts";
export { type NetworkData, parseNetwork, runNetwork } from "./network.ts";
export { outlookAt } from "./outlook.ts";
export type { Position } from "./position.ts";
export { playOut } from "./search.ts";
export { answerTask, type BotReply, type BotTask } from "./task.ts";
export type { ExpectedParts, Stretch, Thoughts } from "./thoughts.ts";
export { type Weighed, weighPlans } from "./weigh.ts";
