import { describeValue, invalidArgument, isNodeAccessError } from "@node-access/auth";

/** Reads metadata. If that fails because it is not from `info.meta()`, throws an error that says so. */
export function readMeta<T>(meta: unknown, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw isNodeAccessError(error)
      ? error
      : invalidArgument("meta", "the result of info.meta()", describeValue(meta));
  }
}
