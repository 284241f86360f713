import ts from "typescript-5.9";
import { type Comparison, isObject } from "./compare-types.ts";
import type { Direction } from "./finding.ts";

interface Unions {
  readonly before: readonly ts.Type[];
  readonly after: readonly ts.Type[];
  readonly tags: readonly string[];
}

/** Compares unions, or a union with what was or became one: members are matched by what tells them apart. */
export function compareUnions(
  comparison: Comparison,
  old: ts.Type,
  now: ts.Type,
  where: string,
  direction: Direction,
): void {
  const { checker } = comparison;
  const before = membersOf(checker, old);
  const after = membersOf(checker, now);
  const unions = { before, after, tags: tagsOf(checker, [...before, ...after]) };
  const gone: ts.Type[] = [];
  const left = [...after];
  for (const member of before) {
    const index = left.findIndex((other) => matches(checker, member, other, unions));
    const match = index === -1 ? undefined : left.splice(index, 1)[0];
    if (match === undefined) gone.push(member);
    else comparison.compare(member, match, where, direction);
  }
  const within = (member: ts.Type, others: ts.Type): boolean => checker.isTypeAssignableTo(member, others);
  for (const member of gone) {
    const loss = direction === "in" && !within(member, now);
    comparison.tell(loss ? "major" : "minor", where, `may no longer be ${comparison.shown(member)}`);
  }
  for (const member of left) {
    // A union of an answer is open: one more member is a feature. Nothing where there always was something is none.
    const isFeature = !isNothing(member) && isOpen(before, member);
    const breaks = direction === "out" && !within(member, old) && !isFeature;
    comparison.tell(breaks ? "major" : "minor", where, `may now be ${comparison.shown(member)} too`);
  }
}

function membersOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const members = type.isUnion() ? type.types : [type];
  const others = members.filter((one) => !isTrueOrFalse(one));
  return members.length - others.length === 2 ? [...others, checker.getBooleanType()] : members;
}

/** Whether a union had several members of the new one's kind already, so that who reads it tells them apart. */
function isOpen(members: readonly ts.Type[], added: ts.Type): boolean {
  const isAlike = isObject(added) ? isObject : isConstant;
  return isAlike(added) && members.filter(isAlike).length > 1;
}

function isConstant(type: ts.Type): boolean {
  return type.isLiteral() || isTrueOrFalse(type);
}

function isTrueOrFalse(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.BooleanLiteral) !== 0;
}

function isNothing(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void)) !== 0;
}

function matches(
  checker: ts.TypeChecker,
  old: ts.Type,
  now: ts.Type,
  { before, after, tags }: Unions,
): boolean {
  if (old === now) return true;
  if (!isObject(old) || !isObject(now)) {
    return old.flags === now.flags && checker.typeToString(old) === checker.typeToString(now);
  }
  const tag = (type: ts.Type): string => tags.map((name) => constantOf(checker, type, name)).join();
  if (tags.length > 0) return tag(old) === tag(now);
  const names = [nameOf(old), nameOf(now)];
  if (names[0] !== undefined || names[1] !== undefined) return names[0] === names[1];
  return before.filter(isObject).length === 1 && after.filter(isObject).length === 1;
}

/** The properties that have a constant in every object of both unions: they tell the members apart. */
function tagsOf(checker: ts.TypeChecker, members: readonly ts.Type[]): string[] {
  const objects = members.filter(isObject);
  const [first] = objects;
  if (first === undefined) return [];
  const names = checker.getPropertiesOfType(first).map(({ name }) => name);
  return names.filter((name) => objects.every((one) => constantOf(checker, one, name) !== undefined));
}

function constantOf(checker: ts.TypeChecker, type: ts.Type, name: string): string | undefined {
  const property = checker.getPropertyOfType(type, name);
  const value = property === undefined ? undefined : checker.getTypeOfSymbol(property);
  return value !== undefined && isConstant(value) ? checker.typeToString(value) : undefined;
}

function nameOf(type: ts.Type): string | undefined {
  const name = type.aliasSymbol?.name ?? type.symbol?.name;
  return name === undefined || name.startsWith("__") ? undefined : name;
}
