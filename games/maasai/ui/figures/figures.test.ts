import { closedFence, deadEdges, layoutOf, obstacle } from "@outrigger/penrose";
import { expect, test } from "vitest";
import { text } from "../../text/index.ts";
import { FIGURES, type Figure } from "./figures.ts";

function layout({ shields }: Figure) {
  return layoutOf(shields.map(({ shield, at, turn }) => ({ shape: shield.kind === "N" ? "N" : "W", at, turn })));
}

test("every figure the rules name is there, and no other", async () => {
  const rules = await text.rules("en");
  const named = rules.sections.flatMap(({ body }) => body.flatMap((line) => /^!\[(.+)\]$/.exec(line)?.[1] ?? []));
  // All the shields at once, and the parts of one, are no layouts: they are drawn by themselves.
  const layouts = named.filter((name) => name !== "shields" && name !== "parts");
  expect(layouts.sort()).toEqual(Object.keys(FIGURES).sort());
});

test.each(Object.entries(FIGURES))("figure %s shows what can lie on a table", (_name, figure) => {
  const laid = layout(figure);
  for (const [number, tile] of laid.tiles.entries())
    if (number > 0) expect(obstacle(laid, tile, number)).toBeUndefined();
  for (const { loop, fence } of figure.fences ?? [])
    expect([...(closedFence(laid, loop[0] as number, fence)?.tiles ?? [])].sort()).toEqual([...loop].sort());
  for (const slot of figure.matching ?? []) expect(laid.facing[slot]).not.toBe(-1);
  for (const slot of figure.dead ?? []) expect(deadEdges(laid)).toContain(slot);
});
