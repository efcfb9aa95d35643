import { describe, expect, it } from "vitest";
import { answerCall, answerOf, askThread, Calls, needParsed, numberedCalls, Problem } from "./calls.ts";

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

it("starts a thread with the first question it is asked, once", async () => {
  let started = 0;
  const ask = askThread<{ id: number; double: number }>(() => {
    started++;
    let hear: (event: { readonly data: never }) => void = () => {};
    return {
      addEventListener: (_kind, ear) => {
        hear = ear;
      },
      postMessage: (asked) => {
        const { id, of } = asked as { id: number; of: number };
        hear({ data: { id, double: 2 * of } as never });
      },
    };
  });
  expect(started).toBe(0);
  expect(await Promise.all([ask({ of: 3 }), ask({ of: 4 })])).toEqual([
    { id: 0, double: 6 },
    { id: 1, double: 8 },
  ]);
  expect(started).toBe(1);
});

it("what was read is had, and what is wrong with it thrown", () => {
  expect(needParsed({ ok: true, value: 4 })).toBe(4);
  expect(() => needParsed({ ok: false, problems: ["odd", "small"] })).toThrow("odd; small");
});

describe("functions for another thread", () => {
  const functions = {
    half: ({ of }: { readonly of: number }) => {
      if (of % 2 === 1) throw new Problem(["odd", `half of ${of}`]);
      return of / 2;
    },
    broken: () => Promise.reject(new Error("no")),
    given: (all: object) => all,
  };

  it("are called by name, with all that was asked but name and id", async () => {
    const question = { kind: "half", id: 7, of: 4 };
    expect(await answerCall(functions, question)).toEqual({ kind: "done", id: 7, value: 2 });
    expect(answerOf(await answerCall(functions, { ...question, kind: "given" }))).toEqual({ of: 4 });
  });

  it.each([
    [{ kind: "half", id: "a", of: 3 }, ["odd", "half of 3"]],
    [{ kind: "broken", id: "b" }, ["no"]],
    [{ kind: "toString", id: "c" }, ['nothing is called "toString"']],
  ])("answer what went wrong: %o", async (question, problems) => {
    const reply = await answerCall(functions, question);
    expect(reply).toEqual({ kind: "failed", id: question.id, problems });
    expect(() => answerOf(reply)).toThrow(new Problem(problems));
  });
});
