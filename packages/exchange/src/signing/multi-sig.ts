import { describeValue, invalidArgument } from "@node-access/auth";
import type { MultiSigSource, SignedRequest } from "../action-signer.ts";
import { multiSigValues } from "../generated/signing.ts";
import type { Address, MultiSigAction, Signature } from "../generated/types.ts";
import { checkedAddress } from "./checked-address.ts";
import { isPlain } from "./copy.ts";
import { encodeMsgpack } from "./msgpack.ts";

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
  source: MultiSigSource,
  signed: readonly SignedRequest[],
): Omit<MultiSigAction, "type" | "signatureChainId"> & Partial<Pick<MultiSigAction, "signatureChainId">> {
  const [multiSigUser, outerSigner] = signersOf(source);
  const all = Array.isArray(signed) ? signed.map((one) => Object(one) as SignedRequest) : [];
  const [first] = all;
  if (!isPlain(first?.action))
    throw invalidArgument("signed", "what at least one signer's sign() gave", describeValue(signed));
  const text = written(first);
  if (all.some((other) => written(other) !== text)) {
    throw invalidArgument("signed", "the same action and nonce from all signers", "different ones");
  }
  const { signatureChainId } = first.action;
  return {
    ...(typeof signatureChainId === "string" && { signatureChainId: signatureChainId as `0x${string}` }),
    signatures: all.map(({ signature }) => signature),
    payload: {
      multiSigUser,
      outerSigner,
      action: shortened(first.action) as Record<string, never>,
    },
  };
}

/** The account and who sends, in lower case. */
export function signersOf(source: MultiSigSource): readonly [Address, Address] {
  const { user, outerSigner }: Partial<MultiSigSource> = Object(source);
  return [checkedAddress(user, "multiSig.user"), checkedAddress(outerSigner, "multiSig.outerSigner")];
}

function written({ action, nonce }: SignedRequest): string {
  return String(encodeMsgpack([action, nonce], "signed"));
}

/** Some values are shorter in an action that several sign than in the one that each of them reads. */
function shortened(action: SignedRequest["action"]): SignedRequest["action"] {
  const { type } = action;
  const shorter = (typeof type === "string" && multiSigValues[type]) || {};
  return Object.fromEntries(
    Object.entries(action).map(([key, value]) => [
      key,
      (typeof value === "string" && shorter[key]?.[value]) || value,
    ]),
  );
}

/** The venue compares these as numbers, without leading zeros. */
export function trimmed({ r, s, v }: Signature): Signature {
  return { r: trim(r), s: trim(s), v };
}

function trim(hex: string): `0x${string}` {
  return hex.replace(/^0x0+/, "0x") as `0x${string}`;
}
