import { once } from "node:events";
import { loadMcp } from "../../../src/command/mcp/mcp-in-thread.ts";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { readCommandLine } from "../../../src/command/command-line.ts";
import { createGateway, type Credentials, type Gateway, type McpRequest } from "../../../src/index.ts";
import { closeAfterTest, temporaryFolder } from "../../cleanup.ts";
import { type HttpResponse, findNode, request } from "../../client.ts";

/** A gateway whose handler of `/mcp` stores the requests, and responds with a stream. */
async function start(
  fail?: Error,
): Promise<{ gateway: Gateway<Credentials>; requests: McpRequest[]; endpoint: string }> {
  const requests: McpRequest[] = [];
  let endpoint = "";
  const gateway = await createGateway({
    mcp: (own) => {
      endpoint = own;
      return async (received) => {
        requests.push(received);
        if (fail) throw fail;
        return new Response('{"a":1}', { status: 202, headers: { "mcp-session-id": "s" } });
      };
    },
  });
  closeAfterTest(gateway);
  return { gateway, requests, endpoint };
}

function send({ url }: Gateway, credential: string, body = "{}"): Promise<HttpResponse> {
  const headers = { authorization: `Bearer ${credential}` };
  return request(`${url}/mcp`, { method: "POST", headers, body });
}

describe("/mcp", () => {
  it("passes requests on with the caller's credential and the protocol of its node", async () => {
    const { gateway, requests } = await start();
    const { key } = findNode(gateway, "solana");
    const response = await send(gateway, key, '{"é":1}');
    expect([response.status, response.text]).toEqual([202, '{"a":1}']);
    expect(response.headers.get("mcp-session-id")).toBe("s");
    await send(gateway, gateway.credentials.apiKey);
    expect(requests).toMatchObject([
      { body: '{"é":1}', credential: key, protocol: "solana" },
      { credential: gateway.credentials.apiKey, protocol: undefined },
    ]);
  });

  it("passes on nothing without a valid credential, or with a body that is too large", async () => {
    const { gateway, requests } = await start();
    expect((await send(gateway, "wrong-key-of-nobody")).status).toBe(401);
    const { key } = findNode(gateway, "solana");
    expect((await send(gateway, key, " ".repeat(1024 * 1024 + 1))).status).toBe(413);
    expect(requests).toEqual([]);
  });

  it("says nothing about a handler that fails", async () => {
    const { gateway } = await start(new Error("secret-of-the-handler"));
    const { status, text } = await send(gateway, findNode(gateway, "solana").key);
    expect(status).toBe(500);
    expect(text).not.toContain("secret-of-the-handler");
  });

  it("has an address for the calls of tools, which need a credential there, too", async () => {
    const { gateway, endpoint } = await start();
    const body = { jsonrpc: "2.0", id: 1, method: "getSlot" };
    const { key } = findNode(gateway, "solana");
    const result = await request(`${endpoint}/${key}`, { method: "POST", body });
    expect(result.json).toMatchObject({ result: expect.any(Number) as number });
    expect((await request(`${endpoint}/wrong-key-of-nobody`, { method: "POST", body })).status).toBe(401);
    const socket = new WebSocket(`${endpoint.replace("http", "ws")}/ws/${key}`);
    socket.on("open", () => socket.send(JSON.stringify(body)));
    const [message] = (await once(socket, "message")) as [Buffer];
    expect(JSON.parse(message.toString())).toMatchObject({ result: expect.any(Number) as number });
    // Tools do not call themselves. If an endpoint of nodes takes bearer tokens, /mcp is a path that the node does not have.
    expect([401, 404]).toContain((await send({ ...gateway, url: endpoint }, key)).status);
    await gateway.close();
    await expect(request(`${endpoint}/${key}`, { method: "POST", body })).rejects.toThrow();
  });
});

it("says when a caller has left", async () => {
  const { promise: left, resolve } = Promise.withResolvers<string>();
  const end = new AbortController();
  const gateway = await createGateway({
    mcp: () => (received) => {
      received.signal.addEventListener("abort", () => resolve("left"));
      end.abort();
      return new Promise(() => {});
    },
  });
  closeAfterTest(gateway);
  const { key } = findNode(gateway, "solana");
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const sent = fetch(`${gateway.url}/mcp`, { method: "POST", headers, body: "{}", signal: end.signal });
  await expect(sent).rejects.toThrow();
  expect(await left).toBe("left");
});

