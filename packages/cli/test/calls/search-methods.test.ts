import { describe, expect, it } from "vitest";
import { listAllMethods } from "../../src/calls/method-table.ts";
import { searchMethods } from "../../src/calls/search-methods.ts";
import { otherNames } from "../../src/generated/other-names.ts";
import { runCli } from "../run-cli.ts";

// A search takes some milliseconds, and there are 1,300 methods.
const every = process.env["NIGHTLY"] ? 1 : 40;

describe("the search for methods", () => {
  // What people type, and the method that they mean: the first one of the results.
  it.each([
    ["balance", "eth_getBalance"],
    ["getLogs", "eth_getLogs"],
    ["getlogs", "eth_getLogs"],
    ["logs", "eth_getLogs"],
    ["events", "eth_getLogs"],
    ["nonce", "eth_getTransactionCount"],
    ["receipt", "eth_getTransactionReceipt"],
    ["send transaction", "eth_sendRawTransaction"],
    ["mempool", "txpool_content"],
    ["estimate gas", "eth_estimateGas"],
    ["gas price", "eth_gasPrice"],
    ["current block number", "eth_blockNumber"],
    ["trace_block", "trace_block"],
    ["place order", "order"],
    ["userop", "eth_sendUserOperation"],
    ["order book", "l2Book"],
    ["candles", "candleSnapshot"],
    ["validators", "getStateValidators"],
    ["token transfers", "eth_getLogs"],
    ["ERC-20 transfers", "eth_getLogs"],
    ["erc20 transfer", "eth_getLogs"],
    ["erc20 balance", "eth_call"],
    ["chain id", "eth_chainId"],
    ["transaction by hash", "eth_getTransactionByHash"],
    ["transaction history", "getSignaturesForAddress"],
    ["mark price", "metaAndAssetCtxs"],
    ["token account balance", "getTokenAccountBalance"],
    ["new heads", "starknet_subscribeNewHeads"],
    ["trace_transaction", "trace_transaction"],
    ["getBalance", "getBalance"],
    // A letter is missing, and a word that no method has.
    ["blance", "eth_getBalance"],
    ["zyx balance", "eth_getBalance"],
  ])("%s: %s", (query, name) => {
    expect(searchMethods(query)[0]?.name).toBe(name);
  });

  it("finds what a protocol has of that name, by the option or by a word", () => {
    expect(searchMethods("balance", "solana")[0]).toMatchObject({ name: "getBalance", protocol: "solana" });
    expect(searchMethods("solana balance")[0]).toMatchObject({ name: "getBalance", protocol: "solana" });
    expect(searchMethods("getBalance", "tron")[0]).toMatchObject({
      name: "eth_getBalance",
      protocol: "tron",
    });
  });

  it("finds each method by its name, first or among those of other protocols with that name", () => {
    const missed = listAllMethods()
      .filter((_, index) => index % every === 0)
      .filter(({ name, command, protocol }) => {
        const found = searchMethods(name);
        const place = found.findIndex((one) => one.command === command && one.protocol === protocol);
        return found[0]?.name.toLowerCase() !== name.toLowerCase() || place < 0;
      });
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it("knows other names of methods that exist", () => {
    const ofMethods = Object.entries(otherNames).filter(([page]) => !/^(?:grpc|errors)|\/subscri/.test(page));
    const found = new Set(listAllMethods().map((method) => method.otherNames));
    expect(ofMethods.filter(([, names]) => !found.has(names))).toEqual([]);
    expect(ofMethods.length).toBeGreaterThan(20);
  });

  it("finds all methods without a word", () => {
    expect(searchMethods(" ")).toEqual(listAllMethods());
  });

  it("rejects a text that would take long to compare", () => {
    expect(searchMethods("z".repeat(200))).toEqual([]);
    expect(() => searchMethods("z".repeat(201))).toThrow("at most 200 characters in all, received 201");
  });

  it("is not needed to see that other protocols have a method of the same name", async () => {
    const others = "Others of this name, with --protocol: ";
    expect((await runCli(["describe", "getBlock"])).out).toContain(`${others}tezos, tron\n`);
    expect((await runCli(["describe", "getBlock", "--protocol", "tron"])).out).not.toContain(others);
    expect((await runCli(["describe", "eth_feeHistory"])).out).not.toContain(others);
  });

  it("prints the command and a protocol of each, and fails if there is none", async () => {
    const { out } = await runCli(["methods", "nonce", "of", "account"]);
    expect(out.split("\n").slice(0, 2)).toEqual([
      "COMMAND\tPROTOCOL\tNAME\tSUMMARY",
      expect.stringMatching(/^rpc\tethereum\teth_getTransactionCount\tReturns the nonce/),
    ]);
    const { code, err } = await runCli(["methods", "xyzzy"]);
    expect({ code, err }).toEqual({ code: 2, err: "error: methods: none has xyzzy\n" });
  });
});
