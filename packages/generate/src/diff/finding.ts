export interface Subject {
  /** From the repository's root. */
  readonly file: string;
  /** A method, an operation, a schema, a message, a protocol. */
  readonly name: string;
}

/** A difference between two specs, and what it means for users. */
export interface Finding {
  readonly rule: string;
  readonly level: Level;
  readonly levels: { readonly sent?: Level; readonly received?: Level };
  readonly subject: Subject;
  /** From 1, in the new spec; in the old spec if the thing was removed. */
  readonly line: number;
  /** From 1, if it is known. */
  readonly column?: number;
  /** Whether the line is in the old spec. */
  readonly old: boolean;
  readonly sentence: string;
  /** Why a level below major needs a second look, if it does. */
  readonly flag?: string;
  /** Whether only a name in TypeScript changes, and nothing on the wire. */
  readonly nameOnly?: boolean;
  readonly generators?: readonly string[];
  /** The methods or operations that use the subject, if the subject is not one itself. */
  readonly operations?: readonly string[];
}

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
