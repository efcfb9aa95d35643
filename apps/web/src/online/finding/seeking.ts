// Wishes for a game with whoever comes, as the page keeps them: asked about every few seconds, and at once where word comes.
import type { TicketShown, TicketWish } from "@outrigger/protocol";
import { ask, newNonce, SiteProblem } from "../connection/api.ts";
import { line } from "../connection/line.svelte.ts";

/** Milliseconds. The longer somebody waits, the further the server looks for them, each time they ask. */
const ASK_EVERY = 4_000;

interface Wish {
  readonly wish: TicketWish;
  readonly pace: string;
  readonly rated: boolean;
  readonly computers?: number | null;
}

const look = (game: string, commitment?: string): Promise<TicketShown> =>
  ask<TicketShown>("POST", `/tickets/${game}/look`, {
    nonce: newNonce(),
    ...(commitment === undefined ? {} : { commitment }),
  });

/** Whoever came later was told the hash of the table's secret only now, and names a number for it; then the game begins. */
export const nameAnew = ({ game, commitment }: TicketShown): Promise<TicketShown> => look(game, commitment);

/** The number that is one's part of the luck is named once the hash of the server's secret is known. */
export async function wishFor(game: string, wish: Wish): Promise<TicketShown> {
  await ask("POST", `/tickets/${game}`, wish);
  return look(game);
}

export async function ownTicket(game: string): Promise<TicketShown | undefined> {
  const tickets = await ask<TicketShown[]>("GET", "/tickets");
  return tickets.find((ticket) => ticket.game === game && ticket.match === null);
}

export const withdraw = (game: string): Promise<unknown> => ask("DELETE", `/tickets/${game}`);

/** Looks until the returned function is called. `tell` hears how it stands; undefined once there is no such wish any more. */
export function keepLooking(
  game: string,
  wish: TicketWish,
  tell: (ticket: TicketShown | undefined) => void,
): () => void {
  let isOver = false;
  const lookOnce = async (): Promise<void> => {
    const fresh = await look(game).catch(goneOrLater);
    if (!isOver && fresh !== "later") tell(fresh);
  };
  const stopHearing = line.listen((news) => {
    if (news.kind === "stirred" && news.topic === "mine") void lookOnce();
  });
  const stopFollowing = line.follow("mine");
  const timer = wish === "now" ? setInterval(() => void lookOnce(), ASK_EVERY) : undefined;
  return () => {
    isOver = true;
    clearInterval(timer);
    stopHearing();
    stopFollowing();
  };
}

/** A server that cannot be reached, or says that it was too much at once, is asked again. */
function goneOrLater(error: unknown): "later" | undefined {
  if (!(error instanceof SiteProblem)) throw error;
  return error.code === "not-found" ? undefined : "later";
}
