import { gatewayCatalog, generateGateway } from "./emit/gateway/index.ts";
import { inThread } from "./spec-file/index.ts";
import type { configSchemaFiles, Sources } from "./config-schema.ts";
import type { Generate } from "./generator.ts";

/** Generates the gateway's files from the specs, and the JSON Schema of its config file. */
export const generate: Generate = async (loader, output) => {
  const { root } = loader;
  const sources: Sources = { root, files: new Map([gatewayCatalog(loader.catalog(), root)]) };
  // In its own thread, and first, because it loads a compiler.
  const module = new URL("./config-schema.ts", import.meta.url);
  const schema = inThread<ReturnType<typeof configSchemaFiles>>(module, "configSchemaFiles", sources);
  schema.catch(() => {});
  const graphql = { spec: loader.graphql(), examples: loader.graphqlExamples() };
  generateGateway(await loader.unlinted(), graphql, root, output);
  output.put(await schema);
  await (
    await loader.rest()
  ).linted;
};
