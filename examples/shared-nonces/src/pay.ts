import { createRpcClient, urlToken } from "@node-access/rpc";
import { createSender, type NonceStore, type Sender, type SentTransaction } from "@node-access/rpc/nonces";
import { type Hex, keccak256, parseGwei } from "viem";
import { privateKeyToAccount } from "viem/accounts";

/** Who pays, and where. */
export interface Payer {
  readonly endpoint: string;
  readonly token: string;
  readonly privateKey: Hex;
  readonly store: NonceStore;
  /** Milliseconds after which others take the nonce of a process that has ended. */
  readonly lease?: number | undefined;
}

/** Returns a sender for the account, and a function that pays one wei to an address. */
export function createPayer({ endpoint, token, privateKey, store, lease }: Payer): {
  readonly sender: Sender;
  pay(to: Hex): Promise<SentTransaction>;
} {
  const account = privateKeyToAccount(privateKey);
  const client = createRpcClient({ protocol: "ethereum", endpoint, credential: urlToken(token) });
  const sender = createSender({ client, store, address: account.address, keccak256, lease });
  return {
    sender,
    async pay(to) {
      const chainId = Number(await client.eth_chainId());
      const { baseFeePerGas = "0x0" } = (await client.eth_getBlockByNumber("latest", false)) ?? {};
      const maxPriorityFeePerGas = parseGwei("1");
      const maxFeePerGas = 2n * BigInt(baseFeePerGas) + maxPriorityFeePerGas;
      const fees = { gas: 21_000n, maxFeePerGas, maxPriorityFeePerGas };
      return sender.send((nonce) => account.signTransaction({ chainId, nonce, to, value: 1n, ...fees }));
    },
  };
}
