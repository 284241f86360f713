import { tron } from "@node-access/rpc/tron";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The methods that java-tron 4.8.0 declares for its JSON-RPC. */
const declared = readFileSync(join(import.meta.dirname, "tron-methods.txt"), "utf8")
  .trim()
  .split("\n");

/** Declared, and answered with -32601 in any case: signing, sending, nonces, compilers and mining. */
const unavailable = [
  "eth_compileLLL",
  "eth_compileSerpent",
  "eth_compileSolidity",
  "eth_getCompilers",
  "eth_getTransactionCount",
  "eth_sendRawTransaction",
  "eth_sendTransaction",
  "eth_sign",
  "eth_signTransaction",
  "eth_submitHashrate",
  "eth_submitWork",
  "parity_nextNonce",
];
/** For miners, like those that the specs omit for EVM nodes. */
const mining = ["eth_getWork"];
/** Of version 4.8.1. */
const newer = ["eth_getBlockReceipts"];

it("has all JSON-RPC methods of java-tron that do something, and no others", () => {
  const ours = [...Object.keys(tron.methods), ...unavailable, ...mining].toSorted();
  expect(ours).toEqual([...declared, ...newer].toSorted());
});
