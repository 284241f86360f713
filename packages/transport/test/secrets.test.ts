import { inspect } from "node:util";
import { type Authorized, authorize, basic, bearer, pathKey, urlToken, xToken } from "@node-access/auth";
import { describe, expect, it } from "vitest";
import { createHttpTransport } from "../src/http/http-transport.ts";
import { sendBatch } from "../src/json-rpc/batch.ts";
import { createHttpJsonRpc } from "../src/json-rpc/http-json-rpc.ts";
import type { CallOptions } from "../src/operation.ts";
import { closedUrl, hostileServer, reply, type WireRequest } from "./hostile-server.ts";

const KEY = "s3cr3t/key+with=odd&characters";
const SEGMENT = "s3cr3t-segment%with=odd&characters";
const USER = "us3r@company";

const credentials: [string, (url: string) => Authorized, string[]][] = [
  ["bearer", (url) => authorize("management", url, bearer(KEY)), [KEY]],
  ["url-token", (url) => authorize("node", url, urlToken(SEGMENT)), [SEGMENT, encodeURIComponent(SEGMENT)]],
  ["basic", (url) => authorize("node", url, basic(USER, KEY)), [KEY, USER, btoa(`${USER}:${KEY}`)]],
  ["path-key", (url) => authorize("beacon", url, pathKey(SEGMENT)), [SEGMENT, encodeURIComponent(SEGMENT)]],
  ["x-token", (url) => authorize("grpc", url, xToken(KEY)), [KEY]],
];

/** Everything that a server knows of the credential, which it may send back. */
function echoed({ head }: WireRequest): string {
  const path = /^POST (\S+)/.exec(head)?.[1] ?? "";
  const credential = /(?:authorization|x-token): (.*)/i.exec(head)?.[1] ?? "";
  const decoded = credential.startsWith("Basic ") ? atob(credential.slice(6)) : credential;
  return [path, decodeURIComponent(path), credential, decoded, decodeURIComponent(decoded)].join(" ");
}

const failures: [string, string, (request: WireRequest) => void, CallOptions?][] = [
  [
    "CREDENTIAL_REFUSED",
    "401 that repeats it",
    (request) => reply(request.socket, echoed(request), "401 No"),
  ],
  ["HTTP_STATUS", "404 that repeats it", (request) => reply(request.socket, echoed(request), "404 No")],
  [
    "HTTP_STATUS",
    "a redirect to an address with it",
    (request) => reply(request.socket, "", "302 Go", { location: `http://else.example/${echoed(request)}` }),
  ],
  [
    "UNDECODABLE_BODY",
    "a page that repeats it",
    (request) => reply(request.socket, `<b>${echoed(request)}</b>`),
  ],
  [
    "UNDECODABLE_BODY",
    "a page whose type repeats it",
    (request) =>
      reply(request.socket, "<b>", "200 OK", { "content-type": `text/html; of=${echoed(request)}` }),
  ],
  [
    "UNDECODABLE_BODY",
    "a content encoding that repeats it",
    (request) => reply(request.socket, "<b>", "200 OK", { "content-encoding": echoed(request) }),
  ],
  [
    "UNDECODABLE_BODY",
    "invalid UTF-8 around it",
    (request) => reply(request.socket, Buffer.concat([Buffer.from(echoed(request)), Buffer.from([0xff])])),
  ],
  [
    "JSON_RPC_ERROR",
    "an error that repeats it everywhere",
    (request) => {
      const text = echoed(request);
      const error = { code: -32000, message: text, data: { [text]: [text, { deep: text }] } };
      reply(request.socket, JSON.stringify({ jsonrpc: "2.0", id: request.id, error }));
    },
  ],
  [
    "INVALID_RESPONSE",
    "a response to no call that repeats it",
    (request) =>
      reply(request.socket, JSON.stringify({ jsonrpc: "2.0", id: echoed(request), result: echoed(request) })),
  ],
  ["UNANSWERED", "a lost connection", ({ socket }) => socket.destroy()],
  [
    "UNANSWERED",
    "a response that is not HTTP",
    (request) => request.socket.end(`${echoed(request)}\r\n\r\n`),
  ],
  ["TIMEOUT", "silence", () => {}, { timeout: 50 }],
  [
    "RESPONSE_TOO_LARGE",
    "too large a response",
    (request) => reply(request.socket, echoed(request).repeat(50)),
    { maxResponseBytes: 99 },
  ],
];

