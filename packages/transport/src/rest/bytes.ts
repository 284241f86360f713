import { badResponse, isSuccess } from "../call-error.ts";
import { runCall } from "../run-call.ts";
import { bodyText, JSON_TYPE, readResult, type RestCall, type RestHooks } from "./rest-client.ts";
import { restRequest } from "./rest-operation.ts";

/** An answer as bytes; or as JSON, from a server that has no bytes. */
export type BytesResponse<T, Header extends string = never> = { readonly headers: BytesHeaders<Header> } & (
  | { readonly type: "bytes"; readonly bytes: Uint8Array }
  | { readonly type: "json"; readonly value: T }
);

/** The HTTP headers under lower-case names, those among them that the answer may have by its spec. */
export type BytesHeaders<Header extends string> = Readonly<Record<string, string>> & {
  readonly [Name in Header]?: string;
};

const BYTES_TYPE = "application/octet-stream";
/** Bytes first: a server that has none gives JSON. Source: RFC 9110 section 12.5.1. */
const BYTES_FIRST = `${BYTES_TYPE};q=1.0,${JSON_TYPE};q=0.9`;

/**
 * Makes the calls of a client in bytes: a body that is a Uint8Array goes out as it is, and answers are asked for as bytes.
 *
 * @param answers - Whether the answer may be bytes, by method. It is a {@link BytesResponse} then.
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
export function bytesHooks(answers: Readonly<Record<string, boolean>>): RestHooks {
  return { call: (call) => callInBytes(call, answers[call.name] === true) };
}

async function callInBytes(
  { transport, name, rest, given, options, hooks }: RestCall,
  wantsBytes: boolean,
): Promise<unknown> {
  const { endpoint, redact } = transport;
  const { method, path, headers: own, body: content } = restRequest(rest, given);
  const operation = { name, idempotency: rest.idempotency };
  const call = { operation, endpoint, redact, transport: "http", input: given } as const;
  const isBytes = content instanceof Uint8Array;
  const body = content && (isBytes ? content : bodyText(content));
  const headers = {
    accept: wantsBytes ? BYTES_FIRST : JSON_TYPE,
    ...(content && { "content-type": isBytes ? BYTES_TYPE : JSON_TYPE }),
    ...own,
  };
  const { maxResponseBytes } = options;
  const answered = await runCall(call, options, async (attempt) => {
    const collected = new Collector();
    const request = { method, path, headers, body, maxResponseBytes, decoder: collected };
    const response = await transport.send(request, attempt);
    const { status, headers: answeredWith } = response;
    const told = { status, headers: answeredWith };
    const type = answeredWith["content-type"] ?? "";
    if (wantsBytes && isSuccess(status) && type.toLowerCase().startsWith(BYTES_TYPE)) {
      return { value: { type: "bytes", bytes: collected.bytes(), headers: answeredWith }, ...told };
    }
    let text: string;
    try {
      text = new TextDecoder("utf-8", { fatal: isSuccess(status) }).decode(collected.bytes());
    } catch {
      throw badResponse(attempt, "UNDECODABLE_BODY", `not UTF-8 but ${type || "of no type"}`, "");
    }
    const value = readResult({ ...told, text }, rest, attempt, hooks);
    return { value: wantsBytes ? { type: "json", value, headers: answeredWith } : value, ...told };
  });
  return answered.value;
}

/** Keeps a body's bytes where a decoder would make a text of them. */
class Collector {
  #chunks: Uint8Array[] = [];

  decode(chunk?: AllowSharedBufferSource): string {
    if (chunk) this.#chunks.push(chunk as Uint8Array);
    return "";
  }

  /** All of them, in a buffer of their own. */
  bytes(): Uint8Array {
    const [first] = this.#chunks;
    if (first && this.#chunks.length === 1 && first.length === first.buffer.byteLength) {
      return new Uint8Array(first.buffer);
    }
    const whole = new Uint8Array(this.#chunks.reduce((size, { length }) => size + length, 0));
    let at = 0;
    for (const chunk of this.#chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }
}
