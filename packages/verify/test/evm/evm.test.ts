import {
  type Anvil,
  callNode,
  counterCreationCode,
  startAnvil,
} from "@node-access-tools/local-servers/anvil";
import { createRpcClient } from "@node-access/rpc";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createExecutor } from "../../src/evm/index.ts";
import {
  createVerifier,
  type ReadFunction,
  type Verdict,
  verified,
  verifyEvidence,
} from "../../src/index.ts";
import { allFinal } from "../final.ts";

type Address = `0x${string}`;

let anvil: Anvil;
let from: Address;
let number: Address;
/** Returns the slot that the call names. */
let reader: Address;
/** Passes the rest of its call data on to the account that the call data begin with, and returns what this returns. */
let forwarder: Address;
/** Counts its calls in slot 0, and reverts if there are call data. */
let counter: Address;
let returnsGas: Address;
let returnsBaseFee: Address;
let returnsHash: Address;

const call = (method: string, ...params: unknown[]): Promise<unknown> =>
  callNode(anvil.url, method, ...params);
const execute = createExecutor({ hardfork: "prague" });
const word = (value: string): string => value.replace("0x", "").padStart(64, "0");
const slotOne: Address = `0x${word("1")}`;

async function deploy(creation: string): Promise<Address> {
  const hash = await call("eth_sendTransaction", { from, data: creation, gas: "0x7a120" });
  await call("evm_mine");
  const { contractAddress } = (await call("eth_getTransactionReceipt", hash)) as { contractAddress: Address };
  return contractAddress;
}

/** Creation code that deploys these bytes, after it has set slot 1 to 7. */
function wrapRuntime(runtime: string): string {
  const length = (runtime.length / 2).toString(16).padStart(2, "0");
  return `0x600760015560${length}601160003960${length}6000f3${runtime}`;
}

beforeAll(async () => {
  anvil = await startAnvil({ arguments: ["--hardfork", "prague"] });
  await call("evm_setAutomine", false);
  [from] = (await call("eth_accounts")) as [Address];
  reader = await deploy(wrapRuntime("6000355460005260206000f3"));
  forwarder = await deploy(wrapRuntime("6020602060003760206000602060006000355afa5060206000f3"));
  counter = await deploy(counterCreationCode);
  returnsGas = await deploy(wrapRuntime("5a60005260206000f3"));
  returnsBaseFee = await deploy(wrapRuntime("4860005260206000f3"));
  returnsHash = await deploy(wrapRuntime("600143034060005260206000f3"));
  await call("eth_sendTransaction", { from, to: counter, gas: "0x30d40" });
  await call("evm_mine");
  number = (await call("eth_blockNumber")) as Address;
});

afterAll(() => anvil.stop());

const honest: ReadFunction = allFinal(({ method, params }) => call(method, ...params));

/** Calls the node, and checks what it returns or something else in its place. */
async function check(
  method: string,
  request: object,
  { result, read = honest, block = number }: { result?: unknown; read?: ReadFunction; block?: string } = {},
): Promise<Verdict> {
  const params = [request, block];
  const verifier = createVerifier({ chainId: 31_337, execute, read });
  return verifier.check({ method, params, result: result ?? (await call(method, ...params)) });
}

