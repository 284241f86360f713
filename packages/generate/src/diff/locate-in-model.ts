import type { Spec, Type } from "../model/index.ts";
import { findPlace } from "../model/place.ts";
import type { Locate } from "./findings.ts";
import { createKey } from "./operations/compare-operations.ts";
import type { Path } from "./site.ts";

/** Locates parts of protos by the places that their reader has recorded. */
export function locateInModel(spec: Spec): Locate {
  return (path) => {
    const place = findParts(spec, path)
      .map(findPlace)
      .findLast((one) => one !== undefined);
    return place ?? { file: spec.file, line: 1 };
  };
}

/**
 * The parts of a model along the path of a finding, from the outermost, as far as they exist: the path of a finding is
 * `types`, `operations` or `sections`, then a name, then the keys within.
 */
export function findParts(spec: Spec, [kind, key, ...rest]: Path): object[] {
  const starts = {
    types: () => spec.types[String(key)]?.type,
    sections: () => spec.sections.find(({ name }) => name === key),
    operations: () => spec.operations.find((one) => createKey(one) === key),
  };
  const start = starts[kind as keyof typeof starts]?.();
  return start ? [start, ...findPartsWithin(start, rest)] : [];
}

/** The parts along a path. Those of a combination are in one of its members. */
function findPartsWithin(at: object, path: Path): object[] {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const part = findNext(at, step);
  if (typeof part === "object" && part !== null) {
    const type = findType(part);
    return [part, ...(type ? [type] : []), ...findPartsWithin(type ?? part, rest)];
  }
  const { allOf = [], anyOf = [], oneOf = [] } = at as Partial<Type>;
  const found = [...allOf, ...anyOf, ...oneOf].map((member) => findPartsWithin(member, path));
  return found.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** The type of an input, an output or a failure, which has its place. */
function findType(part: object): object | undefined {
  const { type, data = type } = part as { readonly type?: unknown; readonly data?: unknown };
  return typeof data === "object" && data !== null && !Array.isArray(data) ? data : undefined;
}

function findNext(at: object, step: string | number): unknown {
  const own = (at as Readonly<Record<string, unknown>>)[step];
  if (own !== undefined || !Array.isArray(at)) return own;
  // A call has one result.
  if (step === "result") return at[0];
  return at.find((one: Readonly<Record<string, unknown>>) =>
    ["name", "status", "code"].some((key) => one[key] !== undefined && String(one[key]) === String(step)),
  );
}
