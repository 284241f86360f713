import type { ActionSigning } from "./generated/signing.ts";
import type { Address, ExchangeRequest } from "./generated/types.ts";

/** The venue's network: an action signed for one is refused by the other. */
export type Network = "mainnet" | "testnet";

/** An action before it is signed, with what goes beside it. */
export interface UnsignedRequest {
  /** The action with its `type`. The signer validates it, puts its keys in order, and fills in what it knows. */
  readonly action: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970; the signer's next one if omitted. */
  readonly nonce?: number | undefined;
  /** The vault or subaccount that the signer acts for. */
  readonly vaultAddress?: Address | null | undefined;
  /** Milliseconds since 1970 after which the venue refuses the action. */
  readonly expiresAfter?: number | undefined;
  /** The network that it is signed for. */
  readonly network: Network;
  /** How this kind of action is signed; as the spec says of its `type` if omitted, and by its hash if it says nothing. */
  readonly signing?: ActionSigning | undefined;
  /**
   * Whether an action is refused that does not have the shape which the spec gives its type. Default true. With false the
   * signer signs unknown actions, keys and values too: for what the venue takes and this version does not know yet.
   */
  readonly validate?: boolean | undefined;
  /** For whom it is signed as one of several; see `combineSignatures`. */
  readonly multiSig?: MultiSigSource | undefined;
}

/** An account that several sign for. */
export interface MultiSigSource {
  /** The account. */
  readonly user: Address;
  /** The one of the signers who sends the action. */
  readonly outerSigner: Address;
}

/** The body that is sent. */
export interface SignedRequest extends Omit<ExchangeRequest, "action"> {
  /** The action as it was signed: its keys in the order in which they were hashed. */
  readonly action: Readonly<Record<string, unknown>>;
}

/**
 * Signs actions. Make one with `privateKeySigner`, `walletSigner` or `typedDataSigner` of `@node-access/exchange/signing`,
 * one for each key: it hands out the key's nonces, which no two requests may share.
 */
export interface ActionSigner {
  /** The account that signs, in lower case. */
  readonly address: Address;
  /** Completes a request: with a nonce above all that it gave before, what the network says, and the signature. */
  sign(request: UnsignedRequest): Promise<SignedRequest>;
}
