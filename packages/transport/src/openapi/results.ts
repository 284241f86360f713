import { readJson } from "../http/read-response.ts";
import type { ResultReader } from "./api-operation.ts";

/** Ignores the body. */
export const readNothing: ResultReader = /* @__PURE__ */ leniently(() => undefined);

/** Reads JSON, or `undefined` from an empty body. */
export const readOptional: ResultReader = (response, target) =>
  response.text ? readJson(response, target) : undefined;

/** Returns the status. */
export const readStatus: ResultReader = /* @__PURE__ */ leniently(({ status }) => status);

/** Makes a reader that ignores the body, which may not be text. */
function leniently(read: ResultReader): ResultReader {
  return Object.assign(read, { collect: () => new TextDecoder() });
}
