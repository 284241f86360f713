import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { basic, callOnce, isNodeAccessError, urlToken } from "../src/index.ts";
import { startJsonRpcServer } from "./json-rpc-server.ts";

/** Serves every request with the same response, and counts them. `undefined` never responds. */
async function serving(status: number, body: string | Buffer | undefined, headers = {}) {
  const served = { endpoint: "", requests: 0 };
  const server = createServer((request, response) => {
    served.requests += 1;
    request.resume();
    if (body !== undefined) response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  served.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return served;
}

describe("callOnce", () => {
  it("calls a method under its wire name, with the credential and the protocol's sub-path", async () => {
    await using node = await startJsonRpcServer(() => ({ result: null }));
    const options = { protocol: "hyperliquid", endpoint: node.url, credential: urlToken("t0ken") } as const;
    expect(await callOnce(options, { method: "explorer_getHeaderByNumber", params: [1] })).toBeNull();
    expect(node.received[0]).toMatchObject({
      url: "/t0ken/evm",
      headers: { "content-type": "application/json" },
      body: { jsonrpc: "2.0", method: "erigon_getHeaderByNumber", params: [1] },
    });
  });

  it("sends basic credentials, and uses a custom fetch", async () => {
    await using node = await startJsonRpcServer(() => ({ result: false }));
    const urls: unknown[] = [];
    const given: typeof fetch = (url, init) => {
      urls.push(url);
      return fetch(url, init);
    };
    const options = { protocol: "ethereum", endpoint: node.url, credential: basic("u", "p") } as const;
    expect(await callOnce({ ...options, fetch: given }, { method: "eth_syncing" })).toBe(false);
    expect(urls).toEqual([node.url]);
    expect(node.received[0]?.headers.authorization).toBe(`Basic ${btoa("u:p")}`);
  });

  it("returns an integer beyond 2^53 exactly", async () => {
    const text =
      '{"jsonrpc":"2.0","id":null,"error":{"code":3,"message":"reverted","data":9007199254740993}}';
    const { endpoint } = await serving(200, text);
    await expect(
      callOnce({ protocol: "ethereum", endpoint }, { method: "eth_syncing" }),
    ).rejects.toMatchObject({
      code: "JSON_RPC_ERROR",
      context: { operation: "eth_syncing", rpcCode: 3, rpcMessage: "reverted", data: 9007199254740993n },
    });
  });

  it.each([
    [503, "busy", "HTTP_STATUS", {}, { status: 503, body: "busy" }],
    [302, "", "HTTP_STATUS", { location: "/elsewhere" }, { status: 302 }],
    [401, "who?", "CREDENTIAL_REFUSED", {}, { status: 401 }],
    [200, "<html>", "UNDECODABLE_BODY", { "content-type": "text/html" }, { received: "<html>" }],
    [204, "", "UNDECODABLE_BODY", {}, { received: "" }],
    [200, Buffer.from('{"result":"\xff"}', "latin1"), "UNDECODABLE_BODY", {}, {}],
    [502, Buffer.from("caf\xe9", "latin1"), "HTTP_STATUS", {}, { body: "caf\ufffd" }],
    [200, '{"id":0,"result":1}', "INVALID_RESPONSE", {}, {}],
    [200, " ".repeat(300), "RESPONSE_TOO_LARGE", {}, { limit: 200, option: "maxResponseBytes" }],
    [429, '{"jsonrpc":"2.0","error":{"code":-32005,"message":"slow"}}', "HTTP_STATUS", {}, { status: 429 }],
  ])(
    "reports HTTP %s with %j as one typed error, after one request",
    async (status, body, code, headers, context) => {
      const served = await serving(status, body, headers);
      const options = { protocol: "ethereum", endpoint: served.endpoint, maxResponseBytes: 200 } as const;
      await expect(callOnce(options, { method: "eth_syncing" })).rejects.toMatchObject({ code, context });
      expect(served.requests).toBe(1);
    },
  );

  it("rejects at its deadline, and is aborted by its signal, before and in flight", async () => {
    const { endpoint } = await serving(200, undefined);
    const options = { protocol: "ethereum", endpoint } as const;
    const request = { method: "eth_syncing" } as const;
    await expect(callOnce({ ...options, timeout: 30 }, request)).rejects.toMatchObject({
      code: "TIMEOUT",
      context: { option: "timeout", milliseconds: 30, sent: true },
    });
    const early = callOnce({ ...options, signal: AbortSignal.abort() }, request);
    await expect(early).rejects.toMatchObject({ code: "ABORTED", context: { sent: false } });
    const late = callOnce({ ...options, signal: AbortSignal.timeout(30) }, request);
    await expect(late).rejects.toMatchObject({ code: "ABORTED", context: { sent: true } });
  });

  it("rejects at its deadline, and is aborted by its signal, during the body", async () => {
    const server = createServer((_, response) => response.writeHead(200).write('{"jsonrpc":'));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const options = { protocol: "ethereum", endpoint } as const;
    const request = { method: "eth_syncing" } as const;
    await expect(callOnce({ ...options, timeout: 50 }, request)).rejects.toMatchObject({ code: "TIMEOUT" });
    const signal = AbortSignal.timeout(50);
    await expect(callOnce({ ...options, signal }, request)).rejects.toMatchObject({ code: "ABORTED" });
  });

  it("shows no secret that a server or fetch repeats", async () => {
    const token = "s3cr3t-t0ken";
    const request = { method: "eth_syncing" } as const;
    const { endpoint } = await serving(500, `no /${token}/ here, nor %73${token.slice(1)}`);
    const page = await serving(200, "<p>", { "content-type": `text/html; of=/${token}` });
    const options = { protocol: "ethereum", endpoint, credential: urlToken(token) } as const;
    for (const changes of [
      {},
      { endpoint: page.endpoint },
      { fetch: () => Promise.reject(new Error(`cannot reach ${endpoint}/${token}`)) },
      { fetch: () => Promise.reject(new TypeError("failed", { cause: { message: token, code: token } })) },
      { fetch: () => Promise.reject(undefined) },
    ]) {
      const error: unknown = await callOnce({ ...options, ...changes }, request).catch(
        (reason: unknown) => reason,
      );
      expect(isNodeAccessError(error)).toBe(true);
      const shown = inspect(error, { depth: Infinity, showHidden: true, getters: true });
      expect(shown + JSON.stringify(error) + String(error)).not.toMatch(/3cr3t/);
    }
  });

  it("rejects an invalid option, protocol or endpoint by name", async () => {
    const request = { method: "eth_syncing" } as const;
    const options = { protocol: "ethereum", endpoint: "http://127.0.0.1:1" } as const;
    const path = async (changes: object) => {
      const error: unknown = await callOnce({ ...options, ...changes }, request).catch(
        (reason: unknown) => reason,
      );
      return (error as { context: { path?: string } }).context.path;
    };
    expect(await path({ timeout: 0 })).toBe("timeout");
    expect(await path({ signal: "x" })).toBe("signal");
    expect(await path({ protocol: "solana" })).toBe("protocol");
    expect(await path({ endpoint: "node.example" })).toBe("endpoint");
  });

  it("shows no secret if no server listens", async () => {
    const gone = await startJsonRpcServer(() => ({ result: false }));
    await gone[Symbol.asyncDispose]();
    const options = {
      protocol: "ethereum",
      endpoint: gone.url,
      credential: urlToken("s3cr3t-t0ken"),
    } as const;
    const error: unknown = await callOnce(options, { method: "eth_syncing" }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ code: "NOT_SENT" });
    expect(inspect(error, { depth: Infinity, showHidden: true, getters: true })).not.toContain("s3cr3t");
  });
});
