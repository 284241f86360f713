import { badResponse, type CallTarget } from "../call-error.ts";
import { readJson } from "../http/read-response.ts";
import type { ApiResponse, ResultReader } from "./api-operation.ts";

/** Ignores the body. */
export const readNothing: ResultReader = () => undefined;

/** Reads JSON, or `undefined` from an empty body. */
export const readOptional: ResultReader = (response, target) =>
  response.text ? readJson(response, target) : undefined;

/** Returns the status. */
export const readStatus: ResultReader = ({ status }) => status;

/** Reads bytes, whatever the server calls them. */
export const readBytes: ResultReader = ({ bytes }) => bytes;

/** Reads a text in the charset that the server names, by default UTF-8. */
export const readText: ResultReader = ({ bytes, headers }, target) => {
  const charset = /;\s*charset="?([^\s";]+)/i.exec(headers["content-type"] ?? "")?.[1] ?? "utf-8";
  return decoded(bytes, charset, target);
};

/** A response whose text is decoded when it is read. */
export function responseWithBytes(
  { status, headers }: Pick<ApiResponse, "status" | "headers">,
  bytes: Uint8Array,
  target: CallTarget,
): ApiResponse {
  return {
    status,
    headers,
    bytes,
    get text() {
      return decoded(bytes, "utf-8", target);
    },
  };
}

function decoded(bytes: Uint8Array, charset: string, target: CallTarget): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    throw badResponse(target, "UNDECODABLE_BODY", `not text in ${charset}`, "");
  }
}
