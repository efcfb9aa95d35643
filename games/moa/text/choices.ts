// What is asked and what may be answered, in words.
import type { Asked, Say, Values } from "@outrigger/text";
import type {
  ExchangeFrame,
  Icon,
  Mammal,
  MoaMove,
  MoaView,
  MoveBirdsFrame,
  PaymentFrame,
  TurnFrame,
} from "../rules/index.ts";
import { birdText, bonusText, iconsOn, itemName, karakiaText, mammalValues, territoryText } from "./words.ts";

type AnyFrame = { readonly phase: string } & Partial<Omit<PaymentFrame, "phase">> &
  Partial<Omit<MoveBirdsFrame, "phase">> &
  Partial<Omit<ExchangeFrame, "phase">> &
  Partial<Omit<TurnFrame, "phase">> & { readonly rolled?: number };

/** The decision the viewer has in hand: the frame it holds aside, else the top of the stack. */
function frameOf({ aside, stack, viewer }: MoaView): AnyFrame | undefined {
  return (aside.find(({ seat }) => seat === viewer) ?? stack.at(-1)) as AnyFrame | undefined;
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
      return say(`move.${move[0]}.${frameOf(view)?.phase}`, { count: move[1] ?? 0 });
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
  const mammal = move[0] === "sell" ? move[2] : (land?.mammal ?? "rat");
  const text = say(tile === undefined ? `move.${move[0]}` : "move.leader.tile", {
    territory: territoryText(say, view, move[1]),
    bonus: tile === undefined ? "" : bonusText(say, tile),
    ...mammalValues(say, mammal),
    fight: printed.mammals[mammal].fight,
    price: salePrice(view, mammal),
  });
  return isActive(view, move[1]) ? text : say("move.any", { move: text });
}

function salePrice({ printed, sales }: MoaView, mammal: Mammal): number {
  return (printed.mammals[mammal].honour ?? 0) + sales * printed.saleSurcharge;
}

function isActive({ printed, terrain }: MoaView, territory: number): boolean {
  const type = printed.territories[territory - 1]?.terrain;
  return terrain.some((card) => printed.terrainCards[card]?.terrain === type);
}

function buyText(
  say: Say,
  [, ...kinds]: Extract<MoaMove, readonly ["buy", ...unknown[]]>,
  { printed }: MoaView,
): string {
  const price = kinds.reduce((sum, kind) => sum + printed.karakia[kind].cost, 0);
  return say("move.buy", { tiles: karakiaText(say, kinds), price });
}

function payText(say: Say, item: string, view: MoaView): string {
  const icon: Icon = frameOf(view)?.icon ?? "bird";
  const count = iconsOn(view.printed, item, icon);
  return say("move.pay", { item: itemName(say, item), icons: say(`icons.${icon}`, { count }) });
}

export function promptText(say: Say, { phase, seat }: Asked, view: MoaView): string {
  const frame = [...view.aside, ...view.stack].findLast((held) => held.phase === phase && held.seat === seat);
  const found = frame as AnyFrame | undefined;
  return say(promptKey(phase, found), promptValues(say, found, view));
}

function promptKey(phase: string, frame: AnyFrame | undefined): string {
  if (phase === "turn" && frame?.acted === true) return "prompt.turn.acted";
  if (phase === "moveBirds" && frame?.count !== 0) return "prompt.moveBirds.to";
  return `prompt.${phase}`;
}

function promptValues(say: Say, frame: AnyFrame | undefined, { printed }: MoaView): Values {
  const mammal = frame?.mammal ?? "rat";
  return {
    territory: frame?.territory ?? 0,
    need: frame?.need ?? 0,
    paid: frame?.paid ?? 0,
    from: frame?.from ?? 0,
    rolled: frame?.rolled ?? 0,
    left: (frame?.discards ?? 0) - (frame?.chosen?.length ?? 0),
    ...mammalValues(say, mammal),
    fight: printed.mammals[mammal].fight,
  };
}
