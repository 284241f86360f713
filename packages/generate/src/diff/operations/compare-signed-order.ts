import { reachableFrom, type Spec, type Type } from "../../model/index.ts";
import { same } from "../json.ts";
import { Scope } from "../types/scope.ts";
import type { TypeComparison } from "../types/type-comparison.ts";

/** Reports signed types with their properties in another order: the order determines the hash. */
export function compareSignedOrder(comparison: TypeComparison, before: Spec, after: Spec): void {
  const messages = after.operations.flatMap((one) =>
    one.kind === "rest" ? (one.messages?.members ?? []) : [],
  );
  const signed = messages
    .filter(({ facts }) => facts.signing !== undefined)
    .map(({ type }): Type => ({ kind: "reference", reference: type }));
  for (const name of reachableFrom(signed, (one) => after.types[one]?.type)) {
    if (!isReordered(before.types[name]?.type, after.types[name]?.type)) continue;
    const predicate = "has its properties in a different order, so signatures differ";
    Scope.of(comparison, "sent", "types", name).note("signing-changed", predicate);
  }
}

function isReordered(old: unknown, current: unknown): boolean {
  if (typeof old !== "object" || old === null || typeof current !== "object" || current === null)
    return false;
  const [before, after] = [old as Type, current as Type].map(({ properties = {} }) =>
    Object.keys(properties),
  );
  const common = before?.filter((name) => after?.includes(name));
  const still = after?.filter((name) => before?.includes(name));
  if (!same(common, still)) return true;
  return Object.entries(old).some(([key, part]) =>
    isReordered(part, (current as Record<string, unknown>)[key]),
  );
}
