// Tickets without end: guests of one address who press, look and withdraw as fast as they are answered.
import { newSecret } from "@outrigger/records";
import { type Attack, MALLORY, newProblems } from "./ground.ts";
import { Visitor } from "./visitor.ts";

const GUESTS = 12;
const MOST = 20_000;

export const floodTickets: Attack = async ({ port, isOver }) => {
  const problems = newProblems();
  let [answered, refused] = [0, 0];
  const guests = await Promise.all(
    Array.from({ length: GUESTS }, (_, one) => new Visitor(port, MALLORY).comeIn(`m${one}`)),
  );
  const call = async (guest: Visitor, method: string, path: string, body?: object): Promise<void> => {
    const { status } = await guest.call(method, path, body);
    if (status === 200) answered++;
    else refused++;
    if (status >= 500) problems.add(`${method} ${path}: answered ${status}`);
  };
  const flood = async (guest: Visitor): Promise<void> => {
    while (!isOver() && answered + refused < MOST) {
      await call(guest, "POST", "/tickets/maori", { wish: "now", pace: "live10" });
      await call(guest, "POST", "/tickets/maori/look", { nonce: newSecret() });
      await call(guest, "DELETE", "/tickets/maori");
    }
  };
  await Promise.all(guests.map(flood));
  if (answered > MOST / 2) problems.add("tickets have no measure");
  for (const guest of guests) guest.disconnect();
  return { said: `${answered} requests about tickets answered, ${refused} refused`, problems: problems.list };
};
