import { copyPath } from "./place.ts";
import type { RestOperation } from "./rest-operation.ts";
import { listParts, mapParts, reachableFrom, referencesIn } from "./references.ts";
import { mapValues } from "./tables.ts";
import type { Types } from "./spec.ts";
import type { Field, Type } from "./type.ts";

type Flag = "readOnly" | "writeOnly";
type Change = (type: Type) => Type;

export interface Typed {
  readonly operations: readonly RestOperation[];
  readonly types: Types;
}

/**
 * Removes properties that only responses have from what callers send, and those that only requests have from what they
 * receive. A named type that travels both ways, and then differs, becomes two: what callers send has the suffix `Input`.
 */
export function withRequestTypes({ operations, types }: Typed, taken: ReadonlySet<string>): Typed {
  const isFlagged = (type: Type, flag: Flag, depth = 0): boolean => {
    const target = type.reference === undefined ? undefined : types[type.reference]?.type;
    return type[flag] === true || (target !== undefined && depth < 8 && isFlagged(target, flag, depth + 1));
  };
  const hasFlag = (type: Type): boolean =>
    Object.values(type.properties ?? {}).some(
      (property) => isFlagged(property, "readOnly") || isFlagged(property, "writeOnly"),
    ) || listParts(type).some(hasFlag);
  const sent = operations.flatMap(sentTypes);
  const received = operations.flatMap(receivedTypes);
  const differing = containing(types, hasFlag);
  if (differing.size === 0 && ![...sent, ...received].some(hasFlag)) return { operations, types };

  const findType = (name: string): Type | undefined => types[name]?.type;
  const isSent = reachableFrom(sent, findType);
  const isReceived = reachableFrom(received, findType);
  const inputs = new Map<string, string>();
  for (const name of [...differing].filter((one) => isSent.has(one) && isReceived.has(one)))
    inputs.set(name, findFreeName(`${name}Input`, [...Object.keys(types), ...taken, ...inputs.values()]));

  const without = (type: Type, flag: Flag, nameOf: (name: string) => string): Type => {
    const { properties = {}, required, reference } = type;
    const inner = mapParts(type, (part) => without(part, flag, nameOf));
    const kept = Object.entries(inner.properties ?? {}).filter(
      ([name]) => !isFlagged(properties[name] as Field, flag),
    );
    const isWhole = kept.length === Object.keys(properties).length;
    const names = new Set(kept.map(([name]) => name));
    return copyPath(type, {
      ...inner,
      ...(reference !== undefined && { reference: nameOf(reference) }),
      ...(!isWhole && { properties: Object.fromEntries(kept) }),
      ...(!isWhole &&
        required && {
          required: required.filter((name) => names.has(name) || !Object.hasOwn(properties, name)),
        }),
    });
  };
  const asSent = (type: Type): Type => without(type, "readOnly", (name) => inputs.get(name) ?? name);
  const asReceived = (type: Type): Type => without(type, "writeOnly", (name) => name);
  const split = Object.entries(types).flatMap(([name, named]) => {
    const input = inputs.get(name);
    const isOnlySent = isSent.has(name) && !isReceived.has(name);
    const own = {
      ...named,
      type: isOnlySent ? asSent(named.type) : isReceived.has(name) ? asReceived(named.type) : named.type,
    };
    if (input === undefined) return [[name, own] as const];
    return [[name, own] as const, [input, { ...named, name: input, type: asSent(named.type) }] as const];
  });
  return {
    types: Object.fromEntries(split),
    operations: operations.map((operation) => withTypes(operation, asSent, asReceived)),
  };
}

/** Returns an operation with other types of what callers send and receive. */
export function withTypes(operation: RestOperation, asSent: Change, asReceived: Change): RestOperation {
  return copyPath(operation, {
    ...operation,
    inputs: operation.inputs.map((input) => ({ ...input, type: asSent(input.type) })),
    outputs: operation.outputs.map((output) =>
      output.type ? { ...output, type: asReceived(output.type) } : output,
    ),
    failures: operation.failures.map((failure) =>
      failure.data ? { ...failure, data: asReceived(failure.data) } : failure,
    ),
    ...(operation.content && {
      content: {
        ...operation.content,
        ...(operation.content.bodies && { bodies: mapTypes(operation.content.bodies, asSent) }),
        ...(operation.content.results && { results: mapTypes(operation.content.results, asReceived) }),
      },
    }),
  });
}

export function sentTypes({ inputs, content }: RestOperation): Type[] {
  const others = Object.values(content?.bodies ?? {});
  return [...inputs, ...others].map(({ type }) => type);
}

export function receivedTypes({ outputs, failures, content }: RestOperation): Type[] {
  const others = Object.values(content?.results ?? {});
  const results = [...outputs, ...others].flatMap(({ type = [] }) => type);
  return [...results, ...failures.flatMap(({ data = [] }) => data)];
}

/** The names of types of a kind, and of those that refer to them, directly or through others. */
export function containing(types: Types, isOfKind: (type: Type) => boolean): ReadonlySet<string> {
  const referring = new Map<string, string[]>();
  for (const [name, { type }] of Object.entries(types))
    for (const reference of referencesIn(type))
      referring.set(reference, [...(referring.get(reference) ?? []), name]);
  const found = new Set(Object.keys(types).filter((name) => isOfKind((types[name] as Types[string]).type)));
  // The loop also visits names that are added on the way.
  for (const name of found) for (const other of referring.get(name) ?? []) found.add(other);
  return found;
}

function findFreeName(name: string, used: readonly string[]): string {
  let free = name;
  for (let count = 2; used.includes(free); count += 1) free = `${name}${count}`;
  return free;
}

function mapTypes<T extends { readonly type: Type }>(
  all: Readonly<Record<string, T>>,
  change: Change,
): Record<string, T> {
  return mapValues(all, (one) => ({ ...one, type: change(one.type) }));
}
