import { expect, it } from "vitest";
import { Calls, numberedCalls } from "./calls.ts";

it("gives every question the answer that repeats its id, in whatever order they come", async () => {
  const calls = new Calls<string, { id: string; said: string }>((count) => `c${count}`);
  const sent: string[] = [];
  const answers = ["first", "second"].map(() => calls.ask((id) => sent.push(id)));
  expect(sent).toEqual(["c0", "c1"]);
  calls.hear({ id: "c1", said: "two" });
  calls.hear({ id: "c9", said: "nobody asked" });
  calls.hear({ id: "c0", said: "one" });
  expect((await Promise.all(answers)).map(({ said }) => said)).toEqual(["one", "two"]);
});

it("tells whoever still waits when nobody is there to answer", async () => {
  const calls = numberedCalls<{ id: number }>();
  const answered = calls.ask((id) => calls.hear({ id }));
  const left = calls.ask(() => {});
  calls.fail(new Error("gone"));
  expect(await answered).toEqual({ id: 0 });
  await expect(left).rejects.toThrow("gone");
});
