import { invalidArgument, kindOf } from "@node-access/auth";
import type { ActionSigner } from "../action-signer.ts";
import { checkedAddress } from "./checked-address.ts";
import { createSigner } from "./create-signer.ts";
import { domainFields } from "./typed-data.ts";
import { readSignature } from "./typed-data-signer.ts";

/** An EIP-1193 wallet, such as a browser's `window.ethereum`. */
export interface Eip1193Wallet {
  /** Calls a method of the wallet. Rejects if the owner declines. */
  request(request: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

/**
 * Creates a signer from an EIP-1193 wallet, using `eth_signTypedData_v4`.
 *
 * A wallet signs user-signed actions for its current chain. Many wallets reject all other actions,
 * which are signed for chain 1337: let the wallet approve an agent, and sign with the agent's key.
 *
 * @param wallet - The wallet.
 * @param address - The account to sign with, from `eth_requestAccounts`.
 * @returns the signer. Create one per account and share it between clients, because it assigns the
 * account's nonces.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid wallet or address.
 *
 * @example
 * ```ts
 * import { type Eip1193Wallet, walletSigner } from "@node-access/exchange/signing";
 *
 * declare const ethereum: Eip1193Wallet;
 * const [address] = (await ethereum.request({ method: "eth_requestAccounts" })) as string[];
 * if (address !== undefined) console.log(walletSigner(ethereum, address).address);
 * ```
 *
 * Source: EIP-1193, EIP-712.
 */
export function walletSigner(wallet: Eip1193Wallet, address: string): ActionSigner {
  const account = checkedAddress(address, "address");
  if (typeof Object(wallet).request !== "function")
    throw invalidArgument("wallet", "an EIP-1193 wallet with a request function", kindOf(wallet));
  return createSigner({
    address: account,
    async signTypedData({ types, ...rest }) {
      const whole = JSON.stringify({ ...rest, types: { EIP712Domain: domainFields, ...types } }, asDigits);
      const signature = await wallet.request({ method: "eth_signTypedData_v4", params: [account, whole] });
      return readSignature(signature, "eth_signTypedData_v4");
    },
    async chainId() {
      const chainId = await wallet.request({ method: "eth_chainId" });
      if (typeof chainId === "string" && /^0x[0-9a-f]+$/i.test(chainId)) return chainId as `0x${string}`;
      throw invalidArgument("eth_chainId", "a chain id in hex", kindOf(chainId));
    },
  });
}

/** Writes a bigint as a string of digits, which wallets read exactly. */
function asDigits(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? `${value}` : value;
}
