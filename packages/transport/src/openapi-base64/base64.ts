import { invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";
import { badResponse, type CallTarget } from "../call-error.ts";
import { checkKinds, checkTarget } from "../check-arguments.ts";
import { readJson } from "../http/read-response.ts";
import { parseJson } from "../json.ts";
import type {
  ApiExchange,
  BodyWriter,
  FailureReader,
  ParameterStyle,
  ResultReader,
} from "../openapi/api-operation.ts";
import { isBytes } from "../openapi/bytes-of.ts";
import { checkConnection } from "../openapi/check-connection.ts";
import { describe } from "../run-call.ts";
import type { ItemIterator } from "../stream/index.ts";
import { type Base64Encoding, decodeBase64, encodeBase64 } from "./codec.ts";
import { type Base64Place, type Conversion, convertAt } from "./places.ts";

export type { Base64Encoding } from "./codec.ts";
export type { Base64Parts, Base64Place } from "./places.ts";

/**
 * Adds to the writer of a body that it writes bytes as base64.
 *
 * @param writer - Writes the body.
 * @param place - Where bytes are in it.
 * @returns what writes a body with bytes. It throws `INVALID_ARGUMENT` that names the place where other values are.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the writer is no function.
 *
 * @example
 * ```ts
 * import { json } from "@node-access/transport/openapi";
 * import { base64Body } from "@node-access/transport/openapi/base64";
 *
 * const operation = { name: "send", method: "POST", path: "/photos", idempotency: "write" } as const;
 * const write = base64Body(json, { fields: { photo: "base64" } });
 * console.log(await write({ photo: new Uint8Array([0, 1, 2]) }, operation)); // { body: '{"photo":"AAEC"}', ... }
 * ```
 *
 * Source: JSON Schema 2020-12, `contentEncoding`; OpenAPI 3.0, `format: byte`; RFC 4648.
 */
export function base64Body(writer: BodyWriter, place: Base64Place): BodyWriter {
  checkFunction("writer", writer);
  return (content, operation) => writer(encoded(place, content, "body"), operation);
}

/**
 * Adds to the style of a parameter that it writes bytes as base64.
 *
 * @param style - Writes the parameter.
 * @param place - Where bytes are in it.
 * @returns what writes a parameter with bytes. It throws `INVALID_ARGUMENT` that names the place where other values are.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the style is no function.
 *
 * @example
 * ```ts
 * import { repeated } from "@node-access/transport/openapi";
 * import { base64Parameter } from "@node-access/transport/openapi/base64";
 *
 * console.log(base64Parameter(repeated, "base64url")("key", new Uint8Array([255]))); // [["key", "_w%3D%3D"]]
 * ```
 *
 * Source: JSON Schema 2020-12, `contentEncoding`; OpenAPI 3.0, `format: byte`; RFC 4648.
 */
export function base64Parameter(style: ParameterStyle, place: Base64Place): ParameterStyle {
  checkFunction("style", style);
  return (name, value) => style(name, encoded(place, value, name));
}

/**
 * Reads JSON whose bytes are base64, in either alphabet, with or without padding.
 *
 * @param place - Where bytes are in it.
 * @returns what reads a result with bytes. It throws `UNDECODABLE_BODY` that names the place of a text that is not base64.
 *
 * @example
 * ```ts
 * import { type ApiOperation, createApiCaller } from "@node-access/transport/openapi";
 * import { base64Result } from "@node-access/transport/openapi/base64";
 *
 * const getPhoto: ApiOperation<(id: string) => Promise<{ photo: Uint8Array }>> = {
 *   name: "getPhoto",
 *   method: "GET",
 *   path: "/photos/{id}",
 *   idempotency: "safe",
 *   result: base64Result({ fields: { photo: "base64" } }),
 * };
 * const acme = createApiCaller({ endpoint: "https://acme.example" });
 * console.log((await acme.call(getPhoto, "7")).photo.length);
 * ```
 *
 * Source: JSON Schema 2020-12, `contentEncoding`; OpenAPI 3.0, `format: byte`; RFC 4648.
 */
export function base64Result(place: Base64Place): ResultReader {
  return (response, target) => {
    checkKinds("response", response, { status: "number", headers: "object", text: "string" });
    checkTarget(target);
    return decoded(place, readJson(response, target), target);
  };
}

/**
 * Adds to the reader of a stream that bytes in its items are base64.
 *
 * @param exchange - Reads the stream.
 * @param place - Where bytes are in an item.
 * @returns what reads a stream of items with bytes. The stream ends with `UNDECODABLE_BODY` at a text that is not base64.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the exchange is no function.
 *
 * @example
 * ```ts
 * import { jsonEvents } from "@node-access/transport/openapi/events";
 * import { base64Items } from "@node-access/transport/openapi/base64";
 *
 * export const exchange = base64Items(jsonEvents, { fields: { audio: "base64" } });
 * ```
 *
 * Source: JSON Schema 2020-12, `contentEncoding`; OpenAPI 3.0, `format: byte`; RFC 4648.
 */
export function base64Items(exchange: ApiExchange, place: Base64Place): ApiExchange {
  checkFunction("exchange", exchange);
  return async (connection, operation, attempt, ...others) => {
    checkConnection(connection);
    const response = await exchange(connection, operation, attempt, ...others);
    const items = response.result as ItemIterator<unknown> | undefined;
    if (!items) return response;
    const result: ItemIterator<unknown> = {
      async next() {
        const item = await items.next();
        if (item.done) return item;
        try {
          return { done: false, value: decoded(place, item.value, attempt) };
        } catch (error) {
          await items.return?.();
          throw describe(error, attempt);
        }
      },
      async return() {
        await items.return?.();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]: () => result,
    };
    return { ...response, result };
  };
}

/**
 * Reads bodies of errors whose bytes are base64.
 *
 * @param places - Where bytes are in them, by status: `404`, `"4XX"` or `"default"`.
 * @returns what reads the body of an error. With a text that is not base64, the error has no `data`.
 *
 * @example
 * ```ts
 * import { base64Failure } from "@node-access/transport/openapi/base64";
 *
 * console.log(base64Failure({ "4XX": { fields: { proof: "base64" } } })('{"proof":"AAEC"}', 404)); // { proof: Uint8Array(3) }
 * ```
 *
 * Source: JSON Schema 2020-12, `contentEncoding`; OpenAPI 3.0, `format: byte`; RFC 4648.
 */
export function base64Failure(places: Readonly<Record<string, Base64Place>>): FailureReader {
  const all = Object(places) as typeof places;
  return (text, status) => {
    const data = parseJson(text);
    const place = all[status] ?? all[`${`${status}`[0]}XX`] ?? all["default"];
    if (place === undefined) return data;
    const target = { operation: { name: "" }, endpoint: "", redact: String };
    return decoded(place, data, target);
  };
}

function decoded(place: Base64Place, value: unknown, target: CallTarget): unknown {
  const convert = (item: unknown, _: Base64Encoding, path: string): unknown => {
    if (typeof item !== "string") return item;
    const bytes = decodeBase64(item);
    if (bytes) return bytes;
    const where = path === "" ? "" : ` in ${path.replace(/^\./, "")}`;
    // Not the text: what is base64 may be a key.
    throw badResponse(target, "UNDECODABLE_BODY", `not base64${where}`, `${item.length} characters`);
  };
  return convertAt(place, value, "", { convert });
}

function encoded(place: Base64Place, value: unknown, name: string): unknown {
  try {
    return convertAt(place, value, name, encoding);
  } catch (error) {
    if (isNodeAccessError(error)) throw error;
    // An object that contains itself, or a `toJSON` that throws.
    throw invalidArgument(name, "a JSON value", "a circular object, or one that cannot be read");
  }
}

const encoding: Conversion = {
  // As JSON.stringify does.
  prepare(item) {
    const { toJSON } = Object(item) as { readonly toJSON?: unknown };
    return typeof toJSON === "function" && !isBytes(item) ? toJSON.call(item, "") : item;
  },
  convert(item, alphabet, path) {
    if (isBytes(item)) return encodeBase64(item, alphabet);
    // Next to bytes, a schema may allow null, numbers and booleans.
    if (typeof item === "object" ? item === null : typeof item !== "string") return item;
    throw invalidArgument(path, "a Uint8Array", kindOf(item));
  },
};

function checkFunction(name: string, value: unknown): void {
  if (typeof value !== "function") throw invalidArgument(name, "a function", kindOf(value));
}
