import type { NamedSchemas } from "../components.ts";
import type { Findings } from "../findings.ts";
import { field, object, same } from "../json.ts";
import { Uses } from "../uses.ts";

/** Notes where what is signed, or a part of it, has its properties in another order: it is hashed in theirs. */
export function compareSignedOrder(before: NamedSchemas, after: NamedSchemas, findings: Findings): void {
  const signed = new Uses();
  for (const [name, schema] of after) {
    if (field(field(schema, "x-member"), "signing") !== undefined)
      signed.addSchemas(name, "sent", new Map([[name, schema]]));
  }
  for (const [name, was] of before) {
    const node = after.get(name);
    if (node === undefined || signed.of(name) === undefined || !isReordered(was, node)) continue;
    const says = "has its properties in another order, in which they are signed";
    findings.add({ rule: "signing-changed", direction: "sent", node, says });
  }
}

function isReordered(was: unknown, is: unknown): boolean {
  if (typeof was !== "object" || was === null || typeof is !== "object" || is === null) return false;
  const [before, after] = [object(field(was, "properties")), object(field(is, "properties"))];
  const kept = Object.keys(before).filter((name) => name in after);
  if (
    !same(
      kept,
      Object.keys(after).filter((name) => name in before),
    )
  )
    return true;
  return Object.entries(was).some(([key, part]) => isReordered(part, (is as Record<string, unknown>)[key]));
}
