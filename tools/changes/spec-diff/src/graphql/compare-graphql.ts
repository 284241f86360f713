import { readGraphql } from "@node-access-tools/generate/graphql";
import {
  type ASTNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isListType,
  isNonNullType,
} from "graphql";
import type { Finding } from "../finding.ts";
import { type Direction, Findings } from "../findings.ts";
import { same } from "../json.ts";
import type { RuleName } from "../rules.ts";

/** Something with a description, and its place in the file. */
interface Described {
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
  readonly astNode?: ASTNode | null | undefined;
}

/** Adds a finding about a thing. */
type Note = (rule: RuleName, predicate: string, direction?: Direction) => void;

/** Compares two states of a GraphQL schema. A state without the file has no types. */
export function compareGraphql(
  file: string,
  before: string | undefined,
  after: string | undefined,
): Finding[] {
  const [old, current] = [before, after].map((text) => text && readGraphql(file, text).schema);
  return new Comparison(file).compare(old || undefined, current || undefined);
}

class Comparison {
  readonly #file: string;
  readonly #findings: Findings;
  /** The line of the thing that a finding is about. */
  #line = 1;

  constructor(file: string) {
    this.#file = file;
    const locate = () => ({ file, line: this.#line });
    this.#findings = new Findings(locate, locate);
  }

  compare(before: GraphQLSchema | undefined, after: GraphQLSchema | undefined): Finding[] {
    for (const [name, old, current] of pairs(typesOf(before), typesOf(after))) {
      if (!current) this.#note(name, name, old, true)("type-removed", "is removed");
      else if (old) this.#compareType(old, current);
      else this.#note(name, name, current)("type-added", "is added");
    }
    const [rootsBefore, rootsAfter] = [rootsOf(before), rootsOf(after)];
    if (before && after && !same(rootsBefore, rootsAfter))
      this.#note(this.#file, this.#file, undefined)("type-changed", "has other types for its operations");
    return this.#findings.all;
  }

  #compareType(before: GraphQLNamedType, after: GraphQLNamedType): void {
    const { name } = after;
    const note = this.#note(name, name, after);
    compareTexts(before, after, note);
    if (isObjectType(before) && isObjectType(after)) {
      for (const [field, old, current] of pairs(before.getFields(), after.getFields()))
        this.#compareField(name, field, old, current);
    } else if (isInputObjectType(before) && isInputObjectType(after)) {
      for (const [field, old, current] of pairs(before.getFields(), after.getFields()))
        this.#compareInput(name, `${name}.${field}`, old, current, INPUT_FIELD);
    } else if (isScalarType(before) && isScalarType(after)) {
      if (before.specifiedByURL !== after.specifiedByURL) note("text", "has another specification");
    } else if (isEnumType(before) && isEnumType(after)) {
      const [values, valuesAfter] = [before, after].map((type) => type.getValues().map((one) => one.name));
      for (const one of values ?? [])
        if (!valuesAfter?.includes(one)) note("value-removed", `no longer has ${one}`);
      for (const one of valuesAfter ?? []) if (!values?.includes(one)) note("value-added", `has ${one}`);
    } else note("not-compared", "could not be compared: no rule is known for this kind of type");
  }

  #compareField(
    type: string,
    name: string,
    before: GraphQLField<unknown, unknown> | undefined,
    after: GraphQLField<unknown, unknown> | undefined,
  ): void {
    const label = `${type}.${name}`;
    const note = this.#note(type, label, after ?? before, !after);
    if (!after) return note("property-removed", "is removed");
    if (!before) return note("property-added", "is added");
    compareTexts(before, after, note);
    compareTypes(before.type, after.type, "received", note);
    for (const [argument, old, current] of pairs(byName(before.args), byName(after.args)))
      this.#compareInput(type, `${label}(${argument})`, old, current, ARGUMENT);
  }

