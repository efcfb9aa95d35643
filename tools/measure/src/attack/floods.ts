// Very much of something: what somebody with a script and patience does. Every flood is bounded in count and in time.
import { findGame } from "@outrigger/games";
import { VERSION } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { WebSocket } from "ws";
import { type Attack, MALLORY, newProblems } from "./ground.ts";
import { rest, Visitor } from "./visitor.ts";

const held = (said: string) => ({ said, problems: [] });

/** Seven guests of one address keep as many hard bots thinking as they may have, and answer each at once. */
export const starveBots: Attack = async ({ port, isOver }) => {
  const bot = { kind: "bot", level: "hard" };
  const guests = await Promise.all(Array.from({ length: 7 }, (_, one) => new Visitor(port, MALLORY).comeIn(`m${one}`)));
  const playing: Promise<void>[] = [];
  for (const guest of guests) {
    for (let table = 0; table < 10 && !isOver(); table++) {
      const { id } = await guest.openTable({ game: "maasai", seats: [{ kind: "me" }, bot, bot] });
      await guest.watch(id, 0);
      playing.push(guest.keepPlaying(id, 0, isOver));
    }
  }
  await Promise.all(playing);
  for (const guest of guests) guest.disconnect();
  return held(`${playing.length} tables of hard bots`);
};

/** Guests without end, each request with another address before the one the proxy sees. */
export const forgeAddresses: Attack = async ({ port, isOver }) => {
  let [made, refused] = [0, 0];
  for (let one = 0; one < 5_000 && !isOver(); one++) {
    const visitor = new Visitor(port, MALLORY);
    const header = { "x-forwarded-for": `198.51.100.${one % 256}, ${MALLORY}` };
    const { status } = await visitor.call("POST", "/guest", { name: "Eve", language: "en" }, header);
    if (status === 200) made++;
    else refused++;
  }
  const isCounted = made < 100 || refused > 0;
  return { said: `${made} guests made, ${refused} refused`, problems: isCounted ? [] : ["no address is counted"] };
};

/** Deflated messages over sockets of a foreign page, and over our own. */
export const bombSockets: Attack = async ({ port, isOver }) => {
  const eve = new Visitor(port, MALLORY);
  await eve.guest("Eve");
  let [away, closed, sent] = [0, 0, 0];
  const bomb = "x".repeat(65_000);
  const open = async (origin: string): Promise<void> => {
    const headers = { origin, cookie: eve.cookie, "x-forwarded-for": MALLORY };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket?version=${VERSION}`, { headers });
    socket.on("error", () => {});
    const gone = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.once("unexpected-response", (request) => {
      away++;
      request.destroy();
      socket.terminate();
    });
    socket.once("open", async () => {
      while (!isOver() && socket.readyState === WebSocket.OPEN && sent < 200_000) {
        for (let one = 0; one < 50; one++) socket.send(bomb, { compress: true });
        sent += 50;
        await rest(5);
      }
      closed++;
      socket.terminate();
    });
    await gone;
  };
  for (let round = 0; round < 200 && !isOver(); round++)
    await Promise.all(Array.from({ length: 10 }, (_, one) => open(one < 5 ? "https://evil.example" : eve.origin)));
  return held(`${away} sockets turned away, ${closed} closed, ${sent} messages of 65 kB`);
};

/** Lines that ask for a match again and again and read nothing. */
export const readNothing: Attack = async ({ port, isOver }) => {
  const eve = await new Visitor(port, MALLORY).comeIn("Eve");
  const { id } = await eve.openTable({ game: "moa", seats: [{ kind: "me" }, { kind: "bot", level: "random" }] });
  let cut = 0;
  const lines = Array.from({ length: 14 }, async () => {
    const line = new Visitor(port, MALLORY);
    line.cookie = eve.cookie;
    await line.connect().catch(() => {});
    line.socket?.on("close", () => cut++);
    line.socket?.pause();
    for (let asked = 0; asked < 2_000 && !isOver() && !line.isLost; asked++) {
      line.socket?.send(JSON.stringify({ kind: "watch", id: String(asked), match: id, viewer: "spectator" }));
      await rest(20);
    }
    line.disconnect();
  });
  await Promise.all(lines);
  eve.disconnect();
  return held(`${lines.length} lines that read nothing, ${cut} cut`);
};

/** The lobby and the own tables, as often as the line takes it. */
export const floodLists: Attack = async ({ port, isOver }) => {
  const eve = await new Visitor(port, MALLORY).comeIn("Eve");
  const lists = await askForLists([eve], isOver);
  eve.disconnect();
  return held(lists);
};

/** Twenty lines at once, each asking again as soon as it is answered. */
async function askForLists(guests: readonly Visitor[], isOver: () => boolean): Promise<string> {
  let [answered, refused] = [0, 0];
  const ask = async (_: unknown, at: number): Promise<void> => {
    const guest = guests[at % guests.length];
    while (!isOver() && guest !== undefined && answered + refused < 100_000) {
      const { status } = await guest.call("GET", "/tables");
      if (status === 200) answered++;
      else refused++;
    }
  };
  await Promise.all(Array.from({ length: 20 }, ask));
  return `${answered} lists answered, ${refused} refused`;
}

const GUESTS = 10;

/** The same, of a lobby full of tables whose packs are as large as may be; those padded with notes are refused. */
export const floodPackedLists: Attack = async ({ port, isOver }) => {
  const problems = newProblems();
  const pack = (await (await findGame("maori"))?.rules())?.rules.pack.source as object;
  const guests = await Promise.all(
    Array.from({ length: GUESTS }, (_, one) => new Visitor(port, MALLORY).comeIn(`m${one}`)),
  );
  let [opened, refused] = [0, 0];
  for (const [number, guest] of guests.entries())
    for (let table = 0; table < 10; table++) {
      const padded = { ...pack, note: "x".repeat(150_000) };
      const named = { ...pack, name: `pack ${number} ${table} ${newSecret()}` };
      const status = await openPacked(guest, table === 0 ? padded : named);
      if (table === 0 && status === 200) problems.add("a pack padded with 150 kB was taken");
      if (status === 200) opened++;
      else refused++;
    }
  const lists = await askForLists(guests, isOver);
  for (const guest of guests) guest.disconnect();
  return { said: `${opened} tables with packs, ${refused} refused; ${lists}`, problems: problems.list };
};

async function openPacked(guest: Visitor, pack: object): Promise<number> {
  const clock = { kind: "turns", perMove: 86_400_000 };
  const seats = [{ kind: "me" }, { kind: "open" }];
  return (await guest.call("POST", "/tables", { game: "maori", clock, seats, pack })).status;
}
