import { propertyOf } from "@node-access/auth";
import { gunzipSync, inflateSync } from "node:zlib";
import type { CallTarget } from "@node-access/transport";
import { badResponse, messageTooLarge } from "./call-errors.ts";

/** Decompresses a message. @throws NodeAccessError if it is not compressed so, or exceeds `limit`. */
export function decompress(
  target: CallTarget,
  bytes: Uint8Array,
  encoding: string | undefined,
  limit: number,
): Uint8Array {
  const options = { maxOutputLength: limit };
  try {
    if (encoding === "gzip") return gunzipSync(bytes, options);
    if (encoding === "deflate") return inflateSync(bytes, options);
  } catch (error) {
    if (propertyOf(error, "code") === "ERR_BUFFER_TOO_LARGE") throw messageTooLarge(target, limit);
  }
  throw badResponse(
    target,
    "a message is not compressed as grpc-encoding says",
    encoding ?? "it says nothing",
  );
}
