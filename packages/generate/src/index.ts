export { generateClient, type GenerateOptions } from "./client/generate-client.ts";
export type { GeneratedClient } from "./client/generated-client.ts";
export { type Mistake, Mistakes } from "./spec-file/mistakes.ts";
export type { GenerateHooks } from "./client/rename.ts";
export type {
  ClientDescription,
  GeneratePlugin,
  JsonSchema,
  MethodDescription,
  ParameterDescription,
} from "./plugins/plugin.ts";
