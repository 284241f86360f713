import { type Litecoind, startLitecoind } from "@node-access-tools/local-servers/litecoind";
import { programForTests } from "@node-access-tools/workspace";
import { basic } from "@node-access/auth";
import { createRpcClient, litecoin } from "@node-access/rpc/bitcoin";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  bitcoinMethods,
  createBitcoinVerifier,
  verifiedBitcoin,
  verifyBitcoinEvidence,
} from "../../src/bitcoin/index.ts";
import {
  type Consistent,
  isNodeAccessError,
  type Verdict,
  type Unverifiable,
  type VerdictEvent,
  type Verifier,
} from "../../src/index.ts";
import { mutations } from "../mutate.ts";

interface RecordedBlock {
  readonly height: number;
  readonly hash: string;
  readonly hex: string;
}

const { blocks } = JSON.parse(
  readFileSync(new URL("../fixtures/bitcoin-testnet.json", import.meta.url), "utf8"),
) as { readonly blocks: readonly RecordedBlock[] };
const testnet = createBitcoinVerifier({ network: "bitcoin-testnet" });
const stride = process.env["NIGHTLY"] ? 1 : 41;

const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);
const hashAt = (height: number, result: string): Promise<Verdict> =>
  testnet.check({ method: "getblockhash", params: [height], result });
const readCheck = (error: unknown): string =>
  isNodeAccessError(error, "DATA_INVALID") ? error.context.check : String(error);

describe("blocks of the public test network", () => {
  it("have their hashes, with witnesses and without", async () => {
    let witnesses = 0;
    for (const { hash, hex } of blocks) {
      const verdict = await testnet.check({ method: "getblock", params: [hash, 0], result: hex });
      expect(verdict).toMatchObject({ verdict: "consistent", uncovered: [], reads: 0 });
      if ("checks" in verdict && verdict.checks.includes("witness-commitment")) witnesses += 1;
      const header = { method: "getblockheader", params: [hash, false], result: hex.slice(0, 160) };
      expect(await testnet.check(header)).toMatchObject({
        verdict: "consistent",
        checks: ["proof-of-work", "request"],
      });
    }
    expect([blocks.length >= 7, witnesses]).toEqual([true, 2]);
  });

  it("are wrong if any byte of them is another one", async () => {
    for (const { hash, hex } of blocks)
      for (let at = 0; at < hex.length; at += 2 * stride) {
        const digit = (Number.parseInt(hex.charAt(at), 16) ^ 1).toString(16);
        const changed = hex.slice(0, at) + digit + hex.slice(at + 1);
        const error: unknown = await testnet
          .check({ method: "getblock", params: [hash, 0], result: changed })
          .catch((caught: unknown) => caught);
        // A changed length may make a transaction one with an extension block, of which there are no rules.
        if (!isNodeAccessError(error))
          expect(error).toMatchObject({ verdict: "unverifiable", reason: "no-rules" });
        else expect(error.code).toBe("DATA_INVALID");
      }
  });

  it("must prove work that their network takes", async () => {
    const [first] = blocks as readonly [RecordedBlock];
    const scrypt = createBitcoinVerifier({ network: "litecoin-mainnet" });
    const call = { method: "getblockheader", params: [first.hash, false], result: first.hex.slice(0, 160) };
    await expect(scrypt.check(call)).rejects.toMatchObject({ context: { check: "proof-of-work" } });
    // As easy as on regtest: anyone can make it.
    const easy = `${call.result.slice(0, 144)}ffff7f20${call.result.slice(152)}`;
    await expect(testnet.check({ ...call, result: easy })).rejects.toMatchObject({
      context: { check: "proof-of-work", path: "result.bits" },
    });
  });

  it("have known ones at the beginning, and heights only since BIP 34", async () => {
    const [genesis, second] = blocks as readonly [RecordedBlock, RecordedBlock];
    expect(await hashAt(0, genesis.hash)).toMatchObject({ verdict: "consistent" });
    await expect(hashAt(0, second.hash)).rejects.toMatchObject({ context: { check: "request" } });
    expect(await hashAt(2, second.hash)).toMatchObject({ verdict: "unverifiable", reason: "no-rules" });
  });
});

it.each([
  [{}, "network"],
  [{ network: "dogecoin-mainnet" }, "network"],
  [{ network: "bitcoin-mainnet", read: 1 }, "read"],
  [{ network: "bitcoin-mainnet", maxReads: -1 }, "maxReads"],
])("rejects the options %j", (options, path) => {
  expect(() => createBitcoinVerifier(options as never)).toThrow(
    expect.objectContaining({ context: expect.objectContaining({ path }) as unknown }),
  );
});

