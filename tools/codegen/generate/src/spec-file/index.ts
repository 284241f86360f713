export * from "@node-access/generate/spec-file";
export { checkFields, checkRules } from "./extensions/check-rules.ts";
export { checkSchemaForms, checkExtensions, extensionTable } from "./extensions/check-extensions.ts";
export { clashingNames } from "./clashing-names.ts";
export { placesIn, type Placed } from "./extensions/places.ts";
export { markdownTable } from "@node-access-tools/workspace";
export { type Difference, Output } from "./output.ts";
export { readData, schemaCheck, schemaMistakes } from "./schema-check.ts";
export { SpecBundle } from "./spec-bundle.ts";
