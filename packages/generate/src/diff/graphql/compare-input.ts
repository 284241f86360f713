import { type GraphQLArgument, type GraphQLInputField, isNonNullType } from "graphql";
import { same } from "../json.ts";
import type { RuleName } from "../rules.ts";
import { compareTypes } from "./compare-types.ts";
import type { Note } from "./notes.ts";

export type Input = GraphQLArgument | GraphQLInputField;

export interface InputRules {
  readonly added: RuleName;
  readonly requiredAdded: RuleName;
  readonly removed: RuleName;
}

/** Compares two states of what callers send. */
export function compareInput(
  before: Input | undefined,
  after: Input | undefined,
  rules: InputRules,
  note: Note,
): void {
  if (!after) return note(rules.removed, "is removed");
  if (!before) {
    const isRequired = isNonNullType(after.type) && after.defaultValue === undefined;
    if (isRequired) return note(rules.requiredAdded, "is added, and required", "sent");
    return note(rules.added, "is added", "sent");
  }
  compareTypes(before.type, after.type, "sent", note);
  if (same(before.defaultValue, after.defaultValue)) return;
  if (before.defaultValue === undefined) note("default-added", "has a default", "sent");
  else if (after.defaultValue === undefined) note("default-removed", "no longer has a default", "sent");
  else note("default-changed", "has a different default", "sent");
}
