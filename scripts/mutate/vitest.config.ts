// The tests of a game's rules with one bug planted: the mutated text is handed out where the file is read.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Mutation } from "@outrigger/testkit";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const mutation = readMutation(process.env["OUTRIGGER_MUTATION"]);

function readMutation(text: string | undefined): Mutation | undefined {
  return text === undefined || text === "" ? undefined : (JSON.parse(text) as Mutation);
}

const isMutated = (id: string): boolean => mutation !== undefined && id.split("?")[0] === mutation.file;

const plant: Plugin = {
  name: "plant-mutation",
  enforce: "pre",
  load(id) {
    if (mutation === undefined || !isMutated(id)) return null;
    return readFileSync(mutation.file, "utf8").replace(mutation.find, () => mutation.replace);
  },
  // The store of transformed files knows them by what is on the disk, where the bug is not.
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : undefined));
  },
};

/** Short tests first: most bugs are noticed before the random games begin. */
class ShortFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = (file: TestSpecification): number => Number(file.moduleId.includes("conformance"));
    return files.toSorted((one, other) => isLong(one) - isLong(other) || (one.moduleId < other.moduleId ? -1 : 1));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  plugins: [plant],
  test: {
    include: ["games/*/{rules,scenes,pack}/**/*.test.ts"],
    // Golden files notice every change; what is asked is whether a test knows the rule.
    exclude: ["**/{fixtures,records,transcripts}*.test.ts"],
    pool: "threads",
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    // A busy machine is slow: a test that only took long has noticed nothing. Bugs that go in circles end with the whole run.
    testTimeout: 0,
    hookTimeout: 0,
    cache: false,
    // Every mutation is a process of its own, and most of its time went into transforming the same files.
    fsModuleCache: true,
    sequence: { sequencer: ShortFirst },
  },
});
