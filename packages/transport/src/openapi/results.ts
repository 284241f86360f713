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

/** Reads JSON if the server says that it is, and a text otherwise: the document allows both. */
export const readEither: ResultReader = /* @__PURE__ */ ofBytes((response, target, bytes) =>
  /^[^;]*\bjson\s*(;|$)/i.test(response.headers["content-type"] ?? "")
    ? readJson(withText(response, target, bytes), target)
    : readText(response, target, bytes),
);

/** Returns the status. */
export const readStatus: ResultReader = /* @__PURE__ */ leniently(({ status }) => status);

/** Reads bytes, whatever the server calls them. */
export const readBytes: ResultReader = /* @__PURE__ */ ofBytes((_response, _target, bytes) => bytes);

/** Reads a text in the charset that the server names, by default UTF-8. */
export const readText: ResultReader = /* @__PURE__ */ ofBytes(({ headers }, target, bytes) => {
  const charset = /;\s*charset="?([^\s";]+)/i.exec(headers["content-type"] ?? "")?.[1] ?? "utf-8";
  return decoded(bytes, charset, target);
});

/** What reads the results of each status, and of all others. */
export interface StatusReaders {
  readonly [status: number]: ResultReader;
  /** Reads the results of all other statuses. Default: they are JSON. */
  readonly others?: ResultReader;
}

/**
 * Reads the results of an operation whose statuses have bodies of different kinds.
 *
 * @param readers - The reader for each status, and for all `others`. Without it, others have JSON.
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
export function byStatus(readers: StatusReaders): ResultReader {
  return ofBytes((whole, target, bytes) => {
    checkKinds("response", whole, { status: "number", headers: "object" });
    const { [whole.status]: own, others = readJson }: StatusReaders = Object(readers);
    return (own ?? others)(withText(whole, target, bytes), target, bytes);
  });
}

/** A response whose text is decoded from its bytes when it is read. */
function withText({ status, headers }: HttpResponse, target: CallTarget, bytes: Uint8Array): HttpResponse {
  return {
    status,
    headers,
    get text() {
      return decoded(bytes, "utf-8", target);
    },
  };
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
