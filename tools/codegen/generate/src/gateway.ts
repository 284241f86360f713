import { generateGateway } from "@node-access/generate/emit/gateway";
import { inThread } from "@node-access/generate/spec-file";
import type { configSchemaFiles, Sources } from "./config-schema.ts";
import { type Generate, runAlone } from "./generator.ts";

/** Generates what the gateway takes from the specs, and the JSON Schema of its config file. */
export const generateAll: Generate = async (loader, output) => {
  generateGateway(await loader.unlinted(), loader.root, output);
  const sources: Sources = { root: loader.root, files: output.files };
  // In its own thread: it loads a compiler.
  const module = new URL("./config-schema.ts", import.meta.url);
  output.put(await inThread<ReturnType<typeof configSchemaFiles>>(module, "configSchemaFiles", sources));
  await (
    await loader.rest()
  ).linted;
};

if (import.meta.main) await runAlone(generateAll);
