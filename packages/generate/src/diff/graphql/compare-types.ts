import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
} from "graphql";
import type { Direction } from "../findings.ts";
import type { Note } from "./notes.ts";

/** Compares the types of a field or an argument: what may be null, here and within lists, and what the values are. */
export function compareTypes(
  before: GraphQLType,
  after: GraphQLType,
  direction: Direction,
  note: Note,
  place = "",
): void {
  const [wasRequired, isRequired] = [isNonNullType(before), isNonNullType(after)];
  if (wasRequired && !isRequired) note("null-added", `may be null${place}`, direction);
  if (!wasRequired && isRequired) {
    const predicate = direction === "sent" ? "can no longer be null" : "is never null";
    note("null-removed", `${predicate}${place}`, direction);
  }
  const [old, current] = [before, after].map((type) => (isNonNullType(type) ? type.ofType : type));
  if (isListType(old) && isListType(current))
    return compareTypes(old.ofType, current.ofType, direction, note, `${place} in its list`);
  if (isListType(old) || isListType(current) || String(old) !== String(current))
    note("type-changed", `is ${String(current)} instead of ${String(old)}${place}`, direction);
}

/** The kind of a type, for readers. */
export function describeKind(type: GraphQLNamedType): string {
  if (isScalarType(type)) return "a scalar";
  if (isEnumType(type)) return "an enum";
  if (isUnionType(type)) return "a union";
  if (isInterfaceType(type)) return "an interface";
  return isInputObjectType(type) ? "an input" : "an object";
}

/** The names of the enums that no field has, so that callers only send their values. */
export function findSentEnums(schema: GraphQLSchema): ReadonlySet<string> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  );
  const received = new Set(fields.map(({ type }) => getNamedType(type).name));
  return new Set(
    types.filter((type) => isEnumType(type) && !received.has(type.name)).map(({ name }) => name),
  );
}
