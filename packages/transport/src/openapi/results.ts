import { checkKinds } from "../check-arguments.ts";
import { badResponse, type CallTarget } from "../call-error.ts";
import type { HttpResponse } from "../http/http-transport.ts";
import { readJson } from "../http/read-response.ts";
import { Collector } from "../rest/collector.ts";
import type { ResultReader } from "./api-operation.ts";

/** Ignores the body. */
export const readNothing: ResultReader = /* @__PURE__ */ leniently(() => undefined);

/** Reads JSON, or `undefined` from an empty body. */
export const readOptional: ResultReader = (response, target) =>
  response.text ? readJson(response, target) : undefined;

/** Returns the status. */
export const readStatus: ResultReader = /* @__PURE__ */ leniently(({ status }) => status);

/** Reads bytes, whatever the server calls them. */
export const readBytes: ResultReader = /* @__PURE__ */ ofBytes((_response, _target, bytes) => bytes);

/** Reads a text in the charset that the server names, by default UTF-8. */
export const readText: ResultReader = /* @__PURE__ */ ofBytes(({ headers }, target, bytes) => {
  const charset = /;\s*charset="?([^\s";]+)/i.exec(headers["content-type"] ?? "")?.[1] ?? "utf-8";
  return decoded(bytes, charset, target);
});

/**
 * Reads the results of an operation whose statuses have bodies of different kinds.
 *
 * @param readers - The reader for each status. Others have JSON.
 * @returns the reader for all of them.
 *
 * @example
 * ```ts
 * import { type ApiOperation, byStatus, readOptional, readText } from "@node-access/transport/openapi";
 *
 * export const getReport: ApiOperation<() => Promise<object | string>> = {
 *   name: "getReport",
 *   method: "GET",
 *   path: "/report",
 *   idempotency: "safe",
 *   result: byStatus({ 200: readText, 202: readOptional }),
 * };
 * ```
 *
 * Source: OpenAPI 3.1, Responses Object.
 */
export function byStatus(readers: Readonly<Record<number, ResultReader>>): ResultReader {
  return ofBytes((whole, target, bytes) => {
    checkKinds("response", whole, { status: "number", headers: "object" });
    const { status, headers } = whole;
    const read = (Object(readers) as typeof readers)[status] ?? readJson;
    const response = {
      status,
      headers,
      get text() {
        return decoded(bytes, "utf-8", target);
      },
    };
    return read(response, target, bytes);
  });
}

/** Makes a reader that ignores the body, which may not be text. */
function leniently(read: ResultReader): ResultReader {
  return Object.assign(read, { collect: () => new TextDecoder() });
}

/** Makes a reader of a body that may not be text. */
function ofBytes(
  read: (response: HttpResponse, target: CallTarget, bytes: Uint8Array) => unknown,
): ResultReader {
  return Object.assign(read as ResultReader, { collect: () => new Collector() });
}

function decoded(bytes: Uint8Array, charset: string, target: CallTarget): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    throw badResponse(target, "UNDECODABLE_BODY", `not text in ${charset}`, "");
  }
}
