export * from "@node-access/generate/model";
export { atVersion } from "./at-version.ts";
export { type Catalog, grpcPackages, type ProtocolRow, withFamilies } from "./catalog.ts";
export { findDiscriminator } from "./discriminators.ts";
export { createExample, createSample } from "./example.ts";
export { byFork } from "./forks.ts";
export { mapMethod, mapParts } from "./map-types.ts";
export { type Model } from "./model.ts";
