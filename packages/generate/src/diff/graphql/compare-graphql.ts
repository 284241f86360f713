import { readGraphql } from "../../read/graphql/read-graphql.ts";
import {
  type GraphQLArgument,
  type GraphQLDirective,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLUnionType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
} from "graphql";
import type { Finding } from "../finding.ts";
import { same } from "../json.ts";
import { compareLists } from "../types/scope.ts";
import { Notes, type Note } from "./notes.ts";
import { compareTypes, describeKind, findSentEnums } from "./compare-types.ts";

/** Compares two states of a GraphQL schema. A state without the file has no types. */
export function compareGraphql(
  file: string,
  before: string | undefined,
  after: string | undefined,
): Finding[] {
  const [old, current] = [before, after].map((text) => text && readGraphql(file, text).schema);
  return new Comparison(file).compare(old || undefined, current || undefined);
}

/** A GraphQL schema and its file, as messages show it. */
interface SchemaFile {
  readonly file: string;
  readonly text: string;
}

export function compareGraphqlFiles(before: SchemaFile, after: SchemaFile): Finding[] {
  const [old, current] = [before, after].map(({ file, text }) => readGraphql(file, text).schema);
  return new Comparison(after.file, before.file).compare(old, current);
}

/** An argument, or a field of an input. */
type Input = GraphQLArgument | GraphQLInputField;

class Comparison {
  readonly #file: string;
  readonly #notes: Notes;
  /** The enums that callers only send. */
  #onlySent: ReadonlySet<string> = new Set();

  constructor(file: string, before: string = file) {
    this.#file = file;
    this.#notes = new Notes(before, file);
  }

  compare(before: GraphQLSchema | undefined, after: GraphQLSchema | undefined): Finding[] {
    if (after) this.#onlySent = findSentEnums(after);
    for (const [name, old, current] of pairByName(listTypes(before), listTypes(after))) {
      if (!current) this.#notes.at(name, name, old, true)("type-removed", "is removed");
      else if (old) this.#compareType(old, current);
      else this.#notes.at(name, name, current)("type-added", "is added");
    }
    for (const [name, old, current] of pairByName(listDirectives(before), listDirectives(after)))
      this.#compareDirective(`@${name}`, old, current);
    if (before && after) this.#compareRoots(before, after);
    return this.#notes.findings;
  }

