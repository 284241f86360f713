import { type DocumentNode, Kind, parse, type Source } from "graphql";

/** How many words and signs a query may have: checking it takes time that others wait for. */
const maxTokens = 10_000;

/** @throws GraphQLError if it is not GraphQL, or too long. */
export function parseQuery(text: string | Source): DocumentNode {
  return parse(text, { maxTokens });
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
