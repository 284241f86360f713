import {
  type Anvil,
  callNode,
  counterCreationCode,
  startAnvil,
} from "@node-access-tools/local-servers/anvil";
import { isNodeAccessError, verifyEvidence } from "@node-access/verify";
import { createExecutor } from "@node-access/verify/evm";
import { isNight } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IntegrityOptions } from "../../src/options/integrity-options.ts";
import type { Gateway } from "../../src/index.ts";
import { adminClient, readBody, gatewayWithAdmin } from "../admin-client.ts";
import { closeAfterTest } from "../cleanup.ts";
import { call } from "../client.ts";
import { startUpstream } from "../upstream-server.ts";

/** Changes what an upstream returns, or waits before it does. */
type Change = (method: string, params: readonly unknown[], right: unknown) => unknown;

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params: readonly unknown[];
}

let anvil: Anvil;
let accounts: readonly string[];
let counter: string;
/** Loops until its gas is spent. */
let endless: string;
let number: string;
let hash: string;
let snapshot: unknown;

const node = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
  callNode(anvil.url, method, ...params);
const send = (fields: object): Promise<unknown> =>
  node("eth_sendTransaction", { from: accounts[0], gas: "0x30d40", ...fields });

async function deploy(data: string): Promise<string> {
  const creation = await send({ data });
  await node("evm_mine");
  const receipt = (await node("eth_getTransactionReceipt", creation)) as { contractAddress: string };
  return receipt.contractAddress;
}

async function mine(value: string): Promise<void> {
  await send({ to: accounts[1], value });
  await send({ to: counter });
  await node("evm_mine");
}

/** Replaces the newest block. */
async function reorganize(value: string): Promise<void> {
  await node("evm_revert", snapshot);
  snapshot = await node("evm_snapshot");
  await mine(value);
}

beforeAll(async () => {
  // As of Shanghai and with a number of Ethereum, whose rules of execution the gateway has.
  anvil = await startAnvil({
    arguments: [
      ["--no-mining", "--order", "fifo", "--chain-id", "1", "--number", "25000000"],
      ["--hardfork", "shanghai", "--timestamp", "1700000000"],
    ].flat(),
  });
  accounts = (await node("eth_accounts")) as string[];
  counter = await deploy(counterCreationCode);
  endless = await deploy("0x635b6000566000526004601cf3");
  await mine("0x1");
  snapshot = await node("evm_snapshot");
  await mine("0x2");
  ({ number, hash } = (await node("eth_getBlockByNumber", "latest", false)) as Record<
    string,
    string
  > as never);
});
afterAll(() => anvil.stop());

async function upstreamWith(change: Change = (_, __, right) => right): Promise<string> {
  const respond = async (body: string): Promise<string> => {
    const asked = JSON.parse(body) as Call | Call[];
    const one = async ({ id, method, params }: Call): Promise<object> => {
      const right = await node(method, ...params).catch((error: unknown) => error);
      const result = await change(method, params, right);
      const error = { code: -32_000, message: String(result) };
      return { jsonrpc: "2.0", id, ...(result instanceof Error ? { error } : { result }) };
    };
    return JSON.stringify(Array.isArray(asked) ? await Promise.all(asked.map(one)) : await one(asked));
  };
  const server = await startUpstream((body, response) => {
    if (body === "") return void response.writeHead(426).end();
    response.setHeader("content-type", "application/json");
    respond(body).then(
      (text) => response.end(text),
      () => response.destroy(),
    );
  });
  closeAfterTest(server);
  return server.url;
}

async function open(
  integrity: "enforce" | IntegrityOptions,
  ...changes: readonly (Change | undefined)[]
): Promise<Gateway> {
  const urls = await Promise.all(changes.map((change) => upstreamWith(change)));
  const upstreams = urls.map((url, index) => ({ name: `node-${index + 1}`, url, tier: index + 1 }));
  const rpc = { upstreams, cache: "off", hedging: "off", integrity } as const;
  const gateway = await gatewayWithAdmin({ networks: { "ethereum-mainnet": { rpc } }, metrics: { port: 0 } });
  closeAfterTest(gateway);
  return gateway;
}

const wrongResults = async (gateway: Gateway): Promise<readonly Record<string, unknown>[]> =>
  readBody<{ results: Record<string, unknown>[] }>(await adminClient(gateway)("GET", "/wrong-results/"), 200)
    .results;

/** The outcomes of checks of an upstream. */
async function outcomes(gateway: Gateway, upstream = "node-1"): Promise<string[]> {
  const text = await (await fetch(String(gateway.metricsUrl))).text();
  const lines = text.matchAll(/^gateway_integrity_checks_total\{.*upstream="([^"]+)",outcome="([^"]+)"\}/gm);
  return [...lines].filter(([, name]) => name === upstream).map(([, , outcome]) => String(outcome));
}

