import { writeAction } from "./write-action.ts";

/**
 * Validates an action against the venue's schema of its `type`. Signers do this themselves;
 * use it for actions that you sign elsewhere. The fields that a signer adds (`nonce`,
 * `hyperliquidChain`, `signatureChainId`) may be missing.
 *
 * @param action - The action with its `type`.
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of the invalid field and what was expected.
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
