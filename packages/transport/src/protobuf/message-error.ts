import { invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";

/** The path of an error about a whole message. */
const MESSAGE = "message";

/** The error of a value that is not a message of a type, whatever it is. @internal */
export function messageError(type: string, error: unknown, path: string = MESSAGE): unknown {
  if (isNodeAccessError(error)) return error;
  const reason = error instanceof Error ? error.message : "";
  return invalidArgument(path, `a ${type}`, `a value that is none: ${reason}`);
}

/** Rejects a value that is not what it should be. */
export function checkShape(isValid: boolean, expected: string, value: unknown): void {
  if (!isValid) throw invalidArgument(MESSAGE, expected, kindOf(value));
}

/** Converts the value of a field, or a part of it. @throws NodeAccessError whose path begins with the place. */
export function convertAt(place: string, value: unknown, convert?: (value: unknown) => unknown): unknown {
  try {
    return convert ? convert(value) : value;
  } catch (error) {
    if (!isNodeAccessError(error, "INVALID_ARGUMENT")) throw messageError("value of its type", error, place);
    const { path, expected, received } = error.context;
    throw invalidArgument(path === MESSAGE ? place : `${place}.${path}`, expected, received);
  }
}
