import {
  callNode,
  counterCreationCode,
  type Anvil,
  startAnvil,
} from "@node-access-tools/local-servers/anvil";
import { createRpcClient, type RpcClient } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import { decoded } from "@node-access/rpc/decoded";
import { createRpcPool, type RpcPool } from "@node-access/rpc/pool";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isNodeAccessError, verified, type VerdictEvent } from "../src/index.ts";

let anvil: Anvil;
/** Passes calls on, and changes the results of some methods. */
let proxy: Server;
let endpoint: string;
let lies: Record<string, (result: never) => unknown> = {};
let number: `0x${string}`;
let contract: `0x${string}`;

beforeAll(async () => {
  anvil = await startAnvil();
  const [from] = (await callNode(anvil.url, "eth_accounts")) as string[];
  // A busy anvil mines by itself only after it has responded.
  await callNode(anvil.url, "evm_setAutomine", false);
  const hash = await callNode(anvil.url, "eth_sendTransaction", {
    from,
    data: counterCreationCode,
    gas: "0x30d40",
  });
  await callNode(anvil.url, "evm_mine");
  const receipt = (await callNode(anvil.url, "eth_getTransactionReceipt", hash)) as {
    contractAddress: `0x${string}`;
  };
  contract = receipt.contractAddress;
  await callNode(anvil.url, "eth_sendTransaction", { from, to: contract, gas: "0x30d40" });
  await callNode(anvil.url, "evm_mine");
  await callNode(anvil.url, "evm_setAutomine", true);
  number = (await callNode(anvil.url, "eth_blockNumber")) as `0x${string}`;
  proxy = createServer((request, response) => {
    void (async () => {
      let text = "";
      for await (const chunk of request) text += chunk;
      const calls = [JSON.parse(text)].flat() as { id: number; method: string; params: unknown[] }[];
      const all = await Promise.all(
        calls.map(async ({ id, method, params }) => {
          const result = await callNode(anvil.url, method, ...params);
          return { jsonrpc: "2.0", id, result: lies[method]?.(result as never) ?? result };
        }),
      );
      response.end(JSON.stringify(Array.isArray(JSON.parse(text)) ? all : all[0]));
    })();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});

beforeEach(() => void (lies = {}));

afterAll(async () => {
  proxy.close();
  await anvil.stop();
});

const createWireClient = (url: string): RpcClient<"ethereum"> =>
  createRpcClient({ protocol: "ethereum", endpoint: url });
const wireClient = (): RpcClient<"ethereum"> => createWireClient(endpoint);
const otherRoot = (block: object): object => ({ ...block, stateRoot: `0x${"00".repeat(32)}` });
const dropLog = (logs: unknown[]): unknown => logs.slice(1);
const chain = { chainId: 31_337, require: "consistent" } as const;

it("returns what is consistent, with the types of the client", async () => {
  const events: VerdictEvent[] = [];
  const client = verified(wireClient(), { ...chain, onVerdict: (event) => void events.push(event) });
  const block = await client.eth_getBlockByNumber(number, true);
  expect(block?.transactions[0]?.to).toBe(contract);
  const logs = await client.eth_getLogs({ fromBlock: "0x0", toBlock: number });
  expect(logs.length).toBe(1);
  expect(
    await client.with({ timeout: 9_000 }).request({ method: "eth_getCode", params: [contract] }),
  ).toMatch(/^0x/);
  expect(await client.eth_blockNumber()).toBe(number);
  expect(await client.eth_getTransactionReceipt(`0x${"11".repeat(32)}`)).toBeNull();
  expect(events.map(({ verdict }) => verdict?.verdict)).toEqual([
    "consistent",
    "consistent",
    "consistent",
    "unverifiable",
    "unverifiable",
  ]);
  expect("eth_getLogs" in client && Object.keys(client).includes("eth_getLogs")).toBe(true);
});

const ways: readonly (readonly [string, (client: RpcClient<"ethereum">) => Promise<unknown>])[] = [
  ["its methods", (client) => client.eth_getLogs({ fromBlock: "0x0", toBlock: number })],
  [
    "request",
    (client) => client.request({ method: "eth_getLogs", params: [{ fromBlock: "0x0", toBlock: number }] }),
  ],
  ["with", (client) => client.with({ timeout: 9_000 }).eth_getLogs({ fromBlock: "0x0", toBlock: number })],
  ["decoded", (client) => decoded(client).eth_getLogs({ fromBlock: 0n, toBlock: BigInt(number) })],
  [
    "batch",
    async (client) => {
      const params = [{ fromBlock: "0x0", toBlock: number }] as const;
      const [one] = await batch(client, [{ method: "eth_getLogs", params }]);
      if (one.status === "rejected") throw one.reason;
    },
  ],
];

it.each(ways)("rejects a result without a log through %s", async (_, call) => {
  lies = { eth_getLogs: dropLog };
  await expect(call(verified(wireClient(), chain))).rejects.toMatchObject({
    code: "DATA_INVALID",
    context: { check: "missing-log", operation: "eth_getLogs" },
  });
});

it("rejects a slot with more zeros in front, which would move an address that its caller cuts out", async () => {
  lies = { eth_getStorageAt: (slot: string) => `0x00${slot.slice(2)}` };
  await expect(verified(wireClient(), chain).eth_getStorageAt(contract, "0x0", number)).rejects.toMatchObject(
    { code: "DATA_INVALID", context: { check: "form" } },
  );
});

/** A pool whose first endpoint may lie. */
const poolWith = (...others: readonly string[]): RpcPool<"ethereum"> =>
  createRpcPool({
    protocol: "ethereum",
    endpoints: [endpoint, ...others].map((url) => ({ endpoint: url })),
    retries: 0,
  });

describe("a pool", () => {
  it.each(ways)("leaves an endpoint that returns a wrong result, through %s", async (_, call) => {
    lies = { eth_getLogs: dropLog };
    const events: VerdictEvent[] = [];
    const client = verified(poolWith(anvil.url), { ...chain, onVerdict: (event) => events.push(event) });
    expect(await call(client)).toEqual(await call(createWireClient(anvil.url)));
    expect(events.map(({ error, verdict }) => error?.context.check ?? verdict?.verdict)).toEqual([
      "missing-log",
      "consistent",
    ]);
    await call(client);
    await call(client);
    expect(client.health().map(({ circuit }) => circuit)).toEqual(["open", "closed"]);
  });

  it("reads what settles a result at the same endpoint, so that no other is blamed", async () => {
    const events: VerdictEvent[] = [];
    const client = verified(poolWith(anvil.url), { ...chain, onVerdict: (event) => events.push(event) });
    lies = { eth_getProof: otherRoot, eth_getBlockByNumber: otherRoot };
    expect(await client.eth_getBalance(contract, number)).toBe("0x0");
    expect(events.length).toBe(2);
    expect(client.health().map(({ score }) => score === 1)).toEqual([false, true]);
  });

  it("returns the error if every endpoint returns a wrong result", async () => {
    lies = { eth_getBlockByNumber: otherRoot };
    for (const urls of [[], [endpoint]])
      await expect(
        verified(poolWith(...urls), chain).eth_getBlockByNumber("0x1", true),
      ).rejects.toMatchObject({
        code: "DATA_INVALID",
      });
  });

  it("keeps an endpoint whose wrong result is only reported", async () => {
    lies = { eth_getBlockByNumber: otherRoot };
    const events: VerdictEvent[] = [];
    const client = verified(poolWith(anvil.url), {
      chainId: 31_337,
      require: "report",
      onVerdict: (event) => events.push(event),
    });
    expect(await client.eth_getBlockByNumber("0x1", true)).toMatchObject(otherRoot({}));
    expect(events.map(({ error }) => error?.code)).toEqual(["DATA_INVALID"]);
  });

  it("rejects with what onVerdict throws, and asks no other endpoint", async () => {
    const mine = new Error("mine");
    let count = 0;
    const onVerdict = (): never => {
      count += 1;
      throw mine;
    };
    const client = verified(poolWith(anvil.url), { ...chain, onVerdict });
    await expect(client.eth_getBlockByNumber("0x1", true)).rejects.toBe(mine);
    expect(count).toBe(1);
  });

  it("is judged by the result that it returns, and not by the one that it received last", async () => {
    type Check = (checked: object, read: () => Promise<unknown>) => Promise<void>;
    const asked = {
      [Symbol.for("@node-access/rpc/client")]: { rpc: { checksResults: true } },
      request: (request: { readonly method: string }): Promise<unknown> => Promise.resolve(request),
      with(options: { readonly [name: symbol]: Check }) {
        const check = options[Symbol.for("@node-access/rpc/result-check")];
        return {
          async request(request: object) {
            for (const result of ["0x5", null])
              await check?.({ ...request, result }, () => Promise.reject(new Error("no read")));
            return "0x5";
          },
        };
      },
    };
    const client = verified(asked, chain);
    await expect(
      client.request({ method: "eth_getBalance", params: [contract, number] } as never),
    ).rejects.toMatchObject({ code: "DATA_UNVERIFIABLE", context: { reason: "read-failed" } });
  });

  it("is not blamed for what has no check", async () => {
    const client = verified(poolWith(anvil.url), chain);
    expect(Number(await client.eth_blockNumber())).toBeGreaterThan(0);
    await expect(client.eth_call({ to: contract, data: "0x" })).rejects.toMatchObject({
      code: "DATA_UNVERIFIABLE",
    });
    expect(client.health().map(({ score }) => score)).toEqual([1, 1]);
  });
});

it("requires a check, but of methods that are named", async () => {
  const call = { to: contract, data: "0x" } as const;
  const error: unknown = await verified(wireClient(), chain)
    .eth_call(call)
    .catch((caught: unknown) => caught);
  expect(isNodeAccessError(error, "DATA_UNVERIFIABLE") && error.context).toMatchObject({
    operation: "eth_call",
    reason: "no-check",
  });
  expect(await verified(wireClient(), { ...chain, unchecked: ["eth_call"] }).eth_call(call)).toBe("0x");
});

it("only reports, if that is required", async () => {
  lies = { eth_getLogs: dropLog };
  const events: VerdictEvent[] = [];
  const options = {
    chainId: 31_337,
    require: "report",
    onVerdict: (event: VerdictEvent) => void events.push(event),
  } as const;
  const client = verified(wireClient(), options);
  expect(await client.eth_getLogs({ fromBlock: "0x0", toBlock: number })).toEqual([]);
  expect(events).toMatchObject([{ method: "eth_getLogs", error: { code: "DATA_INVALID" } }]);
});

it.each([
  [{}, "require"],
  [{ ...chain, unchecked: "eth_call" }, "unchecked"],
  [{ ...chain, onVerdict: 1 }, "onVerdict"],
  [{ require: "report" }, "chainId"],
])("rejects the options %j", (options, path) => {
  const failure = { code: "INVALID_ARGUMENT", context: expect.objectContaining({ path }) as unknown };
  expect(() => verified(wireClient(), options as never)).toThrow(expect.objectContaining(failure));
  expect(() => verified(decoded(wireClient()) as never, chain)).toThrow(
    expect.objectContaining({ code: "INVALID_ARGUMENT" }),
  );
});
