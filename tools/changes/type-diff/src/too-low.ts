import { bumpOf } from "@node-access-tools/spec-diff/bump";
import { highest, isHigher, type Level } from "@node-access-tools/spec-diff/level";
import { pending } from "@node-access-tools/release";
import type { Finding } from "./finding.ts";
import type { Loaded } from "./load.ts";

/**
 * Lists the packages whose pending changesets (or new versions, once changesets were applied) have a lower level than the differences
 * that the compiler finds.
 */
export function tooLow(
  root: string,
  before: ReadonlyMap<string, Loaded>,
  after: ReadonlyMap<string, Loaded>,
  findings: ReadonlyMap<string, readonly Finding[]>,
): string[] {
  const pendingBumps = pending(root);
  return [...findings].flatMap(([name, found]) => {
    const level = highest(found.map((one) => one.level));
    if (level === undefined) return [];
    const [versionBefore = "", versionAfter = ""] = [before, after].map(
      (side) => side.get(name)?.manifest.version ?? "1.0.0",
    );
    const required = bumpOf(level, versionBefore);
    const promised = pendingBumps.get(name)?.level ?? levelBetween(versionBefore, versionAfter);
    if (!isHigher(required, promised)) return [];
    const first = found.find((one) => one.level === level);
    return [
      `${name}: its changesets or version say ${promised ?? "nothing"}, its types require ${required} (${first?.where}: ${first?.what}); raise it with \`npx changeset\``,
    ];
  });
}

/** The level at which two versions differ. */
function levelBetween(before: string, after: string): Level | undefined {
  const [old, now] = [before, after].map((version) => version.split("."));
  const parts: readonly Level[] = ["major", "minor", "patch"];
  return parts.find((_, index) => old?.[index] !== now?.[index]);
}
