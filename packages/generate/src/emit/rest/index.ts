export * from "./emit-api-operations.ts";
export * from "./emit-methods.ts";
export * from "./emit-pages.ts";
export * from "./method-groups.ts";
export * from "./method.ts";