/** A `fetch` that fails with an error that contains all its arguments. */
function leaky(...args: unknown[]): Promise<Response> {
  const text = JSON.stringify(args);
  const cause = Object.assign(new Error(text), { code: text, request: args });
  return Promise.reject(new TypeError(text, { cause }));
}

/** All ways of printing an error. */
function shown(error: unknown): string {
  const texts: string[] = [];
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    texts.push(one.message, String(one.stack), String(one), JSON.stringify(one));
  }
  texts.push(inspect(error, { depth: null, showHidden: true, getters: true }));
  return texts.join("\n");
}

function expectNoSecret(error: unknown, secrets: readonly string[]): void {
  const text = shown(error);
  for (const secret of secrets) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
  }
}

describe.each(credentials)("%s", (_, authorizedFor, secrets) => {
  describe.each([
    ["undici", undefined],
    ["fetch", fetch],
  ])("over %s", (engine, given) => {
    it.each(failures)("is not in %s: %s", async (code, _what, respond, options) => {
      const server = await hostileServer(respond);
      const transport = createHttpTransport({ authorized: authorizedFor(server.url), fetch: given });
      const rpc = createHttpJsonRpc(transport);
      const operation = { name: "eth_thing", idempotency: "safe" } as const;
      const [alone] = await Promise.allSettled([rpc.call(operation, [], { retries: 0, ...options })]);
      expect(alone).toMatchObject({ status: "rejected", reason: { code } });
      if (alone.status === "rejected") expectNoSecret(alone.reason, secrets);
      const inBatch = await sendBatch(rpc, [{ operation }, { operation }], { retries: 0, ...options });
      for (const one of inBatch) {
        expect(one.status).toBe("rejected");
        if (one.status === "rejected") expectNoSecret(one.reason, secrets);
      }
      expectNoSecret(Object.assign(new Error("x"), { transport, rpc }), secrets);
      await transport.close();
    });

    it("is not in NOT_SENT, ABORTED and CLOSED", async () => {
      const transport = createHttpTransport({
        authorized: authorizedFor(await closedUrl()),
        fetch: given,
      });
      const rpc = createHttpJsonRpc(transport);
      const operation = { name: "eth_thing", idempotency: "safe" } as const;
      const codes: unknown[] = [];
      const look = (error: unknown): void => {
        expectNoSecret(error, secrets);
        codes.push((error as { code?: unknown }).code);
      };
      await rpc.call(operation, [], { retries: 0 }).catch(look);
      await rpc.call(operation, [], { signal: AbortSignal.abort(new Error(secrets[0])) }).catch(look);
      await transport.close();
      await rpc.call(operation, [], {}).catch(look);
      expect(codes).toEqual(["NOT_SENT", "ABORTED", "CLOSED"]);
    });

    if (engine === "fetch") {
      it("is not in the error of a fetch that repeats its arguments", async () => {
        const transport = createHttpTransport({
          authorized: authorizedFor("http://127.0.0.1:1"),
          fetch: leaky,
        });
        const call = createHttpJsonRpc(transport).call({ name: "a", idempotency: "write" }, [], {});
        const [outcome] = await Promise.allSettled([call]);
        expect(outcome).toMatchObject({ reason: { code: "UNANSWERED" } });
        if (outcome.status === "rejected") expectNoSecret(outcome.reason, secrets);
      });
    }
  });
});
