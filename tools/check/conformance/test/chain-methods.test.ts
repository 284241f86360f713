import {
  arbitrumMethods,
  baseMethods,
  borMethods,
  hyperevmMethods,
  lineaMethods,
  opStackMethods,
  zksyncMethods,
} from "@node-access/rpc/chains";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/**
 * The methods that chains add to Ethereum's, as their nodes' public sources have them: Nitro of April 2026, op-node, ZKsync
 * of July 2026, Linea of June 2026, Bor of September 2025, base/base of March 2026, and the documentation of Hyperliquid.
 */
const published = readFileSync(join(import.meta.dirname, "chain-methods.txt"), "utf8")
  .trim()
  .split("\n");

/** Published methods that the specs lack, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  arb_latestValidated: "of a validator, which a node for callers is not",
  arb_maintenanceStatus: "of the node's operator",
  auctioneer_submitAuctionResolutionTransaction: "of the auctioneer, at the sequencer only",
  timeboost_sendExpressLaneTransaction: "of the sequencer's own endpoint, for the holder of the express lane",
  linea_cancelBundle: "of the sequencer's own endpoint",
  linea_getProof: "of the state manager, which is another server",
  linea_sendBundle: "of the sequencer's own endpoint",
  linea_sendForcedRawTransaction: "of the sequencer's own endpoint",
};

it("the methods that chains add are those of their nodes", () => {
  const tables = [
    arbitrumMethods,
    baseMethods,
    borMethods,
    hyperevmMethods,
    lineaMethods,
    opStackMethods,
    zksyncMethods,
  ];
  const ours = tables.flatMap((table) => Object.keys(table)).filter((name) => /_/.test(name));
  expect([...new Set([...ours, ...Object.keys(leftOut)])].toSorted()).toEqual(published);
});
