// What spoils plain data, for whoever tries it on something else than a pack.

export { hostileHolders } from "./hostile.ts";
export { holderOf, type Path, pathName, placesOf } from "./places.ts";
