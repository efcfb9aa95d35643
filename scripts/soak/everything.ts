// Everything a game has that play may come by: its phases, the kinds of its events, the clauses its rules refuse with.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Game } from "@outrigger/kernel";
import type { Coverage } from "@outrigger/testkit";
import ts from "typescript";

export type Everything = Readonly<Record<keyof Coverage, readonly string[]>>;

export function everythingOf(rules: Game, folder: URL): Everything {
  const phases = Object.keys(rules.phases).sort();
  return { phases, frames: phases, events: eventKinds(folder), refusals: quotedClauses(folder) };
}

/** Clauses in quotes are reasons of refusals; those in comments say where a rule is. */
function quotedClauses(folder: URL): string[] {
  const files = globSync("**/*.ts", { cwd: fileURLToPath(folder), exclude: (path) => path.includes("test") });
  const found = files.flatMap((file) => {
    const source = readFileSync(new URL(file, folder), "utf8");
    return [...source.matchAll(/"([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)"/g)].map((match) => match[1] ?? "");
  });
  return [...new Set(found)].sort();
}

/** Only the types know every event: the kinds of `T["event"]` in the `Game<T>` that `index.ts` exports as `rules`. */
function eventKinds(folder: URL): string[] {
  const file = fileURLToPath(new URL("event-kinds.ts", folder));
  const text =
    'import { rules } from "./index.ts";\nimport type { Game } from "@outrigger/kernel";\n' +
    'type Kinds<R> = R extends Game<infer T> ? T["event"]["kind"] : never;\n' +
    "export const kinds = undefined as unknown as Kinds<typeof rules>;\n";
  const program = programOf(file, text);
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const exported = source && checker.getSymbolAtLocation(source);
  const [kinds] = exported === undefined ? [] : checker.getExportsOfModule(exported);
  if (source === undefined || kinds === undefined) throw new Error(`no event kinds in ${file}`);
  const type = checker.getTypeOfSymbolAtLocation(kinds, source);
  const parts = type.isUnion() ? type.types : [type];
  const names = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  if (names.length !== parts.length || names.length === 0) throw new Error(`the events of ${file} have no kinds`);
  return names.sort();
}

/** A program of one file that exists only here, and all it imports. */
function programOf(file: string, text: string): ts.Program {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const { config } = ts.readConfigFile(`${root}tsconfig.base.json`, ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.readFile = (path) => (path === file ? text : readFile(path));
  host.getSourceFile = (path, language, ...rest) =>
    path === file ? ts.createSourceFile(path, text, language) : getSourceFile(path, language, ...rest);
  return ts.createProgram([file], { ...options, noEmit: true }, host);
}
