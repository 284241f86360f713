import { invalidArgument } from "@node-access/auth";
import type { ActionSigner } from "../action-signer.ts";
import type { Signature } from "../generated/types.ts";
import { checkedAddress } from "./checked-address.ts";
import { createSigner } from "./create-signer.ts";
import type { TypedData } from "./typed-data.ts";

/** Signs EIP-712 typed data. An account of viem is one. */
export interface TypedDataAccount {
  /** The account that signs: `0x` and 40 hex digits. */
  readonly address: string;
  /** Signs, and gives 65 bytes in hex: r, s and v. */
  signTypedData(typedData: TypedData): Promise<string>;
}

/**
 * A signer with anything that signs EIP-712 typed data: an account of viem, a key store, a hardware wallet.
 *
 * @param account - Its address, and a function that signs typed data and gives 65 bytes in hex.
 * @returns the signer. Make one for each account, and use it in all clients: it hands out the account's nonces.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the address is none.
 *
 * @example
 * ```ts
 * import { typedDataSigner } from "@node-access/exchange/signing";
 *
 * declare const wallet: {
 *   address: string;
 *   signTypedData(domain: object, types: object, message: object): Promise<string>;
 * };
 * // ethers takes the parts one by one:
 * const signer = typedDataSigner({
 *   address: wallet.address,
 *   signTypedData: ({ domain, types, message }) => wallet.signTypedData(domain, types, message),
 * });
 * ```
 *
 * Source: interface, E: signature; EIP-712.
 */
export function typedDataSigner(account: TypedDataAccount): ActionSigner {
  const { address: given, signTypedData }: TypedDataAccount = Object(account);
  const address = checkedAddress(given, "address");
  if (typeof signTypedData !== "function")
    throw invalidArgument("signTypedData", "a function", typeof signTypedData);
  return createSigner({
    address,
    signTypedData: async (typedData) =>
      readSignature(await account.signTypedData(typedData), "signTypedData"),
  });
}

/**
 * Takes a signature apart.
 *
 * @param signature - 65 bytes in hex, as wallets give them: r, s, and v as 27 or 28, or as 0 or 1.
 * @param path - What gave it, for the error.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is none.
 *
 * Source: EIP-712, eth_signTypedData; interface, E: signature.
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
  return typeof signature === "string" ? `a text of ${signature.length} characters` : typeof signature;
}
