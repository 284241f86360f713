import { invalidArgument, kindOf } from "@node-access/auth";
import type { GraphQLTadaAPI, initGraphQLTada } from "gql.tada";
import type { EthereumSchema } from "../generated/ethereum-schema.ts";
import { readDocumentText } from "./document-text.ts";
import { findDefinitions } from "./scan.ts";

/** Writes documents whose types the compiler derives from the schema of Ethereum-style nodes. */
export type EthereumGraphql = GraphQLTadaAPI<EthereumSchema, { isMaskingDisabled: true }>;

/**
 * Writes a document whose variables and result the compiler derives from its text and from the schema
 * of Ethereum-style nodes. Nothing is parsed at run time: a document is its text, with those
 * of its fragments.
 *
 * Fields that the schema lacks have the type `unknown`. For a schema of your own, use {@link initGraphql}.
 *
 * @param text - One operation or one fragment.
 * @param fragments - The fragments that the text spreads.
 * @returns the document, for `client.query` and `client.mutate`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if an argument is not text or a document.
 *
 * @example
 * ```ts
 * import { createGraphqlClient, graphql, urlToken } from "@node-access/graphql";
 *
 * const client = createGraphqlClient({ endpoint: "http://127.0.0.1:9640", credential: urlToken("demo") });
 * const header = graphql(`fragment Header on Block { number hash }`);
 * const { block } = await client.query(graphql(`{ block { ...Header gasUsed } }`, [header]));
 * console.log(block?.hash, BigInt(block?.gasUsed ?? 0));
 * ```
 *
 * Source: EIP-1767; go-ethereum, graphql.
 */
export const graphql: EthereumGraphql = Object.assign(
  (text: string, fragments: readonly unknown[] = []) => new TextDocument(text, fragments),
  {
    scalar: (_: string, value: unknown) => value,
    persisted: () => {
      throw invalidArgument(
        "document",
        "a document with its text; nodes do not store documents",
        "persisted",
      );
    },
  },
) as never;

/**
 * Returns a function like {@link graphql} for a schema of your own. The schema is a type that the
 * command `gql.tada generate-output` makes of an SDL file or of an endpoint.
 *
 * @returns the function. Its types are those of gql.tada.
 *
 * @example
 * ```ts
 * import { createGraphqlClient, initGraphql } from "@node-access/graphql";
 *
 * // From the file that gql.tada generates: import type { introspection } from "./schema.ts";
 * interface introspection {
 *   name: never;
 *   query: "Query";
 *   mutation: never;
 *   subscription: never;
 *   types: {
 *     Query: { kind: "OBJECT"; name: "Query"; fields: { supply: { name: "supply"; type: { kind: "SCALAR"; name: "Wei" } } } };
 *   };
 * }
 * const graphql = initGraphql<{ introspection: introspection; scalars: { Wei: `${bigint}` } }>();
 * const client = createGraphqlClient({ endpoint: "https://index.example", path: "/graphql" });
 * const { supply } = await client.query(graphql(`{ supply }`));
 * console.log(BigInt(supply ?? 0));
 * ```
 *
 * Source: gql.tada, `initGraphQLTada`.
 */
export const initGraphql: typeof initGraphQLTada = () => graphql as never;

/** The definitions of a text. A text that cannot be split stays whole: the node says what is wrong with it. */
function splitDefinitions(text: string): string[] {
  const definitions = findDefinitions(text);
  return typeof definitions === "string" ? [text] : definitions.map((definition) => definition.text);
}

class TextDocument {
  readonly #text: string;

  constructor(text: string, fragments: readonly unknown[]) {
    if (typeof text !== "string") throw invalidArgument("text", "the text of a document", kindOf(text));
    if (!Array.isArray(fragments))
      throw invalidArgument("fragments", "a list of documents", kindOf(fragments));
    // A fragment that several others spread may be in a document only once.
    const texts = [text, ...fragments.map(readDocumentText)].flatMap(splitDefinitions);
    this.#text = [...new Set(texts)].join("\n");
  }

  get kind(): string {
    return "Document";
  }

  /** Other clients read definitions, which this document would have to parse. */
  get definitions(): never {
    throw invalidArgument(
      "document",
      "a client of @node-access/graphql; for other clients, create documents with the function graphql of gql.tada",
      "a document that is its text",
    );
  }

  toString(): string {
    return this.#text;
  }

  toJSON(): string {
    return this.#text;
  }
}
