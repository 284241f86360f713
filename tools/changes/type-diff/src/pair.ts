import ts from "typescript-5.9";
import type { Direction, Finding } from "./finding.ts";

/** The old and the new type at a place, and their comparison. */
export interface Pair {
  readonly comparison: Comparison;
  readonly old: ts.Type;
  readonly now: ts.Type;
  readonly where: string;
  readonly direction: Direction;
}

/** A comparison of the types of two releases, for the functions that compare kinds of types. */
export interface Comparison {
  readonly checker: ts.TypeChecker;
  readonly findings: readonly Finding[];
  report(level: Finding["level"], where: string, what: string): void;
  compare(old: ts.Type, now: ts.Type, where: string, direction: Direction): void;
  /** The type as messages show it. */
  shown(type: ts.Type): string;
  /** A comparison with findings of its own. */
  trial(): Comparison;
}

/** Whether a type is an object type, or an intersection of several. */
export function isObject(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.NonPrimitive)) !== 0;
}
