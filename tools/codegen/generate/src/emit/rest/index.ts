export { emitTypes } from "./emit-types.ts";
export { type Client, generateClients, putClients } from "./generate-clients.ts";
export { sampleArguments } from "./sample-arguments.ts";
