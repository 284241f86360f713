/** The level of a change by semantic versioning; `patch` is a change of text only. */
export type Level = "patch" | "minor" | "major";

const ORDER: Readonly<Record<Level, number>> = { patch: 0, minor: 1, major: 2 };

export function isHigher(level: Level, than: Level | undefined): boolean {
  return than === undefined || ORDER[level] > ORDER[than];
}

export function highest(levels: Iterable<Level>): Level | undefined {
  let found: Level | undefined;
  for (const level of levels) if (isHigher(level, found)) found = level;
  return found;
}
