import type { BodyWriter, ResultReader } from "./api-operation.ts";
import { isBytes } from "./bytes-of.ts";
import { ofBytes, withText } from "./byte-results.ts";
import { readObject, type RestOperation } from "./rest-client.ts";

/** A response as bytes, or as JSON from servers that don't support bytes. */
export type BytesResponse<T, Header extends string = never> = { readonly headers: BytesHeaders<Header> } & (
  | { readonly type: "bytes"; readonly bytes: Uint8Array }
  | { readonly type: "json"; readonly value: T }
);

/** HTTP headers with lower-case names. Those in the spec are typed. */
export type BytesHeaders<Header extends string> = Readonly<Record<string, string>> & {
  readonly [Name in Header]?: string;
};

const BYTES_TYPE = "application/octet-stream";
/** Prefers bytes; servers without them respond with JSON. Source: RFC 9110 section 12.5.1. */
const BYTES_FIRST = `${BYTES_TYPE};q=1.0,application/json;q=0.9`;

/**
 * Makes an operation exchange bytes instead of JSON: a Uint8Array body is sent unchanged, and the response is requested as bytes.
 *
 * @param operation - The operation.
 * @param mayReturnBytes - Whether its response may be bytes. Its method then returns a {@link BytesResponse}.
 * @returns the changed operation, for `createRestClient`.
 *
 * @example
 * ```ts
 * import { type BytesResponse, createRestClient, inBytes } from "@node-access/transport/rest";
 *
 * interface Methods {
 *   getBlock(id: string): Promise<BytesResponse<{ data: object }, "eth-consensus-version">>;
 * }
 * const getBlock = inBytes({ method: "GET", path: "/eth/v2/beacon/blocks/{id}", idempotency: "safe" }, true);
 * const client = createRestClient<"beacon", Methods>("beacon", { getBlock }, { endpoint: "https://beacon.example" });
 * const block = await client.getBlock("head");
 * if (block.type === "bytes") console.log(block.headers["eth-consensus-version"], block.bytes.length);
 * ```
 *
 * Source: RFC 9110 section 12.5.1, Accept.
 */
export function inBytes(operation: RestOperation, mayReturnBytes: boolean): RestOperation {
  const { body, result = readObject }: Partial<RestOperation> = Object(operation);
  return {
    ...operation,
    ...(body && { body: bytesOr(body) }),
    ...(mayReturnBytes && { accept: BYTES_FIRST, result: bytesOrRead(result) }),
  };
}

function bytesOr(write: BodyWriter): BodyWriter {
  return (content, operation) =>
    isBytes(content) ? { type: BYTES_TYPE, body: content } : write(content, operation);
}

function bytesOrRead(read: ResultReader): ResultReader {
  return ofBytes((response, target, bytes) => {
    const { headers } = response;
    return headers["content-type"]?.toLowerCase().startsWith(BYTES_TYPE)
      ? { type: "bytes", bytes, headers }
      : { type: "json", value: read(withText(response, target, bytes), target), headers };
  });
}
