import { expect, test } from "vitest";
import { newest } from "./newest.ts";

/** Answers that come when the test says so. */
function held() {
  const answers: ((value: string) => void)[] = [];
  const seen: string[] = [];
  const news = newest<string>(
    () => new Promise((resolve) => answers.push(resolve)),
    (value) => seen.push(value),
  );
  return { news, answers, seen };
}

test("an answer that was overtaken does not count", async () => {
  const { news, answers, seen } = held();
  const asked = [news.ask(), news.ask()];
  answers[1]?.("playing");
  answers[0]?.("open");
  await Promise.all(asked);
  expect(seen).toEqual(["playing"]);
});

test("answers that come in their order all count, however many are still on the way", async () => {
  const { news, answers, seen } = held();
  const asked = [news.ask(), news.ask(), news.ask()];
  answers[0]?.("one");
  answers[1]?.("two");
  await Promise.all(asked.slice(0, 2));
  expect(seen).toEqual(["one", "two"]);
});

test("what came with another answer is newer than what was asked for before", async () => {
  const { news, answers, seen } = held();
  const asked = news.ask();
  news.give("playing");
  answers[0]?.("open");
  await asked;
  expect(seen).toEqual(["playing"]);
});
