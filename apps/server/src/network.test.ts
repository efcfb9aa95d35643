import { expect, it } from "vitest";
import { networkOf, parseListen, parseProxies } from "./network.ts";

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["ada", "ada"],
])("%s is counted as %s", (address, network) => expect(networkOf(address)).toBe(network));

it("proxies are counted or named, and nothing else is taken for either", () => {
  expect(parseProxies("1")).toBe(1);
  expect(parseProxies("10.0.0.1, 192.168.0.0/16,::1,fd00::/8, loopback")).toEqual([
    "10.0.0.1",
    "192.168.0.0/16",
    "::1",
    "fd00::/8",
    "loopback",
  ]);
  for (const text of ["yes", "true", "", "10.0.0.1/33", "10.0.0.1/8/8", "10.0.0", "-1"])
    expect(() => parseProxies(text)).toThrow("BEHIND_PROXY");
});

it("figures are answered at an address of their own", () => {
  expect(parseListen("9464")).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(parseListen("10.0.0.1:9464")).toEqual({ host: "10.0.0.1", port: 9464 });
  expect(parseListen("[::1]:9464")).toEqual({ host: "::1", port: 9464 });
  for (const text of ["", "here", "1:2:3", "99999", "::1:9464"])
    expect(() => parseListen(text)).toThrow("METRICS_ADDRESS");
});
