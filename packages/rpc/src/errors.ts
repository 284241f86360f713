export { classifyError, classifyNodeError } from "@node-access/transport/errors";
export type { ErrorClass, ErrorReason, NodeErrorClass } from "@node-access/transport/errors";
