import { spawnSync } from "node:child_process";
import { inspect } from "node:util";
import { authorize, isNodeAccessError, type NodeAccessError, urlToken } from "@node-access/auth";
import { expect, it, onTestFinished, vi } from "vitest";
import { sendBatch } from "../src/json-rpc/batch.ts";
import { callHttpOnce } from "../src/json-rpc/call-http-once.ts";
import { createHttpJsonRpc } from "../src/json-rpc/http-json-rpc.ts";
import { createHttpTransport } from "../src/http/http-transport.ts";
import { explained } from "../src/platform/browser.ts";
import type { CallResponse, CallOptions } from "../src/index.ts";
import { streamResponse } from "../src/stream/index.ts";
import { calling, closedUrl, hostileServer, reply } from "./hostile-server.ts";

type Calling = (options?: CallOptions) => Promise<CallResponse>;

async function captureError(call: Promise<unknown>): Promise<NodeAccessError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!isNodeAccessError(error)) throw error;
  return error;
}

/** The caller, whose name must appear in the stack. */
async function theCallersOwnFunction(call: Calling, options?: CallOptions): Promise<unknown> {
  return await call(options);
}

it("every error has its request id, the server's headers, all attempts and the caller", async () => {
  const server = await hostileServer(({ socket, number }) => {
    if (number < 3) reply(socket, "busy", "503 Busy");
    else reply(socket, "no", "404 No", { "x-request-id": "theirs-7", "set-cookie": "session=s3cret" });
  });
  const error = await captureError(theCallersOwnFunction(calling(server.url)));
  const [, id] = /x-request-id: (\S+)/.exec(server.requests[0]?.head ?? "") ?? [];
  expect(error).toMatchObject({
    code: "HTTP_STATUS",
    requestId: id,
    response: { status: 404, headers: { "x-request-id": "theirs-7" } },
    attempts: [
      { attempt: 1, code: "HTTP_STATUS", message: expect.stringContaining("HTTP 503") },
      { attempt: 2, code: "HTTP_STATUS" },
      { attempt: 3, code: "HTTP_STATUS", message: error.message },
    ],
  });
  expect(error.stack).toContain("theCallersOwnFunction");
  expect(inspect(error)).not.toContain("s3cret");
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ requestId: id, attempts: [{}, {}, {}] });
});

it.each<[string, (call: Calling) => Promise<unknown>]>([
  ["UNANSWERED", (call) => theCallersOwnFunction(call, { retries: 0 })],
  ["TIMEOUT", (call) => theCallersOwnFunction(call, { retries: 0, timeout: 20 })],
  ["ABORTED", (call) => theCallersOwnFunction(call, { signal: AbortSignal.timeout(20) })],
])("%s has them too", async (code, make) => {
  const server = await hostileServer(({ socket }) => {
    if (code === "UNANSWERED") socket.destroy();
  });
  const error = await captureError(make(calling(server.url)));
  expect(error).toMatchObject({ code, requestId: expect.any(String), attempts: [{ attempt: 1, code }] });
  expect(error.stack).toContain("theCallersOwnFunction");
});

it("NOT_SENT has them too", async () => {
  const error = await captureError(theCallersOwnFunction(calling(await closedUrl()), { retries: 0 }));
  expect(error).toMatchObject({ code: "NOT_SENT", requestId: expect.any(String) });
  expect(error.stack).toContain("theCallersOwnFunction");
});

it("errors in a batch have them too", async () => {
  const server = await hostileServer(({ socket, body }) => {
    const [{ id }] = JSON.parse(body) as [{ id: number }];
    const responses = JSON.stringify([{ jsonrpc: "2.0", id, error: { code: -32000, message: "no" } }]);
    reply(socket, responses, "200 OK", { "x-request-id": "theirs-7" });
  });
  const transport = createHttpTransport({ authorized: authorize("node", server.url) });
  const operation = { name: "eth_thing", idempotency: "safe" } as const;
  const theCallersOther = async (): Promise<PromiseSettledResult<unknown>[]> =>
    await sendBatch(createHttpJsonRpc(transport), [{ operation }, { operation }], {});
  const [one, other] = await theCallersOther();
  for (const outcome of [one, other])
    expect(outcome).toMatchObject({
      reason: {
        requestId: expect.any(String),
        response: { headers: { "x-request-id": "theirs-7" } },
        attempts: [{ attempt: 1, code: expect.any(String), message: expect.any(String) }],
        stack: expect.stringContaining("theCallersOther"),
      },
    });
  await transport.close();
});

it("errors of callHttpOnce have them too", async () => {
  const server = await hostileServer(({ socket }) =>
    reply(socket, "no", "404 No", { "x-request-id": "theirs-7" }),
  );
  const call: Calling = async () =>
    ({ value: await callHttpOnce(authorize("node", server.url), "", "eth_thing", [], {}) }) as CallResponse;
  const error = await captureError(theCallersOwnFunction(call));
  expect(error).toMatchObject({ response: { status: 404, headers: { "x-request-id": "theirs-7" } } });
  expect(server.requests[0]?.head).toContain(`x-request-id: ${error.requestId}`);
  expect(error.stack).toContain("theCallersOwnFunction");
});

