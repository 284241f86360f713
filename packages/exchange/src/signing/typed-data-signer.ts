import { invalidArgument, kindOf } from "@node-access/auth";
import type { ActionSigner } from "../action-signer.ts";
import type { Signature } from "../generated/types.ts";
import { checkedAddress } from "./checked-address.ts";
import { createSigner } from "./create-signer.ts";
import type { TypedData } from "./typed-data.ts";

/** An account that signs EIP-712 typed data, such as a viem account. */
export interface TypedDataAccount {
  /** The account's address: `0x` and 40 hex digits. */
  readonly address: string;
  /** Signs typed data. Returns 65 bytes in hex: r, s and v. */
  signTypedData(typedData: TypedData): Promise<string>;
}

/**
 * Creates a signer from anything that signs EIP-712 typed data: a viem account, a key store,
 * a hardware wallet.
 *
 * @param account - The address, and a function that signs typed data and returns 65 bytes in hex.
 * @returns the signer. Create one per account and share it between clients, because it assigns the
 * account's nonces.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid address.
 *
 * @example
 * ```ts
 * import { typedDataSigner } from "@node-access/exchange/signing";
 *
 * declare const wallet: {
 *   address: string;
 *   signTypedData(domain: object, types: object, message: object): Promise<string>;
 * };
 * // ethers expects separate arguments:
 * const signer = typedDataSigner({
 *   address: wallet.address,
 *   signTypedData: ({ domain, types, message }) => wallet.signTypedData(domain, types, message),
 * });
 * ```
 *
 * Source: EIP-712.
 */
export function typedDataSigner(account: TypedDataAccount): ActionSigner {
  const { address: input, signTypedData }: TypedDataAccount = Object(account);
  const address = checkedAddress(input, "address");
  if (typeof signTypedData !== "function")
    throw invalidArgument("signTypedData", "a function", kindOf(signTypedData));
  return createSigner({
    address,
    signTypedData: async (typedData) =>
      readSignature(await account.signTypedData(typedData), "signTypedData"),
  });
}

/**
 * Splits a signature of 65 bytes in hex into r, s and v, which a wallet writes as 27 or 28, or as 0 or 1.
 *
 * @param path - The function that returned it, for the error. Source: EIP-712, eth_signTypedData.
 */
export function readSignature(signature: unknown, path: string): Signature {
  const parts = /^0x([0-9a-f]{64})([0-9a-f]{64})(00|01|1b|1c)$/i.exec(
    typeof signature === "string" ? signature : "",
  );
  if (!parts) throw invalidArgument(path, "a signature of 65 bytes in hex", describe(signature));
  const [, r = "", s = "", last = ""] = parts;
  return {
    r: `0x${r.toLowerCase()}`,
    s: `0x${s.toLowerCase()}`,
    v: Number.parseInt(last, 16) % 27 === 0 ? 27 : 28,
  };
}

function describe(signature: unknown): string {
  return typeof signature === "string" ? `a string of ${signature.length} characters` : typeof signature;
}
