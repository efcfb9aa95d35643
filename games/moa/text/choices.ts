// What is asked and what may be answered, in words.
import type { Asked, Say, Values } from "@outrigger/text";
import type { MoaFrame, MoaMove, MoaView, PlayerView } from "../rules/index.ts";
import { activeTerrain, needsAny, USED_ALONE } from "../rules/names.ts";
import { karakiaPrice, printedIcons, salePrice } from "../rules/prices.ts";
import { birdText, bonusText, itemName, karakiaText, mammalValues, territoryText } from "./words.ts";

/** The decision the viewer has in hand: the frame it holds aside, else the top of the stack. */
function frameInHand({ aside, stack, viewer }: MoaView): MoaFrame | undefined {
  return aside.find(({ seat }) => seat === viewer) ?? stack.at(-1);
}

export function moveText(say: Say, move: MoaMove, view: MoaView): string {
  switch (move[0]) {
    case "place":
    case "leader":
    case "attack":
    case "sell":
      return actionText(say, move, view);
    case "buy":
      return buyText(say, move, view);
    case "pay":
      return payText(say, move[1], view);
    case "confirm":
    case "count":
      return say(`move.${move[0]}.${frameInHand(view)?.phase}`, { count: move[1] ?? 0 });
    case "discard":
      return say("move.discard", { item: birdText(say, move[1]) });
    case "neutral":
      return say(`move.neutral.${move[2]}`, { territory: territoryText(say, view, move[1]) });
    case "moveBirds":
    case "stronghold":
    case "to":
      return say(`move.${move[0]}`, { territory: territoryText(say, view, move[1]) });
    default:
      return say(`move.${move[0]}`);
  }
}

type Action = Extract<MoaMove, readonly ["place" | "leader" | "attack" | "sell", ...unknown[]]>;

function actionText(say: Say, move: Action, view: MoaView): string {
  const { printed, territories } = view;
  const land = territories[move[1] - 1];
  const tile = move[0] === "leader" ? printed.leaderTiles[land?.leaderTile ?? ""] : undefined;
  const mammal = move[0] === "sell" ? move[2] : (land?.mammal ?? undefined);
  const text = say(actionKey(move, tile !== undefined, mammal !== undefined), {
    territory: territoryText(say, view, move[1]),
    bonus: tile === undefined ? "" : bonusText(say, tile),
    ...(mammal === undefined ? {} : { ...mammalValues(say, mammal), fight: printed.mammals[mammal].fight }),
    price: move[0] === "sell" ? salePrice(printed, view.sales, move[2]) : printed.leaderPrice,
  });
  return takesTile(move, view) ? say("move.any", { move: text }) : text;
}

/** A refused attack may be on land where there is nobody. */
function actionKey([kind]: Action, hasTile: boolean, hasMammal: boolean): string {
  if (kind === "attack" && !hasMammal) return "move.attack.nobody";
  return kind === "leader" && hasTile ? "move.leader.tile" : `move.${kind}`;
}

/** Who has no any-territory tile is refused for the terrain, and would not know of a tile. */
function takesTile([, territory]: Action, view: MoaView): boolean {
  const owner = view.players[frameInHand(view)?.seat ?? -1];
  const isHeld = owner?.karakia.includes("any_territory") === true;
  return isHeld && needsAny(view.printed, activeTerrain(view, view.printed), territory);
}

type Purchase = Extract<MoaMove, readonly ["buy", ...unknown[]]>;

function buyText(say: Say, [, first, second]: Purchase, { printed }: MoaView): string {
  const tiles = karakiaText(say, second === undefined ? [first] : [first, second]);
  return say("move.buy", { tiles, price: karakiaPrice(printed, first, second) });
}

function payText(say: Say, item: string, view: MoaView): string {
  const frame = frameInHand(view);
  const icon = frame !== undefined && "icon" in frame ? frame.icon : "bird";
  const count = printedIcons(view.printed, item, icon);
  return say("move.pay", { item: itemName(say, item), icons: say(`icons.${icon}`, { count }) });
}

export function promptText(say: Say, { phase, seat }: Asked, view: MoaView): string {
  const frame = [...view.aside, ...view.stack].findLast((held) => held.phase === phase && held.seat === seat);
  return say(promptKey(phase, frame, view.players[seat]), promptValues(say, frame, view));
}

function promptKey(phase: string, frame: MoaFrame | undefined, owner: PlayerView | undefined): string {
  if (frame?.phase === "turn" && frame.acted)
    return owner?.karakia.some((tile) => USED_ALONE.includes(tile)) ? "prompt.turn.acted" : "prompt.turn.done";
  if (phase !== "moveBirds") return `prompt.${phase}`;
  return frame?.phase === "moveBirds" && frame.count === 0 ? "prompt.moveBirds" : "prompt.moveBirds.to";
}

/** Zeros where the frame is hidden from the viewer. */
const NO_NUMBERS: Values = { territory: 0, need: 0, paid: 0, from: 0, rolled: 0, left: 0 };

function promptValues(say: Say, frame: MoaFrame | undefined, { printed }: MoaView): Values {
  const mammal = frame !== undefined && "mammal" in frame ? frame.mammal : "rat";
  return {
    ...NO_NUMBERS,
    ...(frame === undefined ? {} : frameNumbers(frame)),
    ...mammalValues(say, mammal),
    fight: printed.mammals[mammal].fight,
  };
}

function frameNumbers(frame: MoaFrame): Values {
  switch (frame.phase) {
    case "moveBirds":
      return { from: frame.from };
    case "exchange":
      return { left: frame.discards - frame.chosen.length };
    case "neutral":
      return { rolled: frame.rolled };
    case "defenceOffer":
      return { territory: frame.territory };
    default:
      return "need" in frame ? { territory: frame.territory, need: frame.need, paid: frame.paid } : {};
  }
}
