export { emitMethods } from "./emit-methods.ts";
export { emitTypes } from "./emit-types.ts";
export { type Client, generateClients, type Paths, putClients } from "./generate-clients.ts";
export { methodGroups } from "./method-groups.ts";
export { sampleArguments } from "./sample-arguments.ts";
