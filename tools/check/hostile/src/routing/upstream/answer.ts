import { setTimeout as pause } from "node:timers/promises";
import { oneOf } from "@node-access-tools/workspace";
import { keccak256 } from "viem";
import type { RpcErrorObject } from "./known-errors.ts";
import { type FaultyUpstream, slowness } from "./faulty-upstream.ts";
import { isTooOld, lie } from "./distort.ts";

/** A response as an upstream writes it. */
export interface Answered {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text: string;
  /** Only half of it comes, or nothing: then the socket is cut. */
  readonly half?: "length" | "chunks" | "nothing";
}

export interface RpcRequest {
  readonly id: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}

interface RpcResponse {
  readonly jsonrpc: "2.0";
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** A method that no spec has and that is not to be called twice: it counts, and does nothing. */
export const countedWrite = "eth_countedWrite";

const page = "<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";

/** Responds to a body with JSON-RPC, as badly as the upstream is told to. */
export async function answer(upstream: FaultyUpstream, body: string): Promise<Answered> {
  const { context, fault } = upstream;
  const parsed = JSON.parse(body) as RpcRequest | readonly RpcRequest[];
  const requests = Array.isArray(parsed) ? (parsed as readonly RpcRequest[]) : [parsed as RpcRequest];
  upstream.requests += requests.length;
  noteWrites(upstream, requests);
  const isStruck = fault !== undefined && (!("chance" in fault) || context.random() < fault.chance);
  if (!isStruck) return whole(upstream, body, requests);
  switch (fault.kind) {
    case "hang":
      await pause(3_600_000, undefined, { signal: upstream.over }).catch(() => {});
      return { status: 200, text: "", half: "nothing" };
    case "slow":
      await pause(slowness, undefined, { signal: upstream.over }).catch(() => {});
      return whole(upstream, body, requests);
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
    case "half": {
      const full = await whole(upstream, body, requests);
      if (fault.where !== "json") return { ...full, half: fault.where };
      return { ...full, text: full.text.slice(0, Math.ceil(full.text.length / 2)) };
    }
    case "ids":
      return wrongIds(upstream, await whole(upstream, body, requests));
    case "drop":
    case "refuse":
      return { status: 200, text: "", half: "nothing" };
    case "prune":
      if (requests.some((request) => isTooOld(request, context.chain, fault.blocks)))
        return failed(parsed, context.errors.next(["pruned", "state"]));
      return whole(upstream, body, requests);
    case "lie": {
      const full = await whole(upstream, body, requests);
      return { ...full, text: lie(full.text, requests, fault) };
    }
    case "lag":
    case "fork":
    case "stranger":
      return whole(upstream, body, requests);
  }
}

/** What a node may say of these calls. Only logs have a range that may be too large. */
function errorReasons(requests: readonly RpcRequest[]): readonly string[] {
  const usual = ["method", "pruned", "state", "lagging", "throttled", "rejected", "failed"];
  return requests.every(({ method }) => method === "eth_getLogs") ? [...usual, "range"] : usual;
}

function noteWrites({ context: { written }, name }: FaultyUpstream, requests: readonly RpcRequest[]): void {
  for (const { method, params } of requests) if (isWrite(method)) written.arrived(String(params?.[0]), name);
}

function isWrite(method: string): boolean {
  return method === countedWrite || method === "eth_sendRawTransaction";
}

/** The node's own response. Writes go to the chain, which puts them into all nodes' blocks. */
async function whole(
  { serving, context }: FaultyUpstream,
  body: string,
  requests: readonly RpcRequest[],
): Promise<Answered> {
  if (!requests.some(({ method }) => isWrite(method))) return { status: 200, text: await serving.send(body) };
  const responses = await Promise.all(
    requests.map(async (request): Promise<RpcResponse> => {
      const { id, method, params } = request;
      if (!isWrite(method)) return JSON.parse(await serving.send(JSON.stringify(request))) as RpcResponse;
      const text = String(params?.[0]) as `0x${string}`;
      if (method === "eth_sendRawTransaction") context.chain.submit(text);
      return { jsonrpc: "2.0", id, result: method === countedWrite ? text : keccak256(text) };
    }),
  );
  return { status: 200, text: JSON.stringify(body.startsWith("[") ? responses : responses[0]) };
}

function failed(parsed: RpcRequest | readonly RpcRequest[], error: RpcErrorObject): Answered {
  const one = ({ id }: RpcRequest): RpcResponse => ({ jsonrpc: "2.0", id, error });
  const given = Array.isArray(parsed)
    ? (parsed as readonly RpcRequest[]).map(one)
    : one(parsed as RpcRequest);
  return { status: 200, text: JSON.stringify(given) };
}

/** A response to somebody else, to nobody, or a batch that lacks one. */
function wrongIds({ context: { random } }: FaultyUpstream, full: Answered): Answered {
  const given = JSON.parse(full.text) as RpcResponse | RpcResponse[];
  const foreign = (one: RpcResponse): RpcResponse => ({
    ...one,
    id: oneOf(random, [null, 987_654_321, "x"]),
  });
  if (!Array.isArray(given)) return { ...full, text: JSON.stringify(foreign(given)) };
  const [first, ...rest] = given;
  const spoiled = first && random() < 0.5 ? [foreign(first), ...rest] : rest;
  return { ...full, text: JSON.stringify(spoiled) };
}
