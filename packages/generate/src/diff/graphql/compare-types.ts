import { type GraphQLType, isListType, isNonNullType } from "graphql";
import type { Direction } from "../findings.ts";
import type { Note } from "./notes.ts";

/**
 * Compares the types of a field or an argument: what may be null, here and within lists, and what the values are.
 *
 * @param direction - Whether callers send or receive the values.
 */
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
