export * from "@node-access/generate/model";
export { atVersion } from "./at-version.ts";
export { type Catalog, grpcPackages, type ProtocolRow, withFamilies } from "./catalog.ts";
export { findDiscriminator, byFork } from "./read-types.ts";
export { createExample, createSample } from "./example.ts";
export { sampleArguments, simplestCall, variedCall } from "./sample-call.ts";
export { mapMethod } from "./map-types.ts";
export { type Model } from "./model.ts";
