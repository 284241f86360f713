import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { NodeAccessError } from "@node-access/auth";
import { type CallOptions, type Idempotency, mayHaveArrived } from "@node-access/transport";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { classifyError, type ErrorClass } from "../src/errors.ts";
import { createRpcClient } from "../src/index.ts";

type Response = { readonly status?: number; readonly body?: string | object; readonly hangs?: true };

/** Responds to each request with the next of these. */
let response: Response = {};
const server = createServer((request, reply) => {
  if (response.hangs) return void request.resume();
  if (response.body === undefined) return void request.socket.destroy();
  const { status = 200, body } = response;
  reply.writeHead(status, { "content-type": "application/json" });
  reply.end(typeof body === "string" ? body : JSON.stringify({ jsonrpc: "2.0", id: null, ...body }));
});
let endpoint = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function failWith(given: Response, idempotency: Idempotency, options: CallOptions): Promise<unknown> {
  response = given;
  const client = createRpcClient({ protocol: "ethereum", endpoint, retries: 0 });
  return client
    .with(options)
    .request({ method: "acme_call", idempotency })
    .then(() => "no error")
    .catch((error: unknown) => error);
}

function rpcError(code: number, message: string, data?: unknown): Response {
  return { body: { error: { code, message, data } } };
}

describe("an error of a call", () => {
  it.each<[string, Response, ErrorClass, ErrorClass, CallOptions?]>([
    ["a revert", rpcError(3, "execution reverted: rate limit exceeded", "0x08c379a0"), "invalid", "invalid"],
    ["an unknown error", rpcError(-32_000, "the moon is full"), "invalid", "invalid"],
    ["a state that is gone", rpcError(-32_000, "missing trie node 5f3a (path )"), "pruned", "pruned"],
    [
      "a block that the node has not reached",
      rpcError(-32_000, "header not found"),
      "other-node",
      "other-node",
    ],
    ["a missing method", rpcError(-32_601, "the method x does not exist"), "other-node", "other-node"],
    [
      "too wide a range",
      rpcError(-32_005, "query returned more than 10000 results"),
      "too-large",
      "too-large",
    ],
    ["a rate limit", rpcError(-32_005, "daily request count exceeded"), "throttled", "throttled"],
    ["a transaction twice", rpcError(-32_000, "already known"), "known", "known"],
    ["an internal error", rpcError(-32_603, "Internal error"), "other-node", "lost"],
    ["HTTP 429", { status: 429, body: "slow down" }, "throttled", "throttled"],
    ["HTTP 503", { status: 503, body: "no backend" }, "retry", "lost"],
    ["HTTP 401", { status: 401, body: "who?" }, "refused", "refused"],
    ["HTTP 400", { status: 400, body: "what?" }, "invalid", "invalid"],
    ["HTTP 404", { status: 404, body: "where?" }, "other-node", "other-node"],
    ["a web page", { body: "<html>" }, "other-node", "lost"],
    ["a lost connection", {}, "retry", "lost"],
    ["a deadline", { hangs: true }, "retry", "lost", { timeout: 50 }],
    ["a large response", { body: "x".repeat(99) }, "too-large", "lost", { maxResponseBytes: 9 }],
    ["an abort", { hangs: true }, "stopped", "stopped", { signal: AbortSignal.abort() }],
    ["an option", { hangs: true }, "invalid", "invalid", { timeout: -1 }],
  ])("is classified: %s", async (_, given, ofRead, ofWrite, options = {}) => {
    expect(classifyError(await failWith(given, "safe", options), "safe")).toBe(ofRead);
    const written = await failWith(given, "write", options);
    // Without an argument, as for a write: nothing is sent twice by mistake.
    expect(classifyError(written)).toBe(ofWrite);
    if (ofWrite === "lost") expect(mayHaveArrived(written)).toBe(true);
  });

  it.each([
    [-32_002, "request timed out"],
    [-32_015, "gateway timeout"],
    [-32_000, "context deadline exceeded"],
  ])("is lost if a node or proxy says that a write took too long: %d %s", async (code, message) => {
    const failed = async (idempotency: Idempotency): Promise<ErrorClass> =>
      classifyError(await failWith(rpcError(code, message), idempotency, {}), idempotency);
    expect([await failed("safe"), await failed("write")]).toEqual(["other-node", "lost"]);
  });

  it.each(["request timed out", "Gateway timeout", "read timeout: try again"])(
    "may have arrived if a node says, with HTTP 200, that it took too long: %s",
    async (message) => {
      expect(mayHaveArrived(await failWith(rpcError(-32_000, message), "write", {}))).toBe(true);
    },
  );

  it("is retried if it never left, a write too", async () => {
    const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:1", retries: 0 });
    expect(classifyError(await client.eth_syncing().catch((error: unknown) => error))).toBe("retry");
  });

  it("is classified by its gRPC status, or by the text of a GraphQL or TRON node", () => {
    const facts = { endpoint: "https://host/***", operation: "x" };
    const byStatus = (status: string): ErrorClass =>
      classifyError(new NodeAccessError("GRPC_STATUS", "x", { ...facts, status, details: "" }), "safe");
    const statuses = [
      "UNAVAILABLE",
      "RESOURCE_EXHAUSTED",
      "UNAUTHENTICATED",
      "UNIMPLEMENTED",
      "OUT_OF_RANGE",
    ];
    expect(statuses.map(byStatus)).toEqual(["retry", "throttled", "refused", "other-node", "invalid"]);
    const graphql = { ...facts, errors: [{ message: "missing trie node 5f3a" }], data: null };
    expect(classifyError(new NodeAccessError("GRAPHQL_ERROR", "x", graphql))).toBe("pruned");
    const late = { ...graphql, errors: [{ message: "context deadline exceeded" }] };
    expect(classifyError(new NodeAccessError("GRAPHQL_ERROR", "x", late))).toBe("lost");
    const node = { ...facts, reason: "server busy", nodeCode: "SERVER_BUSY", status: 429 };
    expect(classifyError(new NodeAccessError("NODE_ERROR", "x", node))).toBe("throttled");
  });

  it("of another library is classified by the node's code and message", () => {
    expect(classifyError({ code: -32_005, message: "daily request count exceeded" })).toBe("throttled");
    expect(classifyError(Object.assign(new Error("nonce too low"), { code: -32_000 }))).toBe("invalid");
    const late = { code: -32_000, message: "context deadline exceeded" };
    expect([classifyError(late, "safe"), classifyError(late)]).toEqual(["other-node", "lost"]);
    expect(classifyError(new DOMException("x", "AbortError"))).toBe("stopped");
    const throwing = new Proxy({}, { get: () => JSON.parse("") as never });
    for (const odd of [undefined, null, 7, "x", new Error("x"), throwing])
      expect(classifyError(odd)).toBe("unknown");
  });
});
