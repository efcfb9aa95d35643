// outrigger admin: who looks after the site.
import { allowMore, dropAdministrator, findAdministrators, findFavoured, makeAdministrator } from "@outrigger/server";
import { databaseFlags, databaseHelp, databaseOf } from "../../database.ts";
import { asFault, EXIT, UsageFault } from "../../faults.ts";
import { oneArgument, readFlags, switches, texts } from "../../flags.ts";
import type { Io } from "../../io.ts";
import type { Command } from "../command.ts";

const help = `Usage: outrigger admin [ADDRESS] [flags]

Without an address: lists the administrators of the site; where there is none, prints a link that makes whoever opens it
first, signed in to an account, the administrator. It is good for a day. Also lists the accounts that may have more than
others. With the address of an account: makes that account an administrator. The site may be in use meanwhile.

  --remove            that account is no administrator any more; the last one stays
  --allow LIMITS      instead, what that account may have beyond the usual, such as
                      running-games-per-person=200,stored-megabytes-per-person=500; "usual" takes it back
${databaseHelp}`;

const flagSpecs = { ...databaseFlags, ...texts("allow"), ...switches("remove") };

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const place = databaseOf(values, io);
  const isAlone = positionals.length === 0 && values.remove !== true && values.allow === undefined;
  if (isAlone) await list(place, io);
  else io.out(await change(place, oneArgument(positionals, "ADDRESS"), values));
  return EXIT.ok;
}

interface Wanted {
  readonly remove?: boolean | undefined;
  readonly allow?: string | undefined;
}

/** Says what is so now. */
async function change(place: SitePlace, address: string, { remove, allow }: Wanted): Promise<string> {
  if (remove === true && allow !== undefined) throw new UsageFault("--remove and --allow do not go together");
  if (allow !== undefined) {
    const { name, email, quotas } = await asFault(allowMore(place, address, allow === "usual" ? undefined : allow));
    return `${name} (${email}) may have ${quotas ?? "as much as anybody"}`;
  }
  const { name, email } = await asFault((remove === true ? dropAdministrator : makeAdministrator)(place, address));
  return `${name} (${email}) is ${remove === true ? "no administrator any more" : "an administrator now"}`;
}

type SitePlace = Parameters<typeof findAdministrators>[0];

async function list(place: SitePlace, io: Io): Promise<void> {
  const { people, path } = await asFault(findAdministrators(place));
  for (const { name, email } of people) io.out(`${name} (${email})`);
  for (const { name, email, quotas } of await asFault(findFavoured(place)))
    io.out(`${name} (${email}) may have ${quotas}`);
  if (path !== undefined) io.out(firstAdministratorLines(path, io.env["OUTRIGGER_ORIGIN"] ?? ""));
}

/** What a site without an administrator tells whoever runs it. */
export function firstAdministratorLines(path: string, origin: string): string {
  return `The site has no administrator. Sign in to your account there and open this link once, within a day:\n${origin}${path}`;
}

export const command: Command = { help, run };
