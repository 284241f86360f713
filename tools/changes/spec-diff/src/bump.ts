import type { Level } from "@node-access/generate/diff";

export type { Level } from "@node-access/generate/diff";

/** The bump for a level of change. Before 1.0.0, a break is a minor bump and any other change a patch. */
export function chooseBump(level: Level, version: string): Level {
  if (!version.startsWith("0.")) return level;
  return level === "major" ? "minor" : "patch";
}

/** The next version after a bump. */
export function bumped(version: string, bump: Level): string {
  const [major = 0, minor = 0, patch = 0] = (version.split("-", 1)[0] ?? "").split(".").map(Number);
  if (bump === "major") return `${major + 1}.0.0`;
  return bump === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
