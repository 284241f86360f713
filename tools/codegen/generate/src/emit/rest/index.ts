export { emitTypes } from "./emit-types.ts";
export { sampleArguments } from "./sample-arguments.ts";
