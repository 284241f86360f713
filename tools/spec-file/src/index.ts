export { exampleOf } from "./example.ts";
export { generate, type Write } from "./generate.ts";
export { Mistakes } from "./mistakes.ts";
export type { Mistake } from "./mistakes.ts";
export { schemaMistakes } from "./schema-mistakes.ts";
export { SpecFile } from "./spec-file.ts";
export { SpecBundle } from "./spec-bundle.ts";
export type { SpecPath } from "./spec-file.ts";
export { writeGenerated } from "./write-generated.ts";
