import { inspect } from "node:util";
import { describe, expect, expectTypeOf, it } from "vitest";
import { batch } from "../src/batch.ts";
import { basic, callOnce, createRpcClient, isNodeAccessError, urlToken, withResponse } from "../src/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";
import { createRpcWebSocketPool } from "../src/web-socket-pool/index.ts";
import { startJsonRpcServer } from "./json-rpc-server.ts";

const hash = `0x${"ab".repeat(32)}` as const;

it("names an invalid option before anything is sent", () => {
  for (const [name, value] of [
    ["fetch", 5],
    ["userAgent", 5],
    ["userAgent", "two\r\nlines"],
  ] as const) {
    const options = { protocol: "ethereum", endpoint: "http://127.0.0.1:1", [name]: value } as const;
    expect(() => createRpcClient(options)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT", context: expect.objectContaining({ path: name }) }),
    );
  }
});

describe("createRpcClient", () => {
  it("calls a method under its wire name with its params in order", async () => {
    await using node = await startJsonRpcServer(() => ({ result: null }));
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    expect(await client.eth_getBlockByHash(hash, true)).toBeNull();
    expect(node.received[0]?.body).toEqual({
      jsonrpc: "2.0",
      id: expect.any(Number),
      method: "eth_getBlockByHash",
      params: [hash, true],
    });
  });

  it.each([
    ["", "/t0ken"],
    ["/", "/t0ken"],
    ["/eth/", "/eth/t0ken"],
  ])("puts the token after the endpoint %j", async (suffix, path) => {
    await using node = await startJsonRpcServer(() => ({ result: false }));
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: node.url + suffix,
      credential: urlToken("t0ken"),
    });
    await client.eth_syncing();
    expect(node.received[0]?.url).toBe(path);
  });

  it("puts a protocol's sub-path after the token", async () => {
    await using node = await startJsonRpcServer(() => ({ result: null }));
    const client = createRpcClient({
      protocol: "hyperliquid",
      endpoint: node.url,
      credential: urlToken("t0ken"),
    });
    await client.erigon_getHeaderByNumber(1);
    expect(node.received[0]?.url).toBe("/t0ken/evm");
  });

  it("sends basic credentials as a header", async () => {
    await using node = await startJsonRpcServer(() => ({ result: false }));
    await createRpcClient({
      protocol: "ethereum",
      endpoint: node.url,
      credential: basic("user", "pass"),
    }).eth_syncing();
    expect(node.received[0]?.headers.authorization).toBe("Basic dXNlcjpwYXNz");
  });

  it("sends an alias under the public name", async () => {
    await using node = await startJsonRpcServer(() => ({ result: null }));
    await createRpcClient({ protocol: "ethereum", endpoint: node.url }).explorer_getHeaderByNumber(7);
    expect(node.received[0]?.body).toMatchObject({ method: "erigon_getHeaderByNumber", params: [7] });
  });

  it("can be awaited and inspected without showing the token", async () => {
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: "https://node.example",
      credential: urlToken("t0ken"),
    });
    expect(await Promise.resolve(client)).toBe(client);
    expect(["then", "_x", "__esModule", "toJSON"].map((name) => Reflect.get(client, name))).toEqual(
      Array(4).fill(undefined),
    );
    expect(inspect(client, { showHidden: true, showProxy: true, depth: null })).not.toContain("t0ken");
  });

  it("says what to pass in place of a name without methods in this package, or of no name", async () => {
    const endpoint = "https://node.example";
    expect(() => createRpcClient({ protocol: "solana" as "ethereum", endpoint })).toThrow(
      'protocol: expected the import solana of @node-access/rpc/solana, received the text "solana"',
    );
    const socket = { endpoint: "ws://127.0.0.1:1" };
    for (const protocol of [undefined, "etherium", "toString", "", 5, null] as never[]) {
      const expected =
        /^protocol: expected one of ethereum, .*, starknet, or a table: see .*, received ("|[a-z]+$)/;
      await expect(callOnce({ protocol, endpoint }, { method: "eth_syncing" } as never)).rejects.toThrow(
        expected,
      );
      expect(() => createRpcClient({ protocol, endpoint })).toThrow(expected);
      expect(() => createRpcWebSocketClient({ protocol, ...socket })).toThrow(expected);
      expect(() => createRpcPool({ protocol, endpoints: [{ endpoint }] })).toThrow(expected);
      expect(() => createRpcWebSocketPool({ protocol, endpoints: [socket] })).toThrow(expected);
    }
  });
});

