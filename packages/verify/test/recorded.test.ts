import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createVerifier, ethereumRules, gnosisRules, opStackRules } from "../src/index.ts";
import { recoverSender } from "../src/senders.ts";
import { decodeBlocks } from "./decode-block.ts";
import { recordedNode } from "./recorded-node.ts";

const chain = recordedNode("execution-apis", true);
const verifier = createVerifier({ ...chain, rules: ethereumRules, recoverSender });

it("finds nothing wrong with the results of execution-apis", async () => {
  const unverifiable: string[] = [];
  for (const one of chain.results) {
    const verdict = await verifier.check(one);
    if (verdict.verdict === "unverifiable") unverifiable.push(`${one.method} ${verdict.reason}`);
    else expect(verdict.uncovered.filter((name) => name !== "size")).toEqual([]);
  }
  // The record has no receipts of these blocks, and not the block of some proofs.
  expect([...new Set(unverifiable)].toSorted()).toEqual([
    "eth_getBlockReceipts read-failed",
    "eth_getLogs read-failed",
    "eth_getProof read-failed",
    "eth_getTransactionReceipt read-failed",
  ]);
  expect(chain.results.length - unverifiable.length).toBe(36);
});

it("hashes a block of each fork from Frontier to the third change of blobs, with its uncles", async () => {
  const blocks = decodeBlocks(readFileSync(join(import.meta.dirname, "fixtures/execution-apis.rlp")));
  const plain = createVerifier({ ...chain, rules: ethereumRules });
  for (const block of blocks) {
    const params = [block["number"], true];
    const verdict = await plain.check({ method: "eth_getBlockByNumber", params, result: block });
    expect(verdict).toMatchObject({ verdict: "consistent", block: { hash: block["hash"] } });
  }
  expect(blocks.length).toBe(54);
  for (const name of ["baseFeePerGas", "withdrawalsRoot", "blobGasUsed", "requestsHash"])
    expect(blocks.some((block) => name in block)).toBe(true);
});

it("finds nothing wrong with blocks that nodes of public networks returned over the years", async () => {
  const { results } = recordedNode("public-networks");
  for (const one of results) {
    const network = createVerifier({ chainId: one.chainId ?? "", rules: ethereumRules, recoverSender });
    expect(await network.check(one)).toMatchObject({
      verdict: "consistent",
      uncovered: ["size", "totalDifficulty"],
      reads: 0,
    });
  }
  expect(results.length).toBe(4);
});

it("knows the deposits of an OP Stack chain and their receipts", async () => {
  const node = recordedNode("op-stack");
  const opStack = createVerifier({ ...node, rules: opStackRules });
  for (const one of node.results)
    expect(await opStack.check(one)).toMatchObject({ verdict: "consistent", block: { number: 274n } });
});

it("knows the first transaction of an Arbitrum block, and how receipts are hashed", async () => {
  const { results, chainId, read } = recordedNode("arbitrum");
  const arbitrum = createVerifier({ chainId, read, recoverSender });
  // Of the block, and of its first transaction, which nobody has signed.
  const ofBlock = [
    "from",
    "r",
    "s",
    "v",
    "l1BlockNumber",
    "sendCount",
    "sendRoot",
    "size",
    "gas",
    "gasPrice",
    "nonce",
    "to",
    "value",
  ];
  const ofReceipts = ["effectiveGasPrice", "from", "gasUsedForL1", "l1BlockNumber", "to"];
  for (const one of results) {
    const isBlock = one.method === "eth_getBlockByNumber";
    const verdict = await arbitrum.check(one);
    expect(verdict).toMatchObject({
      verdict: "consistent",
      checks: expect.arrayContaining(["sender", ...(isBlock ? [] : ["receipts-root"])]) as unknown,
    });
    const uncovered = isBlock ? ofBlock : ofReceipts;
    expect("uncovered" in verdict && verdict.uncovered.toSorted()).toEqual(uncovered.toSorted());
  }
  expect(results.length).toBe(3);
});

it("hashes blocks of authorities", async () => {
  const { results } = recordedNode("aura");
  const gnosis = createVerifier({ chainId: 100, rules: gnosisRules });
  for (const one of results) expect(await gnosis.check(one)).toMatchObject({ verdict: "consistent" });
  const [{ params, result } = { params: [], result: {} }] = results;
  const { auraSeal: _, ...unsealed } = result as Record<string, unknown>;
  const other = await gnosis.check({ method: "eth_getHeaderByNumber", params, result: unsealed });
  expect(other).toMatchObject({ verdict: "unverifiable", reason: "no-rules" });
});
