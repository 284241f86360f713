import { describeValue, invalidArgument } from "@node-access/auth";
import type { MultiSigSource, SignedRequest } from "../action-signer.ts";
import type { Address, MultiSigAction, Signature } from "../generated/types.ts";
import { checkedAddress } from "./checked-address.ts";
import { isPlain } from "./copy.ts";
import { knownAction } from "./known-action.ts";
import { encodeMsgpack } from "./msgpack.ts";

/**
 * Combines the signatures for a multi-signature account, for `exchange.multiSig`.
 *
 * @param source - The account, and the signer that sends the action.
 * @param signed - The results of each signer's `sign` for the same request, with `multiSig` in it.
 * @returns the action's fields. Send them with the same `nonce`, `vaultAddress` and `expiresAfter`,
 * using a client with the sender's signer.
 * @throws NodeAccessError `INVALID_ARGUMENT` if there is no signature, or the signed requests differ.
 *
 * @example
 * ```ts
 * import { createExchangeClient } from "@node-access/exchange";
 * import { combineSignatures, privateKeySigner } from "@node-access/exchange/signing";
 *
 * const [leader, other] = [privateKeySigner(`0x${"11".repeat(32)}`), privateKeySigner(`0x${"22".repeat(32)}`)];
 * const multiSig = { user: `0x${"ab".repeat(20)}`, outerSigner: leader.address } as const;
 * const nonce = Date.now();
 * const request = { action: { type: "claimRewards" }, nonce, network: "mainnet", multiSig } as const;
 * const signed = [await leader.sign(request), await other.sign(request)];
 *
 * const exchange = createExchangeClient({ endpoint: "http://127.0.0.1:9640", signer: leader });
 * await exchange.multiSig(combineSignatures(multiSig, signed), { nonce });
 * ```
 *
 * Source: hyperliquid-python-sdk.
 */
export function combineSignatures(
  source: MultiSigSource,
  signed: readonly SignedRequest[],
): Omit<MultiSigAction, "type" | "signatureChainId"> & Partial<Pick<MultiSigAction, "signatureChainId">> {
  const [multiSigUser, outerSigner] = readSigners(source);
  const all = Array.isArray(signed) ? signed.map((one) => Object(one) as SignedRequest) : [];
  const [first] = all;
  if (!isPlain(first?.action))
    throw invalidArgument("signed", "the results of sign() of at least one signer", describeValue(signed));
  const text = written(first);
  if (all.some((other) => written(other) !== text)) {
    throw invalidArgument(
      "signed",
      "the same action, nonce, vault and expiry from all signers",
      "different ones",
    );
  }
  const { signatureChainId } = first.action;
  return {
    ...(typeof signatureChainId === "string" && { signatureChainId: signatureChainId as `0x${string}` }),
    signatures: all.map(({ signature }) => signature),
    payload: { multiSigUser, outerSigner, action: shortened(first.action) as Record<string, never> },
  };
}

/** Returns the account and the sender, in lower case. */
export function readSigners(source: MultiSigSource): readonly [Address, Address] {
  const { user, outerSigner }: Partial<MultiSigSource> = Object(source);
  return [checkedAddress(user, "multiSig.user"), checkedAddress(outerSigner, "multiSig.outerSigner")];
}

/** All that was signed: signers with another vault or expiry have signed something else. */
function written({ action, nonce, vaultAddress, expiresAfter }: SignedRequest): string {
  return String(encodeMsgpack([action, nonce, vaultAddress ?? null, expiresAfter ?? null], "signed"));
}

/** Replaces values that are shorter in a multi-signature action than in the one that each signer sees. */
function shortened(action: SignedRequest["action"]): SignedRequest["action"] {
  const shorter = knownAction(action["type"])?.multiSigValues ?? {};
  return Object.fromEntries(
    Object.entries(action).map(([key, value]) => [
      key,
      (typeof value === "string" && shorter[key]?.[value]) || value,
    ]),
  );
}

/** Removes leading zeros, because the venue compares the values as numbers. */
export function trimmed({ r, s, v }: Signature): Signature {
  return { r: trim(r), s: trim(s), v };
}

function trim(hex: string): `0x${string}` {
  return hex.replace(/^0x0+/, "0x") as `0x${string}`;
}
