// Engines of others: programs that play a seat over JSON lines on standard input and output. docs/engines.md tells how.
export { ENGINE_LEVEL, engineName, isEngine, parseCommand } from "./command.ts";
export { Engine } from "./engine.ts";
export { addLost, type Lost } from "./lost.ts";