describe("eth_call", () => {
  it("returns the same as over proven state", async () => {
    const calls: object[] = [
      { to: reader, data: slotOne },
      { to: reader, data: `0x${word("2")}` },
      { from, to: counter },
      { from, to: counter, value: "0x5", gas: "0x30d40", gasPrice: "0x77359400" },
      { from, to: `0x${"77".repeat(20)}`, value: "0x1" },
      { to: forwarder, data: `0x${word(reader)}${word("1")}` },
      { to: "0x0000000000000000000000000000000000000002", data: "0x1234" },
      { from, data: counterCreationCode },
      { to: returnsBaseFee },
      { to: reader, input: slotOne, accessList: [{ address: reader, storageKeys: [slotOne] }] },
    ];
    for (const request of calls)
      expect(await check("eth_call", request), JSON.stringify(request)).toMatchObject({
        verdict: "consistent",
        checks: expect.arrayContaining(["execution", "account-proof"]) as unknown,
      });
    expect(await call("eth_call", calls[5], number)).toBe(`0x${word("7")}`);
  });

  it("is wrong if it returns something else, with evidence", async () => {
    const error = (await check(
      "eth_call",
      { to: forwarder, data: `0x${word(reader)}${word("1")}` },
      { result: `0x${word("8")}` },
    ).catch((caught: unknown) => caught)) as { context: { evidence: unknown } };
    expect(error).toMatchObject({
      code: "DATA_INVALID",
      context: { check: "execution", path: "result", expected: `0x${word("7")}`, actual: `0x${word("8")}` },
    });
    const document: unknown = JSON.parse(JSON.stringify(error.context.evidence));
    await expect(verifyEvidence(document, { execute })).rejects.toMatchObject({
      context: { check: "execution" },
    });
    await expect(check("eth_call", { to: counter, data: "0x01" }, { result: "0x" })).rejects.toMatchObject({
      context: { check: "execution", expected: "an error: the call is reverted" },
    });
  });

  it("finds a node that lies about storage, code or an account", async () => {
    const lies: [string, (result: never) => unknown][] = [
      [
        "eth_getProof",
        (proof: { storageProof: object[] }) => ({
          ...proof,
          storageProof: proof.storageProof.map((one) => ({ ...one, value: "0x8" })),
        }),
      ],
      ["eth_getProof", (proof: object) => ({ ...proof, nonce: "0x63" })],
      ["eth_getCode", () => "0x600860005260206000f3"],
      ["eth_getBlockByNumber", (block: object) => ({ ...block, stateRoot: `0x${"11".repeat(32)}` })],
    ];
    for (const [method, lie] of lies) {
      const read: ReadFunction = async (request) => {
        const result = await honest(request);
        return request.method === method ? lie(result as never) : result;
      };
      await expect(check("eth_call", { to: reader, data: slotOne }, { read }), method).rejects.toMatchObject({
        code: "DATA_INVALID",
      });
    }
  });

  it("reads slots as they appear if the node does not say which, with a limit", async () => {
    const methods: string[] = [];
    const read: ReadFunction = async (request) => {
      methods.push(request.method);
      if (request.method === "eth_createAccessList") throw new Error("no such method");
      return honest(request);
    };
    const request = { to: forwarder, data: `0x${word(reader)}${word("1")}` };
    expect(await check("eth_call", request, { read })).toMatchObject({ verdict: "consistent" });
    expect(methods.filter((method) => method === "eth_getProof").length).toBeGreaterThan(3);
    const params = [request, number];
    const few = createVerifier({ chainId: 31_337, execute, read, maxReads: 3 });
    const result = await call("eth_call", ...params);
    expect(await few.check({ method: "eth_call", params, result })).toMatchObject({
      verdict: "unverifiable",
      reason: "max-reads",
    });
  });

  it.each([
    ["the gas that a node sets", () => ({ to: returnsGas }), { result: "0x01" }, "differs"],
    [
      "more than the sender has",
      () => ({ from: `0x${"77".repeat(20)}`, to: reader, data: slotOne, value: "0x1" }),
      { result: "0x01" },
      "differs",
    ],
    ["hashes of blocks", () => ({ to: returnsHash }), {}, "no-rules"],
    ["the gas at a tag", () => ({ to: returnsGas }), { result: "0x01", block: "latest" }, "differs"],
    ["a tag", () => ({ to: reader, data: slotOne }), { result: "0x01", block: "latest" }, "moved"],
    ["blobs", () => ({ to: reader, blobVersionedHashes: [] }), { result: "0x01" }, "no-check"],
  ] as const)("is not wrong if it depends on %s", async (_, request, given, reason) => {
    expect(await check("eth_call", request(), given)).toMatchObject({ verdict: "unverifiable", reason });
  });
});

describe("eth_estimateGas", () => {
  it("is enough for the call", async () => {
    for (const request of [
      { from, to: counter },
      { from, to: `0x${"77".repeat(20)}`, value: "0x1" },
      { from, to: forwarder, data: `0x${word(reader)}${word("1")}` },
      { from, data: counterCreationCode },
    ]) {
      const estimate = await call("eth_estimateGas", request, number);
      expect(await check("eth_estimateGas", request), JSON.stringify(request)).toMatchObject({
        verdict: "consistent",
      });
      const less = `0x${(Number(estimate) - 2_000).toString(16)}`;
      await expect(
        check("eth_estimateGas", request, { result: less }),
        `${JSON.stringify(request)} ${estimate}`,
      ).rejects.toMatchObject({ context: { check: "execution" } });
    }
    await expect(
      check("eth_estimateGas", { from, to: counter, data: "0x01" }, { result: "0x5208" }),
    ).rejects.toMatchObject({ context: { check: "execution" } });
  });
});

