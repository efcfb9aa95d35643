// Drawing Clan Elders from a colour's pool (TAH-ELD-1, TAH-COMP-4).
import type { Seat } from "@outrigger/kernel";
import type { TahitiPlay } from "../tahiti.ts";

export function drawElder(play: TahitiPlay, seat: Seat): number {
  const { state, pack, chance } = play;
  const player = state.players[seat];
  if (player === undefined) throw new Error(`seat ${seat} has no elders`);
  if (player.elders.length === 0) player.elders = pack.elders.map((_, place) => place + 1);
  const elder = chance.draw(player.elders);
  play.emit({ kind: "elderJoined", seat, elder });
  return elder;
}
