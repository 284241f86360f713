export * from "./decimals.ts";
export * from "./directions.ts";
export * from "./example-value.ts";
export * from "./forms.ts";
export * from "./identifier.ts";
export * from "./json-rpc.ts";
export * from "./json-schema.ts";
export type * from "./json.ts";
export * from "./operation.ts";
export * from "./place.ts";
export * from "./references.ts";
export * from "./rpc-json-schema.ts";
export * from "./simulated-example.ts";
export type * from "./spec.ts";
export * from "./tables.ts";
export type * from "./type.ts";
export * from "./versions.ts";

/** Whether a proto file only declares options, which no client contains. */
export function isOption(file: string): boolean {
  return /^(node_access|google\/api)\//.test(file) || file === "google/protobuf/descriptor.proto";
}
