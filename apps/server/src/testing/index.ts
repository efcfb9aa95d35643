// What tests of the server use, and what tools that measure it use as well: a client, a player, a server to be killed.
export { Client } from "./client.ts";
export { type Acknowledged, newPlayer, type Player } from "./player.ts";
export { LAID_DOWN, NODE, type NodePlan, startNode } from "./start-node.ts";
export { answerUsage, askUsage } from "./usage.ts";
