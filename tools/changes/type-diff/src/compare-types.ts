import ts from "typescript-5.9";
import { compareMembers } from "./compare-members.ts";
import { compareSignatures } from "./compare-signatures.ts";
import { compareUnions } from "./compare-unions.ts";
import type { Direction, Finding } from "./finding.ts";
import { type Comparison, isObject } from "./pair.ts";

/**
 * Compares the types of two releases, from the exports to every type that they refer to. Each pair is compared once in each
 * direction.
 */
export class TypeComparison implements Comparison {
  readonly findings: Finding[] = [];
  readonly checker: ts.TypeChecker;
  readonly #seen = new Set<string>();
  readonly #ids = new Map<ts.Type, number>();
  readonly #compared = new Set<ts.Type>();

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  /** Whether an old type was compared as part of something else. */
  wasCompared(type: ts.Type): boolean {
    return this.#compared.has(type);
  }

  trial(): Comparison {
    return new TypeComparison(this.checker);
  }

  report(level: Finding["level"], where: string, what: string): void {
    this.findings.push({ level, where, what });
  }

  compare(old: ts.Type, now: ts.Type, where: string, direction: Direction): void {
    this.#compared.add(old);
    const { target } = old as Partial<ts.TypeReference>;
    if (target !== undefined) this.#compared.add(target);
    const key = `${this.#id(old)} ${this.#id(now)} ${direction}`;
    if (old === now || this.#seen.has(key)) return;
    this.#seen.add(key);
    const pair = { comparison: this, old, now, where, direction };
    if (isUnresolved(old) || isUnresolved(now)) return;
    if (isAny(old) || isAny(now)) {
      if (!isAny(now)) this.report("major", where, `was any, is ${this.shown(now)}`);
      else if (!isAny(old)) this.report("minor", where, `was ${this.shown(old)}, is any`);
    } else if (old.isUnion() || now.isUnion()) {
      compareUnions(pair);
    } else if (this.#compareParts(old, now, where, direction)) {
      // They have parts, which were compared.
    } else if (isObject(old) && isObject(now)) {
      compareSignatures(pair);
      compareMembers(pair);
    } else {
      this.#compareLeaves(old, now, where, direction);
    }
  }

  /** Compares the parts of two types, such as the items of arrays or type arguments. @returns whether that compares the types completely. */
  #compareParts(old: ts.Type, now: ts.Type, where: string, direction: Direction): boolean {
    const pair = (a: ts.Type | undefined, b: ts.Type | undefined, at: string, way = direction): void => {
      if (a !== undefined && b !== undefined) this.compare(a, b, where + at, way);
    };
    const both = (flag: ts.TypeFlags): boolean => (old.flags & now.flags & flag) !== 0;
    if (both(ts.TypeFlags.TypeParameter)) {
      pair(old.getConstraint(), now.getConstraint(), " parameter's constraint", "in");
      return true;
    }
    if (both(ts.TypeFlags.IndexedAccess)) {
      const [a, b] = [old as ts.IndexedAccessType, now as ts.IndexedAccessType];
      pair(a.objectType, b.objectType, "");
      pair(a.indexType, b.indexType, "");
      return true;
    }
    if (old.isIntersection() && now.isIntersection() && old.types.length === now.types.length) {
      for (const [index, part] of old.types.entries()) pair(part, now.types[index], "");
      return true;
    }
    if (this.#isTuple(old) && this.#isTuple(now) && shapeOf(old) === shapeOf(now)) {
      const items = this.#arguments(now);
      for (const [index, item] of this.#arguments(old).entries()) pair(item, items[index], `[${index}]`);
      return true;
    }
    const name = foreignName(old);
    if (name !== foreignName(now) || this.#isTuple(old) || this.#isTuple(now)) {
      this.#compareLeaves(old, now, where, direction);
      return true;
    }
    if (name === undefined) return false;
    const [a, b] = [this.#arguments(old), this.#arguments(now)];
    if (a.length !== b.length) return false;
    for (const [index, part] of a.entries())
      pair(part, b[index], a.length > 1 ? ` ${name}[${index}]` : ` ${name}`);
    return true;
  }

  #isTuple(type: ts.Type): boolean {
    return this.checker.isTupleType(type);
  }

  #arguments(type: ts.Type): readonly ts.Type[] {
    return isReference(type) ? this.checker.getTypeArguments(type) : [];
  }

  #compareLeaves(old: ts.Type, now: ts.Type, where: string, direction: Direction): void {
    const [a, b] = [this.shown(old), this.shown(now)];
    const forth = this.checker.isTypeAssignableTo(now, old);
    const back = this.checker.isTypeAssignableTo(old, now);
    if ((forth && back) || a === b) return;
    const isCompatible = direction === "out" ? forth : back;
    this.report(isCompatible ? "minor" : "major", where, `was ${a}, is ${b}`);
  }

  shown(type: ts.Type): string {
    const text = this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    return text.length > 120 ? `${text.slice(0, 117)}...` : text;
  }

  #id(type: ts.Type): number {
    const id = this.#ids.get(type) ?? this.#ids.size;
    this.#ids.set(type, id);
    return id;
  }
}

function isAny(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Any) !== 0;
}

/** Whether a type was only in the old side's generated files, whose place those of the new side have taken. */
function isUnresolved(type: ts.Type): boolean {
  return isAny(type) && (type as { intrinsicName?: string }).intrinsicName === "error";
}

function isReference(type: ts.Type): type is ts.TypeReference {
  const flags = (type as Partial<ts.ObjectType>).objectFlags ?? 0;
  return (flags & ts.ObjectFlags.Reference) !== 0;
}

/** The required and optional items of a tuple, and whether it is readonly. */
function shapeOf(type: ts.Type): string {
  const { elementFlags, readonly } = (type as ts.TupleTypeReference).target;
  return `${elementFlags.join()} ${readonly}`;
}

/** The name of a type that is not from these packages: `Promise`, `Array`, or a class of a dependency. */
function foreignName(type: ts.Type): string | undefined {
  if (!isReference(type)) return undefined;
  const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName;
  return file === undefined || file.includes("/@node-access/") ? undefined : type.symbol.name;
}
