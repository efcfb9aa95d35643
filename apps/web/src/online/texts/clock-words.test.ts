import { newSay } from "@outrigger/text";
import { expect, test } from "vitest";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { pl } from "./pl.ts";

test.each(Object.entries({ en, it, pl }))(
  "a clock that gives nothing more a turn says so without a nought, in %s",
  (language, texts) => {
    const say = newSay(language as "en", texts);
    expect(say("online.clockLive", { minutes: 1, seconds: 0 })).not.toMatch(/0/);
    expect(say("online.clockLive", { minutes: 1, seconds: 30 })).toContain("30 s");
  },
);