  #compareRoots(before: GraphQLSchema, after: GraphQLSchema): void {
    const note = this.#notes.at(this.#file, this.#file, after, false, before);
    for (const kind of ["Query", "Mutation", "Subscription"] as const) {
      const [old, current] = [before, after].map((schema) => schema[`get${kind}Type`]()?.name);
      const what = `${kind.toLowerCase()} operations`;
      if (old === current) continue;
      if (old === undefined) note("type-added", `has ${what}`);
      else if (current === undefined) note("type-removed", `no longer has ${what}`);
      else note("type-changed", `has ${what} in ${current} instead of ${old}`);
    }
  }

  #compareType(before: GraphQLNamedType, after: GraphQLNamedType): void {
    const { name } = after;
    const note = this.#notes.at(name, name, after, false, before);
    if (isEnumType(before) && isEnumType(after)) this.#compareEnum(before, after);
    else if (isUnionType(before) && isUnionType(after)) this.#compareUnion(before, after);
    else if (isInputObjectType(before) && isInputObjectType(after)) {
      if (before.isOneOf !== after.isOneOf) note(...(after.isOneOf ? ONE_OF : ANY_OF));
      for (const [field, old, current] of pairByName(before.getFields(), after.getFields()))
        this.#compareInput(name, `${name}.${field}`, old, current, "property");
    } else if (isScalarType(before) && isScalarType(after)) {
      if (before.specifiedByURL !== after.specifiedByURL) note("text", "has a different specification");
    } else if (
      (isObjectType(before) && isObjectType(after)) ||
      (isInterfaceType(before) && isInterfaceType(after))
    )
      this.#compareFields(before, after, note);
    else note("type-changed", `is ${describeKind(after)} instead of ${describeKind(before)}`);
  }

  #compareFields(
    before: GraphQLObjectType | GraphQLInterfaceType,
    after: GraphQLObjectType | GraphQLInterfaceType,
    note: Note,
  ): void {
    compareLists(before.getInterfaces().map(String), after.getInterfaces().map(String), {
      gone: (one) => note("interface-removed", `no longer implements ${one}`),
      added: (one) => note("interface-added", `implements ${one}`),
    });
    for (const [field, one, other] of pairByName(before.getFields(), after.getFields()))
      this.#compareField(after.name, field, one, other);
  }

  #compareField(
    type: string,
    name: string,
    before: GraphQLField<unknown, unknown> | undefined,
    after: GraphQLField<unknown, unknown> | undefined,
  ): void {
    const label = `${type}.${name}`;
    const note = this.#notes.at(type, label, after ?? before, !after, before);
    if (!after) return note("property-removed", "is removed");
    if (!before) return note("property-added", "is added");
    compareTypes(before.type, after.type, "received", note);
    for (const [argument, old, current] of pairByName(indexByName(before.args), indexByName(after.args)))
      this.#compareInput(type, `${label}(${argument})`, old, current, "param");
  }

  /** Compares two states of what callers send. */
  #compareInput(
    subject: string,
    label: string,
    before: Input | undefined,
    after: Input | undefined,
    kind: "param" | "property",
  ): void {
    const note = this.#notes.at(subject, label, after ?? before, !after, before);
    if (!after) return note(`${kind}-removed`, "is removed");
    if (!before) {
      const isRequired = isNonNullType(after.type) && after.defaultValue === undefined;
      if (isRequired) return note(`required-${kind}-added`, "is added, and required", "sent");
      return note(`${kind}-added`, "is added", "sent");
    }
    compareTypes(before.type, after.type, "sent", note);
    if (same(before.defaultValue, after.defaultValue)) return;
    if (before.defaultValue === undefined) note("default-added", "has a default", "sent");
    else if (after.defaultValue === undefined) note("default-removed", "no longer has a default", "sent");
    else note("default-changed", "has a different default", "sent");
  }

  #compareEnum(before: GraphQLEnumType, after: GraphQLEnumType): void {
    const { name } = after;
    const [values, valuesAfter] = [before, after].map((type) => indexByName(type.getValues()));
    for (const [value, old, current] of pairByName(values ?? {}, valuesAfter ?? {})) {
      const label = `${name}.${value}`;
      const note = this.#notes.at(name, label, current ?? old, !current, old);
      if (!current) note("value-removed", "is removed");
      else if (!old) note("value-added", "is added", this.#onlySent.has(name) ? "sent" : "received");
    }
  }

  #compareUnion(before: GraphQLUnionType, after: GraphQLUnionType): void {
    const note = this.#notes.at(after.name, after.name, after);
    const noteGone = this.#notes.at(after.name, after.name, before, true);
    compareLists(before.getTypes().map(String), after.getTypes().map(String), {
      gone: (one) => noteGone("member-removed", `can no longer be ${one}`),
      added: (one) => note("member-added", `may be ${one}`),
    });
  }

  #compareDirective(
    name: string,
    before: GraphQLDirective | undefined,
    after: GraphQLDirective | undefined,
  ): void {
    const note = this.#notes.at(name, name, after ?? before, !after, before);
    if (!after) return note("directive-removed", "is removed");
    if (!before) return note("directive-added", "is added");
    if (before.isRepeatable !== after.isRepeatable) note(...(after.isRepeatable ? REPEATABLE : UNREPEATABLE));
    compareLists(before.locations, after.locations, {
      gone: (one) => note("directive-removed", `is no longer allowed on ${one}`),
      added: (one) => note("directive-added", `is allowed on ${one}`),
    });
    for (const [argument, one, other] of pairByName(indexByName(before.args), indexByName(after.args)))
      this.#compareInput(name, `${name}(${argument})`, one, other, "param");
  }
}

const ONE_OF: Parameters<Note> = ["type-narrowed", "takes exactly one of its fields", "sent"];
const ANY_OF: Parameters<Note> = ["type-widened", "takes any of its fields", "sent"];
const REPEATABLE: Parameters<Note> = ["directive-added", "may be repeated"];
const UNREPEATABLE: Parameters<Note> = ["directive-removed", "may no longer be repeated"];

function listTypes(schema: GraphQLSchema | undefined): ByName<GraphQLNamedType> {
  const own = Object.entries(schema?.getTypeMap() ?? {}).filter(
    ([, type]) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return Object.fromEntries(own);
}

function listDirectives(schema: GraphQLSchema | undefined): ByName<GraphQLDirective> {
  return indexByName(schema?.getDirectives().filter((one) => !isSpecifiedDirective(one)) ?? []);
}

type ByName<Thing> = Readonly<Record<string, Thing>>;

function indexByName<Thing extends { readonly name: string }>(things: readonly Thing[]): ByName<Thing> {
  return Object.fromEntries(things.map((one) => [one.name, one]));
}

function pairByName<Thing>(
  before: ByName<Thing>,
  after: ByName<Thing>,
): [string, Thing | undefined, Thing | undefined][] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].map((name) => [name, before[name], after[name]]);
}
