// The server: accounts, lobby, tables; the only authority over an online match.
export { type DatabaseLocation, moveSite, readBackup, writeBackup } from "@outrigger/storage";
export { firstAdministratorPath } from "./accounts/administration.ts";
export {
  allowMore,
  dropAdministrator,
  findAdministrators,
  findFavoured,
  makeAdministrator,
} from "./accounts/by-hand.ts";
export { configFrom } from "./config.ts";
export { actByHand, findPeople, noteBackup, undoByHand } from "./desk/by-hand.ts";
export { type RatedLine, workOutRatings } from "./ratings/by-hand.ts";
export { type Server, startServer } from "./server.ts";
