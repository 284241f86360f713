import { invalidArgument } from "@node-access/auth";
import type { GrpcEndpoint } from "./endpoint.ts";
import type { Method } from "./message.ts";
import { undecodable } from "./status-error.ts";

/**
 * Writes a request.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if a value does not fit its field.
 */
export function encodeRequest({ name, request }: Method, value: unknown): Buffer {
  try {
    const bytes = request.encode(request.fromPartial(value ?? {})).finish();
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw invalidArgument("request", `a message of ${name}`, `one that cannot be written: ${reason}`);
  }
}

/**
 * Reads an answer.
 *
 * @throws NodeAccessError `UNDECODABLE_BODY`.
 */
export function decodeResponse(endpoint: GrpcEndpoint, method: Method, bytes: Buffer): unknown {
  try {
    return method.response.decode(bytes);
  } catch (error) {
    throw undecodable(endpoint, method, bytes, error);
  }
}

/** The bytes are made and read here, so that what fails can be told by its own error. */
export function asBytes(bytes: Buffer): Buffer {
  return bytes;
}
