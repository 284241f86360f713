import {
  callNode,
  counterCreationCode,
  type Anvil,
  startAnvil,
} from "@node-access-tools/local-servers/anvil";
import { createRpcClient, type RpcClient } from "@node-access/rpc";
import { createRpcPool } from "@node-access/rpc/pool";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Anchor,
  type AnchorTag,
  createVerifier,
  isNodeAccessError,
  NodeAccessError,
  type PublishedVerdict,
  type Verdict,
  verified,
  type VerifierOptions,
  verifyEvidence,
} from "../src/index.ts";

const CHAIN_ID = 31_337;
/** The trusted block. Two more follow it. */
const TRUSTED = 40;

let anvil: Anvil;
/** Has the first 30 blocks of the first node, and others after these. */
let fork: Anvil;
let anchor: Anchor;
let contract: `0x${string}`;
let from: `0x${string}`;

const createCall =
  (node: Anvil) =>
  (method: string, ...params: unknown[]): Promise<unknown> =>
    callNode(node.url, method, ...params);
const call = (method: string, ...params: unknown[]): Promise<unknown> => createCall(anvil)(method, ...params);
const readBlock = async (node: Anvil, number: number | string): Promise<{ hash: string; number: string }> =>
  (await createCall(node)(
    "eth_getBlockByNumber",
    typeof number === "string" ? number : hex(number),
    false,
  )) as {
    hash: string;
    number: string;
  };
const hex = (number: number): `0x${string}` => `0x${number.toString(16)}`;

/** Deploys a contract and mines up to block 30. Both nodes get the same blocks, because they mine on request only. */
async function mineCommon(node: Anvil): Promise<void> {
  const on = createCall(node);
  await on("evm_setAutomine", false);
  [from] = (await on("eth_accounts")) as [`0x${string}`];
  const hash = await on("eth_sendTransaction", { from, data: counterCreationCode, gas: "0x30d40" });
  await on("anvil_mine", hex(30));
  ({ contractAddress: contract } = (await on("eth_getTransactionReceipt", hash)) as {
    contractAddress: `0x${string}`;
  });
}

beforeAll(async () => {
  const options = { arguments: ["--timestamp", "1700000000"] };
  [anvil, fork] = await Promise.all([startAnvil(options), startAnvil(options)]);
  await Promise.all([mineCommon(anvil), mineCommon(fork)]);
  await call("eth_sendTransaction", { from, to: contract, gas: "0x30d40" });
  await call("anvil_mine", hex(TRUSTED - 30));
  await createCall(fork)("anvil_mine", hex(TRUSTED - 28));
  const { hash, number } = await readBlock(anvil, TRUSTED);
  anchor = { hash, number };
  await call("anvil_mine", "0x2");
});

afterAll(() => Promise.all([anvil.stop(), fork.stop()]));

/** Calls a node, and checks the result. */
async function check(
  options: Partial<VerifierOptions>,
  method: string,
  params: readonly unknown[],
  node: Anvil = anvil,
): Promise<Verdict> {
  const read: VerifierOptions["read"] = (request) => callNode(node.url, request.method, ...request.params);
  const verifier = createVerifier({ chainId: CHAIN_ID, read, anchor, ...options });
  return verifier.check({ method, params, result: await createCall(node)(method, ...params) });
}

const withoutProofs: VerifierOptions["read"] = ({ method, params }) =>
  method === "eth_getProof" ? Promise.reject(new Error("no such method")) : call(method, ...params);

const withOtherSlots: VerifierOptions["read"] = async ({ method, params }) => {
  const result = (await call(method, ...params)) as { storageProof: object[] };
  return method === "eth_getProof"
    ? { ...result, storageProof: [{ ...result.storageProof[0], value: "0x1" }] }
    : result;
};

