import { generateGateway } from "@node-access/generate/emit/gateway";
import { generateConfigSchema } from "./config-schema.ts";
import { type Generate, runAlone } from "./generator.ts";

/** Generates what the gateway takes from the specs, and the JSON Schema of its config file. */
export const generateAll: Generate = async (loader, output) => {
  await generateGateway(loader, output);
  generateConfigSchema(loader.root, output);
};

if (import.meta.main) await runAlone(generateAll);
