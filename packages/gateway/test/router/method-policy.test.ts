import { describe, expect, it } from "vitest";
import { methodPolicy } from "../../src/router/method-policy.ts";
import { offeredMethods } from "../../src/clusters/offered-methods.ts";

describe("method policy", () => {
  const policy = methodPolicy(offeredMethods("ethereum"));

  it.each([
    "anvil_setBalance",
    "evm_mine",
    "hardhat_reset",
    "personal_unlockAccount",
    "admin_peers",
    "engine_newPayloadV3",
    "eth_sendTransaction",
    "eth_sendUnsignedTransaction",
    "eth_sign",
    "eth_signTypedData_v4",
    "eth_submitWork",
    "eth_resend",
    "eth_SendTransaction",
    "eth_sendTransaction ",
    "eth_call\n",
    "eth_sendRawTransaction\u200b",
    "debug_traceBlockFromFile",
    "debug_setHead",
    "miner_start",
    "bor_getAuthor",
    "eth_signTransaction",
    "debug_storeHead",
    "starknet_simulateTransactions",
    "debug_bundler_clearState",
    "debug_bundler_sendBundleNow",
    "eth_sendUserOperations",
    "getAsset",
    "eth",
    "",
  ])("denies %s", (name) => {
    expect(policy.allowed(name)).toBeUndefined();
  });

  it.each([
    ["eth_getBlockByHash", "safe"],
    ["eth_getFilterChanges", "write"],
    ["eth_newPendingTransactionFilter", "idempotent"],
    ["eth_call", "safe"],
    ["eth_blockNumber", "safe"],
    ["eth_sendRawTransaction", "write"],
    ["web3_clientVersion", "safe"],
    ["debug_traceUnheardOf", "write"],
    ["debug_getRawUnheardOf", "write"],
    ["txpool_content", "safe"],
    ["eth_unheardOf", "write"],
    ["eth_sendUserOperation", "write"],
    ["eth_getUserOperationReceipt", "safe"],
    ["eth_pendingTransactions", "safe"],
    ["debug_replayBadBlock", "safe"],
    ["eth_getUnheardOf", "write"],
  ])("allows %s as %s", (name, idempotency) => {
    expect(policy.allowed(name)).toMatchObject({ name, idempotency });
  });

  it("denies what shows or stops the private transactions of other callers, unless the owner allows it", () => {
    const bitcoin = methodPolicy(offeredMethods("bitcoin"));
    for (const name of ["getprivatebroadcastinfo", "abortprivatebroadcast"])
      expect(bitcoin.allowed(name)).toBeUndefined();
    expect(bitcoin.allowed("getorphantxs")).toMatchObject({ idempotency: "safe" });
    const own = methodPolicy(offeredMethods("bitcoin"), { allowed: ["abortprivatebroadcast"], safe: [] });
    expect(own.allowed("abortprivatebroadcast")).toMatchObject({ idempotency: "write" });
  });

  it("has the methods of indexers on Solana", () => {
    expect(methodPolicy(offeredMethods("solana")).allowed("getAssetsByOwner")).toMatchObject({
      idempotency: "safe",
    });
  });

  it("counts an alias under its main name", () => {
    expect(policy.allowed("explorer_getHeaderByNumber")).toMatchObject({ name: "erigon_getHeaderByNumber" });
  });

  it("allows methods that the operator declares, by name or namespace", () => {
    const open = methodPolicy(offeredMethods("ethereum"), {
      allowed: ["evm_*", "eth_sendTransaction"],
      safe: [],
    });
    expect(open.allowed("evm_mine")).toMatchObject({ idempotency: "write" });
    expect(open.allowed("eth_sendTransaction")).toMatchObject({ idempotency: "write" });
    expect(open.allowed("anvil_reset")).toBeUndefined();
  });

  it("accepts the operator's declaration of read-only methods that the specs do not list", () => {
    const declared = methodPolicy(offeredMethods("ethereum"), {
      allowed: ["bor_getAuthor", "bor_setAuthor"],
      safe: ["bor_get*", "eth_getUnheardOf", "eth_sendRawTransaction", "admin_peers"],
    });
    expect(declared.allowed("bor_getAuthor")).toMatchObject({ idempotency: "safe" });
    expect(declared.allowed("bor_setAuthor")).toMatchObject({ idempotency: "write" });
    expect(declared.allowed("eth_getUnheardOf")).toMatchObject({ idempotency: "safe" });
    expect(declared.allowed("eth_getUnheard")).toMatchObject({ idempotency: "write" });
    expect(declared.allowed("eth_sendRawTransaction")).toMatchObject({ idempotency: "write" });
    expect(declared.allowed("admin_peers")).toBeUndefined();
  });
});
