// Engines of others: programs that play a seat over JSON lines on standard input and output. docs/engines.md tells how.
export { ENGINE_LEVEL, engineName, isEngine, parseCommand } from "./command.ts";
export { Engine, type Table } from "./engine.ts";
export { addLost, LOSSES, type Lost } from "./lost.ts";
