import { join } from "node:path";
import { readCatalog } from "@node-access-tools/generate/catalog";
import * as chains from "viem/chains";
import { expect, it } from "vitest";

const { networks } = readCatalog(join(import.meta.dirname, "../../../.."));
const evm = Object.entries(networks ?? {}).filter(([, { chainId }]) => typeof chainId === "number");

/** The names that viem has for a chain id. Chains have been renamed, and ids of testnets reused. */
function formatNames(id: unknown): string {
  const found = Object.entries(chains).filter(([, chain]) => "id" in chain && chain.id === id);
  return found.map(([name, chain]) => `${name} ${"name" in chain ? String(chain.name) : ""}`).join(", ");
}

/** The part of a network's name by which viem knows it, where that is not the name of the protocol. */
const known: Readonly<Record<string, string>> = {
  "ethereum-sepolia": "sepolia",
  "ethereum-hoodi": "hoodi",
  "ethereum-holesky": "holesky",
  "polygon-pos-mainnet": "polygon",
  "polygon-pos-amoy": "polygon",
  "apechain-curtis": "curtis",
  "kaia-kairos": "kairos",
};

it("has the EVM networks of the catalog", () => expect(evm.length).toBeGreaterThan(70));

it.each(evm)("gives %s the chain id that viem has", (name, { protocol, chainId }) => {
  expect(formatNames(chainId).toLowerCase()).toContain(known[name] ?? protocol);
});
