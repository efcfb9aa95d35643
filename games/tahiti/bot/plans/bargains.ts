// Answers in negotiations: a captive's settlement (TAH-NEG-7) and a leaver's deals (TAH-NEG-12).
import type { Decision } from "@outrigger/kernel/play";
import type { TahitiPack } from "../../rules/components.ts";
import { levelByAreas, rankOf } from "../../rules/endings/levels.ts";
import type { Deal } from "../../rules/endings/settlement.ts";
import type { TahitiFrame } from "../../rules/frames.ts";
import { heldBy } from "../../rules/markers.ts";
import { totalUnits } from "../../rules/pieces.ts";
import type { TahitiState } from "../../rules/state.ts";
import { frameIn, type Move, type Offers, offered } from "../offered.ts";
import { AREA, CANOES, PIECES } from "../weights.ts";

/** A storm and a leak may be survived with so many. */
const ENOUGH_CANOES = 3;

/**
 * As captor: standard terms and no better, for a rich captive may yet win at sea. As captive: once for more canoes, then
 * whatever there is, for the alternative is the end.
 */
export function bargain(
  _state: TahitiState,
  _pack: TahitiPack,
  decision: Decision<TahitiFrame>,
  offers: Offers,
): Move | undefined {
  const { seat, captor, made, standing } = frameIn(decision, "bargain");
  if (seat !== captor) return made[1] === 0 ? propose(offers, "generous") : offered(offers, "accept", "pass");
  const isCheap = standing !== null && standing.canoes + standing.giftCanoes <= 1 && standing.neutral.length === 0;
  if (isCheap) return offered(offers, "accept");
  return propose(offers, "standard") ?? offered(offers, "execute", "standard");
}

function propose(offers: Offers, preset: string): Move | undefined {
  return offers.find(([kind, name]) => kind === "propose" && name === preset);
}

/** A partner takes land for canoes while the land is worth more, and keeps a rival on Tahiti whose leaving would cost him the game. */
export function deal(
  state: TahitiState,
  pack: TahitiPack,
  decision: Decision<TahitiFrame>,
  offers: Offers,
): Move | undefined {
  const { seat, standing, leaver } = frameIn(decision, "deal");
  if (standing === null) return propose(offers, "allForCanoe");
  if (seat === leaver) return offered(offers, standing.giftCanoes > 0 ? "accept" : "refuse");
  const price = (CANOES[0] ?? 0) * standing.giftCanoes + PIECES.fighters * totalUnits(standing.gifts);
  const isFair = AREA * standing.areas.length > price;
  return offered(offers, isFair && mayLeave(state, pack, seat, standing) ? "accept" : "refuse");
}

/** Land that is left behind buys canoes, where somebody else stays who has use for it (TAH-NEG-12). */
export function wantsCanoes(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  const staying = state.players.filter(({ onTahiti }) => onTahiti).length;
  return staying > 2 && heldBy(state, pack, seat, "warCanoe").length < ENOUGH_CANOES;
}

/** He can sail without us, others stay, or we have won with what he cedes. */
function mayLeave(state: TahitiState, pack: TahitiPack, seat: number, { areas, giftCanoes }: Deal): boolean {
  const staying = state.players.filter(({ onTahiti }) => onTahiti).length;
  if (giftCanoes === 0 || staying > 2) return true;
  const own = state.control.filter((owner) => owner === seat).length;
  return rankOf(levelByAreas(pack, own + areas.length)) >= rankOf("SV");
}
