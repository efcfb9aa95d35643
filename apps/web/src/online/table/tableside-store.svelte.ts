// Who is at an online table and what is said there. The line tells it as soon as the table is looked at, which is
// before any part of the table stands on the screen: so it is kept here from the start.
import type { ChatLine, TableSeat, TablesideNews } from "@outrigger/protocol";
import { createContext } from "svelte";

/** The table all parts of an online table belong to. */
export const [theTableside, setTableside] = createContext<TablesideStore>();

export class TablesideStore {
  readonly #match: string;
  /** Undefined until the line has told, and again while it is down. */
  #present = $state.raw<readonly number[] | undefined>();
  #spectators = $state(0);
  #automatic = $state.raw<readonly boolean[]>([]);
  #lines = $state.raw<readonly ChatLine[]>([]);
  #muted = $state.raw<readonly string[]>([]);
  /** The first lines are what was said before; they are no news. */
  #read = $state<number | undefined>();
  readonly #heard = $derived(this.#lines.filter(({ person }) => !this.#muted.includes(person)));

  constructor(match: string) {
    this.#match = match;
  }

  hear(news: TablesideNews): void {
    if (news.kind === "stirred" || news.match !== this.#match) return;
    if (news.kind === "presence") {
      this.#present = news.seats;
      this.#spectators = news.spectators;
      return;
    }
    const fresh = news.lines.filter(({ number }) => !this.#lines.some((known) => known.number === number));
    this.#lines = [...this.#lines, ...fresh].sort((one, other) => one.number - other.number);
    this.#read ??= this.#lines.at(-1)?.number ?? -1;
  }

  /** Who sits at the table, as its row says. */
  meet(seats: readonly TableSeat[]): void {
    this.#automatic = seats.map(({ automatic }) => automatic);
  }

  /** An account that has declared itself a bot. */
  isBot(seat: number): boolean {
    return this.#automatic[seat] === true;
  }

  get spectators(): number {
    return this.#spectators;
  }
  /** What this person wants to hear, oldest first. */
  get lines(): readonly ChatLine[] {
    return this.#heard;
  }

  /** Undefined where nobody can say. */
  isHere(seat: number): boolean | undefined {
    return this.#present?.includes(seat);
  }

  forgetPresence(): void {
    this.#present = undefined;
    this.#spectators = 0;
  }

  mute(person: string): void {
    this.#muted = [...this.#muted, person];
  }

  /** Lines of others since somebody last looked. */
  unread(me: string | undefined): number {
    const read = this.#read ?? Number.POSITIVE_INFINITY;
    return this.#heard.filter(({ number, person }) => number > read && person !== me).length;
  }

  markRead(): void {
    this.#read = this.#lines.at(-1)?.number ?? this.#read;
  }
}
