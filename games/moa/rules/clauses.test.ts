import { clauses } from "@outrigger/testkit";
import { scenes } from "../scenes/index.ts";
import { text } from "../text/index.ts";

clauses({
  text,
  tests: [new URL("./", import.meta.url)],
  shown: scenes.flatMap(({ clauses: ids, told }) => (told === undefined ? [] : ids)),
});