describe("a trusted block", () => {
  it("verifies what is in it and below it", async () => {
    const { hash } = await readBlock(anvil, 31);
    const calls: [string, ...unknown[]][] = [
      ["eth_getBlockByNumber", hex(TRUSTED), true],
      ["eth_getBlockByNumber", hex(31), true],
      ["eth_getBlockByHash", hash, true],
      ["eth_getBlockReceipts", hash],
      ["eth_getLogs", { fromBlock: "0x1e", toBlock: hex(TRUSTED) }],
      ["eth_getLogs", { blockHash: hash }],
      ["eth_getBalance", from, hex(TRUSTED)],
      ["eth_getTransactionCount", from, "0x1"],
      ["eth_getCode", contract, { blockNumber: hex(33) }],
      ["eth_getStorageAt", contract, "0x0", { blockHash: hash }],
      ["eth_getProof", contract, [`0x${"00".repeat(32)}`], hex(32)],
      [
        "debug_getRawTransaction",
        ((await call("eth_getBlockByNumber", hex(31), false)) as { transactions: string[] }).transactions[0],
      ],
      ["eth_chainId"],
    ];
    for (const [method, ...params] of calls)
      expect(await check({}, method, params), method).toMatchObject({
        verdict: "verified",
        anchor: { number: BigInt(TRUSTED), hash: anchor.hash },
      });
  });

  it("reads each header between the two once, and none again for the next result", async () => {
    let count = 0;
    const verifier = createVerifier({
      chainId: CHAIN_ID,
      anchor,
      read(request) {
        count += 1;
        return callNode(anvil.url, request.method, ...request.params);
      },
    });
    for (const [number, reads] of [
      [TRUSTED - 5, 5],
      [TRUSTED - 5, 0],
      [TRUSTED - 2, 0],
    ] as const) {
      count = 0;
      const params = [hex(number), true];
      const result = await call("eth_getBlockByNumber", ...params);
      expect(await verifier.check({ method: "eth_getBlockByNumber", params, result })).toMatchObject({
        verdict: "verified",
        reads,
      });
      expect(count).toBe(reads);
    }
  });

  it.each([
    ["a newer block", {}, [hex(TRUSTED + 1), false], "newer"],
    [
      "a block far below, on a chain that keeps no hashes,",
      { maxParents: 5, read: withoutProofs },
      [hex(TRUSTED - 6), false],
      "too-far",
    ],
  ] as const)("leaves %s consistent", async (_, options, params, reason) => {
    expect(await check(options, "eth_getBlockByNumber", params)).toMatchObject({
      verdict: "consistent",
      unanchored: { reason },
    });
  });

  it("verifies a block far below by the hash of it that is in the state", async () => {
    const params = [hex(3), true];
    expect(await check({ maxParents: 5 }, "eth_getBlockByNumber", params)).toMatchObject({
      verdict: "verified",
      reads: 2,
    });
    await expect(check({ read: withOtherSlots }, "eth_getBlockByNumber", params)).rejects.toMatchObject({
      context: { check: "storage-proof", evidence: { anchor: { hash: anchor.hash } } },
    });
    // Of another branch: the state has another hash.
    await expect(check({}, "eth_getBlockByNumber", [hex(TRUSTED - 8), false], fork)).rejects.toMatchObject({
      context: { check: "anchor" },
    });
  });

  it("leaves an old state consistent that is returned as the latest", async () => {
    const params = [from, "latest"];
    const verifier = createVerifier({
      chainId: CHAIN_ID,
      anchor,
      // A node that lags: its newest block is 38.
      read: ({ method, params: [first, second, third] }) =>
        callNode(
          anvil.url,
          method,
          ...(method === "eth_getBlockByNumber" && first === "latest"
            ? [hex(38), false]
            : [first, second, third]
          ).filter((one) => one !== undefined),
        ),
    });
    const result = await call("eth_getBalance", from, hex(38));
    expect(await verifier.check({ method: "eth_getBalance", params, result })).toMatchObject({
      verdict: "consistent",
      unanchored: { reason: "stale" },
    });
  });

  it("finds a whole block that a node invented, or of another branch, with evidence", async () => {
    for (const number of [TRUSTED, 35]) {
      const error: unknown = await check({}, "eth_getBlockByNumber", [hex(number), true], fork).catch(
        (caught: unknown) => caught,
      );
      expect(isNodeAccessError(error, "DATA_INVALID") && error.context).toMatchObject({ check: "anchor" });
      const { evidence } = (error as { context: { evidence: unknown } }).context;
      const document: unknown = JSON.parse(JSON.stringify(evidence));
      await expect(verifyEvidence(document)).rejects.toMatchObject({
        code: "DATA_INVALID",
        context: { check: "anchor" },
      });
    }
    await expect(check({}, "eth_getBalance", [from, hex(35)], fork)).rejects.toMatchObject({
      context: { check: "anchor", path: "reads[2].result.hash" },
    });
    // Known hashes do not replace evidence.
    const verifier = createVerifier({
      chainId: CHAIN_ID,
      anchor,
      read: ({ method, params }) => call(method, ...params),
    });
    const of = async (node: Anvil): Promise<Verdict> => {
      const params = [hex(35), false];
      const result = await createCall(node)("eth_getBlockByNumber", ...params);
      return verifier.check({ method: "eth_getBlockByNumber", params, result }, ({ method, params: given }) =>
        call(method, ...given),
      );
    };
    expect((await of(anvil)).verdict).toBe("verified");
    const again = await of(fork).catch((error: unknown) => error as { context: { evidence: unknown } });
    await expect(
      verifyEvidence((again as { context: { evidence: unknown } }).context.evidence),
    ).rejects.toMatchObject({
      context: { check: "anchor" },
    });
  });

  it("finds a header that is not the parent of the next one", async () => {
    const lie = (await createCall(fork)("eth_getBlockByNumber", hex(38), false)) as object;
    const read: VerifierOptions["read"] = async ({ method, params }) =>
      params[0] === hex(38) ? lie : call(method, ...params);
    await expect(check({ read }, "eth_getBlockByNumber", [hex(35), false])).rejects.toMatchObject({
      context: { check: "anchor", path: "reads[2].result.hash" },
    });
  });

  it("does not blame a node for a block of another branch that is asked for by its hash", async () => {
    const { hash } = await readBlock(fork, 35);
    const calls: [string, ...unknown[]][] = [
      ["eth_getBlockByHash", hash, true],
      ["eth_getLogs", { blockHash: hash }],
      ["eth_getBalance", from, { blockHash: hash }],
    ];
    for (const [method, ...params] of calls)
      expect(await check({}, method, params, fork), method).toMatchObject({
        verdict: "consistent",
        unanchored: { reason: "other-branch" },
      });
  });

  it("does not blame a node without a header", async () => {
    const read: VerifierOptions["read"] = async ({ method, params }) =>
      params[0] === hex(38) ? null : call(method, ...params);
    expect(await check({ read }, "eth_getBlockByNumber", [hex(35), false])).toMatchObject({
      verdict: "consistent",
      unanchored: { reason: "read-failed" },
    });
  });
});

