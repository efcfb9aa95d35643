import type { SiteNews } from "@outrigger/protocol";
import { beforeEach, describe, expect, it } from "vitest";
import { type Connection, type Connections, newConnections } from "./connections.ts";

function newLine(person: string | undefined): Connection & { readonly heard: SiteNews[] } {
  const heard: SiteNews[] = [];
  const speaker = { person, name: "", session: undefined, address: "", quotas: null, scopes: undefined };
  const line = { speaker, version: 0, counted: "", unread: 0, watching: new Set<string>() };
  return { ...line, heard, send: (news) => heard.push(news), sendText: () => {}, close: () => {} };
}

describe("lists that lines follow", () => {
  const [ada, other, nobody] = [newLine("ada"), newLine("ada"), newLine(undefined)];
  let connections: Connections;
  beforeEach(() => {
    connections = newConnections();
    for (const line of [ada, other, nobody]) {
      line.heard.length = 0;
      connections.add(line);
    }
  });
  const heardBy = () => [ada, other, nobody].map(({ heard }) => heard.length);

  it("tell those who follow them, and nobody else", () => {
    connections.follow(ada, ["lobby", "mine"]);
    connections.follow(nobody, ["lobby", "mine"]);
    connections.publish("lobby");
    expect(heardBy()).toEqual([1, 0, 1]);
    connections.publishTo("ada", "m");
    connections.publishTo("", "m");
    expect(heardBy()).toEqual([2, 0, 1]);
    expect(ada.heard).toEqual([
      { kind: "stirred", topic: "lobby" },
      { kind: "stirred", topic: "mine" },
    ]);
  });

  it("are followed no longer once others are named, or the line is gone", () => {
    for (const line of [ada, other]) connections.follow(line, ["lobby", "mine"]);
    connections.follow(ada, ["table:x"]);
    connections.remove(other);
    connections.follow(other, ["lobby"]);
    connections.publish("lobby");
    connections.publishTo("ada", "m");
    expect(heardBy()).toEqual([0, 0, 0]);
    connections.publish("table:x");
    expect([connections.size, heardBy()]).toEqual([2, [1, 0, 0]]);
  });
});

describe("watched matches", () => {
  it("are counted by person and by address, each once a line, as long as the line is open", () => {
    const connections = newConnections();
    const [ada, other, nobody] = [newLine("ada"), newLine("ada"), newLine(undefined)];
    const counted = () => [connections.watched("person", "ada"), connections.watched("address", "")];
    for (const line of [ada, other, nobody]) connections.add(line);
    for (const line of [ada, ada, other, nobody]) connections.watch(line, "m");
    connections.watch(ada, "n");
    expect(counted()).toEqual([3, 4]);
    expect([connections.unwatch(ada, "n"), connections.unwatch(ada, "n")]).toEqual([true, false]);
    expect(counted()).toEqual([2, 3]);
    connections.remove(other);
    connections.unwatch(other, "m");
    connections.watch(other, "n");
    connections.remove(other);
    expect(counted()).toEqual([1, 2]);
    for (const line of [ada, nobody]) connections.remove(line);
    expect(counted()).toEqual([0, 0]);
  });
});
