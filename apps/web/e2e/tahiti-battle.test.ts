// Tahiti's battles in a real browser: the scene from the march to the pursuit, attacked and attacking, at every size; and how
// many presses a turn takes.
import { findBot } from "@outrigger/bots";
import type { Move } from "@outrigger/kernel";
import { act, type Match, tableFor, waitedFor } from "@outrigger/kernel/match";
import { guide } from "@outrigger/tahiti/bot";
import { rules, type TahitiView } from "@outrigger/tahiti/rules";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectClean, SIZES, sitDown, wish } from "./screens.ts";
import { type Asked, asks, findAsked, newMatch } from "./tahiti-positions.ts";

const scene = (page: Page): Locator => page.locator(".scene-card");
const hexName = (hex: number): string => String(hex).padStart(4, "0");

/** Presses as a person does, and counts. */
function counter(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    press: async (target: Locator): Promise<void> => {
      await target.first().waitFor();
      const state = async () => [
        await page.locator(".table").getAttribute("data-beat"),
        await page
          .locator(".board .close-up section, .scene-card")
          .evaluateAll((all) => all.map((each) => each.ariaLabel)),
      ];
      const before = JSON.stringify(await state());
      await target.first().click();
      presses++;
      await expect.poll(async () => JSON.stringify(await state())).not.toBe(before);
      await expect(page.locator(".table")).toHaveAttribute("data-busy", "false");
    },
  };
}

/** The Chieftain's hex: a press takes him in hand at once, or opens the card of those who stand there. */
async function takeChieftain(page: Page, press: (target: Locator) => Promise<void>, at: number): Promise<void> {
  const direct = page.locator(".board .map g.offered").and(page.getByRole("button", { name: /^Move Head Chieftain/ }));
  const hex = page.getByRole("button", { name: new RegExp(`^Hex ${hexName(at)},`) });
  await direct.or(hex).first().waitFor();
  if ((await hex.count()) > 0) await press(hex);
  await press(page.getByRole("button", { name: /^Move Head Chieftain/ }));
}

const chieftainOf = (view: TahitiView, seat: number) =>
  view.pieces.find(({ kind, owner }) => kind === "chieftain" && owner === seat);

/** Who has the initiative gains a neutral Area this turn, has Population in a jungle, and a Chieftain who can march. */
function isQuietTurn({ phase, view, moves }: Asked): boolean {
  const seat = view.initiative.holder;
  const chieftain = chieftainOf(view, seat);
  const hexOf = (hex: number) => view.printed.hexes.find(({ id }) => Number(id) === hex);
  const area = view.printed.areas.findIndex(({ id }) => id === hexOf(chieftain?.at ?? 0)?.area);
  const inArea = view.pieces.filter(({ at }) => hexOf(at)?.area === view.printed.areas[area]?.id);
  const armed = inArea.filter(({ kind }) => ["militia", "slingers", "fighters", "heavy"].includes(kind));
  return (
    phase === "order" &&
    moves.length > 0 &&
    view.control[area] === -1 &&
    armed.length > 0 &&
    armed.every(({ owner }) => owner === seat) &&
    (view.printed.areas[area]?.hexes.length ?? 0) > 1 &&
    view.pieces.some(
      ({ kind, owner, at }) => kind === "population" && owner === seat && hexOf(at)?.terrain === "jungle",
    )
  );
}

test("a quiet turn takes nine presses at most", async ({ page }) => {
  await wish(page, {});
  const match = findAsked(isQuietTurn);
  const [seat = 0] = waitedFor(match);
  const { names, view } = { names: ["Noor", "Hana"], view: tableFor(match, seat).view as unknown as TahitiView };
  await sitDown(page, match);
  const { press, count } = counter(page);
  await press(page.locator(".tray").getByRole("button", { name: `${names[seat]} first` }));
  await press(page.locator(".map").getByRole("button", { name: /^Take a Big Log in/ }));
  // A press that only opened something would leave nothing to undo.
  await expect(page.locator(".prompt .undo")).toBeEnabled();
  await press(page.locator(".confirm:enabled", { hasText: "Finish building" }));
  await press(page.locator(".tray").getByRole("button", { name: /^All 3 in/ }));
  const prompt = page.getByTestId("prompt");
  await expect(prompt).toContainText(/Where does the Clan Elder appear|Movement/);
  if ((await prompt.innerText()).includes("Elder")) await press(page.locator(".map g.offered"));
  await takeChieftain(page, press, chieftainOf(view, seat)?.at ?? 0);
  await expect(prompt).toContainText("Where does Head Chieftain go?");
  await press(page.locator(".map g.offered:not(:has(.attack))"));
  const finish = page.locator(".tray").getByRole("button", { name: "Stop here, finish moving" });
  await press(finish.or(page.locator(".confirm:enabled", { hasText: "Finish moving" })));
  expect(count()).toBeLessThanOrEqual(9);
});

