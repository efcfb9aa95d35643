// Reaching people who are not at the table: push messages and letters, in their language.
import { findGame } from "@outrigger/games";
import type { ToldKind } from "@outrigger/protocol";
import type { NoticeRow, PersonRow, Storage } from "@outrigger/storage";
import type { Language, Say } from "@outrigger/text";
import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import { newId } from "../ids.ts";
import { type Delivery, sendPush } from "./push.ts";
import { keepPushKeys, type PushKeys } from "./push-keys.ts";
import { keepLinkSecret, makeLinkToken, parseLinkToken } from "./unsubscribe.ts";
import { quietUntil, tellingOf, withoutMail } from "./wishes.ts";
import { sayFor } from "./words.ts";

/** Something to be told, about a table. */
export interface News {
  readonly kind: ToldKind;
  readonly person: string;
  readonly match: string;
  readonly game: string;
  readonly others: readonly string[];
}

export interface Notifier {
  readonly pushKey: string;
  /** The ways the person has not switched off, for this kind or this table. */
  waysTo(news: News): Promise<Ways>;
  /** Until when the person wants quiet; now, where they do not. */
  quietUntil(person: string): Promise<number>;
  mailNews(news: News): Promise<void>;
  /** `sent` also where the browser has been forgotten meanwhile. */
  pushNews(news: News, endpoint: string): Promise<Delivery>;
  /** No more letters of the kind this link is for. False where it is none of ours. */
  unsubscribe(token: string): Promise<boolean>;
  resetLink(person: PersonRow, link: string): Promise<void>;
  /** To an address that is yet to be shown to be theirs. */
  confirmLink(person: PersonRow, link: string): Promise<void>;
  /** What whoever looks after the site has done about the person; nothing is sent without an address that is theirs. */
  deskLetter(person: PersonRow, notice: NoticeRow): Promise<void>;
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
  /** Where letters of its kind are ended, as mail programs want to know it. */
  readonly unsubscribe?: string;
}

async function gameName(game: string, language: Language): Promise<string> {
  const entry = await findGame(game);
  const messages = entry && (await (await entry.text()).text.messages(language));
  return messages?.["name"] ?? game;
}

export async function newNotifier(config: Config, storage: Storage, now: () => number): Promise<Notifier> {
  const keys = await keepPushKeys(storage);
  const secret = await keepLinkSecret(storage);
  const mail = config.smtp === undefined ? undefined : createTransport(config.smtp);
  const post = async ({ to, subject, text, unsubscribe }: Letter): Promise<void> => {
    const list = unsubscribe === undefined ? {} : { list: { unsubscribe } };
    await mail?.sendMail({ from: config.mailFrom, to, subject, text, ...list });
  };
  return {
    pushKey: keys.publicKey,
    waysTo: (news) => waysTo(storage, news, mail !== undefined),
    quietUntil: async (id) => {
      const person = await storage.findPerson(id);
      return person === undefined ? now() : quietUntil(tellingOf(person).quiet, now());
    },
    mailNews: async (news) => {
      const letter = await newsLetter(config, storage, secret, news);
      if (letter !== undefined) await post(letter);
    },
    pushNews: (news, endpoint) => pushNews(config, storage, keys, news, endpoint),
    unsubscribe: (token) => unsubscribe(storage, secret, token),
    notice: async ({ to, language }, what) => {
      const say = sayFor({ language });
      await post({ to, subject: say(`${what}.title`), text: say(`${what}.body`, { site: config.origin ?? "" }) });
    },
    deskLetter: async (person, notice) => {
      if (person.email !== null && person.confirmed !== null)
        await post({ to: person.email, ...deskLetter(config.origin ?? "", person, notice) });
    },
    confirmLink: async (person, link) => {
      const say = sayFor(person);
      await post({ to: person.email ?? "", subject: say("confirm.title"), text: say("confirm.body", { link }) });
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

function deskLetter(site: string, person: PersonRow, { kind, reason, until, about }: NoticeRow) {
  const say = sayFor(person);
  const day = new Intl.DateTimeFormat(say.language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  const end = until === null ? "" : `${day.format(until)} UTC`;
  const text = say(`desk.${kind}`, { about, until: end, ends: until === null ? "no" : "yes" });
  return { subject: say("desk.title", { site }), text: `${text}\n\n${say("desk.reason", { reason })}\n\n${site}` };
}

async function waysTo(storage: Storage, { kind, person: id, match }: News, canMail: boolean): Promise<Ways> {
  const person = await storage.findPerson(id);
  if (person === undefined) return { mail: false, endpoints: [] };
  const wishes = tellingOf(person).kinds[kind];
  const desk = await storage.findDesk({ match, person: id });
  const browsers = desk?.push === 0 || !wishes.push ? [] : await storage.subscriptionsOf(id);
  const mail = canMail && person.email !== null && person.confirmed !== null && desk?.mail !== 0 && wishes.mail;
  return { mail, endpoints: browsers.map(({ endpoint }) => endpoint) };
}

async function sayNews(say: Say, { kind, game, others }: News): Promise<{ title: string; body: string }> {
  const title = say(`${kind}.title`, { game: await gameName(game, say.language) });
  return { title, body: say(`${kind}.body`, { count: others.length, others: others.join(", ") }) };
}

const pathTo = ({ match }: News): string => `/online/${match}`;

async function newsLetter(config: Config, storage: Storage, secret: string, news: News): Promise<Letter | undefined> {
  const person = await storage.findPerson(news.person);
  if (person === undefined || person.email === null) return undefined;
  const say = sayFor(person);
  const { title, body } = await sayNews(say, news);
  const site = config.origin ?? "";
  const link = `${site}${pathTo(news)}`;
  const unsubscribe = `${site}/unsubscribe/${makeLinkToken(secret, news)}`;
  const text = `${body}\n\n${link}\n\n${say("letter.foot", { link, unsubscribe })}`;
  return { to: person.email, subject: title, text, unsubscribe };
}

async function pushNews(
  config: Config,
  storage: Storage,
  keys: PushKeys,
  news: News,
  endpoint: string,
): Promise<Delivery> {
  const person = await storage.findPerson(news.person);
  const browser = (await storage.subscriptionsOf(news.person)).find((each) => each.endpoint === endpoint);
  if (person === undefined || browser === undefined) return { kind: "sent" };
  const said = await sayNews(sayFor(person), news);
  const desk = await storage.findDesk({ match: news.match, person: news.person });
  const badge = tellingOf(person).kinds[news.kind].badge && desk?.badge !== 0;
  const delivery = await sendPush(config, keys, browser, { ...said, path: pathTo(news), tag: news.match, badge });
  if (delivery.kind === "gone") await storage.dropSubscription(browser);
  return delivery;
}

async function unsubscribe(storage: Storage, secret: string, token: string): Promise<boolean> {
  const meant = parseLinkToken(secret, token);
  const person = meant && (await storage.findPerson(meant.person));
  if (meant === undefined || person === undefined) return false;
  const telling = JSON.stringify(withoutMail(tellingOf(person), meant.kind));
  await storage.changePerson({ id: person.id, telling });
  return true;
}
