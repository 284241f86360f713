import { badResponse, isSuccess } from "../call-error.ts";
import { runCall } from "../run-call.ts";
import { Collector } from "./collector.ts";
import {
  bodyText,
  checkRestCall,
  JSON_TYPE,
  readResult,
  type RestCall,
  type RestHooks,
} from "./rest-client.ts";
import { restRequest } from "./rest-operation.ts";

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
const BYTES_FIRST = `${BYTES_TYPE};q=1.0,${JSON_TYPE};q=0.9`;

/**
 * Makes a REST client exchange bytes instead of JSON: a Uint8Array body is sent unchanged,
 * and responses are requested as bytes.
 *
 * @param mayBeBytes - The methods whose responses may be bytes. They return a {@link BytesResponse}.
 * @returns hooks for `createRestClient`.
 *
 * @example
 * ```ts
 * import { type BytesResponse, bytesHooks, createRestClient } from "@node-access/transport/rest";
 *
 * interface Methods {
 *   getBlock(id: string): Promise<BytesResponse<{ data: object }, "eth-consensus-version">>;
 * }
 * const client = createRestClient<"beacon", Methods>(
 *   "beacon",
 *   { getBlock: { method: "GET", path: "/eth/v2/beacon/blocks/{id}", idempotency: "safe" } },
 *   { endpoint: "https://beacon.example" },
 *   bytesHooks({ getBlock: true }),
 * );
 * const block = await client.getBlock("head");
 * if (block.type === "bytes") console.log(block.headers["eth-consensus-version"], block.bytes.length);
 * ```
 *
 * Source: RFC 9110 section 12.5.1, Accept.
 */
export function bytesHooks(mayBeBytes: Readonly<Record<string, boolean>>): RestHooks {
  const names: typeof mayBeBytes = Object(mayBeBytes);
  return {
    async call(call) {
      checkRestCall(call);
      return callInBytes(call, names[call.name] === true);
    },
  };
}

async function callInBytes(call: RestCall, wantsBytes: boolean): Promise<unknown> {
  const { transport, name, rest, args, options, hooks } = call;
  const { endpoint, redact } = transport;
  const { method, path, headers: own, body: content } = restRequest(rest, args);
  const operation = { name, idempotency: rest.idempotency };
  const described = { operation, endpoint, redact, transport: "http", input: args } as const;
  const isBytes = content instanceof Uint8Array;
  const body = content && (isBytes ? content : bodyText(content));
  const headers = {
    accept: wantsBytes ? BYTES_FIRST : JSON_TYPE,
    ...(content && { "content-type": isBytes ? BYTES_TYPE : JSON_TYPE }),
    ...own,
  };
  const { maxResponseBytes } = options;
  const { value: result } = await runCall(described, options, async (attempt) => {
    const collected = new Collector();
    const request = { method, path, headers, body, maxResponseBytes, decoder: collected };
    const response = await transport.send(request, attempt);
    const { status, headers: responseHeaders } = response;
    const metadata = { status, headers: responseHeaders };
    const type = responseHeaders["content-type"] ?? "";
    if (wantsBytes && isSuccess(status) && type.toLowerCase().startsWith(BYTES_TYPE)) {
      return { value: { type: "bytes", bytes: collected.bytes(), headers: responseHeaders }, ...metadata };
    }
    let text: string;
    try {
      text = new TextDecoder("utf-8", { fatal: isSuccess(status) }).decode(collected.bytes());
    } catch {
      throw badResponse(attempt, "UNDECODABLE_BODY", `not UTF-8 but ${type || "of no type"}`, "");
    }
    const value = readResult({ ...metadata, text }, rest, attempt, hooks);
    return { value: wantsBytes ? { type: "json", value, headers: responseHeaders } : value, ...metadata };
  });
  return result;
}
