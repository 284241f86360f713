import { gzipSync } from "node:zlib";
import { BATCH_FAULTS, type Body } from "./fault.ts";
import { createEcho, findNonces, type SeenRequest } from "./request.ts";

export interface RpcCall {
  readonly id: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A node's response: its result, or `{ error }`. Connections are counted from 0. */
export type RpcHandler = (
  call: RpcCall,
  connection: number,
) => { readonly result: unknown } | { readonly error: object };

/** A node that returns the nonce in a call's params. A subscription's id is made from its connection's number. */
export const echoNonce: RpcHandler = ({ method, params }, connection) => ({
  result:
    method === "eth_subscribe"
      ? `0x${connection + 1}f`
      : (findNonces(JSON.stringify(params ?? []))[0] ?? "none"),
});

/** Reads a request's body: a call, a batch of calls, or neither. */
export function parseCalls(body: string): RpcCall | RpcCall[] | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as RpcCall | RpcCall[]) : undefined;
  } catch {
    return undefined;
  }
}

/** A body's bytes and their content encoding. */
export interface Filled {
  readonly bytes: Buffer;
  readonly encoding?: string;
  /** Default: JSON. */
  readonly type?: string;
}

/** Encodes a body of the response to a request. Default: that of the correct response. */
export function fill(request: SeenRequest, body: Body | undefined, node: RpcHandler): Filled {
  const calls = parseCalls(request.body);
  const respondTo = (call: RpcCall): object => ({
    jsonrpc: "2.0",
    id: call.id,
    ...node(call, request.connection),
  });
  const createCorrect = (): object => {
    if (Array.isArray(calls)) return calls.map(respondTo);
    return calls?.method === undefined ? createRestResponse(request) : respondTo(calls);
  };
  /** Not created for a response that has nothing of it, since a node carries out a write then. */
  let created: object | undefined;
  const correct = (): object => (created ??= createCorrect());
  const values: Readonly<Record<string, () => string>> = {
    $ID: () => JSON.stringify((Array.isArray(calls) ? undefined : calls?.id) ?? null),
    $OTHER_ID: () => "999999999",
    $RESULT: () => JSON.stringify((correct() as { result?: unknown }).result ?? correct()),
    $NONCE: () => request.nonces[0] ?? "none",
    $ECHO: () => JSON.stringify(createEcho(request.head)).slice(1, -1),
  };
  const replace = (template: string): string =>
    template.replaceAll(/\$[A-Z_]+/g, (name) => values[name]?.() ?? name);
  if (typeof body === "string") return { bytes: Buffer.from(replace(body)) };
  if (body && "latin1" in body) return { bytes: Buffer.from(replace(body.latin1), "latin1") };
  const response = correct();
  const text = JSON.stringify(
    body && "batch" in body && Array.isArray(response) ? BATCH_FAULTS[body.batch](response) : response,
  );
  if (!body || "batch" in body) return { bytes: Buffer.from(text) };
  if ("encoded" in body) return { bytes: gzipSync(text), encoding: body.encoded };
  // Padded with spaces. Not joined from two parts: a copy of a large body takes long.
  const bytes = Buffer.alloc(Buffer.byteLength(text) + body.bytes, " ");
  bytes.write(text);
  return body.gzip ? { bytes: gzipSync(bytes, { level: 1 }), encoding: "gzip" } : { bytes };
}

/**
 * Creates a response in which every REST client of the suite finds its request's nonce, each in the fields that it reads.
 *
 * @param request - If it has no nonce, the response contains `none`.
 */
function createRestResponse({ nonces: [nonce = "none"] }: SeenRequest): object {
  return {
    id: nonce,
    name: nonce,
    object: "model",
    data: { genesis_time: nonce },
    universe: [{ name: nonce }],
    status: "ok",
    response: { type: nonce },
    choices: [{ message: { role: "assistant", content: nonce } }],
  };
}
