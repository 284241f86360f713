import { invalidArgument } from "@node-access/auth";
import type { MultiSigSource, SignedRequest } from "../action-signer.ts";
import { multiSigValues } from "../generated/signing.ts";
import type { MultiSigAction, Signature } from "../generated/types.ts";

/**
 * Puts together what several have signed for an account of theirs, ready for `exchange.multiSig`.
 *
 * @param source - The account, and who of them sends it.
 * @param signed - What each signer's `sign` gave for the same request, with `multiSig` in it.
 * @returns the action's fields. Send it with the same `nonce`, and the same `vaultAddress` and `expiresAfter` if there were
 * any, by a client whose signer is the one who sends it.
 * @throws NodeAccessError `INVALID_ARGUMENT` if nobody has signed, or not all the same.
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
 * const exchange = createExchangeClient({ endpoint: "https://exchange.example", signer: leader });
 * await exchange.multiSig(combineSignatures(multiSig, signed), { nonce });
 * ```
 *
 * Source: hyperliquid-python-sdk.
 */
export function combineSignatures(
  { user, outerSigner }: MultiSigSource,
  signed: readonly SignedRequest[],
): Omit<MultiSigAction, "type" | "signatureChainId"> & Partial<Pick<MultiSigAction, "signatureChainId">> {
  const [first, ...others] = signed;
  if (!first) throw invalidArgument("signed", "a signed request of at least one signer", "none");
  const text = JSON.stringify([first.action, first.nonce]);
  if (others.some(({ action, nonce }) => JSON.stringify([action, nonce]) !== text)) {
    throw invalidArgument("signed", "the same action and nonce from all signers", "different ones");
  }
  const { signatureChainId } = first.action;
  return {
    ...(typeof signatureChainId === "string" && { signatureChainId: signatureChainId as `0x${string}` }),
    signatures: signed.map(({ signature }) => signature),
    payload: {
      multiSigUser: user.toLowerCase() as `0x${string}`,
      outerSigner: outerSigner.toLowerCase() as `0x${string}`,
      action: shortened(first.action) as Record<string, never>,
    },
  };
}

/** Some values are shorter in an action that several sign than in the one that each of them reads. */
function shortened(action: SignedRequest["action"]): SignedRequest["action"] {
  const shorter = multiSigValues[String(action["type"])] ?? {};
  return Object.fromEntries(
    Object.entries(action).map(([key, value]) => [key, shorter[key]?.[String(value)] ?? value]),
  );
}

/** The venue compares these as numbers, without leading zeros. */
export function trimmed({ r, s, v }: Signature): Signature {
  return { r: trim(r), s: trim(s), v };
}

function trim(hex: string): `0x${string}` {
  return hex.replace(/^0x0+/, "0x") as `0x${string}`;
}