describe("with", () => {
  it("changes options for one call without changing the client", async () => {
    await using node = await startJsonRpcServer(() => ({ result: false }));
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const aborted = client.with({ signal: AbortSignal.abort() }).eth_syncing();
    await expect(aborted).rejects.toMatchObject({ code: "ABORTED", context: { sent: false } });
    expect(await client.eth_syncing()).toBe(false);
  });
});

describe("batch", () => {
  it("settles each call in order", async () => {
    await using node = await startJsonRpcServer((method) =>
      method === "eth_accounts" ? { error: { code: -32601, message: "no such method" } } : { result: false },
    );
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const [syncing, accounts] = await batch(client, [{ method: "eth_syncing" }, { method: "eth_accounts" }]);
    expect(syncing).toEqual({ status: "fulfilled", value: false });
    expect(accounts.status === "rejected" && isNodeAccessError(accounts.reason, "JSON_RPC_ERROR")).toBe(true);
    expect(node.received).toHaveLength(1);
  });
});

describe("a request without a method", () => {
  it.each([undefined, null, {}, { method: 7 }, "eth_syncing"])(
    "%j is rejected before it is sent",
    async (bad) => {
      await using node = await startJsonRpcServer(() => ({ result: "0x1" }));
      const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
      const rejection = { code: "INVALID_ARGUMENT", context: { path: "method" } };
      await expect(client.request(bad as never)).rejects.toMatchObject(rejection);
      await expect(batch(client, [{ method: "eth_syncing" }, bad as never])).rejects.toMatchObject(rejection);
      const options = { protocol: "ethereum", endpoint: node.url } as const;
      await expect(callOnce(options, bad as never)).rejects.toMatchObject(rejection);
      expect(node.received).toHaveLength(0);
    },
  );
});

describe("withResponse", () => {
  it("returns status and headers with the value, and runs the client's middleware", async () => {
    await using node = await startJsonRpcServer(() => ({ result: false }));
    const seen: string[] = [];
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: node.url,
      middleware: [
        (context, next) => {
          seen.push(context.operation.name);
          return next();
        },
      ],
    });
    const { value, status, headers } = await withResponse(client, (own) => own.eth_syncing());
    expectTypeOf(value).toEqualTypeOf<Awaited<ReturnType<typeof client.eth_syncing>>>();
    expect({ value, status }).toEqual({ value: false, status: 200 });
    expect(headers?.["content-type"]).toContain("json");
    expect(seen).toEqual(["eth_syncing"]);
  });

  it("rejects with the error of the call", async () => {
    await using node = await startJsonRpcServer(() => ({ error: { code: -32601, message: "no" } }));
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const call = withResponse(client, (own) => own.eth_getBlockByHash(hash, true));
    await expect(call).rejects.toMatchObject({ code: "JSON_RPC_ERROR" });
  });
});

describe("request", () => {
  it("sends unlisted methods", async () => {
    await using node = await startJsonRpcServer(() => ({ result: "0x1" }));
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    expect(await client.request({ method: "eth_chainId" })).toBe("0x1");
  });

  it("rejects with NodeAccessError", async () => {
    await using node = await startJsonRpcServer(() => ({
      error: { code: 3, message: "execution reverted" },
    }));
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    await expect(client.request({ method: "eth_call", params: [{}] })).rejects.toMatchObject({
      code: "JSON_RPC_ERROR",
      context: { rpcCode: 3, rpcMessage: "execution reverted" },
    });
  });
});
