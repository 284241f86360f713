export { type Mistake, Mistakes } from "./mistakes.ts";
export { nearestName } from "./nearest-name.ts";
export { readText } from "./read-text.ts";
export { SpecFile, type SpecPath } from "./spec-file.ts";
export { textType } from "./text-type.ts";
export { writeGenerated } from "./write-generated.ts";
