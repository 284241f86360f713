import type { Network } from "./action-signer.ts";

/** What the venue's own tools sign for where a wallet has no chain of its own. Source: hyperliquid-python-sdk. */
const ANY_CHAIN = "0x66eee";

/** Puts into a user-signed action what the request says; its keys have their places already. */
export function userFields(
  action: Readonly<Record<string, unknown>>,
  nonce: number,
  network: Network,
): Readonly<Record<string, unknown>> {
  const signatureChainId = action["signatureChainId"] ?? ANY_CHAIN;
  const hyperliquidChain = network === "mainnet" ? "Mainnet" : "Testnet";
  return { ...action, signatureChainId, hyperliquidChain, nonce };
}
