import type { Direction } from "../findings.ts";
import type { JsonObject } from "../json.ts";
import { noteOthers } from "../not-compared.ts";
import { compareAnnotations } from "../schema/compare-annotations.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { ANNOTATIONS } from "../schema/form.ts";

const COMPARED = new Set([...ANNOTATIONS, "name", "required", "schema", "x-block", "x-block-range"]);

/** Notes what differs in what is said of two params or results beside their schemas, and whether they must be there. */
export function compareDescriptors(
  comparison: SchemaComparison,
  was: JsonObject,
  is: JsonObject,
  direction: Direction,
): void {
  const at = { direction, node: is } as const;
  if (direction === "received" && was["name"] !== is["name"])
    comparison.note({ ...at, rule: "text", says: "has another name" });
  compareAnnotations(was, is, direction, (change) => comparison.note(change));
  noteOthers(was, is, COMPARED, (change) => comparison.note({ ...at, ...change }));
}
