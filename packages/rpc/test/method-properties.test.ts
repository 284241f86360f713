import { resolve } from "node:path";
import { inspect } from "node:util";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { decoded, decodedPool, decodedWebSocket } from "../src/decoded/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { createRpcClient, type RpcClient } from "../src/index.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";
import { createRpcWebSocketPool } from "../src/web-socket-pool/index.ts";
import { type JsonRpcServer, startJsonRpcServer } from "./json-rpc-server.ts";

const protocol = "ethereum";
let server: JsonRpcServer;

beforeAll(async () => {
  server = await startJsonRpcServer(() => ({ result: "0x7" }));
});
afterAll(() => server[Symbol.asyncDispose]());

/** A client of each kind, and its members besides methods. */
function clients(): [kind: string, client: RpcClient<"ethereum">, more: string[]][] {
  const http = { protocol, endpoint: server.url } as const;
  const ws = { protocol, endpoint: "ws://127.0.0.1:1" } as const;
  const pool = { protocol, endpoints: [http] } as const;
  const sockets = { protocol, endpoints: [ws] } as const;
  const both = ["with", "request"];
  return [
    ["HTTP", createRpcClient(http), both],
    ["HTTP, with other options", createRpcClient(http).with({ timeout: 5 }), both],
    ["decoded", decoded(createRpcClient(http)), both],
    ["pool", createRpcPool(pool), [...both, "health"]],
    ["decoded pool", decodedPool(createRpcPool(pool)), [...both, "health"]],
    ["WebSocket", createRpcWebSocketClient(ws), [...both, "subscribe", "close"]],
    ["decoded WebSocket", decodedWebSocket(createRpcWebSocketClient(ws)), [...both, "subscribe", "close"]],
    ["WebSocket pool", createRpcWebSocketPool(sockets), [...both, "subscribe", "close", "health"]],
  ] as unknown as [string, RpcClient<"ethereum">, string[]][];
}

const kinds = [
  "HTTP",
  "HTTP, with other options",
  "decoded",
  "pool",
  "decoded pool",
  "WebSocket",
  "decoded WebSocket",
  "WebSocket pool",
];

describe.each(kinds)("the methods of a client: %s", (kind) => {
  const make = (): [RpcClient<"ethereum">, string[]] => {
    const [, client, more] = clients().find(([name]) => name === kind) ?? [];
    if (!client || !more) throw new Error(kind);
    return [client, more];
  };

  it("are own enumerable properties", () => {
    const [client, more] = make();
    for (const name of [
      "eth_call",
      "debug_traceCall",
      "eth_sendRawTransaction",
      "eth_newFilter",
      "explorer_getHeaderByNumber",
      ...more,
    ]) {
      expect(name in client).toBe(true);
      expect(Object.hasOwn(client, name)).toBe(true);
      expect(Object.keys(client)).toContain(name);
      expect(Reflect.getOwnPropertyDescriptor(client, name)).toMatchObject({
        enumerable: true,
        writable: true,
      });
      expect({ ...client }).toHaveProperty(name, expect.any(Function));
    }
    expect(new Set(Object.keys(client)).size).toBe(Object.keys(client).length);
    for (const name of ["then", "toJSON", "eth_getFoo", "_", Symbol.iterator])
      expect(name in client).toBe(false);
    expect(client).not.toHaveProperty("then");
  });

  it("are the same on each access, and have names", () => {
    const [client] = make();
    expect(client.eth_call).toBe(client.eth_call);
    expect(client.eth_call.name).toBe("eth_call");
    expect(inspect(client)).toMatch(/eth_call: \[(Async)?Function: eth_call\]/);
    expect(inspect(client)).not.toContain("inspect.custom");
  });

  it("can be replaced, spied on, removed and restored", async () => {
    const [client] = make();
    const original = client.eth_call;
    const spy = vi.spyOn(client, "eth_call").mockResolvedValue("0x1");
    expect(await client.eth_call({ to: `0x${"00".repeat(20)}` })).toBe("0x1");
    expect(spy).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    expect(client.eth_call).toBe(original);
    const own = vi.fn(async () => "0x2");
    Object.assign(client, { eth_gasPrice: own });
    expect(client.eth_gasPrice).toBe(own);
    expect(Object.keys(client).filter((name) => name === "eth_gasPrice")).toEqual(["eth_gasPrice"]);
    Reflect.deleteProperty(client, "eth_gasPrice");
    expect(client.eth_gasPrice).not.toBe(own);
    expect("eth_gasPrice" in client).toBe(true);
  });
});

it("lists exactly the methods of the specs", () => {
  const [[, client, more] = []] = clients();
  const names = Object.keys(client ?? {}).filter((name) => !more?.includes(name));
  const families = resolve(import.meta.dirname, "../src/generated");
  const declared = new Set(
    [
      "debug",
      "debug-trace",
      "ethereum",
      "ethereum-filter",
      "ethereum-state",
      "ethereum-transaction",
      "explorer",
      "net",
      "otterscan",
      "starknet",
      "starknet-block",
      "starknet-class",
      "starknet-executable",
      "starknet-send",
      "starknet-trace",
      "starknet-transaction",
      "trace",
      "txpool",
    ].flatMap((family) =>
      Array.from(
        readFileSync(resolve(families, `${family}.ts`), "utf8").matchAll(/^  ([a-z0-9]+_\w+)[(<]/gm),
        ([, name = ""]) => name,
      ),
    ),
  );
  expect(names.toSorted()).toEqual([...declared].toSorted());
});

it("lets a spy see calls that go through", async () => {
  const client = createRpcClient({ protocol, endpoint: server.url });
  const spy = vi.spyOn(client, "eth_gasPrice");
  expect(await client.eth_gasPrice()).toBe("0x7");
  expect(spy).toHaveBeenCalledOnce();
  const view = decoded(client);
  expect(await view.eth_gasPrice()).toBe(7n);
  expect(spy).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});
