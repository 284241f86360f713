import type { Idempotency } from "../model/operation.ts";
import type { SpecPath } from "../spec-file/spec-file.ts";
import { entries, type SpecDocument } from "./spec-document.ts";
import { distance } from "fastest-levenshtein";

const values: readonly string[] = ["safe", "idempotent", "write"] satisfies Idempotency[];
const extension = "x-idempotency";

/** Reads the effect of sending a call twice. If the spec does not state it, the fallback applies. */
export function readIdempotency(
  spec: SpecDocument,
  operation: unknown,
  path: SpecPath,
  fallback: Idempotency,
): Idempotency {
  for (const [key, value] of entries(operation)) {
    if (key === extension) {
      if (values.includes(String(value))) return value as Idempotency;
      spec.note([...path, key], `${extension} is ${String(value)}`, `use one of ${values.join(", ")}`);
    } else if (key.startsWith("x-") && distance(key.toLowerCase(), extension) <= 3)
      spec.note([...path, key], `${key} would not be read`, `write ${extension}`);
  }
  return fallback;
}
