import { join } from "node:path";
import { emitGraphqlDocs, emitSchemaType } from "./emit/graphql/index.ts";
import type { Generate } from "./generator.ts";

/** Generates the schema's type and page for `packages/graphql`. */
export const generate: Generate = (loader, output) => {
  const root = join(loader.root, "packages/graphql");
  const spec = loader.graphql();
  const generated = join(root, "src/generated");
  output.put([[join(generated, "ethereum-schema.ts"), emitSchemaType(spec, "Ethereum")]], generated);
  const docs = emitGraphqlDocs(spec, "Schema of Ethereum-style nodes", "docs/ethereum.md");
  output.put([[join(root, "docs/ethereum.md"), docs.page]], join(root, "docs"));
  output.insert(join(root, "README.md"), docs.index, "reference");
};
