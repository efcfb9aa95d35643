// npm as this command uses it: packing folders, and installing the tarballs in a folder outside the tree.
import { spawn } from "node:child_process";

export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

/** Packs folders into `to`, in the order in which they are named. */
export async function pack(folders: readonly string[], to: string): Promise<Tarball[]> {
  const out = await npm(["pack", "--json", "--pack-destination", to, ...QUIET, ...folders], to);
  return JSON.parse(out) as Tarball[];
}

/** What is asked for is a tarball's path or a name with its version. */
export async function install(folder: string, wanted: readonly string[], isOffline: boolean): Promise<void> {
  await npm(["install", isOffline ? "--offline" : "--prefer-offline", "--save-exact", ...QUIET, ...wanted], folder);
}

async function npm(args: readonly string[], folder: string): Promise<string> {
  const path = process.env["npm_execpath"];
  return path === undefined ? output("npm", args, folder) : output(process.execPath, [path, ...args], folder);
}

/** What a program prints; where it fails, all it printed is the error. */
export function output(program: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // npm tells what it starts which folder is at work; here it is another. How the registry is reached stays as it is.
    const isOurs = (name: string): boolean => /^npm_(config_local_prefix|package_|lifecycle_)/i.test(name);
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs(name)));
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(`${program} ${args.join(" ")}\n${out}${err}`));
    });
  });
}
