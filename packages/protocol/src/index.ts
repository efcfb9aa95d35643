// The protocol between a host and its clients.
export { applyChange, type Change, makeChange } from "./change.ts";
export {
  type ClientMessage,
  HOST_REFUSALS,
  type HostMessage,
  type HostRefusalCode,
  type LogEntry,
  type LogPart,
  parseClientMessage,
  type Shown,
  VERSION,
} from "./messages.ts";