describe("a block that is replaced between a call and its check", () => {
  it("is nobody's fault: another upstream is asked", async () => {
    let isHeld = true;
    const held: Change = async (method, _, right) => {
      if (method === "eth_getBalance" && isHeld) {
        isHeld = false;
        await reorganize("0x77");
      }
      return right;
    };
    const gateway = await open("enforce", held, undefined);
    const result = await call(gateway, "eth_getBalance", accounts[0], number);
    expect(result).toBe(await node("eth_getBalance", accounts[0], number));
    expect(await wrongResults(gateway)).toEqual([]);
    expect(await outcomes(gateway)).toEqual(["moved"]);
    expect(await outcomes(gateway, "node-2")).toEqual(["consistent"]);
  });

  it("is asked for again where there is no other upstream", async () => {
    let isHeld = true;
    const held: Change = async (method, _, right) => {
      if (method === "eth_getTransactionCount" || method === "eth_getBalance") {
        if (isHeld) await reorganize("0x78");
        isHeld = false;
      }
      return right;
    };
    const gateway = await open("enforce", held);
    const result = await call(gateway, "eth_getBalance", accounts[0], number);
    expect(result).toBe(await node("eth_getBalance", accounts[0], number));
    expect(await wrongResults(gateway)).toEqual([]);
  });

  it("lets no lie through of an upstream that lies at every second call", async () => {
    let count = 0;
    const alternating: Change = (method, _, right) =>
      method === "eth_getBalance" && (count += 1) % 2 === 1 ? "0x63" : right;
    const right = await node("eth_getBalance", accounts[0], number);
    const gateway = await open("enforce", alternating, undefined);
    for (let turn = 0; turn < 6; turn += 1)
      expect(await call(gateway, "eth_getBalance", accounts[0], number)).toBe(right);
    const alone = await open("enforce", alternating);
    for (let turn = 0; turn < 6; turn += 1)
      expect(
        await call(alone, "eth_getBalance", accounts[0], number).catch((error: Error) => error.message),
      ).toMatch(/^0x(?!63$)|its block was replaced during each check/);
  });
});

const trusted = (): IntegrityOptions => ({
  mode: "enforce",
  level: "verified",
  trustedBlock: { number: Number(number), hash },
});
const calls = (block: unknown): readonly [string, ...unknown[]][] => [
  ["eth_call", { to: counter, data: "0x" }, block],
  ["eth_estimateGas", { from: accounts[0], to: counter }, block],
  ["eth_createAccessList", { from: accounts[0], to: counter, gasPrice: "0x0" }, block],
];
const lie: Change = (method, _, right) => {
  if (method === "eth_call") return `0x${"00".repeat(31)}07`;
  if (method === "eth_estimateGas") return "0x5300";
  // The same call without a sender is a hint for checks.
  return method === "eth_createAccessList" ? { ...(right as object), accessList: [] } : right;
};

describe("calls of contracts", () => {
  beforeAll(async () => {
    await reorganize("0x5");
    ({ number, hash } = (await node("eth_getBlockByNumber", "latest", false)) as Record<
      string,
      string
    > as never);
  });

  it("are executed at the level verified: a wrong result reaches no caller, and its evidence is one", async () => {
    // By day one: verify's tests execute all three.
    for (const [method, ...params] of calls(number).slice(0, isNight ? 3 : 1)) {
      const right = await node(method, ...params);
      const honest = await open(trusted(), undefined);
      expect(await call(honest, method, ...params)).toEqual(right);
      expect(await outcomes(honest)).toEqual(["verified"]);
      const gateway = await open(trusted(), lie, undefined);
      expect(await call(gateway, method, ...params)).toEqual(right);
      await expect
        .poll(async () => (await wrongResults(gateway)).map((one) => one["method"]))
        .toEqual([method]);
      const [found] = await wrongResults(gateway);
      const path = `/wrong-results/${String(found?.["id"])}/`;
      const { evidence } = readBody<{ evidence: unknown }>(await adminClient(gateway)("GET", path), 200);
      const again = await verifyEvidence(evidence, { execute: createExecutor() }).catch(
        (error: unknown) => error,
      );
      expect(isNodeAccessError(again, "DATA_INVALID")).toBe(true);
    }
  });

  it("are executed at the level consistent if they name their block by its hash, or if they are chosen", async () => {
    const [first] = calls({ blockHash: hash });
    const right = await node("eth_call", ...(first?.slice(1) ?? []));
    const gateway = await open("enforce", lie, undefined);
    expect(await call(gateway, ...(first as [string]))).toEqual(right);
    const [byNumber] = calls(number);
    const unchecked = await open("enforce", lie, undefined);
    expect(await call(unchecked, ...(byNumber as [string]))).toBe(`0x${"00".repeat(31)}07`);
    expect(await outcomes(unchecked)).toEqual([]);
    const chosen = await open({ mode: "enforce", methods: ["eth_call"] }, lie, undefined);
    expect(await call(chosen, ...(byNumber as [string]))).toEqual(right);
  });

  it("are unverifiable beyond the budget of additional calls, and counted as such", async () => {
    const [[method, ...params]] = calls(number) as [[string, ...unknown[]]];
    const gateway = await open({ ...trusted(), maxReads: 1 }, undefined);
    expect(await call(gateway, method, ...params)).toEqual(await node(method, ...params));
    expect(await outcomes(gateway)).toEqual(["unverifiable"]);
  });

  it("that compute for long are unverifiable, and hold up no other call", async () => {
    const gateway = await open(trusted(), (method, _, right) => (method === "eth_call" ? "0x" : right));
    const result = call(gateway, "eth_call", { to: endless, gas: "0x2faf080" }, number);
    const ended = result.then(() => "ended");
    let others = 0;
    while ((await Promise.race([ended, call(gateway, "eth_gasPrice")])) !== "ended") others += 1;
    expect(await result).toBe("0x");
    expect(others).toBeGreaterThan(10);
    expect(await outcomes(gateway)).toEqual(["unverifiable"]);
    // The next call has a thread of its own.
    const [, [method, ...params]] = calls(number) as [unknown, [string, ...unknown[]]];
    expect(await call(gateway, method, ...params)).toEqual(await node(method, ...params));
    expect(await outcomes(gateway)).toEqual(["unverifiable", "verified"]);
  });
});
