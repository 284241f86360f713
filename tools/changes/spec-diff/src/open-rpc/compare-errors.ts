import { same, type JsonObject } from "../json.ts";
import { noteOthers } from "../not-compared.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { resolved } from "./method.ts";

const COMPARED = new Set(["code", "data", "message"]);

/**
 * Notes which errors a method may end with that it could not before, and which it no longer can. An error is the same by
 * its code and message, then by its message, then by its code.
 */
export function compareErrors(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  let gone = resolved(was["errors"]);
  let added = resolved(is["errors"]);
  const at = { direction: "received", node: is } as const;
  for (const keys of [["code", "message"], ["message"], ["code"]]) {
    for (const error of gone) {
      const now = added.find((other) => keys.every((key) => other[key] === error[key]));
      if (!now) continue;
      gone = gone.filter((other) => other !== error);
      added = added.filter((other) => other !== now);
      const code = String(error["code"]);
      if (code !== String(now["code"])) {
        const says = `ends with ${told(now)} instead of code ${code}`;
        comparison.note({ ...at, rule: "error-code-changed", says });
      } else if (error["message"] !== now["message"])
        comparison.note({ ...at, rule: "text", says: `has another message for ${code}` });
      compareData(comparison, error, now, is);
      noteOthers(error, now, COMPARED, (change) => comparison.note({ ...at, ...change }));
    }
  }
  for (const error of gone)
    comparison.note({ ...at, rule: "error-removed", says: `no longer ends with ${told(error)}` });
  for (const error of added)
    comparison.note({ ...at, rule: "error-added", says: `may end with ${told(error)}` });
}

function told({ code, message }: JsonObject): string {
  return `error ${String(code)} (${String(message)})`;
}

/** OpenRPC's `data` may be a schema or an example; only a schema has a type or a reference. */
function compareData(comparison: SchemaComparison, error: JsonObject, now: JsonObject, node: object): void {
  const [was, is] = [error["data"], now["data"]];
  if (same(was, is)) return;
  const part = ` ${String(now["code"])}`;
  comparison.compare(was, is, "received", { before: error, after: node, part });
}
