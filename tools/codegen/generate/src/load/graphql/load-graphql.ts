import { type GraphqlSpec, readGraphql } from "@node-access/generate/graphql";
import { isInputObjectType, isIntrospectionType, isObjectType, isSpecifiedScalarType } from "graphql";
import { join } from "node:path";
import { type Mistake, Mistakes, readText } from "../../spec-file/index.ts";

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
    if (formatSummary(one.description) === "")
      report("has no description", "say in a string before it what it is, with unit and form");
    else if (isType && readSource(one.description) === undefined)
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
