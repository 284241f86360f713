import { invalidArgument } from "@node-access/auth";
import type { ActionSigner } from "../action-signer.ts";
import { checkedAddress } from "./checked-address.ts";
import { createSigner } from "./create-signer.ts";
import { domainFields } from "./typed-data.ts";
import { readSignature } from "./typed-data-signer.ts";

/** A wallet as EIP-1193 has it, such as a browser's `window.ethereum`. */
export interface Eip1193Wallet {
  /** Calls a method of the wallet, and rejects if its owner refuses. */
  request(request: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

/**
 * A signer with a wallet of EIP-1193, by `eth_signTypedData_v4`.
 *
 * A wallet signs user-signed actions for the chain that it is on. Many refuse all other actions, since those are signed for
 * chain 1337: let the wallet approve an agent, and sign with the agent's key.
 *
 * @param wallet - The wallet.
 * @param address - The account that it is to sign with, as `eth_requestAccounts` gives it.
 * @returns the signer. Make one for each account, and use it in all clients: it hands out the account's nonces.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the address is none.
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
 * Source: interface, E: signature; EIP-1193, EIP-712.
 */
export function walletSigner(wallet: Eip1193Wallet, address: string): ActionSigner {
  const account = checkedAddress(address, "address");
  if (typeof Object(wallet).request !== "function")
    throw invalidArgument("wallet", "one with a request function, as EIP-1193 has it", typeof wallet);
  return createSigner({
    address: account,
    async signTypedData({ types, ...rest }) {
      const whole = JSON.stringify({ ...rest, types: { EIP712Domain: domainFields, ...types } });
      const signature = await wallet.request({ method: "eth_signTypedData_v4", params: [account, whole] });
      return readSignature(signature, "eth_signTypedData_v4");
    },
    async chainId() {
      const chainId = await wallet.request({ method: "eth_chainId" });
      if (typeof chainId === "string" && /^0x[0-9a-f]+$/i.test(chainId)) return chainId as `0x${string}`;
      throw invalidArgument("eth_chainId", "a chain id in hex", typeof chainId);
    },
  });
}
