import { describeValue, invalidArgument, isNodeAccessError } from "@node-access/auth";

/** Reads metadata, which may come from anywhere: where it does not have the form of `info.meta()`, the error says so. */
export function readMeta<T>(meta: unknown, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw isNodeAccessError(error)
      ? error
      : invalidArgument("meta", "what info.meta() gives", describeValue(meta));
  }
}
