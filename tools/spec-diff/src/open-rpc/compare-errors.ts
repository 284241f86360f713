import { same, type JsonObject } from "../json.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { resolved } from "./method.ts";

/** Notes which errors a method may end with that it could not before, and which it no longer can. */
export function compareErrors(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  const before = byCode(was);
  const after = byCode(is);
  const gone = [...before.values()].filter(({ code }) => !after.has(String(code)));
  const added = [...after.values()].filter(({ code }) => !before.has(String(code)));
  const at = { direction: "received", node: is } as const;
  for (const error of gone) {
    const recoded = added.find(({ message }) => message === error["message"]);
    if (recoded) {
      added.splice(added.indexOf(recoded), 1);
      comparison.note({
        ...at,
        rule: "error-code-changed",
        says: `ends with ${told(recoded)} instead of code ${String(error["code"])}`,
      });
    } else comparison.note({ ...at, rule: "error-removed", says: `no longer ends with ${told(error)}` });
  }
  for (const error of added)
    comparison.note({ ...at, rule: "error-added", says: `may end with ${told(error)}` });
  for (const [code, error] of before) {
    const now = after.get(code);
    if (!now) continue;
    if (error["message"] !== now["message"])
      comparison.note({ ...at, rule: "text", says: `has another message for ${code}` });
    compareData(comparison, error, now, is);
  }
}

function byCode(method: JsonObject): Map<string, JsonObject> {
  return new Map(resolved(method["errors"]).map((error) => [String(error["code"]), error]));
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