it("serves the calls of tools until the last of them is done", async () => {
  const { promise: called, resolve: call } = Promise.withResolvers<void>();
  const { promise: closing, resolve: close } = Promise.withResolvers<void>();
  const gateway = await createGateway({
    mcp: (endpoint) => async () => {
      call();
      await closing;
      const body = { jsonrpc: "2.0", id: 1, method: "getSlot" };
      const { text } = await request(`${endpoint}/${key}`, { method: "POST", body });
      return new Response(text);
    },
  });
  const { key } = findNode(gateway, "solana");
  const sent = send(gateway, key);
  await called;
  const closed = gateway.close();
  // The gateway no longer listens by then.
  await expect.poll(() => fetch(gateway.url).catch(() => "refused")).toBe("refused");
  close();
  expect(JSON.parse((await sent).text)).toMatchObject({ result: expect.any(Number) as number });
  await closed;
});

describe("the option", () => {
  it("is a function, and a module for the command", async () => {
    await expect(createGateway({ mcp: "x" as never })).rejects.toThrow(
      "mcp: expected a function, received string",
    );
    const [file, other] = ["handler.mjs", "other.mjs"].map((name) => join(temporaryFolder(), name));
    writeFileSync(file ?? "", "export const createMcpHandler = () => () => {};\n");
    writeFileSync(other ?? "", "export const other = 1;\n");
    expect(readCommandLine(["--mcp", "a"])).toMatchObject({ mcp: "a" });
    expect(await loadMcp(file)).toEqual({ mcp: expect.any(Function) as unknown });
    expect(await loadMcp(undefined)).toEqual({});
    await expect(loadMcp(other)).rejects.toThrow("--mcp: expected a module that exports createMcpHandler");
    await expect(loadMcp("@node-access/absent")).rejects.toThrow(
      "--mcp: expected a module that is installed",
    );
  });
});

describe("a module's handler", () => {
  it("runs in a thread, which streams responses, hears when callers leave, and is replaced if it ends", async () => {
    const folder = temporaryFolder();
    const [file, waits, left] = [join(folder, "handler.mjs"), join(folder, "waits"), join(folder, "left")];
    writeFileSync(
      file,
      `import { existsSync, writeFileSync } from "node:fs";
      import { isMainThread } from "node:worker_threads";
      export const createMcpHandler = (endpoint) => async ({ body, credential, protocol, signal }) => {
        if (body === "fail") throw new TypeError("secret-of-the-handler");
        if (body === "end") process.exit();
        if (body === "wait") {
          signal.addEventListener("abort", () => writeFileSync(${JSON.stringify(left)}, "left"));
          writeFileSync(${JSON.stringify(waits)}, "waits");
          return new Promise(() => {});
        }
        const seen = JSON.stringify({ isMainThread, endpoint, credential, protocol, body });
        return new Response(new Blob(["[", seen, "]"]).stream(), { status: 202, headers: { "mcp-session-id": "s" } });
      };`,
    );
    const gateway = await createGateway(await loadMcp(file));
    closeAfterTest(gateway);
    const { key } = (gateway as Gateway<Credentials>).credentials.nodes.solana;
    const { status, headers, text } = await send(gateway, key, "hello");
    expect([status, headers.get("mcp-session-id")]).toEqual([202, "s"]);
    expect(JSON.parse(text)).toMatchObject([
      {
        isMainThread: false,
        endpoint: expect.stringContaining("http://127.0.0.1:") as unknown,
        credential: key,
        protocol: "solana",
        body: "hello",
      },
    ]);
    const failed = await send(gateway, key, "fail");
    expect([failed.status, failed.text.includes("secret")]).toEqual([500, false]);
    const end = new AbortController();
    const init = {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: "wait",
    };
    const waiting = fetch(`${gateway.url}/mcp`, { ...init, signal: end.signal });
    const rejected = expect(waiting).rejects.toThrow();
    await expect.poll(() => existsSync(waits)).toBe(true);
    end.abort();
    await rejected;
    await expect.poll(() => existsSync(left)).toBe(true);
    expect((await send(gateway, key, "end")).status).toBe(500);
    expect((await send(gateway, key, "hello")).status).toBe(202);
  });
});
