// A turn from its beginning to its end, for the pictures of the rules page.
import { hexagon, type MaasaiScene } from "./scene.ts";

export const turn: MaasaiScene = {
  clauses: ["MAS-TURN-2"],
  position: hexagon({ hands: { 1: "N-RRR W3-GGG W3-YYY" } }),
  allowed: "shield N-RRR, lay 0 1, place 3 m, done, shield W3-GGG, lay 2 2, place 4 m, confirm",
};
