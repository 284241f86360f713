export { formatPointer, parsePointer } from "./json-pointer.ts";
export { type Mistake, Mistakes } from "./mistakes.ts";
export { findNearestName, suggestName } from "./nearest-name.ts";
export { readText } from "./read-text.ts";
export { SpecFile, type SpecPath } from "./spec-file.ts";
export { readTextType } from "./text-type.ts";
export { writeGenerated } from "./write-generated.ts";
