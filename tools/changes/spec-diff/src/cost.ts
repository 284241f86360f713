import type { Change } from "./findings.ts";

/** Notes whether a call is more or less work for a node. What is not stated is `light`, as the gateway takes it. */
export function compareCost(
  note: (change: Pick<Change, "rule" | "says" | "generators">) => void,
  was: unknown,
  is: unknown,
): void {
  const [before, after] = [String(was ?? "light"), String(is ?? "light")];
  if (before === after) return;
  note({ rule: "cost-changed", says: `is ${after} work instead of ${before}`, generators: ["gateway"] });
}
