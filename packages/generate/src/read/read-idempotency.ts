import { distance } from "fastest-levenshtein";
import type { Idempotency } from "../model/operation.ts";
import { formatValue, type Part } from "./spec-document.ts";

const values: readonly string[] = ["safe", "idempotent", "write"] satisfies Idempotency[];
const extension = "x-idempotency";

/** Reads the effect of sending a call twice. If the spec does not state it, the fallback applies. */
export function readIdempotency(operation: Part, fallback: Idempotency): Idempotency {
  for (const [key, part] of operation.entries())
    if (key === extension) {
      if (values.includes(formatValue(part.value))) return part.value as Idempotency;
      part.note(`${extension} is ${formatValue(part.value)}`, `use one of ${values.join(", ")}`);
    } else if (key.startsWith("x-") && distance(key.toLowerCase(), extension) <= 3)
      part.note(`${key} would not be read`, `write ${extension}`);
  return fallback;
}
