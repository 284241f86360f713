import { invalidArgument, isNodeAccessError, kindOf, type NodeAccessError } from "@node-access/auth";

/** The path of an error about a whole message. */
const MESSAGE = "message";

/** The error of a value that is not a message of a type, whatever it is. @internal */
export function messageError(type: string, error: unknown): unknown {
  if (isNodeAccessError(error)) return error;
  const reason = error instanceof Error ? error.message : "";
  return invalidArgument(MESSAGE, `a ${type}`, `a value that is none: ${reason}`);
}

/** Rejects a value that is not what it should be. */
export function checkShape(isValid: boolean, expected: string, value: unknown): void {
  if (!isValid) throw invalidArgument(MESSAGE, expected, kindOf(value));
}

/** The error of a value of a field, or a part of it: its path begins with the place. */
export function errorAt(place: string, error: unknown): NodeAccessError {
  const { path, expected, received } = (
    messageError("value of its type", error) as NodeAccessError<"INVALID_ARGUMENT">
  ).context;
  return invalidArgument(path === MESSAGE ? place : `${place}.${path}`, expected, received);
}
