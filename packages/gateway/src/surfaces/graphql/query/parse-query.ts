import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  OverlappingFieldsCanBeMergedRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { checkMerging, checkShape } from "./query-shape.ts";

/** How many words and signs a query may have: checking it takes time that others wait for. */
const maxTokens = 10_000;
/** Characters of a query whose errors say where in it they are: each error counts the lines before it. */
const maxLocated = 2_000;
const maxErrors = 10;

const rules = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule);

function parseQuery(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens, noLocation: text.length > maxLocated });
  } catch (error) {
    if (error instanceof RangeError)
      throw new GraphQLError("the query nests too deep to be read: nest it less");
    throw error;
  }
}

/** @returns the query, checked against the schema, or what is wrong with it. */
export function checkQuery(
  schema: GraphQLSchema,
  text: string,
  maxDepth: number,
): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parseQuery(text);
    const problem = checkShape(document, maxDepth);
    if (problem) return [problem];
    const errors = validate(schema, document, rules, { maxErrors });
    if (errors.length > 0) return errors;
    const conflict = checkMerging(document);
    return conflict ? [conflict] : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** @returns whether a document has a mutation. One that cannot be parsed has none: it is never run. */
export function hasMutation(text: string): boolean {
  try {
    return parseQuery(text).definitions.some(
      (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === "mutation",
    );
  } catch {
    return false;
  }
}
