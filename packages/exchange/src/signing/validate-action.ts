import { writeAction } from "./write-action.ts";

/**
 * Checks an action against the venue's schema of its `type`, as every signer does before it signs: for actions that are signed
 * elsewhere. What a signer fills in (`nonce`, `hyperliquidChain`, `signatureChainId`) may be missing.
 *
 * @param action - The action with its `type`.
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of the bad field, and what was expected there.
 *
 * @example
 * ```ts
 * import { validateAction } from "@node-access/exchange/signing";
 *
 * validateAction({ type: "updateLeverage", asset: 0, isCross: true, leverage: 5 });
 * ```
 *
 * Source: hyperliquid-python-sdk, nktkas/hyperliquid.
 */
export function validateAction(action: Readonly<Record<string, unknown>>): void {
  writeAction(action, { nonce: 0, network: "mainnet", chainId: "0x1", validate: true });
}
