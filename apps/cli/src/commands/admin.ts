// outrigger admin: who looks after the site.
import { dropAdministrator, findAdministrators, makeAdministrator } from "@outrigger/server";
import { asFault, EXIT, UsageFault } from "../faults.ts";
import { oneArgument, readFlags } from "../flags.ts";
import type { Io } from "../io.ts";
import { placeFlags, placeHelp, placeOf } from "../place.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger admin [ADDRESS] [flags]

Without an address: lists the administrators of the site; where there is none, prints a link that makes whoever opens it
first, signed in to an account, the administrator. It is good for a day. With the address of an account: makes that
account an administrator. The site may be in use meanwhile.

  --remove            that account is no administrator any more; the last one stays
${placeHelp}`;

const flagSpecs = { ...placeFlags, remove: { type: "boolean" } } as const;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const place = placeOf(values, io);
  if (positionals.length === 0 && values.remove === true) throw new UsageFault("ADDRESS is missing");
  if (positionals.length === 0) await list(place, io);
  else if (values.remove === true) {
    const { name, email } = await asFault(dropAdministrator(place, oneArgument(positionals, "ADDRESS")));
    io.out(`${name} (${email}) is no administrator any more`);
  } else {
    const { name, email } = await asFault(makeAdministrator(place, oneArgument(positionals, "ADDRESS")));
    io.out(`${name} (${email}) is an administrator now`);
  }
  return EXIT.ok;
}

async function list(place: Parameters<typeof findAdministrators>[0], io: Io): Promise<void> {
  const { people, path } = await asFault(findAdministrators(place));
  for (const { name, email } of people) io.out(`${name} (${email})`);
  if (path !== undefined) io.out(firstAdministratorLines(path, io.env["OUTRIGGER_ORIGIN"] ?? ""));
}

/** What a site without an administrator tells whoever runs it. */
export function firstAdministratorLines(path: string, origin: string): string {
  return `The site has no administrator. Sign in to your account there and open this link once, within a day:\n${origin}${path}`;
}

export const command: Command = { help, run };
