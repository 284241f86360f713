import type { ActionSigning } from "./action-facts.ts";
import type { Address, ExchangeRequest } from "./generated/types.ts";

/** The venue's network. An action signed for one network is rejected by the other. */
export type Network = "mainnet" | "testnet";

/** An action to sign, with its nonce and other fields of the request. */
export interface UnsignedRequest {
  /**
   * The action with its `type`. The signer validates it, orders its keys, and adds the fields that
   * it knows.
   */
  readonly action: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. Default: the signer's next nonce. */
  readonly nonce?: number | undefined;
  /** The vault or subaccount that the signer acts for. */
  readonly vaultAddress?: Address | null | undefined;
  /** Milliseconds since 1970 after which the venue rejects the action. */
  readonly expiresAfter?: number | undefined;
  /** The network to sign for. */
  readonly network: Network;
  /**
   * How to sign this kind of action. Default: as the spec defines for its `type`, otherwise by its
   * hash.
   */
  readonly signing?: ActionSigning | undefined;
  /**
   * Whether to reject actions that don't match the spec. Default true. With false, the signer also
   * signs unknown actions, keys and values, which the venue may support before this version does.
   */
  readonly validate?: boolean | undefined;
  /** The multi-signature account to sign for; see `combineSignatures`. */
  readonly multiSig?: MultiSigSource | undefined;
}

/** A multi-signature account and the sender of the action. */
export interface MultiSigSource {
  /** The multi-signature account. */
  readonly user: Address;
  /** The signer that sends the action. */
  readonly outerSigner: Address;
}

/** A signed request, ready to send. */
export interface SignedRequest extends Omit<ExchangeRequest, "action"> {
  /** The action as it was signed, with its keys in the hashed order. */
  readonly action: Readonly<Record<string, unknown>>;
}

/**
 * Signs actions. Create one with `privateKeySigner`, `walletSigner` or `typedDataSigner` of
 * `@node-access/exchange/signing`. Use one signer per key, because it assigns the key's nonces,
 * which must be unique.
 */
export interface ActionSigner {
  /** The signing account, in lower case. */
  readonly address: Address;
  /**
   * Completes a request with a nonce above all previous ones, the fields for the network,
   * and the signature.
   */
  sign(request: UnsignedRequest): Promise<SignedRequest>;
}
