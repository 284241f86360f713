import { bitcoin } from "@node-access/rpc/bitcoin";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The public methods of Bitcoin Core 32 but those of wallets, signers and ZeroMQ, and the hidden ones that read its mempool. */
const standard = readFileSync(join(import.meta.dirname, "bitcoin-methods.txt"), "utf8")
  .trim()
  .split("\n");

/** Methods that change the node or read its files, which hosted nodes deny. */
const control = [
  "addnode",
  "clearbanned",
  "disconnectnode",
  "dumptxoutset",
  "exportasmap",
  "getblockfrompeer",
  "getmemoryinfo",
  "getopenrpcinfo",
  "getrpcinfo",
  "help",
  "importmempool",
  "loadtxoutset",
  "logging",
  "preciousblock",
  "prioritisetransaction",
  "pruneblockchain",
  "savemempool",
  "setban",
  "setnetworkactive",
  "stop",
];
/** Methods with keys of a wallet, or that take private keys, which belong on no hosted node. */
const keys = ["fundrawtransaction", "signmessagewithprivkey", "signrawtransactionwithkey"];

it("has all public methods of Bitcoin Core but those for operators and with keys, and no others", () => {
  expect([...Object.keys(bitcoin.methods), ...control, ...keys].toSorted()).toEqual(standard.toSorted());
});
