import { describeValue, invalidArgument } from "@node-access/auth";
import { printDocument } from "./print-document.ts";

/**
 * A document with types: one of {@link graphql}, of gql.tada, or of any tool that makes typed document nodes.
 */
export interface GraphqlDocument<Result = unknown, Variables = never> {
  /** Never present at run time; carries the types. */
  readonly __apiType?: (variables: Variables) => Result;
}

/**
 * Returns the text of a document: of a string, of an object that prints as its text,
 * or of a document node, from its source or its definitions.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` for anything else.
 */
export function readDocumentText(document: unknown): string {
  if (typeof document === "string") return document;
  if (typeof document === "object" && document !== null) {
    const own = document.toString;
    if (typeof own === "function" && own !== Object.prototype.toString && !Array.isArray(document))
      return String(document);
    const { loc, definitions } = document as { loc?: { source?: { body?: unknown } }; definitions?: unknown };
    const body = loc?.source?.body;
    // The source of a query of gql.tada lacks its fragments, so definitions come first.
    if (Array.isArray(definitions) && definitions.length > 0) return printDocument(definitions);
    if (typeof body === "string") return body;
  }
  throw invalidArgument(
    "document",
    "text, graphql(`...`), or another typed document",
    describeValue(document),
  );
}
