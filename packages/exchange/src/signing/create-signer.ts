import { invalidArgument } from "@node-access/auth";
import type { ActionSigner, UnsignedRequest } from "../action-signer.ts";
import type { ActionSigning } from "../generated/signing.ts";
import type { Address, Signature } from "../generated/types.ts";
import { checkedAddress } from "./checked-address.ts";
import { knownAction } from "./known-action.ts";
import { trimmed } from "./multi-sig.ts";
import { nonceSequence } from "./nonce-sequence.ts";
import { actionTypedData, type TypedData } from "./typed-data.ts";
import { writeAction } from "./write-action.ts";

/** What signs. */
interface Account {
  readonly address: Address;
  signTypedData(typedData: TypedData): Promise<Signature>;
  /** The chain that it signs user-signed actions for, if it has one of its own. */
  chainId?(): Promise<`0x${string}`>;
}

/** What the venue's own tools sign for where a wallet has no chain of its own. Source: hyperliquid-python-sdk. */
const ANY_CHAIN = "0x66eee";

/** Makes a signer of an account: what all kinds of signers share. */
export function createSigner({ address, signTypedData, chainId }: Account): ActionSigner {
  const nextNonce = nonceSequence(Date.now);
  return {
    address,
    async sign(given) {
      const request: UnsignedRequest = Object(given);
      const { network, expiresAfter, multiSig, validate = true } = request;
      const { type } = Object(request.action) as UnsignedRequest["action"];
      const signing = request.signing ?? knownAction(type)?.signing ?? { scheme: "l1" };
      check(request, signing);
      const nonce = request.nonce ?? nextNonce();
      const filling = { nonce, network, chainId: ANY_CHAIN, validate };
      // Before it is signed: a wallet's owner may take long, and another change of the object must not be sent.
      const written = writeAction(request.action, filling);
      const ownChain =
        signing.scheme !== "l1" && request.action["signatureChainId"] === undefined
          ? await chainId?.()
          : undefined;
      const action = ownChain ? { ...written, signatureChainId: ownChain.toLowerCase() } : written;
      const vaultAddress = request.vaultAddress && checkedAddress(request.vaultAddress, "vaultAddress");
      const beside = {
        nonce,
        ...(vaultAddress && { vaultAddress }),
        ...(expiresAfter !== undefined && { expiresAfter }),
      };
      const typedData = actionTypedData({ action, network, signing, multiSig, ...beside });
      const signature = await signTypedData(typedData);
      return { action, signature: multiSig ? trimmed(signature) : signature, ...beside };
    },
  };
}

function check({ vaultAddress, expiresAfter }: UnsignedRequest, { scheme }: Partial<ActionSigning>): void {
  if (scheme !== "user" || !(vaultAddress || expiresAfter !== undefined)) return;
  const path = vaultAddress ? "vaultAddress" : "expiresAfter";
  throw invalidArgument(path, "nothing, since a user's own signature does not cover it", "a value");
}
