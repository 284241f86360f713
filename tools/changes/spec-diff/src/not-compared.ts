import type { Change } from "./findings.ts";
import { type JsonObject, same } from "./json.ts";

type Note = (change: Pick<Change, "rule" | "says">) => void;

/** Notes what differs between two objects under keys that no rule is known for. */
export function noteOthers(was: JsonObject, is: JsonObject, known: ReadonlySet<string>, note: Note): void {
  for (const key of differingKeys(was, is)) {
    if (known.has(key)) continue;
    note({
      rule: "not-compared",
      says: `could not be compared: \`${key}\` differs, and no rule understands it`,
    });
  }
}

/** The keys of either of two objects whose values differ. */
export function differingKeys(was: JsonObject, is: JsonObject): string[] {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return keys.filter((key) => !same(was[key], is[key]));
}
