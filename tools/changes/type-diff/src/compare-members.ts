import ts from "typescript-5.9";
import type { Comparison, Pair } from "./pair.ts";
import type { Direction } from "./finding.ts";

/** Compares the properties and index signatures of objects. */
export function compareMembers({ comparison, old, now, where, direction }: Pair): void {
  const before = publicOf(comparison.checker, old);
  const after = publicOf(comparison.checker, now);
  for (const [name, property] of before) {
    const at = `${where} ${shown(name)}`;
    const other = after.get(name);
    if (other === undefined) {
      // No caller can have passed a value of type never.
      const unseen = direction === "in" && isNever(comparison.checker, property);
      comparison.report(unseen ? "minor" : "major", at, "is gone");
    } else compareProperties(comparison, property, other, at, direction);
  }
  for (const [name, property] of after) {
    if (before.has(name)) continue;
    const breaks = direction === "in" && !isOptional(property) && !isWithinPhantom(where);
    comparison.report(
      breaks ? "major" : "minor",
      `${where} .${name}`,
      breaks ? "is new and required" : "is new",
    );
  }
  compareIndexes({ comparison, old, now, where, direction });
}

function compareProperties(
  comparison: Comparison,
  old: ts.Symbol,
  now: ts.Symbol,
  where: string,
  direction: Direction,
): void {
  const { checker } = comparison;
  const [optionalBefore, optionalAfter] = [isOptional(old), isOptional(now)];
  if (optionalBefore && !optionalAfter)
    comparison.report(direction === "in" ? "major" : "minor", where, "is no longer optional");
  if (!optionalBefore && optionalAfter)
    comparison.report(direction === "out" ? "major" : "minor", where, "is optional now");
  if (!isReadonly(old) && isReadonly(now) && direction === "out")
    comparison.report("minor", where, "is readonly now");
  comparison.compare(checker.getTypeOfSymbol(old), checker.getTypeOfSymbol(now), where, direction);
}

function isNever(checker: ts.TypeChecker, property: ts.Symbol): boolean {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
  return (type.flags & ts.TypeFlags.Never) !== 0;
}

function compareIndexes({ comparison, old, now, where, direction }: Pair): void {
  const { checker } = comparison;
  const after = checker.getIndexInfosOfType(now);
  for (const { keyType, type } of checker.getIndexInfosOfType(old)) {
    const same = after.find((info) => checker.typeToString(info.keyType) === checker.typeToString(keyType));
    const at = `${where} [${checker.typeToString(keyType)}]`;
    if (same === undefined) comparison.report("major", at, "is gone");
    else comparison.compare(type, same.type, at, direction);
  }
}

function publicOf(checker: ts.TypeChecker, type: ts.Type): Map<string, ts.Symbol> {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const found = checker.getPropertiesOfType(type).filter((property) => {
    const declaration = property.declarations?.[0];
    return declaration === undefined || (ts.getCombinedModifierFlags(declaration) & hidden) === 0;
  });
  return new Map(found.map((property) => [property.name, property]));
}

/** The name of a member as in its source. The compiler adds a number to the names of symbols. */
function shown(name: string): string {
  const symbol = /^__@(.+)@\d+$/.exec(name)?.[1];
  return symbol === undefined ? `.${name}` : `[${symbol}]`;
}

/** Whether a place is within a property such as `~calls`, which exists only in types. */
function isWithinPhantom(where: string): boolean {
  return where.includes(" .~");
}

function isOptional(property: ts.Symbol): boolean {
  return (property.flags & ts.SymbolFlags.Optional) !== 0;
}

function isReadonly(property: ts.Symbol): boolean {
  const declaration = property.declarations?.[0];
  return (
    declaration !== undefined && (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0
  );
}
