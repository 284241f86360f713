import { callable, receivedFrom, type RpcSpec } from "./json-rpc.ts";
import { listParts, resolved } from "./references.ts";
import type { Types } from "./spec.ts";
import type { Type } from "./type.ts";

/** Whether values are numbers that clients return as text, with the digits that the node sent. */
export function isDecimal({ scale }: Type): boolean {
  return scale !== undefined;
}

/** The decimals in a spec's results. */
export interface Decimals {
  readonly decimals: readonly string[];
  /** The methods in whose results properties with these names are other numbers. */
  readonly withoutDecimals: readonly string[];
}

/**
 * Returns where decimals are in the results of a spec's methods. Clients know them by the names of properties,
 * so a name may not be that of a decimal and of another number in the result of one method.
 *
 * @throws Error for a decimal that is not found by its name.
 */
export function findDecimals(spec: RpcSpec): Decimals {
  const found = callable(spec).map((method) => findNumbers(method.name, receivedFrom(method), spec.types));
  const decimals = [...new Set(found.flatMap((one) => [...one.decimals]))];
  const withoutDecimals = found.filter(({ others }) => decimals.some((name) => others.has(name)));
  for (const { name, decimals: own } of withoutDecimals)
    if (own.size > 0)
      throw new Error(
        `${name}: a property (one of ${[...own].join(", ")}) is a decimal in one place and another number in a different place; give both the same format`,
      );
  return { decimals, withoutDecimals: withoutDecimals.map(({ name }) => name) };
}

function findNumbers(
  method: string,
  results: readonly Type[],
  types: Types,
): { name: string; decimals: Set<string>; others: Set<string> } {
  const decimals = new Set<string>();
  const others = new Set<string>();
  const seen = new Set<Type>();
  const seenAs = new Map<string | undefined, Set<Type>>();
  const visit = (type: Type, property: string | undefined): void => {
    const target = resolved(type, types);
    if (isDecimal(target)) {
      if (property === undefined)
        throw new Error(
          `${method}: a decimal in its result is not a property of an object, so clients cannot decode it`,
        );
      decimals.add(property);
    } else if (property !== undefined && /^(number|integer)$/.test(target.kind)) others.add(property);
    const ofName = seenAs.get(property) ?? new Set();
    if (ofName.has(target)) return;
    seenAs.set(property, ofName.add(target));
    const isKnown = seen.has(target);
    seen.add(target);
    const members = [...(target.anyOf ?? []), ...(target.oneOf ?? []), ...(target.allOf ?? [])];
    // A member of a union is at the same place.
    for (const member of members) visit(member, property);
    if (isKnown) return;
    for (const [name, part] of Object.entries(target.properties ?? {})) visit(part, name);
    const inner = listParts({ ...target, anyOf: [], oneOf: [], allOf: [], properties: {} });
    for (const part of inner) visit(part, undefined);
  };
  for (const result of results) visit(result, undefined);
  return { name: method, decimals, others };
}
