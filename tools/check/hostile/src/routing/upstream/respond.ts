import { setTimeout as pause } from "node:timers/promises";
import { oneOf } from "@node-access-tools/workspace";
import { keccak256 } from "viem";
import type { RpcErrorObject } from "./known-errors.ts";
import { isTooOld, overstateHead } from "./distort.ts";
import {
  type ProxiedUpstream,
  type RpcRequest,
  slowness,
  type UpstreamResponse,
} from "./proxied-upstream.ts";

interface RpcResponse {
  readonly jsonrpc: "2.0";
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** A method that is in no spec and must not be called twice. It does nothing, but its calls are counted. */
export const countedWrite = "eth_countedWrite";
/** The method whose transactions may go to several nodes, since their hash makes them idempotent. */
export const signedWrite = "eth_sendRawTransaction";

const page = "<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";

/** Responds to a JSON-RPC request body, with the upstream's current fault. */
export async function respond(upstream: ProxiedUpstream, body: string): Promise<UpstreamResponse> {
  const { context, fault } = upstream;
  const parsed = JSON.parse(body) as RpcRequest | readonly RpcRequest[];
  const requests = Array.isArray(parsed) ? (parsed as readonly RpcRequest[]) : [parsed as RpcRequest];
  upstream.requests += requests.length;
  recordWrites(upstream, requests);
  const isFaulty = fault !== undefined && (!("chance" in fault) || context.random() < fault.chance);
  if (!isFaulty) return nodeResponse(upstream, body, requests);
  switch (fault.kind) {
    case "hang":
      await pause(3_600_000, undefined, { signal: upstream.over }).catch(() => {});
      return { status: 200, text: "", truncated: "nothing" };
    case "slow":
      await pause(slowness, undefined, { signal: upstream.over }).catch(() => {});
      return nodeResponse(upstream, body, requests);
    case "throttle":
      if (fault.form === "error") return failed(parsed, context.errors.next(["throttled"]));
      return {
        status: 429,
        headers: {
          "content-type": "text/plain",
          ...(fault.form === "retry-after" && { "retry-after": "1" }),
        },
        text: "Too Many Requests",
      };
    case "error":
      return failed(parsed, context.errors.next(errorReasons(requests)));
    case "html":
      return { status: fault.status, headers: { "content-type": "text/html" }, text: page };
    case "truncate": {
      const full = await nodeResponse(upstream, body, requests);
      if (fault.where !== "json") return { ...full, truncated: fault.where };
      return { ...full, text: full.text.slice(0, Math.ceil(full.text.length / 2)) };
    }
    case "wrong ids":
      return wrongIds(upstream, await nodeResponse(upstream, body, requests));
    case "drop":
    case "offline":
      return { status: 200, text: "", truncated: "nothing" };
    case "prune":
      if (requests.some((request) => isTooOld(request, context.chain, fault.blocks)))
        return failed(parsed, context.errors.next(["pruned", "state"]));
      return nodeResponse(upstream, body, requests);
    case "false head": {
      const full = await nodeResponse(upstream, body, requests);
      return { ...full, text: overstateHead(full.text, requests, fault) };
    }
    case "lag":
    case "fork":
    case "other chain":
      return nodeResponse(upstream, body, requests);
  }
}

/** Reasons with which a node may reject these calls. Only logs have a range that may be too large. */
function errorReasons(requests: readonly RpcRequest[]): readonly string[] {
  const usual = ["method", "pruned", "state", "lagging", "throttled", "rejected", "failed"];
  return requests.every(({ method }) => method === "eth_getLogs") ? [...usual, "range"] : usual;
}

function recordWrites(
  { context: { writeArrivals }, name }: ProxiedUpstream,
  requests: readonly RpcRequest[],
): void {
  for (const { method, params } of requests)
    if (isWrite(method)) writeArrivals.add(String(params?.[0]), name, method === signedWrite);
}

function isWrite(method: string): boolean {
  return method === countedWrite || method === signedWrite;
}

/** Gets the node's own response. Writes go to the chain, which adds them to the blocks of all nodes. */
async function nodeResponse(
  { serving, context }: ProxiedUpstream,
  body: string,
  requests: readonly RpcRequest[],
): Promise<UpstreamResponse> {
  if (!requests.some(({ method }) => isWrite(method))) return { status: 200, text: await serving.send(body) };
  const responses = await Promise.all(
    requests.map(async (request): Promise<RpcResponse> => {
      const { id, method, params } = request;
      if (!isWrite(method)) return JSON.parse(await serving.send(JSON.stringify(request))) as RpcResponse;
      const text = String(params?.[0]) as `0x${string}`;
      if (method === countedWrite) return { jsonrpc: "2.0", id, result: text };
      if (context.chain.submit(text)) return { jsonrpc: "2.0", id, result: keccak256(text) };
      return { jsonrpc: "2.0", id, error: { code: -32000, message: "already known" } };
    }),
  );
  return { status: 200, text: JSON.stringify(body.startsWith("[") ? responses : responses[0]) };
}

function failed(parsed: RpcRequest | readonly RpcRequest[], error: RpcErrorObject): UpstreamResponse {
  const one = ({ id }: RpcRequest): RpcResponse => ({ jsonrpc: "2.0", id, error });
  const responses = Array.isArray(parsed)
    ? (parsed as readonly RpcRequest[]).map(one)
    : one(parsed as RpcRequest);
  return { status: 200, text: JSON.stringify(responses) };
}

/** Alters a response: a wrong id, or a batch with a wrong id or without one of its responses. */
function wrongIds({ context: { random } }: ProxiedUpstream, full: UpstreamResponse): UpstreamResponse {
  const parsed = JSON.parse(full.text) as RpcResponse | RpcResponse[];
  const foreign = (one: RpcResponse): RpcResponse => ({
    ...one,
    id: oneOf(random, [null, 987_654_321, "x"]),
  });
  if (!Array.isArray(parsed)) return { ...full, text: JSON.stringify(foreign(parsed)) };
  const [first, ...rest] = parsed;
  const altered = first && random() < 0.5 ? [foreign(first), ...rest] : rest;
  return { ...full, text: JSON.stringify(altered) };
}