/** A turn of the first to move in which a march of the Chieftain leads to a fight: the match before it, and what was done. */
function turnWithFight(): { readonly match: Match; readonly seat: number; readonly done: readonly Move[] } {
  const bot = findBot("greedy", guide);
  for (let seed = 1; seed < 30; seed++) {
    const match = newMatch(seed);
    const made: { readonly seat: number; readonly move: Move }[] = [];
    let from = -1;
    for (let choice = 0; choice < 400; choice++) {
      const [seat] = waitedFor(match);
      if (seat === undefined) break;
      const { view } = tableFor(match, seat);
      const { moves } = bot.choose({ game: rules, pack: rules.pack, seat, view: view as never, seed: choice });
      for (const move of moves) {
        const { offers } = tableFor(match, seat);
        if (offers === undefined) break;
        if (move[0] === "order") from = made.length;
        const done = made.slice(from).map((each) => each.move);
        if (move[0] === "fight" && isChieftainsAttack(view as never, made.slice(from), seat))
          return { match: replay(seed, made.slice(0, from)), seat, done };
        act(match, seat, offers.base, [move], 0);
        made.push({ seat, move });
      }
    }
  }
  throw new Error("nobody attacks in his first turn");
}

/** One player alone has decided since the order was chosen: he goes first, marches with his Chieftain, and meets enemies. */
function isChieftainsAttack(
  view: TahitiView,
  turn: readonly { readonly seat: number; readonly move: Move }[],
  seat: number,
): boolean {
  const marches = turn.filter(({ move }) => move[0] === "activate");
  const [, commander] = marches[0]?.move ?? [];
  return (
    turn.every((each) => each.seat === seat) &&
    turn[0]?.move[1] === seat &&
    marches.length === 1 &&
    view.pieces.some(({ id, kind }) => id === commander && kind === "chieftain") &&
    turn.every(({ move }) => !["embark", "castOff", "place"].includes(String(move[0])))
  );
}

function replay(seed: number, made: readonly { readonly seat: number; readonly move: Move }[]): Match {
  const match = newMatch(seed);
  for (const { seat, move } of made) {
    const { offers } = tableFor(match, seat);
    if (offers !== undefined) act(match, seat, offers.base, [move], 0);
  }
  return match;
}

test("a turn with a fight takes twelve presses at most, and the dice fall after the seventh", async ({ page }) => {
  await wish(page, {});
  const { match, seat, done } = turnWithFight();
  const view = tableFor(match, seat).view as unknown as TahitiView;
  const goal = Number(done.findLast(([kind]) => kind === "step")?.[1]);
  await sitDown(page, match);
  const { press, count } = counter(page);
  await press(page.locator(".tray").getByRole("button", { name: `${["Noor", "Hana"][seat]} first` }));
  const log = page.locator(".map").getByRole("button", { name: /^Take a Big Log in/ });
  await page.locator(".confirm:enabled", { hasText: "Finish building" }).waitFor();
  if ((await log.count()) > 0) await press(log);
  await press(page.locator(".confirm:enabled", { hasText: "Finish building" }));
  await takeChieftain(page, press, chieftainOf(view, seat)?.at ?? 0);
  await press(page.locator(`.map g.offered[aria-label*="${hexName(goal)}"]`));
  await press(scene(page).getByRole("button", { name: /^March and attack/ }));
  await expect(scene(page).locator(".dice")).toContainText(/\+\d/);
  expect(count()).toBeLessThanOrEqual(7);
});

/** The defender is asked whether his Shaman takes part. */
const isAttacked = (asked: Asked): boolean =>
  asks("shaman", "shamanIn")(asked) && asked.view.stack.some((frame) => frame.phase === "shaman" && frame.role === 1);

test("whoever is attacked sees both sides, and the odds of either answer", async ({ page }) => {
  await wish(page, {});
  await sitDown(page, findAsked(isAttacked));
  await expect(scene(page)).toContainText(/Battle at/);
  await expect(scene(page).locator(".side")).toHaveCount(2);
  await expect(scene(page).getByRole("button", { name: /^The Shaman takes part.*you win \d+ of 36/ })).toBeVisible();
  await expect(scene(page).getByRole("button", { name: /^The Shaman stays out.*you win \d+ of 36/ })).toBeVisible();
  await expectClean(page, "attacked");
  await page.reload();
  await scene(page)
    .getByRole("button", { name: /^The Shaman takes part/ })
    .press("Enter");
  await expect(scene(page).locator(".dice")).toContainText(/\+\d/);
});

test("the scene never lies over the hex it is about, at any size", async ({ page }) => {
  await wish(page, {});
  const match = findAsked(isAttacked);
  const [seat = 0] = waitedFor(match);
  const { stack } = tableFor(match, seat).view as unknown as TahitiView;
  const battle = stack.find((frame) => frame.phase === "battle");
  await sitDown(page, match);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await scene(page).waitFor();
    const hidden = () =>
      page.evaluate(
        (hex) => {
          const place = document.querySelector(`[data-place="hex:${hex}"]`)?.getBoundingClientRect();
          const card = document.querySelector(".scene-card")?.getBoundingClientRect();
          if (place === undefined || card === undefined) return "gone";
          const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
          const isUnder = x > card.left && x < card.right && y > card.top && y < card.bottom;
          return isUnder ? "covered" : "free";
        },
        battle?.phase === "battle" ? battle.at : 0,
      );
    await expect.poll(hidden, { message: `${size.width}x${size.height}` }).toBe("free");
  }
});

test("the track shows the seasons of this game, and the list says names as the buttons do", async ({ page }) => {
  await wish(page, { list: true });
  await sitDown(page, findAsked(asks("order"), { seasonLimit: 2 }));
  await expect(page.locator(".board .track .row").first().locator("i")).toHaveCount(2);
  await expect(page.locator(".offer-button", { hasText: "Noor first" })).toBeVisible();
  await expect(page.locator(".offer-button", { hasText: "player 1" })).toHaveCount(0);
});
