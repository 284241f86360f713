import {
  buildASTSchema,
  GraphQLError,
  type GraphQLSchema,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  Source,
  validateSchema,
} from "graphql";
import { validateSDL } from "graphql/validation/validate.js";
import { join } from "node:path";
import { type Mistake, Mistakes, readText } from "../../spec-file/index.ts";
import { sourceOf, summaryOf } from "./descriptions.ts";

/** A GraphQL schema. */
export interface GraphqlSpec {
  /** The path from the root. */
  readonly file: string;
  readonly schema: GraphQLSchema;
}

/** What can have a description, and its place in the file. */
interface Described {
  readonly description?: string | null | undefined;
  readonly astNode?:
    | { readonly loc?: { readonly startToken: { line: number; column: number } } }
    | null
    | undefined;
}

/**
 * Loads a GraphQL schema.
 *
 * @throws Mistakes with what is wrong: the schema itself, and types, fields and arguments that lack a description or source.
 */
export function loadGraphql(root: string, name: string): GraphqlSpec {
  const file = `specs/graphql/${name}.graphql`;
  const spec = readGraphql(file, readText(join(root, file), file));
  const { schema } = spec;
  const mistakes: Mistake[] = [];
  const check = (what: string, one: Described, isType: boolean): void => {
    const { line = 1, column = 1 } = one.astNode?.loc?.startToken ?? {};
    const report = (wrong: string, remedy: string): number =>
      mistakes.push({ file, line, column, what: `${what} ${wrong}`, remedy });
    if (summaryOf(one.description) === "")
      report("has no description", "say in a string before it what it is, with unit and form");
    else if (isType && sourceOf(one.description) === undefined)
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

/**
 * Reads a GraphQL schema whose descriptions are not checked.
 *
 * @param file - The path from the root.
 * @throws Mistakes with what is wrong with the schema itself.
 */
export function readGraphql(file: string, text: string): GraphqlSpec {
  return { file, schema: build(file, text) };
}

function build(file: string, text: string): GraphQLSchema {
  const remedy = "correct it; the specification of GraphQL has the grammar";
  const mistakesOf = (errors: readonly GraphQLError[]): Mistake[] =>
    errors.map(({ message, locations }) => {
      const { line = 1, column = 1 } = locations?.[0] ?? {};
      return { file, line, column, what: message.replace(/\.$/, ""), remedy };
    });
  try {
    const document = parse(new Source(text, file));
    // Otherwise, buildASTSchema throws them without their places.
    Mistakes.throwIfAny(mistakesOf(validateSDL(document)));
    const schema = buildASTSchema(document);
    Mistakes.throwIfAny(mistakesOf(validateSchema(schema)));
    return schema;
  } catch (error) {
    if (error instanceof GraphQLError) throw new Mistakes(mistakesOf([error]));
    throw error;
  }
}
