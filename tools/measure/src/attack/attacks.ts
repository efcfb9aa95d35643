// What somebody with a script and patience does. Every attack is bounded in count and in time.
import { WebSocket } from "ws";
import { rest, Visitor } from "./visitor.ts";

export type Attack = (port: number, isOver: () => boolean) => Promise<string>;

const MALLORY = "203.0.113.7";

/** Seven guests of one address keep as many hard bots thinking as they may have, and answer each at once. */
export const starveBots: Attack = async (port, isOver) => {
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
  return `${playing.length} tables of hard bots`;
};

/** Guests without end, each request with another address before the one the proxy sees. */
export const forgeAddresses: Attack = async (port, isOver) => {
  let [made, refused] = [0, 0];
  for (let one = 0; one < 5_000 && !isOver(); one++) {
    const visitor = new Visitor(port, MALLORY);
    const header = { "x-forwarded-for": `198.51.100.${one % 256}, ${MALLORY}` };
    const { status } = await visitor.call("POST", "/guest", { name: "Eve", language: "en" }, header);
    if (status === 200) made++;
    else refused++;
  }
  return `${made} guests made, ${refused} refused`;
};

/** Deflated messages over sockets of a foreign page, and over our own. */
export const bombSockets: Attack = async (port, isOver) => {
  const eve = new Visitor(port, MALLORY);
  await eve.guest("Eve");
  let [away, closed, sent] = [0, 0, 0];
  const bomb = "x".repeat(65_000);
  const open = async (origin: string): Promise<void> => {
    const headers = { origin, cookie: eve.cookie, "x-forwarded-for": MALLORY };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers });
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
  return `${away} sockets turned away, ${closed} closed, ${sent} messages of 65 kB`;
};

/** Lines that ask for a match again and again and read nothing. */
export const readNothing: Attack = async (port, isOver) => {
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
  return `${lines.length} lines that read nothing, ${cut} cut`;
};

/** The lobby and the own tables, as often as the line takes it. */
export const floodLists: Attack = async (port, isOver) => {
  const eve = await new Visitor(port, MALLORY).comeIn("Eve");
  let [answered, refused] = [0, 0];
  const ask = async (): Promise<void> => {
    while (!isOver() && answered + refused < 100_000) {
      const { status } = await eve.call("GET", "/tables");
      if (status === 200) answered++;
      else refused++;
    }
  };
  await Promise.all(Array.from({ length: 20 }, ask));
  eve.disconnect();
  return `${answered} lists answered, ${refused} refused`;
};
