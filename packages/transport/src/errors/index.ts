export type { ErrorReason } from "../generated/upstream-errors.ts";
export { classifyError } from "./classify-error.ts";
export type { ErrorClass } from "./classify-error.ts";
export { classifyNodeError } from "./classify-node-error.ts";
export type { NodeErrorClass } from "./classify-node-error.ts";
