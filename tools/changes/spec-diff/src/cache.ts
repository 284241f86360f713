import type { Change } from "./findings.ts";
import { canonical, same } from "./json.ts";

/** Notes whether a result may be cached for another time, or no longer. */
export function compareCache(
  note: (change: Pick<Change, "rule" | "says" | "generators">) => void,
  was: unknown,
  is: unknown,
): void {
  if (same(was, is)) return;
  const before = was === undefined ? "not at all" : `by \`${shown(was)}\``;
  const after = is === undefined ? "is no longer cached" : `is cached by \`${shown(is)}\``;
  note({ rule: "cache-changed", says: `${after}, before ${before}`, generators: ["gateway"] });
}

function shown(rule: unknown): string {
  return typeof rule === "string" ? rule : canonical(rule);
}
