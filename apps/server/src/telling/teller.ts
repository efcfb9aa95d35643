// Reaching people who are not at the table: push messages and letters, in their language.
import { findGame } from "@outrigger/games";
import type { PersonRow, Storage } from "@outrigger/storage";
import { LANGUAGES, type Language, newSay, type Say } from "@outrigger/text";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { newId } from "../ids.ts";
import { keepPushKeys, type PushKeys, sendPush } from "./push.ts";
import { en, type TellingTexts } from "./texts/en.ts";
import { it } from "./texts/it.ts";
import { pl } from "./texts/pl.ts";

interface Turn {
  readonly person: string;
  readonly match: string;
  readonly game: string;
  readonly others: readonly string[];
}

export interface Teller {
  readonly pushKey: string;
  /** By every way the person has not switched off for this table. */
  yourTurn(turn: Turn): Promise<void>;
  resetLink(person: PersonRow, link: string): Promise<void>;
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const TEXTS: Readonly<Record<Language, TellingTexts>> = { en, it, pl };

function sayFor({ language }: PersonRow): Say {
  const spoken = LANGUAGES.find((each) => each === language) ?? "en";
  return newSay(spoken, TEXTS[spoken]);
}

async function gameName(game: string, language: Language): Promise<string> {
  const entry = await findGame(game);
  const messages = entry && (await (await entry.text()).text.messages(language));
  return messages?.["name"] ?? game;
}

export async function newTeller(config: Config, storage: Storage, log: Logger, now: () => number): Promise<Teller> {
  const keys = await keepPushKeys(storage);
  const mail = config.smtp === undefined ? undefined : createTransport(config.smtp);
  const post = async ({ to, subject, text }: Letter): Promise<void> => {
    await mail?.sendMail({ from: config.mailFrom, to, subject, text });
  };
  return {
    pushKey: keys.publicKey,
    yourTurn: (turn) => tellTurn({ config, storage, log, keys, post, mails: mail !== undefined }, turn),
    resetLink: async (person, link) => {
      const say = sayFor(person);
      const letter = { to: person.email ?? "", subject: say("reset.title"), text: say("reset.body", { link }) };
      // Nobody waits for the mail server: how long it takes would tell that there is such an account.
      if (mail !== undefined)
        post(letter).catch((error: unknown) => log.error({ error: String(error) }, "a letter could not be sent"));
      // Without a mail server the administrator hands it over.
      else
        await storage.addLetter({
          id: newId(),
          email: letter.to,
          subject: letter.subject,
          body: letter.text,
          at: now(),
        });
    },
  };
}

interface Ways {
  readonly config: Config;
  readonly storage: Storage;
  readonly log: Logger;
  readonly keys: PushKeys;
  readonly mails: boolean;
  post(letter: Letter): Promise<void>;
}

async function tellTurn(ways: Ways, { person: id, match, game, others }: Turn): Promise<void> {
  const { config, storage } = ways;
  const person = await storage.findPerson(id);
  if (person === undefined) return;
  const desk = await storage.findDesk({ match, person: id });
  const say = sayFor(person);
  const title = say("turn.title", { game: await gameName(game, say.language) });
  const body = say("turn.body", { count: others.length, others: others.join(", ") });
  const path = `/online/${match}`;
  if (desk?.push !== 0) await pushAll(ways, id, { title, body, path, tag: match });
  if (desk?.mail === 0 || !ways.mails || person.email === null) return;
  const link = `${config.origin ?? ""}${path}`;
  await ways.post({ to: person.email, subject: title, text: `${body}\n\n${link}\n\n${say("turn.foot", { link })}` });
}

async function pushAll({ config, storage, keys, log }: Ways, person: string, message: unknown): Promise<void> {
  for (const subscription of await storage.subscriptionsOf(person)) {
    try {
      if (!(await sendPush(config, keys, subscription, message))) await storage.dropSubscription(subscription);
    } catch (error) {
      log.warn({ error: String(error) }, "a push message could not be sent");
    }
  }
}