  #compareInput(
    subject: string,
    label: string,
    before: GraphQLArgument | GraphQLInputField | undefined,
    after: GraphQLArgument | GraphQLInputField | undefined,
    rules: InputRules,
  ): void {
    const note = this.#note(subject, label, after ?? before, !after);
    if (!after) return note(rules.removed, "is removed");
    if (!before) {
      const isRequired = after.type.toString().endsWith("!") && after.defaultValue === undefined;
      return note(isRequired ? rules.requiredAdded : rules.added, "is added", "sent");
    }
    compareTexts(before, after, note);
    compareTypes(before.type, after.type, "sent", note);
    if (same(before.defaultValue, after.defaultValue)) return;
    if (before.defaultValue === undefined) note("default-added", "has a default", "sent");
    else if (after.defaultValue === undefined) note("default-removed", "no longer has a default", "sent");
    else note("default-changed", "has another default", "sent");
  }

  #note(subject: string, label: string, thing: Described | undefined, old = false): Note {
    return (rule, predicate, direction = "received") => {
      this.#line = thing?.astNode?.loc?.startToken.line ?? 1;
      this.#findings.add({ rule, direction, at: { subject, label, path: [] }, old, predicate });
    };
  }
}

/** The rules for what callers send. */
interface InputRules {
  readonly added: RuleName;
  readonly requiredAdded: RuleName;
  readonly removed: RuleName;
}

const ARGUMENT: InputRules = {
  added: "param-added",
  requiredAdded: "required-param-added",
  removed: "param-removed",
};
const INPUT_FIELD: InputRules = {
  added: "property-added",
  requiredAdded: "required-property-added",
  removed: "property-removed",
};

function compareTexts(before: Described, after: Described, note: Note): void {
  if (before.description !== after.description) note("text", "has another description");
  if (before.deprecationReason === after.deprecationReason) return;
  if (typeof before.deprecationReason !== "string") note("deprecated-set", "is deprecated");
  else if (typeof after.deprecationReason !== "string") note("deprecated-unset", "is no longer deprecated");
  else note("text", "has another reason for its deprecation");
}

function typesOf(schema: GraphQLSchema | undefined): Readonly<Record<string, GraphQLNamedType>> {
  const own = Object.entries(schema?.getTypeMap() ?? {}).filter(
    ([, type]) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return Object.fromEntries(own);
}

function rootsOf(schema: GraphQLSchema | undefined): readonly (string | undefined)[] {
  const roots = [schema?.getQueryType(), schema?.getMutationType(), schema?.getSubscriptionType()];
  return roots.map((type) => type?.name);
}

function byName<Thing extends { readonly name: string }>(
  things: readonly Thing[],
): Readonly<Record<string, Thing>> {
  return Object.fromEntries(things.map((one) => [one.name, one]));
}

/** The things of two states, by name. */
function pairs<Thing>(
  before: Readonly<Record<string, Thing>>,
  after: Readonly<Record<string, Thing>>,
): [string, Thing | undefined, Thing | undefined][] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].map((name) => [name, before[name], after[name]]);
}

/**
 * Compares the types of a field or an argument: what may be null, here and within lists, and what the values are.
 *
 * @param direction - Whether callers send or receive the values.
 */
function compareTypes(
  before: GraphQLType,
  after: GraphQLType,
  direction: Direction,
  note: (rule: RuleName, predicate: string, direction: Direction) => void,
  place = "",
): void {
  const [wasRequired, isRequired] = [isNonNullType(before), isNonNullType(after)];
  if (wasRequired && !isRequired) note("null-added", `may be null${place}`, direction);
  if (!wasRequired && isRequired) note("null-removed", `is never null${place}`, direction);
  const [old, current] = [before, after].map((type) => (isNonNullType(type) ? type.ofType : type));
  if (isListType(old) && isListType(current))
    return compareTypes(old.ofType, current.ofType, direction, note, `${place} in its list`);
  if (isListType(old) || isListType(current) || String(old) !== String(current))
    note("type-changed", `is ${String(current)} instead of ${String(old)}${place}`, direction);
}