describe.runIf(programForTests("litecoind"))("results of a real node", () => {
  let node: Litecoind;
  let verifier: Verifier;
  let hash: string;
  let ids: readonly string[];
  const client = () =>
    createRpcClient({
      protocol: litecoin,
      endpoint: new URL(node.url).origin,
      credential: basic(node.username, node.password),
    });
  const read = ({ method, params }: { method: string; params: readonly unknown[] }): Promise<unknown> =>
    node.call(method, ...params);

  beforeAll(async () => {
    node = await startLitecoind({ arguments: ["-txindex"] });
    const address = await node.createWallet();
    await node.mine(101, address);
    for (const amount of [1.5, 0.000_000_01 + 0.1, 2]) await node.call("sendtoaddress", address, amount);
    [hash = ""] = await node.mine(1, address);
    ids = ((await node.call("getblock", hash, 1)) as { tx: string[] }).tx;
    verifier = createBitcoinVerifier({ network: "litecoin-regtest", read });
  });
  afterAll(() => node.stop());

  const calls = (): readonly (readonly [string, ...unknown[]])[] => [
    ["getblock", hash, 0],
    ["getblock", hash],
    ["getblock", hash, 2],
    ["getblockheader", hash],
    ["getblockheader", hash, false],
    ["getblockhash", 102],
    ["getblockhash", 0],
    ["getrawtransaction", ids[1]],
    ["getrawtransaction", ids[1], true],
    ["getrawtransaction", ids[0], true, hash],
    ["gettxoutproof", [ids[2]], hash],
  ];

  it("are consistent, and each kind of them is checked", async () => {
    const proof = await node.call("gettxoutproof", [ids[2]], hash);
    const hex = await node.call("getrawtransaction", ids[1]);
    const all = [...calls(), ["verifytxoutproof", proof], ["decoderawtransaction", hex]] as const;
    for (const [method, ...params] of all) {
      const result = await node.call(method as string, ...params);
      const verdict = await verifier.check({ method: method as string, params, result });
      expect(verdict).toMatchObject({ verdict: "consistent" });
    }
    expect(new Set(all.map(([method]) => method))).toEqual(new Set(bitcoinMethods));
  });

  it("are wrong if any covered value is another one", async () => {
    let found = 0;
    for (const [method, ...params] of calls()) {
      const result = await node.call(method, ...params);
      for (const { kind, path, result: changed } of mutations(result)) {
        // Nodes of other versions have not all fields.
        if (kind === "removed" && valueAt(changed, path) === undefined) continue;
        const outcome: unknown = await verifier
          .check({ method, params, result: changed })
          .catch((error: unknown) => error);
        if (isNodeAccessError(outcome, "DATA_INVALID")) found += 1;
        // The verdict names what may be wrong. What names a block that the node does not have is unverifiable.
        else if ((outcome as Verdict).verdict === "consistent")
          expect((outcome as Consistent).uncovered).toContain(
            path.findLast((key) => typeof key === "string"),
          );
        else expect(["read-failed", "no-rules"]).toContain((outcome as Unverifiable).reason);
      }
    }
    expect(found).toBeGreaterThan(200);
  });

  it("are wrong if a covered field is there again in another case: clients in Go would read it", async () => {
    const block = (await node.call("getblock", hash, 2)) as object;
    for (const name of ["Tx", "merkleRoot", "HASH"])
      await expect(
        verifier.check({ method: "getblock", params: [hash, 2], result: { ...block, [name]: null } }),
      ).rejects.toMatchObject({ code: "DATA_INVALID", context: { check: "form", path: name } });
  });

  it("reach a caller only if they are right, with the types of the client", async () => {
    const events: VerdictEvent[] = [];
    const options = { network: "litecoin-regtest", require: "consistent" } as const;
    const checked = verifiedBitcoin(client(), { ...options, onVerdict: (event) => events.push(event) });
    const block = await checked.getblock(hash, 2);
    expect(block.tx.length).toBe(4);
    expect(await checked.getblockcount()).toBe(102);
    await expect(checked.gettxout(ids[0] ?? "", 0)).rejects.toMatchObject({
      code: "DATA_UNVERIFIABLE",
      context: { reason: "no-check" },
    });
    expect(events.map(({ verdict }) => verdict?.verdict)).toEqual([
      "consistent",
      "unverifiable",
      "unverifiable",
    ]);
    const lying = {
      request: async ({ method, params }: { method: string; params: readonly unknown[] }) => {
        const result = await read({ method, params });
        return method === "getblock"
          ? { ...(result as object), tx: ids.slice(0, -1), nTx: ids.length - 1 }
          : result;
      },
    };
    const error: unknown = await verifiedBitcoin(lying, options)
      .request({ method: "getblock", params: [hash, 1] })
      .catch((caught: unknown) => caught);
    expect(readCheck(error)).toBe("transactions-root");
    const { evidence } = (error as { context: { evidence: unknown } }).context;
    await expect(verifyBitcoinEvidence(JSON.parse(JSON.stringify(evidence)))).rejects.toMatchObject({
      code: "DATA_INVALID",
    });
    await expect(verifyBitcoinEvidence({})).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
  });
});
