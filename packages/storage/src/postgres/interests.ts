// Which other nodes want to hear of what. Each says so when it begins and when it ends to, and all of it again from time to
// time; one that falls silent is forgotten.

/** Milliseconds. */
export const SAY_AGAIN = 30_000;
const FORGET_AFTER = 3 * SAY_AGAIN;
/** What was said so lately is said again to whoever begins to listen: they may have looked just before. */
const LATELY = 2_000;

interface Other {
  /** Undefined for a node of an earlier version, which says nothing of what it wants and hears everything. */
  wants: Set<string> | undefined;
  heardAt: number;
}

export interface Interests {
  /** Nobody else is there. */
  readonly isAlone: boolean;
  /** The other nodes that want to hear of it; undefined where all have to. */
  whoWants(about: string): readonly string[] | undefined;
  /** Something came from this node; whether it is the first. */
  heard(node: string): boolean;
  /** It says from now on, and from the beginning, what it wants. */
  begins(node: string): void;
  wants(node: string, about: string): void;
  wantsNoMore(node: string, about: string): void;
  /** Forgets the silent. */
  tidy(): void;
}

export function newInterests(now: () => number): Interests {
  const others = new Map<string, Other>();
  const note = (node: string): Other => {
    const other = others.get(node) ?? { wants: undefined, heardAt: 0 };
    other.heardAt = now();
    others.set(node, other);
    return other;
  };
  return {
    get isAlone() {
      return others.size === 0;
    },
    whoWants: (about) => {
      const nodes: string[] = [];
      for (const [node, { wants }] of others) {
        if (wants === undefined) return undefined;
        if (wants.has(about)) nodes.push(node);
      }
      return nodes;
    },
    heard: (node) => {
      const isNew = !others.has(node);
      note(node);
      return isNew;
    },
    begins: (node) => {
      note(node).wants = new Set();
    },
    wants: (node, about) => {
      const other = note(node);
      other.wants ??= new Set();
      other.wants.add(about);
    },
    wantsNoMore: (node, about) => void note(node).wants?.delete(about),
    tidy: () => {
      for (const [node, { heardAt }] of others) if (heardAt < now() - FORGET_AFTER) others.delete(node);
    },
  };
}

/** What was said lately, by what it is about. */
export function newSaid(now: () => number): {
  note(about: string, topic: string): void;
  about(about: string): string[];
} {
  let [fresh, older] = [new Map<string, string[]>(), new Map<string, string[]>()];
  let since = now();
  const turn = (): void => {
    const passed = now() - since;
    if (passed < LATELY) return;
    [fresh, older] = [new Map(), passed < 2 * LATELY ? fresh : new Map()];
    since = now();
  };
  return {
    note: (about, topic) => {
      turn();
      const topics = fresh.get(about);
      if (topics === undefined) fresh.set(about, [topic]);
      else topics.push(topic);
    },
    about: (about) => {
      turn();
      return [...(older.get(about) ?? []), ...(fresh.get(about) ?? [])];
    },
  };
}
