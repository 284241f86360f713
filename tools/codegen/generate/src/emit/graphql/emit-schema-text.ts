import { printSchema } from "graphql";
import type { GraphqlSpec } from "../../load/graphql/index.ts";

/** Returns a module with the text of a schema, for servers. Its descriptions are what tools show of the schema. */
export function emitSchemaText({ file, schema }: GraphqlSpec, constant: string): string {
  return `// Generated from ${file}. Do not edit: change the spec and run \`npm run generate\`.

/** The schema of the GraphQL endpoint, in the schema definition language. */
export const ${constant}: string = ${JSON.stringify(printSchema(schema))};
`;
}
