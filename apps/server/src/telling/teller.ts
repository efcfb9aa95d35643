// Reaching people who are not at the table: push messages and letters, in their language.
import { findGame } from "@outrigger/games";
import type { PersonRow, Storage } from "@outrigger/storage";
import type { Language, Say } from "@outrigger/text";
import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import { newId } from "../ids.ts";
import { type Delivery, sendPush } from "./push.ts";
import { keepPushKeys, type PushKeys } from "./push-keys.ts";
import { sayFor } from "./words.ts";

export interface Turn {
  readonly person: string;
  readonly match: string;
  readonly game: string;
  readonly others: readonly string[];
}

export interface Teller {
  readonly pushKey: string;
  /** The ways the person has not switched off for this table. */
  waysTo(turn: Turn): Promise<Ways>;
  mailTurn(turn: Turn): Promise<void>;
  /** `sent` also where the browser has been forgotten meanwhile. */
  pushTurn(turn: Turn, endpoint: string): Promise<Delivery>;
  resetLink(person: PersonRow, link: string): Promise<void>;
  /** To an address that may not be the person's any more. */
  notice(
    whom: { readonly to: string; readonly language: string },
    what: "emailChanged" | "passwordChanged",
  ): Promise<void>;
}

interface Ways {
  readonly mail: boolean;
  /** Of the browsers that want to hear. */
  readonly endpoints: readonly string[];
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function gameName(game: string, language: Language): Promise<string> {
  const entry = await findGame(game);
  const messages = entry && (await (await entry.text()).text.messages(language));
  return messages?.["name"] ?? game;
}

export async function newTeller(config: Config, storage: Storage, now: () => number): Promise<Teller> {
  const keys = await keepPushKeys(storage);
  const mail = config.smtp === undefined ? undefined : createTransport(config.smtp);
  const post = async ({ to, subject, text }: Letter): Promise<void> => {
    await mail?.sendMail({ from: config.mailFrom, to, subject, text });
  };
  return {
    pushKey: keys.publicKey,
    waysTo: (turn) => waysTo(storage, turn, mail !== undefined),
    mailTurn: async (turn) => {
      const letter = await turnLetter(config, storage, turn);
      if (letter !== undefined) await post(letter);
    },
    pushTurn: (turn, endpoint) => pushTurn(config, storage, keys, turn, endpoint),
    notice: async ({ to, language }, what) => {
      const say = sayFor({ language });
      await post({ to, subject: say(`${what}.title`), text: say(`${what}.body`, { site: config.origin ?? "" }) });
    },
    resetLink: async (person, link) => {
      const say = sayFor(person);
      const letter = { to: person.email ?? "", subject: say("reset.title"), text: say("reset.body", { link }) };
      if (mail !== undefined) await post(letter);
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

async function waysTo(storage: Storage, { person: id, match }: Turn, canMail: boolean): Promise<Ways> {
  const person = await storage.findPerson(id);
  if (person === undefined) return { mail: false, endpoints: [] };
  const desk = await storage.findDesk({ match, person: id });
  const browsers = desk?.push === 0 ? [] : await storage.subscriptionsOf(id);
  const mail = canMail && person.email !== null && desk?.mail !== 0;
  return { mail, endpoints: browsers.map(({ endpoint }) => endpoint) };
}

async function sayTurn(say: Say, { game, others }: Turn): Promise<{ title: string; body: string }> {
  const title = say("turn.title", { game: await gameName(game, say.language) });
  return { title, body: say("turn.body", { count: others.length, others: others.join(", ") }) };
}

const pathTo = ({ match }: Turn): string => `/online/${match}`;

async function turnLetter(config: Config, storage: Storage, turn: Turn): Promise<Letter | undefined> {
  const person = await storage.findPerson(turn.person);
  if (person === undefined || person.email === null) return undefined;
  const say = sayFor(person);
  const { title, body } = await sayTurn(say, turn);
  const link = `${config.origin ?? ""}${pathTo(turn)}`;
  return { to: person.email, subject: title, text: `${body}\n\n${link}\n\n${say("turn.foot", { link })}` };
}

async function pushTurn(
  config: Config,
  storage: Storage,
  keys: PushKeys,
  turn: Turn,
  endpoint: string,
): Promise<Delivery> {
  const person = await storage.findPerson(turn.person);
  const browser = (await storage.subscriptionsOf(turn.person)).find((each) => each.endpoint === endpoint);
  if (person === undefined || browser === undefined) return { kind: "sent" };
  const said = await sayTurn(sayFor(person), turn);
  const delivery = await sendPush(config, keys, browser, { ...said, path: pathTo(turn), tag: turn.match });
  if (delivery.kind === "gone") await storage.dropSubscription(browser);
  return delivery;
}
