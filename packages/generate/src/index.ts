export { type GeneratedClient, generateClient, type GenerateOptions } from "./own/generate-client.ts";
export { type Mistake, Mistakes } from "./spec-file/mistakes.ts";
