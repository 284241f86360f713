import { invalidArgument } from "@node-access/auth";
import type { ActionSigner, UnsignedRequest } from "../action-signer.ts";
import { type ExchangeSigning, exchangeSigning } from "../generated/operations.ts";
import type { Address, Signature } from "../generated/types.ts";
import { userFields } from "../user-fields.ts";
import { isPlain } from "./msgpack.ts";
import { actionTypedData, type TypedData } from "./typed-data.ts";

/** What signs. */
interface Account {
  readonly address: Address;
  signTypedData(typedData: TypedData): Promise<Signature>;
  /** The chain that it signs user-signed actions for, if it has one of its own. */
  chainId?(): Promise<`0x${string}`>;
}

/** Makes a signer of an account: what all kinds of signers share. */
export function createSigner({ address, signTypedData, chainId }: Account): ActionSigner {
  const nextNonce = nonceSequence(Date.now);
  const onChain = async (action: UnsignedRequest["action"]): Promise<UnsignedRequest["action"]> => ({
    ...action,
    signatureChainId: action["signatureChainId"] ?? (await chainId?.()),
  });
  return {
    address,
    async sign(request) {
      const { network, expiresAfter } = request;
      const signing = request.signing ?? signings.get(String(request.action["type"])) ?? { scheme: "l1" };
      check(request, signing);
      const nonce = request.nonce ?? nextNonce();
      const given = lowerAddresses(request.action) as UnsignedRequest["action"];
      const action = signing.scheme === "l1" ? given : userFields(await onChain(given), nonce, network);
      // Before it is signed: a wallet's owner may take long, and another change of the object must not be sent.
      const vaultAddress = lowerAddresses(request.vaultAddress) as Address | null | undefined;
      const beside = {
        nonce,
        ...(vaultAddress && { vaultAddress }),
        ...(expiresAfter !== undefined && { expiresAfter }),
      };
      const signature = await signTypedData(actionTypedData({ action, network, signing, ...beside }));
      return { action, signature, ...beside };
    },
  };
}

const signings: ReadonlyMap<string, ExchangeSigning> = /* @__PURE__ */ new Map(
  Object.entries(exchangeSigning),
);

function check({ network, vaultAddress, expiresAfter }: UnsignedRequest, { scheme }: ExchangeSigning): void {
  if (network !== "mainnet" && network !== "testnet") {
    throw invalidArgument("network", "mainnet or testnet", String(network));
  }
  if (scheme === "l1" || !(vaultAddress || expiresAfter !== undefined)) return;
  const path = vaultAddress ? "vaultAddress" : "expiresAfter";
  throw invalidArgument(path, "nothing, since a user's own signature does not cover it", "a value");
}

/** The venue writes addresses in lower case before it hashes them. What is no JSON stays, for the hashing to refuse. */
function lowerAddresses(value: unknown): unknown {
  if (typeof value === "string") return /^0x[0-9a-f]{40}$/i.test(value) ? value.toLowerCase() : value;
  if (Array.isArray(value)) return value.map(lowerAddresses);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lowerAddresses(inner)]));
}

/**
 * Makes a sequence of nonces: milliseconds since 1970, but each above the last, so that neither two calls in one
 * millisecond nor a clock that is set back can repeat one.
 *
 * @param now - The clock, in milliseconds since 1970.
 *
 * Source: interface, E: nonce; hyperliquid-python-sdk.
 */
export function nonceSequence(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(Math.floor(now()), last + 1);
    return last;
  };
}