/** Trusts the newest blocks of a node, and as final what is 10 blocks below. */
const follow = (node: Anvil): { anchorOf(tag: AnchorTag): Promise<Anchor> } => ({
  async anchorOf(tag) {
    const { number } = await readBlock(node, "latest");
    return readBlock(node, tag === "latest" ? Number(number) : Math.max(Number(number) - 10, 0));
  },
});

it("does not blame a node for another branch above what is final, and does for what is", async () => {
  const options = { anchor: follow(anvil) };
  expect(await check(options, "eth_getBlockByNumber", ["latest", false])).toMatchObject({
    verdict: "verified",
  });
  // 32 is final for the first node.
  expect(await check(options, "eth_getBlockByNumber", [hex(35), false], fork)).toMatchObject({
    verdict: "consistent",
    unanchored: { reason: "other-branch" },
  });
  await expect(check(options, "eth_getBlockByNumber", [hex(31), false], fork)).rejects.toMatchObject({
    context: { check: "anchor" },
  });
  expect(await check(options, "eth_getBlockByNumber", ["0x1e", false], anvil)).toMatchObject({
    verdict: "verified",
  });
});

describe("a source of trusted blocks that has none", () => {
  const lie = new NodeAccessError("DATA_INVALID", "the beacon node lies", {
    operation: "getLightClientOptimisticUpdate",
    check: "signature",
    path: "result",
    expected: "a signature",
    actual: "another one",
    evidence: {},
  });
  const source = { anchorOf: (): Promise<Anchor> => Promise.reject(lie) };

  it("leaves results consistent, also if what it threw says that its own data are wrong", async () => {
    for (const params of [["latest", false] as const, [hex(35), false] as const])
      expect(await check({ anchor: source }, "eth_getBlockByNumber", params)).toMatchObject({
        verdict: "consistent",
        unanchored: { reason: "no-anchor", explanation: "the beacon node lies" },
      });
    const half = {
      anchorOf: (tag: AnchorTag): Anchor | Promise<Anchor> =>
        tag === "finalized" ? { number: 10, hash: anchor.hash } : source.anchorOf(),
    };
    expect(await check({ anchor: half }, "eth_getBlockByNumber", [hex(35), false])).toMatchObject({
      verdict: "consistent",
      unanchored: { reason: "no-anchor" },
    });
  });

  it("is no fault of the endpoints of a pool", async () => {
    const endpoints = [anvil, anvil].map(({ url }) => ({ endpoint: url }));
    const pool = createRpcPool({ protocol: "ethereum", endpoints, retries: 0 });
    const client = verified(pool, { chainId: CHAIN_ID, require: "verified", anchor: source });
    for (let count = 0; count < 4; count += 1)
      await expect(client.eth_getBlockByNumber(hex(35), false)).rejects.toMatchObject({
        code: "DATA_UNVERIFIABLE",
        context: { reason: "no-anchor" },
      });
    // The call names no block before the source has one.
    await expect(client.eth_getBlockByNumber("latest", false)).rejects.toBe(lie);
    expect(client.health().map(({ score }) => score)).toEqual([1, 1]);
  });
});

