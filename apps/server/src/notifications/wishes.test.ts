import { expect, it } from "vitest";
import { isZone, quietUntil, tellingOf, withoutMail } from "./wishes.ts";

const at = (time: string): number => Date.parse(`2027-01-15T${time}:00Z`);
const night = { from: 22 * 60, to: 7 * 60, zone: "Europe/Rome" };

it("quiet hours are counted where the person lives, over midnight too, and end where they say", () => {
  expect(quietUntil(null, at("23:00"))).toBe(at("23:00"));
  // Rome is an hour ahead.
  expect(quietUntil(night, at("20:59"))).toBe(at("20:59"));
  expect(quietUntil(night, at("21:00"))).toBe(at("06:00") + 86_400_000);
  expect(quietUntil(night, at("05:59"))).toBe(at("06:00"));
  expect(quietUntil(night, at("06:00"))).toBe(at("06:00"));
  const noon = { from: 12 * 60, to: 14 * 60, zone: "Pacific/Auckland" };
  expect(quietUntil(noon, at("00:30"))).toBe(at("01:00"));
  expect(quietUntil({ ...noon, to: noon.from }, at("00:30"))).toBe(at("00:30"));
});

it("knows time zones, and what is usual where nothing was said", () => {
  expect(["Europe/Rome", "UTC", "Nowhere/Town", ""].map(isZone)).toEqual([true, true, false, false]);
  const usual = tellingOf({ telling: null });
  expect(usual.kinds.turn).toEqual({ push: true, mail: true, badge: true });
  expect(withoutMail(usual, "turn").kinds).toMatchObject({ turn: { push: true, mail: false }, hour: { mail: true } });
  expect(tellingOf({ telling: '{"kinds":{},"quiet":null}' })).toEqual(usual);
  // Kept before there were badges.
  const older = { kinds: { turn: { push: false, mail: false } }, quiet: null };
  expect(tellingOf({ telling: JSON.stringify(older) }).kinds.turn).toEqual({ push: false, mail: false, badge: true });
});
