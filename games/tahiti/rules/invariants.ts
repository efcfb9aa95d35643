// What must hold in every state: pieces in their places, one Chieftain each, canoes on water, nobody in the sea without one.
import type { TahitiPack } from "./components.ts";
import { piecesAt, unitCount } from "./pieces.ts";
import type { TahitiState } from "./state.ts";
import { isClan, isSeat, isUnit, NOBODY } from "./vocabulary.ts";

type Complain = (problem: string) => void;

export function invariants(state: TahitiState, pack: TahitiPack): string[] {
  const problems: string[] = [];
  const complain: Complain = (problem) => problems.push(problem);
  checkIds(state, complain);
  checkPieces(state, pack, complain);
  checkMarkers(state, pack, complain);
  checkVillages(state, pack, complain);
  checkPlayers(state, pack, complain);
  checkSea(state, pack, complain);
  checkAsked(state, complain);
  return problems;
}

function checkIds({ pieces, markers, nextId }: TahitiState, complain: Complain): void {
  const seen = new Set<number>();
  for (const { id } of [...pieces, ...markers]) {
    if (seen.has(id)) complain(`id ${id} occurs twice`);
    if (id >= nextId) complain(`id ${id} has not been given out yet`);
    seen.add(id);
  }
}

function checkPieces(state: TahitiState, { map, elders }: TahitiPack, complain: Complain): void {
  for (const { id, kind, owner, at, elder } of state.pieces) {
    if (!map.has(at)) complain(`piece ${id} stands in ${at}, which is not on the map`);
    if (isSeat(owner) ? state.players[owner]?.onTahiti !== true : !isClan(owner))
      complain(`piece ${id} is owned by ${owner}`);
    if (isClan(owner) && !isUnit(kind)) complain(`clan ${owner} has a ${kind}`);
    if (isClan(owner) && map.has(at) && map.at(at).sea) complain(`clan ${owner} is at sea in ${at}`);
    if ((kind === "elder") !== (elder >= 1 && elder <= elders.length)) complain(`piece ${id} is elder ${elder}`);
  }
}

function checkMarkers({ markers }: TahitiState, { map }: TahitiPack, complain: Complain): void {
  for (const { id, kind, at, crew } of markers) {
    const hex = map.has(at) ? map.at(at) : undefined;
    if (hex === undefined) complain(`marker ${id} lies in ${at}, which is not on the map`);
    else if (kind === "warCanoe" ? !hex.sea && !hex.coastal : hex.sea) complain(`${kind} ${id} lies in ${at}`);
    if (isClan(crew)) complain(`clan ${crew} mans canoe ${id}`);
    if (hex?.sea === true && crew === NOBODY) complain(`canoe ${id} drifts at sea without a crew`);
  }
}

function checkVillages(state: TahitiState, { map }: TahitiPack, complain: Complain): void {
  const areas = new Set<number>();
  const hexes = new Set<number>();
  for (const { at, owner } of state.villages) {
    const { area, site } = map.at(at);
    if (!site) complain(`a village stands in ${at}`);
    if (areas.has(area)) complain(`two villages stand in area ${area}`);
    if (state.control[area] !== owner) complain(`the village in ${at} is not its area's owner's`);
    areas.add(area);
    hexes.add(at);
  }
  for (const { at } of state.partBuilt) {
    if (!map.at(at).site || hexes.has(at)) complain(`a part-built village stands in ${at}`);
    hexes.add(at);
  }
}

function checkPlayers(state: TahitiState, { areas }: TahitiPack, complain: Complain): void {
  const isSettingUp = state.clock === 0;
  state.players.forEach(({ onTahiti, home, shamanDue, level }, seat) => {
    const count = (kind: string): number =>
      state.pieces.filter((piece) => piece.owner === seat && piece.kind === kind).length;
    const chieftains = count("chieftain");
    if (!isSettingUp && chieftains !== (onTahiti ? 1 : 0)) complain(`seat ${seat} has ${chieftains} chieftains`);
    if (count("shaman") + (shamanDue > 0 ? 1 : 0) > 1) complain(`seat ${seat} has too many shamans`);
    const isHome = state.villages.some((village) => village.at === home && village.owner === seat);
    if (home !== 0 && !isHome) complain(`seat ${seat} has no village at home in ${home}`);
    if (onTahiti && level !== "") complain(`seat ${seat} has a level and is on Tahiti`);
    if (!onTahiti && state.control.includes(seat)) complain(`seat ${seat} has left and still controls areas`);
  });
  if (state.control.length !== areas.length) complain("an area has no owner");
}

/** Everybody at sea sits in a canoe of his own side. */
function checkSea(state: TahitiState, { map }: TahitiPack, complain: Complain): void {
  // In the middle of a shipwreck people are in the water.
  if (
    state.stack.some(
      ({ phase }) => phase === "overboard" || phase === "crossed" || phase === "battle" || phase === "crash",
    )
  )
    return;
  const groups = new Set(
    state.pieces.filter(({ at }) => map.has(at) && map.at(at).sea).map((piece) => `${piece.owner}/${piece.at}`),
  );
  for (const group of groups) {
    const [owner = NOBODY, at = 0] = group.split("/").map(Number);
    const canoes = state.markers.filter((marker) => marker.at === at && marker.crew === owner).length;
    const pieces = piecesAt(state, owner, at);
    if (canoes === 0 || unitCount(pieces) > 2 * canoes)
      complain(`side ${owner} has ${pieces.length} pieces in ${canoes} canoes`);
    if (!state.switches.seaCombat && !state.switches.crashingReefs && !isUnderWay(state))
      complain(`side ${owner} rests at sea`);
  }
}

/** Only a seat can be asked, and only those who are still there bargain: otherwise the match stands still. */
function checkAsked({ stack, players }: TahitiState, complain: Complain): void {
  for (const frame of stack) {
    const { phase, seat } = frame;
    if (seat !== undefined && players[seat] === undefined) complain(`${phase} asks seat ${seat}`);
    if (frame.phase !== "bargain") continue;
    const { captor, captive } = frame;
    for (const party of [captor, captive])
      if (players[party]?.onTahiti !== true) complain(`seat ${party} bargains and is not on Tahiti`);
  }
}

function isUnderWay(state: TahitiState): boolean {
  return state.stack.some(({ phase }) => phase === "afloat" || phase === "loading");
}