const createClient = (node: Anvil): RpcClient<"ethereum"> =>
  createRpcClient({ protocol: "ethereum", endpoint: node.url });

describe("a client that requires verified results", () => {
  const options = { chainId: CHAIN_ID, require: "verified" } as const;

  it("means the trusted block by a tag", async () => {
    const client = verified(createClient(anvil), { ...options, anchor });
    expect((await client.eth_getBlockByNumber("latest", false))?.hash).toBe(anchor.hash);
    expect(await client.eth_getBalance(from, "safe")).toBe(await call("eth_getBalance", from, anchor.number));
    expect(await client.eth_getTransactionCount(from, "latest")).toBe("0x2");
    expect(await client.eth_getStorageAt(contract, "0x0", "finalized")).toMatch(/1$/);
    expect((await client.eth_getLogs({ fromBlock: "0x1e" })).length).toBe(1);
    expect(await client.request({ method: "eth_getCode", params: [contract, "latest"] })).toMatch(/^0x36/);
    await expect(client.eth_getBalance(from, hex(TRUSTED + 1))).rejects.toMatchObject({
      code: "DATA_UNVERIFIABLE",
      context: { reason: "newer", operation: "eth_getBalance" },
    });
    expect(Number(await client.eth_blockNumber())).toBe(TRUSTED + 2);
  });

  it("leaves an endpoint of a pool that is on another branch", async () => {
    const endpoints = [fork, anvil].map(({ url }) => ({ endpoint: url }));
    const pool = createRpcPool({ protocol: "ethereum", endpoints, retries: 0 });
    const client = verified(pool, { ...options, anchor });
    expect(await client.eth_getStorageAt(contract, "0x0", "latest")).toMatch(/1$/);
    expect(client.health().map(({ score }) => score === 1)).toEqual([false, true]);
  });

  it("publishes each verdict", async () => {
    const events: PublishedVerdict[] = [];
    const listen = (event: unknown): void => void events.push(event as PublishedVerdict);
    subscribe("node-access:verify:verdict", listen);
    try {
      await verified(createClient(anvil), { ...options, anchor }).eth_getBalance(from, "latest");
      await verified(createClient(fork), { ...options, anchor })
        .eth_getBalance(from, "latest")
        .catch(() => {});
    } finally {
      unsubscribe("node-access:verify:verdict", listen);
    }
    expect(events).toMatchObject([
      {
        method: "eth_getBalance",
        params: [from, hex(TRUSTED)],
        chainId: 31_337n,
        verdict: { verdict: "verified" },
      },
      { error: { code: "DATA_INVALID" } },
    ]);
  });

  it("follows a chain that is reorganized", async () => {
    const client = verified(createClient(anvil), { ...options, anchor: follow(anvil) });
    const read = async (): Promise<string> => client.eth_getStorageAt(contract, "0x0", "latest");
    const snapshot = await call("evm_snapshot");
    const before = await readBlock(anvil, "latest");
    await call("eth_sendTransaction", { from, to: contract, gas: "0x30d40" });
    await call("evm_mine");
    expect(BigInt(await read())).toBe(2n);
    await call("evm_revert", snapshot);
    await call("anvil_mine", "0x3");
    expect(BigInt(await read())).toBe(1n);
    expect((await readBlock(anvil, Number(before.number) + 1)).hash).not.toBe(before.hash);
    expect((await client.eth_getBlockByNumber("latest", true))?.number).toBe(hex(TRUSTED + 5));
  });
});

it.each([
  [{ require: "verified" }, "anchor"],
  [{ require: "consistent", anchor: { number: -1, hash: `0x${"11".repeat(32)}` } }, "anchor.number"],
  [{ require: "consistent", anchor: { number: 1, hash: "0x11" } }, "anchor.hash"],
  [{ require: "consistent", anchor: null }, "anchor.number"],
  [{ require: "consistent", maxParents: -1 }, "maxParents"],
])("rejects the options %j", (given, path) => {
  const client = { request: () => Promise.resolve() };
  expect(() => verified(client, { chainId: 1, ...given } as never)).toThrow(
    expect.objectContaining({
      code: "INVALID_ARGUMENT",
      context: expect.objectContaining({ path }) as unknown,
    }),
  );
});
