import { newSay } from "@outrigger/text";
import { expect, test } from "vitest";
import en from "./en.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import pl from "./pl.json" with { type: "json" };

test.each(Object.entries({ en, it, pl }))(
  "a clock that gives nothing more a turn says so without a nought, in %s",
  (language, texts) => {
    const say = newSay(language as "en", texts);
    expect(say("online.clockLive", { minutes: 1, seconds: 0 })).not.toMatch(/0/);
    expect(say("online.clockLive", { minutes: 1, seconds: 30 })).toContain("30 s");
  },
);
