import ts from "typescript-5.9";
import { isObject, type Pair } from "./pair.ts";

/** Compares two types of which at least one is a union. Members are matched by their discriminators. */
export function compareUnions({ comparison, old, now, where, direction }: Pair): void {
  const { checker } = comparison;
  const before = membersOf(checker, old);
  const after = membersOf(checker, now);
  const tags = tagsOf(checker, [...before, ...after]);
  const gone = [...before];
  const left = [...after];
  // Equal members must be matched before similar ones.
  for (const isMatch of [areSame, areAlike, areOnlyOnesLeft]) {
    for (const member of gone.slice()) {
      const match = left.find((other) => isMatch(checker, member, other, { tags, gone, left }));
      if (match === undefined) continue;
      gone.splice(gone.indexOf(member), 1);
      left.splice(left.indexOf(match), 1);
      comparison.compare(member, match, where, direction);
    }
  }
  const within = (member: ts.Type, others: ts.Type): boolean => checker.isTypeAssignableTo(member, others);
  for (const member of gone) {
    // Comparing with a constant that is gone no longer compiles, nor does using a member that is gone.
    const loss = !within(member, now) && (direction === "in" || !isNothing(member));
    comparison.report(loss ? "major" : "minor", where, `may no longer be ${comparison.shown(member)}`);
  }
  for (const member of left) {
    // Unions in responses are open, so another member is a feature, except for undefined or null.
    const isFeature = !isNothing(member) && isOpen(checker, before, member);
    const breaks = direction === "out" && !within(member, old) && !isFeature;
    comparison.report(breaks ? "major" : "minor", where, `may now be ${comparison.shown(member)} too`);
  }
}

function membersOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const members = type.isUnion() ? type.types : [type];
  const others = members.filter((one) => !isTrueOrFalse(one));
  return members.length - others.length === 2 ? [...others, checker.getBooleanType()] : members;
}

/** Whether a union already had several members of the new one's kind, and the new one has what programs read of each of them. */
function isOpen(checker: ts.TypeChecker, members: readonly ts.Type[], added: ts.Type): boolean {
  const isAlike = isObject(added) ? isObject : isConstant;
  const [first, ...others] = members.filter(isAlike);
  if (!isAlike(added) || first === undefined || others.length === 0) return false;
  const common = checker
    .getPropertiesOfType(first)
    .filter(({ name }) => others.every((one) => checker.getPropertyOfType(one, name) !== undefined));
  return common.every(({ name }) => checker.getPropertyOfType(added, name) !== undefined);
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

/** The members without a match, and the properties that distinguish objects, if there are any. */
interface Unmatched {
  readonly tags: readonly string[];
  readonly gone: readonly ts.Type[];
  readonly left: readonly ts.Type[];
}

type IsMatch = (checker: ts.TypeChecker, old: ts.Type, now: ts.Type, unmatched: Unmatched) => boolean;

const areSame: IsMatch = (checker, old, now, { tags }) => {
  if (old === now) return true;
  const text = (type: ts.Type): string =>
    checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  if (text(old) !== text(now)) return false;
  return isObject(old) && isObject(now) ? hasTagsOf(checker, old, now, tags) : old.flags === now.flags;
};

const areAlike: IsMatch = (checker, old, now, { tags }) => {
  if (!isObject(old) || !isObject(now)) return false;
  if (tags.length > 0) return hasTagsOf(checker, old, now, tags);
  const names = [nameOf(old), nameOf(now)];
  if (names[0] !== undefined || names[1] !== undefined) return names[0] === names[1];
  const keys = (type: ts.Type): string =>
    checker
      .getPropertiesOfType(type)
      .map(({ name }) => name)
      .toSorted()
      .join();
  return keys(old) === keys(now);
};

/** If each side has one object left, without a discriminator or name, it counts as the same object, changed. */
const areOnlyOnesLeft: IsMatch = (_, old, now, { tags, gone, left }) =>
  tags.length === 0 &&
  [old, now].every((one) => isObject(one) && nameOf(one) === undefined) &&
  [gone, left].every((members) => members.filter(isObject).length === 1);

function hasTagsOf(checker: ts.TypeChecker, old: ts.Type, now: ts.Type, tags: readonly string[]): boolean {
  return tags.every((name) => constantOf(checker, old, name) === constantOf(checker, now, name));
}

/** The discriminators: properties with a constant in every object of both unions. */
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
