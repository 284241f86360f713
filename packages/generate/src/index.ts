export { generateClient, type GenerateOptions } from "./own/generate-client.ts";
export type { GeneratedClient } from "./own/generated-client.ts";
export { type Mistake, Mistakes } from "./spec-file/mistakes.ts";
