import { buildASTSchema, GraphQLError, type GraphQLSchema, parse, Source, validateSchema } from "graphql";
import { validateSDL } from "graphql/validation/validate.js";
import { createMistakes, type Mistake, Mistakes } from "../../spec-file/mistakes.ts";

export interface GraphqlSpec {
  readonly file: string;
  readonly schema: GraphQLSchema;
}

/** The most words and signs of a schema. The largest public ones have a tenth. */
const MOST_TOKENS = 5_000_000;

/**
 * Reads a GraphQL schema.
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
    const document = parse(new Source(text, file), { maxTokens: MOST_TOKENS });
    // Otherwise, buildASTSchema throws them without their places.
    Mistakes.throwIfAny(toMistakes(validateSDL(document)));
    const schema = buildASTSchema(document);
    Mistakes.throwIfAny(toMistakes(validateSchema(schema)));
    return schema;
  } catch (error) {
    if (error instanceof GraphQLError) throw new Mistakes(toMistakes([error]));
    // Its parser calls itself for each level.
    if (error instanceof RangeError) throw createMistakes(file, "it is nested too deeply", "nest it less");
    throw error;
  }
}
