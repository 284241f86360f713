import { invalidArgument } from "@node-access/auth";
import type { ActionSigner, UnsignedRequest } from "../action-signer.ts";
import type { ActionSigning } from "../action-facts.ts";
import type { Address, Signature } from "../generated/types.ts";
import { checkedAddress } from "./checked-address.ts";
import { knownAction } from "./known-action.ts";
import { trimmed } from "./multi-sig.ts";
import { type TypedData, actionTypedData } from "./typed-data.ts";
import { writeAction } from "./write-action.ts";

/** An account that signs typed data. */
interface Account {
  readonly address: Address;
  signTypedData(typedData: TypedData): Promise<Signature>;
  /** Returns the account's chain for user-signed actions, if it has one. */
  chainId?(): Promise<`0x${string}`>;
}

/** The chain for accounts without one, as in the venue's tools. Source: hyperliquid-python-sdk. */
const ANY_CHAIN = "0x66eee";

/** Creates a signer from an account: the common part of all signers. */
export function createSigner({ address, signTypedData, chainId }: Account): ActionSigner {
  const nextNonce = nonceSequence(Date.now);
  return {
    address,
    async sign(input) {
      const request: UnsignedRequest = Object(input);
      const { network, expiresAfter, multiSig, validate = true } = request;
      const { type } = Object(request.action) as UnsignedRequest["action"];
      const signing = request.signing ?? knownAction(type)?.signing ?? { scheme: "l1" };
      check(request, signing);
      const nonce = request.nonce ?? nextNonce();
      const context = { nonce, network, chainId: ANY_CHAIN, validate };
      // A copy before signing: a wallet's owner may take some time, and later changes of the object
      // must not be sent.
      const written = writeAction(request.action, context);
      const ownChain =
        signing.scheme !== "l1" && request.action["signatureChainId"] === undefined
          ? await chainId?.()
          : undefined;
      const action = ownChain ? { ...written, signatureChainId: ownChain.toLowerCase() } : written;
      const vaultAddress = request.vaultAddress && checkedAddress(request.vaultAddress, "vaultAddress");
      const envelope = {
        nonce,
        ...(vaultAddress && { vaultAddress }),
        ...(expiresAfter !== undefined && { expiresAfter }),
      };
      const typedData = actionTypedData({ action, network, signing, multiSig, ...envelope });
      const signature = await signTypedData(typedData);
      return { action, signature: multiSig ? trimmed(signature) : signature, ...envelope };
    },
  };
}

function check({ vaultAddress, expiresAfter }: UnsignedRequest, { scheme }: Partial<ActionSigning>): void {
  if (scheme !== "user" || !(vaultAddress || expiresAfter !== undefined)) return;
  const path = vaultAddress ? "vaultAddress" : "expiresAfter";
  throw invalidArgument(path, "nothing, because a user-signed action does not cover it", "a value");
}

/**
 * Creates a sequence of unique nonces: milliseconds since 1970, but each above the last, even for two calls in the same
 * millisecond or if the clock is set back. Source: hyperliquid-python-sdk.
 */
export function nonceSequence(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(Math.floor(now()), last + 1);
    return last;
  };
}
