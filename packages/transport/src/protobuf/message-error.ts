import { invalidArgument, isNodeAccessError } from "@node-access/auth";

/** The error of a value that is not a message of a type, whatever it is. @internal */
export function messageError(type: string, error: unknown): unknown {
  if (isNodeAccessError(error)) return error;
  const reason = error instanceof Error ? error.message : "";
  return invalidArgument("message", `a ${type}`, `a value that is none: ${reason}`);
}