it("an abort keeps the signal's reason as its cause, without secrets", async () => {
  const server = await hostileServer(() => {});
  const authorized = authorize("node", server.url, urlToken("t0p-s3cret-t0ken"));
  const signal = AbortSignal.abort(new Error("the user left /t0p-s3cret-t0ken"));
  const error = await captureError(calling(server.url, { authorized })({ signal }));
  expect(error).toMatchObject({ code: "ABORTED", cause: { message: "the user left /[redacted]" } });
});

it("NODE_ACCESS_LOG=debug prints each attempt, without secrets", async () => {
  const program = `
    import { authorize, urlToken } from "@node-access/auth";
    import { createHttpTransport } from "@node-access/transport";
    import { callHttpOnce } from "../src/json-rpc/call-http-once.ts";
import { createHttpJsonRpc } from "@node-access/transport/json-rpc";
    const authorized = authorize("node", "http://127.0.0.1:1", urlToken("t0p-s3cret-t0ken"));
    const rpc = createHttpJsonRpc(createHttpTransport({ authorized }));
    await rpc.call({ name: "eth_syncing", idempotency: "safe" }, [], { retries: 1 }).catch(() => {});
  `;
  const run = (log: string): string => {
    const env = { ...process.env, NODE_ACCESS_LOG: log };
    const args = ["--input-type=module", "-e", program];
    return spawnSync(process.execPath, args, { cwd: import.meta.dirname, env, encoding: "utf8" }).stderr;
  };
  const lines = run("debug").trim().split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/eth_syncing http:\/\/127\.0\.0\.1:1\/\*\*\* .*attempt 1.*NOT_SENT.*ECONNREFUSED/);
  expect(lines.join()).not.toContain("s3cret");
  expect(run("")).toBe("");
});

it("the error of a request that a browser blocked mentions CORS", () => {
  const failed = new TypeError("Failed to fetch");
  expect(explained(failed)).toBe(failed);
  vi.stubGlobal("document", {});
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(explained(failed)).toEqual({
    name: "TypeError",
    message: expect.stringMatching(/^Failed to fetch; does .*CORS/),
  });
  const closed = new Error("closed");
  expect(explained(closed)).toBe(closed);
});

it.each([null, undefined, "text", new Error("mine")])(
  "errors of middleware are not changed: %s",
  async (thrown) => {
    const middleware = [() => Promise.reject(thrown)];
    const [outcome] = await Promise.allSettled([calling("http://127.0.0.1:1")({ middleware })]);
    expect(outcome).toEqual({ status: "rejected", reason: thrown });
  },
);

it("errors of a batch item list all its attempts", async () => {
  const server = await hostileServer(({ socket, body, number }) => {
    if (number === 1) return reply(socket, "busy", "503 Busy");
    const responses = (JSON.parse(body) as { id: number }[]).map(({ id }) => ({
      jsonrpc: "2.0",
      id,
      error: { code: -32000, message: "no" },
    }));
    return reply(socket, JSON.stringify(responses));
  });
  const transport = createHttpTransport({ authorized: authorize("node", server.url) });
  const operation = { name: "eth_thing", idempotency: "safe" } as const;
  const [one] = await sendBatch(createHttpJsonRpc(transport), [{ operation }, { operation }], {});
  expect(one).toMatchObject({
    reason: {
      attempts: [
        { attempt: 1, code: "HTTP_STATUS" },
        { attempt: 2, code: "JSON_RPC_ERROR" },
      ],
    },
  });
  await transport.close();
});

it.each([
  ["an error status", "404 No", "no"],
  ["an error", "200 OK", '{"jsonrpc":"2.0","error":{"code":-32000,"message":"no"}}'],
  ["invalid JSON", "200 OK", "<html>"],
])("errors of a stream have them too: %s", async (_, status, body) => {
  const server = await hostileServer(({ socket }) => {
    reply(socket, body, status, { "x-request-id": "theirs-7" });
  });
  const operation = { name: "debug_thing", idempotency: "safe" } as const;
  const request = { authorized: authorize("node", server.url), path: "", operation, params: [], list: [] };
  const theCallersOther = async (): Promise<void> => {
    for await (const item of streamResponse(request, {}, ({ value }) => value)) expect(item).toBe("none");
  };
  expect(await captureError(theCallersOther())).toMatchObject({
    requestId: expect.any(String),
    response: { headers: { "x-request-id": "theirs-7" } },
    attempts: [{ attempt: 1, code: expect.any(String) }],
    stack: expect.stringContaining("theCallersOther"),
  });
});
