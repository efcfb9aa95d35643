// What computer players are called at a table, here and online: short enough for a chip, easy to tell apart, and no word of
// any game, so that nobody takes a player for a card.
const BOT_SEATS = ["Tia", "Hana", "Mele", "Lani", "Noa"] as const;

export function botSeatName(at: number): string {
  return BOT_SEATS[at % BOT_SEATS.length] ?? BOT_SEATS[0];
}
