// Standing orders for defences, so that a game over days does not wait for everybody at every invasion. They look at the
// seat's own view and at nothing else.
import type { OrderKind } from "@outrigger/kernel";
import type { Moa } from "./moa.ts";
import type { MoaMove } from "./vocabulary.ts";

const PHASE = "defenceOffer";
const DECLINE: readonly MoaMove[] = [["decline"]];
/** More cards than this nobody would spend without looking. */
const MOST_ITEMS = 5;

/** Declines every defence of the round in which it was given. */
const declineAll: OrderKind<Moa> = {
  id: "declineAll",
  phase: PHASE,
  values: ({ period, round }) => ({ period: [period], round: [round] }),
  answer: ({ defence, ...now }, _seat, { period, round }) =>
    defence !== undefined && now.period === period && now.round === round ? DECLINE : undefined,
};

/** Declines every defence but that of one territory, for which the seat is asked. */
const declineUnless: OrderKind<Moa> = {
  id: "declineUnless",
  phase: PHASE,
  values: ({ territories }) => ({ territory: territories.map((_, at) => at + 1) }),
  answer: ({ defence }, _seat, { territory }) =>
    defence !== undefined && defence.territory !== territory ? DECLINE : undefined,
};

/** Defends whenever so many cards and tiles are enough; otherwise the seat is asked. */
const defendIf: OrderKind<Moa> = {
  id: "defendIf",
  phase: PHASE,
  values: () => ({ items: Array.from({ length: MOST_ITEMS }, (_, at) => at + 1) }),
  answer({ defence }, _seat, { items }) {
    const payment = defence?.payment ?? [];
    if (payment.length === 0 || payment.length > Number(items)) return undefined;
    return [["defend"], ...payment.map((item): MoaMove => ["pay", item]), ["confirm"]];
  },
};

export const orders: readonly OrderKind<Moa>[] = [declineAll, declineUnless, defendIf];
