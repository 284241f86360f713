import { type GraphqlSpec, readGraphql } from "@node-access/generate/graphql";
import {
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type FieldNode,
  GraphQLError,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  Source,
  validate,
} from "graphql";
import { join } from "node:path";
import { type Mistake, Mistakes, readText } from "../../spec-file/index.ts";

/** Loads a GraphQL schema, in which types, fields and arguments must have a description, and types a source. */
export function loadGraphql(root: string, name: string): GraphqlSpec {
  const file = `specs/graphql/${name}.graphql`;
  const spec = readGraphql(file, readText(join(root, file), file));
  const { schema } = spec;
  const mistakes: Mistake[] = [];
  const check = (
    what: string,
    { description, astNode }: GraphQLNamedType | GraphQLArgument,
    isType: boolean,
  ): void => {
    const { line = 1, column = 1 } = astNode?.loc?.startToken ?? {};
    const report = (wrong: string, remedy: string): number =>
      mistakes.push({ file, line, column, what: `${what} ${wrong}`, remedy });
    if (formatSummary(description) === "")
      report("has no description", "say in a string before it what it is, with unit and form");
    else if (isType && readSource(description) === undefined)
      report("names no source", "end its description with an empty line and `Source: ...`");
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    check(`the type ${type.name}`, type, true);
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const path = `${type.name}.${field.name}`;
      check(`the field ${path}`, field, false);
      const args = "args" in field ? field.args : [];
      for (const argument of args) check(`the argument ${path}(${argument.name})`, argument, false);
    }
  }
  Mistakes.throwIfAny(mistakes);
  return spec;
}

/** The line of a type's description that names where its facts come from. */
const SOURCE = /\n\s*\nSource: ([^]+)$/;

/** What a description says, without its source, in one line. */
export function formatSummary(description: string | null | undefined): string {
  return (description ?? "").replace(SOURCE, "").replace(/\s+/g, " ").trim();
}

/** Where a type's facts come from; none if its description does not say. */
export function readSource(description: string | null | undefined): string | undefined {
  return SOURCE.exec(description ?? "")?.[1]
    ?.replace(/\s+/g, " ")
    .trim();
}

/** An example operation of a field of `Query` or `Mutation`. */
export interface GraphqlExample {
  readonly name: string;
  readonly kind: "query" | "mutation";
  /** The operation, which runs without variables. */
  readonly text: string;
}

/** Loads the examples of root fields: each field has one, which the schema allows and which runs as it is. */
export function loadGraphqlExamples(root: string, name: string, { schema }: GraphqlSpec): GraphqlExample[] {
  const file = `specs/graphql/examples/${name}.graphql`;
  const operations = readOperations(root, file, schema);
  const mistakes: Mistake[] = [];
  const report = (node: OperationDefinitionNode | undefined, what: string, remedy: string): void => {
    const { line = 1, column = 1 } = node?.loc?.startToken ?? {};
    mistakes.push({ file, line, column, what, remedy });
  };
  const examples = operations.map((operation): GraphqlExample => {
    const { name: own, operation: kind, variableDefinitions = [], selectionSet } = operation;
    const title = own?.value ?? "";
    const [first, ...more] = selectionSet.selections;
    const isField = first?.kind === Kind.FIELD && (first as FieldNode).name.value === title;
    const what = `the operation ${title} is not an example of a field`;
    if (!isField || more.length > 0) report(operation, what, "name it as the one field in it");
    for (const { variable, defaultValue, type } of variableDefinitions)
      if (!defaultValue && type.kind === Kind.NON_NULL_TYPE)
        report(operation, `the variable $${variable.name.value} has no value`, "give it a default");
    return { name: title, kind: kind as GraphqlExample["kind"], text: print(operation) };
  });
  const known = new Set(examples.map((one) => `${one.kind} ${one.name}`));
  for (const { kind, fields } of rootFields({ schema }))
    for (const field of fields)
      if (!known.has(`${kind} ${field.name}`))
        report(undefined, `the ${kind} ${field.name} has no example`, "add an operation of that name");
  Mistakes.throwIfAny(mistakes);
  return examples;
}

/** The fields that a query and a mutation may begin with. */
export function rootFields({ schema }: Pick<GraphqlSpec, "schema">): readonly {
  readonly kind: GraphqlExample["kind"];
  readonly fields: readonly GraphQLField<unknown, unknown>[];
}[] {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return (["query", "mutation"] as const).map((kind) => {
    return { kind, fields: Object.values(roots[kind]?.getFields() ?? {}) };
  });
}

function readOperations(
  root: string,
  file: string,
  schema: GraphQLSchema,
): readonly OperationDefinitionNode[] {
  try {
    const document = parse(new Source(readText(join(root, file), file), file));
    const [wrong] = validate(schema, document);
    if (wrong) throw wrong;
    return document.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, locations } = error;
    const { line = 1, column = 1 } = locations?.[0] ?? {};
    const remedy = "correct it; the schema next to this folder has the fields";
    throw new Mistakes([{ file, line, column, what: message.replace(/\.$/, ""), remedy }]);
  }
}
