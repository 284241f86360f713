import { bumpOf } from "@node-access-tools/spec-diff/bump";
import { highest, isHigher, type Level } from "@node-access-tools/spec-diff/level";
import { pending } from "@node-access-tools/release";
import type { Finding } from "./finding.ts";
import type { Loaded } from "./load.ts";

/** The packages whose pending changesets promise users less of a change than the compiler finds. */
export function tooLow(
  root: string,
  before: ReadonlyMap<string, Loaded>,
  findings: ReadonlyMap<string, readonly Finding[]>,
): string[] {
  const asked = pending(root);
  return [...findings].flatMap(([name, found]) => {
    const level = highest(found.map((one) => one.level));
    if (level === undefined) return [];
    const needed: Level = bumpOf(level, before.get(name)?.manifest.version ?? "1.0.0");
    const promised = asked.get(name)?.level;
    if (!isHigher(needed, promised)) return [];
    const first = found.find((one) => one.level === level);
    return [
      `${name}: its changesets say ${promised ?? "nothing"}, its types need ${needed} (${first?.where}: ${first?.what}); raise it with \`npx changeset\``,
    ];
  });
}