describe("eth_createAccessList", () => {
  it("has what the call touches, and nothing else", async () => {
    const request = { from, to: forwarder, data: `0x${word(reader)}${word("1")}` };
    const list = (await call("eth_createAccessList", request, number)) as {
      accessList: { address: string; storageKeys: string[] }[];
    };
    expect(await check("eth_createAccessList", request)).toMatchObject({
      verdict: "consistent",
      uncovered: ["gasUsed"],
    });
    const entry = { address: reader, storageKeys: [`0x${word("2")}`] };
    for (const accessList of [[], [...list.accessList, entry], [entry]])
      await expect(
        check("eth_createAccessList", request, { result: { ...list, accessList } }),
      ).rejects.toMatchObject({ context: { check: "access-list" } });
  });
});

it("is verified from a trusted block", async () => {
  const { hash } = (await call("eth_getBlockByNumber", number, false)) as { hash: string };
  const wire = createRpcClient({ protocol: "ethereum", endpoint: anvil.url });
  const anchor = { number, hash };
  const client = verified(wire, { chainId: 31_337, require: "verified", anchor, execute });
  const request = { to: reader, data: slotOne } as const;
  expect(await client.eth_call(request, "latest")).toBe(`0x${word("7")}`);
  expect(await client.eth_call(request)).toBe(`0x${word("7")}`);
  expect(Number(await client.eth_estimateGas({ from, to: counter }))).toBeGreaterThan(21_000);
});

it("is not checked without rules, and rejects a fork that there is not", async () => {
  const verifier = createVerifier({ chainId: 31_337, execute: createExecutor(), read: honest });
  const params = [{ to: reader, data: slotOne }, number];
  expect(await verifier.check({ method: "eth_call", params, result: "0x" })).toMatchObject({
    verdict: "unverifiable",
    reason: "no-rules",
  });
  expect(() => createExecutor({ hardfork: "pragu" })).toThrow(
    expect.objectContaining({ code: "INVALID_ARGUMENT" }),
  );
});

it.each([
  ["Ethereum's id", 1n],
  ["Sepolia's id", 11_155_111n],
])(
  "goes by the time on a development chain with %s, whose blocks have numbers of their own",
  async (_, id) => {
    const header = {
      number: "0x7",
      timestamp: "0x6a000000",
      gasLimit: "0x1c9c380",
      baseFeePerGas: "0x7",
      miner: `0x${"00".repeat(20)}`,
      mixHash: `0x${word("1")}`,
      withdrawalsRoot: `0x${word("2")}`,
      parentBeaconBlockRoot: `0x${word("3")}`,
      requestsHash: `0x${word("4")}`,
    };
    const account = { nonce: 1n, balance: 0n, storageRoot: new Uint8Array(32), codeHash: new Uint8Array(32) };
    const state = {
      header,
      account: async () => account,
      // PUSH0, which only the forks since Shanghai have.
      code: async () => Uint8Array.from(Buffer.from("5f60005260206000f3", "hex")),
      slot: async () => 0n,
    };
    const request = {
      data: new Uint8Array(),
      value: 0n,
      gasPrice: 0n,
      gas: 100_000n,
      baseFee: 0n,
      accessList: [],
    };
    const done = await createExecutor()({ ...request, from, to: reader }, state, id);
    expect(done).toMatchObject({ returned: new Uint8Array(32) });
    expect(done?.failure).toBeUndefined();
    // Its headers show that it has the rules of an earlier fork, or of none that the chain had with this number.
    for (const name of ["requestsHash", "parentBeaconBlockRoot", "withdrawalsRoot"] as const) {
      const earlier = { ...state, header: { ...header, [name]: undefined } };
      expect(await createExecutor()({ ...request, from, to: reader }, earlier, id)).toBeUndefined();
    }
  },
);

it.each(["london", "shanghai", "cancun", "prague"])(
  "finds nothing wrong with estimates of the fork %s, in which calls cost less or more before they run",
  async (hardfork) => {
    const node = await startAnvil({ arguments: ["--hardfork", hardfork] });
    try {
      await callNode(node.url, "evm_mine");
      const verifier = createVerifier({
        chainId: 31_337,
        execute: createExecutor({ hardfork }),
        read: allFinal(({ method, params }) => callNode(node.url, method, ...params)),
      });
      for (const request of [
        { from, data: counterCreationCode },
        { from, to: `0x${"77".repeat(20)}`, data: `0x${"11".repeat(3000)}` },
        { from, to: `0x${"77".repeat(20)}`, data: `0x${"00".repeat(3000)}` },
      ]) {
        const params = [request, "0x1"];
        const result = await callNode(node.url, "eth_estimateGas", ...params);
        const verdict = await verifier.check({ method: "eth_estimateGas", params, result });
        expect(verdict.verdict).not.toBe("unverifiable");
      }
    } finally {
      await node.stop();
    }
  },
);
