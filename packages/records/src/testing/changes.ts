// Every single change that can be made to a plain value: one number, text, flag, field or list entry at a time.
import type { Json } from "@outrigger/kernel";

export interface Change {
  readonly path: string;
  readonly what: string;
  /** The whole value with this one change in it. */
  readonly changed: Json;
}

type Wrap = (inner: Json) => Json;

export function singleChanges(value: Json, path = "", wrap: Wrap = (inner) => inner): Change[] {
  const changes: Change[] = [];
  const add = (what: string, inner: Json): void => {
    changes.push({ path, what, changed: wrap(inner) });
  };
  if (Array.isArray(value)) {
    changeList(value, add);
    value.forEach((item, at) => {
      changes.push(...singleChanges(item, `${path}[${at}]`, (inner) => wrap(value.with(at, inner))));
    });
  } else if (typeof value === "object" && value !== null) {
    changeFields(value as Readonly<Record<string, Json>>, add);
    for (const [key, field] of Object.entries(value)) {
      changes.push(...singleChanges(field, `${path}.${key}`, (inner) => wrap({ ...value, [key]: inner })));
    }
  } else {
    changeScalar(value, add);
  }
  return changes;
}

type Add = (what: string, changed: Json) => void;

function changeList(value: readonly Json[], add: Add): void {
  value.forEach((item, at) => {
    add("entry taken out", value.toSpliced(at, 1));
    add("entry doubled", value.toSpliced(at, 0, item));
    const next = value[at + 1];
    if (next !== undefined && JSON.stringify(next) !== JSON.stringify(item))
      add("entries swapped", value.toSpliced(at, 2, next, item));
  });
  add("entry added", [...value, 0]);
}

function changeFields(value: Readonly<Record<string, Json>>, add: Add): void {
  for (const key of Object.keys(value)) {
    add("field taken out", Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)));
  }
  add("field added", { ...value, extra: 1 });
}

function changeScalar(value: Json, add: Add): void {
  if (typeof value === "number") for (const by of [1, -1, 1_000]) add("number changed", value + by);
  else if (typeof value === "boolean") add("flag changed", !value);
  else if (typeof value === "string") {
    add("text changed", value.startsWith("a") ? `b${value.slice(1)}` : `a${value.slice(1)}`);
    add("text emptied", value === "" ? "x" : "");
  } else add("nothing changed into something", 0);
}
