import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { automaticBatching, batch } from "../src/batch.ts";
import { newBlocks } from "../src/filters.ts";
import { decoded, decodedPool, decodedWebSocket } from "../src/decoded/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { createRpcClient } from "../src/index.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";
import { createRpcWebSocketPool } from "../src/web-socket-pool/index.ts";

const protocol = "ethereum";
const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);
/** Rejects every request. */
const server = createServer((_, response) => response.writeHead(400).end());
let port = 0;

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
  process.on("unhandledRejection", note);
});

afterEach(async () => {
  process.off("unhandledRejection", note);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Invalid call options of a JavaScript caller. */
const badOptions: Record<string, unknown>[] = [
  { timeout: -1 },
  { totalTimeout: "soon" },
  { retries: 0.5 },
  { signal: 7 },
  { middleware: [7] },
];

interface AnyClient {
  with(options: unknown): AnyClient & Record<string, (...params: unknown[]) => Promise<unknown>>;
  close?(): Promise<void>;
}

it("rejects invalid call options by name, and leaves no unhandled rejection", async () => {
  const http = { protocol, endpoint: `http://127.0.0.1:${port}` } as const;
  const ws = { protocol, endpoint: `ws://127.0.0.1:${port}`, lagInterval: 1 } as const;
  const endpoints = (one: { endpoint: string }) => ({ protocol, endpoints: [one, one] }) as const;
  const clients = [
    createRpcClient(http),
    createRpcClient({ ...http, batch: automaticBatching() }),
    decoded(createRpcClient(http)),
    createRpcPool(endpoints(http)),
    decodedPool(createRpcPool(endpoints(http))),
    createRpcWebSocketClient(ws),
    decodedWebSocket(createRpcWebSocketClient(ws)),
    createRpcWebSocketPool({ ...endpoints(ws), lagInterval: 1 }),
  ] as unknown as AnyClient[];
  for (const client of clients) {
    for (const options of badOptions) {
      const bad = client.with(options);
      const [path = ""] = Object.keys(options);
      const isNamed = { code: "INVALID_ARGUMENT", context: { path } };
      await expect(bad["eth_chainId"]?.()).rejects.toMatchObject(isNamed);
      await expect(bad["eth_sendRawTransaction"]?.("0x02")).rejects.toMatchObject(isNamed);
      await expect(bad["request"]?.({ method: "eth_chainId" })).rejects.toMatchObject(isNamed);
      const requests = [
        { method: "eth_chainId" },
        { method: "eth_sendRawTransaction", params: ["0x02"] },
        { method: "eth_newBlockFilter" },
      ];
      const settled = await Promise.allSettled([
        ...requests.map((request) => batch(bad as never, [request] as never)),
        batch(bad as never, requests as never),
      ]);
      // Over a WebSocket, each call of a batch is a separate message and fails individually.
      for (const one of settled) {
        const failed = one.status === "fulfilled" ? (one.value as typeof settled) : [one];
        for (const item of failed) expect(item).toMatchObject({ status: "rejected", reason: isNamed });
      }
      if (bad["subscribe"]) await expect(bad["subscribe"]("newHeads")).rejects.toMatchObject(isNamed);
    }
    for (const requests of [undefined, null, 7])
      await expect(batch(client as never, requests as never)).rejects.toMatchObject({
        code: "INVALID_ARGUMENT",
      });
    await client.close?.();
  }
  await expect(newBlocks(createRpcClient(http), { interval: -1 }).next()).rejects.toMatchObject({
    context: { path: "interval" },
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(unhandled).toEqual([]);
});

it("rejects a batch option that is not automaticBatching(...)", () => {
  const endpoint = "http://127.0.0.1:1";
  for (const bad of [true, false, 1, 0, "yes", "", null, {}, []])
    expect(() => createRpcClient({ protocol, endpoint, batch: bad as never })).toThrow(
      /^batch: expected automaticBatching/,
    );
  createRpcClient({ protocol, endpoint, batch: undefined });
});

it("names invalid options of automaticBatching: limits at once, the wait when a client is created", () => {
  for (const path of ["maxCount", "maxBytes"])
    expect(() => automaticBatching({ [path]: 0 })).toThrow(new RegExp(`^${path}: `));
  const endpoint = "http://127.0.0.1:1";
  const waiting = automaticBatching({ wait: -1 });
  expect(() => createRpcClient({ protocol, endpoint, batch: waiting })).toThrow(/^wait: /);
});

it("names options of the wrong type when a client is created", () => {
  const http = { protocol, endpoint: "http://127.0.0.1:1" };
  const ws = { protocol, endpoint: "ws://127.0.0.1:1" };
  const pooled = (one: { endpoint: string }): object => ({ protocol, endpoints: [one] });
  class PrivateFields {
    readonly #acme_getJob = "safe";
    get acme_getJob(): string {
      return this.#acme_getJob;
    }
  }
  const all: [create: (options: never) => unknown, options: object, names: readonly string[]][] = [
    [createRpcClient, http, ["methods", "proxy", "userAgent", "headers"]],
    [createRpcPool, pooled(http), ["proxy", "userAgent", "headers"]],
    ...[[createRpcWebSocketClient, ws] as const, [createRpcWebSocketPool, pooled(ws)] as const].map(
      ([create, options]) =>
        [create, options, ["engine", "proxy", "userAgent", "headers", "maxBuffered", "onReconnect"]] as never,
    ),
  ];
  for (const [create, options, names] of all)
    for (const name of names)
      for (const value of [true, [], 7n, new Map([["acme_getJob", "safe"]]), new PrivateFields()])
        expect(() => create({ ...options, [name]: value } as never), `${name} ${typeof value}`).toThrow(
          expect.objectContaining({
            code: "INVALID_ARGUMENT",
            context: expect.objectContaining({ path: expect.stringContaining(name) }),
          }),
        );
  expect(() => createRpcWebSocketClient({ ...ws, engine: null as never, protocol })).toThrow(
    /^engine\.open: /,
  );
});

it("names an engine that opens no socket", async () => {
  for (const opened of [undefined, 5, {}]) {
    const engine = { open: async () => opened as never };
    const client = createRpcWebSocketClient({ protocol, endpoint: "ws://127.0.0.1:1", engine });
    await expect(client.eth_chainId()).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "engine.open().send" },
    });
    await client.close();
  }
});

it("names missing options of a WebSocket pool", () => {
  const make = createRpcWebSocketPool as (options?: unknown) => unknown;
  for (const options of [undefined, null, {}, { endpoints: null }, { endpoints: 7 }, { endpoints: [] }])
    expect(() => make(options)).toThrow(expect.objectContaining({ code: "INVALID_ARGUMENT" }));
  for (const endpoint of [undefined, null, 7, {}])
    expect(() => make({ protocol, endpoints: [endpoint] })).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT" }),
    );
  const withHole: unknown[] = [];
  withHole.length = 1;
  for (const pool of [make, createRpcPool as (options?: unknown) => unknown])
    expect(() => pool({ protocol, endpoints: withHole })).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT" }),
    );
});

