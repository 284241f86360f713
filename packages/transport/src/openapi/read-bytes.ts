import { checkKinds } from "../check-arguments.ts";
import { readJson } from "../http/read-response.ts";
import type { ResultReader } from "./api-operation.ts";
import { decoded, ofBytes, withText } from "./byte-results.ts";

/** Reads JSON if the server says that it is, and a text otherwise: the document allows both. */
export const readEither: ResultReader = /* @__PURE__ */ ofBytes((response, target, bytes) =>
  /^[^;]*\bjson\s*(;|$)/i.test(response.headers["content-type"] ?? "")
    ? readJson(withText(response, target, bytes), target)
    : readText(response, target, bytes),
);

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
