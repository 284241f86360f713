export { emitTypes } from "./emit-types.ts";
export { type Client, generateClients, type Paths, putClients } from "./generate-clients.ts";
export { sampleArguments } from "./sample-arguments.ts";
