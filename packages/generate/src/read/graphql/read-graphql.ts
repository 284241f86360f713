import {
  buildASTSchema,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  parse,
  Source,
  validateSchema,
} from "graphql";
import { specifiedSDLRules } from "graphql/validation/specifiedRules.js";
import { validateSDL } from "graphql/validation/validate.js";
import { createMistakes, type Mistake, Mistakes } from "../../spec-file/mistakes.ts";

export interface GraphqlSpec {
  readonly file: string;
  readonly schema: GraphQLSchema;
}

/** The most words and signs of a schema. The largest public ones have a tenth. */
const MOST_TOKENS = 5_000_000;

/** Parts of a federated schema use directives that the router defines. */
const RULES = specifiedSDLRules.filter(({ name }) => name !== "KnownDirectivesRule");

/**
 * Reads a GraphQL schema, or a part of one: it may extend types that other parts define, and lack the root types.
 *
 * @throws Mistakes with what is wrong with the schema itself.
 */
export function readGraphql(file: string, text: string): GraphqlSpec {
  return { file, schema: build(file, text) };
}

function build(file: string, text: string): GraphQLSchema {
  const remedy = "correct it; the specification of GraphQL has the grammar";
  const toMistakes = (errors: readonly GraphQLError[]): Mistake[] =>
    errors.map(({ message, locations }) => {
      const { line = 1, column = 1 } = locations?.[0] ?? {};
      return { file, line, column, what: message.replace(/\.$/, ""), remedy };
    });
  try {
    const given = parse(new Source(text, file), { maxTokens: MOST_TOKENS });
    const operation = given.definitions.find(
      (one) => one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION,
    );
    if (operation) {
      const { line = 1, column = 1 } = operation.loc?.startToken ?? {};
      const what = "it has an operation, which is not a part of a schema";
      throw new Mistakes([{ file, line, column, what, remedy: "give the schema of the service" }]);
    }
    const document = defineExtended(given);
    // Otherwise, buildASTSchema throws them without their places.
    Mistakes.throwIfAny(toMistakes(validateSDL(document, null, RULES)));
    const schema = buildASTSchema(document, { assumeValidSDL: true });
    const errors = validateSchema(schema).filter(({ message }) => !message.startsWith("Query root type"));
    Mistakes.throwIfAny(toMistakes(errors));
    return schema;
  } catch (error) {
    if (error instanceof GraphQLError) throw new Mistakes(toMistakes([error]));
    // Its parser calls itself for each level.
    if (error instanceof RangeError) throw createMistakes(file, "it is nested too deeply", "nest it less");
    throw error;
  }
}

/** Turns the first extension of a type that the document does not define into its definition. */
function defineExtended(document: DocumentNode): DocumentNode {
  const defined = new Set(document.definitions.filter(isTypeDefinitionNode).map(({ name }) => name.value));
  const definitions = document.definitions.map((one) => {
    if (!isTypeExtensionNode(one) || defined.has(one.name.value)) return one;
    defined.add(one.name.value);
    return { ...one, kind: one.kind.replace("Extension", "Definition") } as unknown as typeof one;
  });
  return { ...document, definitions };
}
