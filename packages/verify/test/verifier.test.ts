import { expect, it } from "vitest";
import { createVerifier, ethereumRules, verifyEvidence } from "../src/index.ts";
import { recordedNode } from "./recorded-node.ts";

const node = recordedNode("execution-apis", true);
const verifier = createVerifier({ ...node, rules: ethereumRules });
const recorded = (method: string): { params: readonly unknown[]; result: Record<string, unknown> } => {
  const found = node.results.find((one) => one.method === method);
  return structuredClone(found) as unknown as { params: readonly unknown[]; result: Record<string, unknown> };
};

it.each([
  ["no-check", "eth_gasPrice", [], "0x1"],
  ["no-check", "toString", [], "0x1"],
  ["absent", "eth_getTransactionReceipt", [`0x${"11".repeat(32)}`], null],
  ["pending", "eth_getBlockByNumber", ["pending", true], { hash: null, number: "0x1" }],
  ["pending", "eth_getTransactionCount", [`0x${"11".repeat(20)}`, "pending"], "0x5"],
  ["pending", "eth_getBlockReceipts", ["pending"], []],
] as const)("says %s of %s, and not that it is wrong", async (reason, method, params, result) => {
  expect(await verifier.check({ method, params, result })).toMatchObject({ verdict: "unverifiable", reason });
});

it("says of a chain without rules that it cannot be checked", async () => {
  const { params, result } = recorded("eth_getBlockByHash");
  const check = { method: "eth_getBlockByHash", params, result };
  expect(await createVerifier({ chainId: 56 }).check(check)).toMatchObject({ reason: "no-rules" });
  // Before Bedrock, blocks of OP Mainnet were others.
  expect(await createVerifier({ chainId: "0xa" }).check(check)).toMatchObject({ reason: "no-rules" });
});

it("needs no other calls for a block with its transactions, and says what it needs them for", async () => {
  const { params, result } = recorded("eth_getBlockByHash");
  const alone = createVerifier({ chainId: node.chainId, rules: ethereumRules });
  const full = await node.read({ method: "eth_getBlockByHash", params: [result["hash"], true] });
  expect(
    await alone.check({ method: "eth_getBlockByHash", params: [params[0], true], result: full }),
  ).toMatchObject({
    verdict: "consistent",
    uncovered: ["size", "from"],
    reads: 0,
  });
  const hashes = await node.read({ method: "eth_getBlockByHash", params: [result["hash"], false] });
  expect(await alone.check({ method: "eth_getBlockByHash", params, result: hashes })).toMatchObject({
    reason: "max-reads",
    explanation: "it takes eth_getBlockByHash; set the option read",
  });
  const broken = createVerifier({
    ...node,
    rules: ethereumRules,
    read: () => Promise.reject(new Error("t0ken")),
  });
  const failed = await broken.check({ method: "eth_getBlockByHash", params, result: hashes });
  expect(failed).toMatchObject({ reason: "read-failed" });
  expect(JSON.stringify(failed)).not.toContain("t0ken");
});

it.each(["", "0", "junk", "-0x1", {}, ["0x0"], true])("rejects %j as a signature's v", async (v) => {
  for (const { method, params, result } of node.results.filter(
    (one) => one.method === "eth_getTransactionByHash",
  ))
    await expect(verifier.check({ method, params, result: { ...Object(result), v } })).rejects.toMatchObject({
      context: { check: "form", path: "result.v" },
    });
});

it("names check, path, expected and actual value of what is wrong", async () => {
  const { params, result } = recorded("eth_getBlockByHash");
  const lie = { ...result, stateRoot: `0x${"22".repeat(32)}` };
  await expect(verifier.check({ method: "eth_getBlockByHash", params, result: lie })).rejects.toMatchObject({
    code: "DATA_INVALID",
    context: {
      operation: "eth_getBlockByHash",
      check: "block-hash",
      path: "result.hash",
      actual: result["hash"],
    },
  });
});

it("does not call a header wrong to which a later fork has added a field", async () => {
  const { params, result } = recorded("eth_getBlockByHash");
  const later = { ...result, hash: `0x${"33".repeat(32)}`, laterRoot: `0x${"44".repeat(32)}` };
  const check = verifier.check({ method: "eth_getBlockByHash", params, result: later });
  expect(await check).toMatchObject({ verdict: "unverifiable", reason: "no-rules" });
});

it("blames the additional call if that is what is wrong", async () => {
  const { params, result } = recorded("eth_getTransactionByBlockHashAndIndex");
  const lying = createVerifier({
    ...node,
    rules: ethereumRules,
    read: async (request) => ({
      ...((await node.read(request)) as object),
      transactionsRoot: `0x${"22".repeat(32)}`,
    }),
  });
  const check = lying.check({ method: "eth_getTransactionByBlockHashAndIndex", params, result });
  await expect(check).rejects.toMatchObject({ context: { path: "reads[0].result.hash" } });
});

it("does not trust the chain's id of a transaction that was signed for all chains", async () => {
  const { params, result } = recorded("eth_getTransactionByBlockNumberAndIndex");
  expect(result["v"]).toMatch(/^0x1[bc]$/);
  const check = {
    method: "eth_getTransactionByBlockNumberAndIndex",
    params,
    result: { ...result, chainId: "0x5" },
  };
  expect(await verifier.check(check)).toMatchObject({
    verdict: "consistent",
    uncovered: ["from", "chainId"],
  });
});

it.each([
  [{}, "chainId"],
  [{ chainId: "main" }, "chainId"],
  [{ chainId: 1, maxReads: -1 }, "maxReads"],
  [{ chainId: 1, read: "node" }, "read"],
  [{ chainId: 1, recoverSender: true }, "recoverSender"],
])("rejects the options %j", (options, path) => {
  expect(() => createVerifier(options as never)).toThrow(
    expect.objectContaining({
      code: "INVALID_ARGUMENT",
      context: expect.objectContaining({ path }) as unknown,
    }),
  );
});

it("rejects what is no evidence, and finds nothing wrong with an honest result", async () => {
  await expect(verifyEvidence({ version: 2 })).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
  const { params, result } = recorded("eth_getBlockByHash");
  const full = await node.read({ method: "eth_getBlockByHash", params: [result["hash"], true] });
  const honest = {
    version: 1,
    chainId: node.chainId,
    method: "eth_getBlockByHash",
    params,
    result: full,
    reads: [],
  };
  expect(await verifyEvidence(honest, { rules: ethereumRules })).toMatchObject({ verdict: "consistent" });
});