it("never says that it received what it expected", () => {
  const endpoint = "http://127.0.0.1:1";
  const wrong = [undefined, null, 5, "text", [], {}, () => 1, [null], [5]] as never[];
  const calls: ((value: never) => unknown)[] = [
    (value) => createRpcClient(value),
    (value) => createRpcClient({ protocol: value, endpoint }),
    (value) => createRpcClient({ protocol, endpoint: value }),
    (value) => createRpcClient({ protocol, endpoint, credential: value }),
    (value) => createRpcClient({ protocol, endpoint, middleware: value }),
    (value) => createRpcClient({ protocol, endpoint, headers: value }),
    (value) => createRpcClient({ protocol, endpoint, signal: value }),
    (value) => createRpcClient({ protocol, endpoint, batch: value }),
    (value) => createRpcWebSocketClient({ protocol: value, endpoint: "ws://127.0.0.1:1" }),
    (value) => createRpcPool({ protocol, endpoints: value }),
    (value) => createRpcPool({ protocol, endpoints: [{ endpoint }], order: value }),
    (value) => automaticBatching(value),
    (value) => (decoded as (wire: unknown) => unknown)(value),
  ];
  const texts = calls.flatMap((call) =>
    wrong.flatMap((value) => {
      try {
        call(value);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    }),
  );
  expect(texts.length).toBeGreaterThan(60);
  for (const text of texts) {
    const [, expected = "", received = ""] = /: expected (.+), received (.+)$/.exec(text) ?? [];
    expect(received, text).not.toBe("");
    expect(expected.replace(/^an? /, ""), text).not.toBe(received.replace(/^an? /, ""));
  }
});

it("rejects params that cannot be read, such as a draft of immer after its recipe", async () => {
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();
  const client = createRpcClient({ protocol: "ethereum", endpoint: `http://127.0.0.1:${port}` });
  const expected = /^params.*: expected (a JSON value|an object), received /;
  await expect(client.eth_call(revoked as never, "latest")).rejects.toThrow(expected);
  await expect(decoded(client).eth_call(revoked as never, "latest")).rejects.toThrow(expected);
  const [settled] = await batch(client, [{ method: "eth_call", params: [revoked as never, "latest"] }]).catch(
    (reason: unknown) => [{ reason }],
  );
  expect(settled).toMatchObject({ reason: { message: expect.stringMatching(expected) } });
});

const named = (path: string): object => ({ code: "INVALID_ARGUMENT", context: { path } });

it("leaves params that are a text to the node", async () => {
  const client = createRpcClient({ protocol, endpoint: "http://127.0.0.1:1", retries: 0 });
  const request = { method: "eth_getBalance", params: "x" } as never;
  await expect(client.request(request)).rejects.toMatchObject({ code: "NOT_SENT" });
  const outcomes: unknown = await batch(client, [request] as never);
  expect(outcomes).toMatchObject([{ status: "rejected", reason: { code: "NOT_SENT" } }]);
});

it("rejects a batch option that is an async function, by name", async () => {
  const node = { protocol, endpoint: `http://127.0.0.1:${port}` } as const;
  const asynchronous = { ...node, batch: async () => automaticBatching() } as never;
  await expect((async () => createRpcClient(asynchronous))()).rejects.toMatchObject(named("batch"));
});
