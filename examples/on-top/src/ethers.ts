import { createRpcClient, urlToken } from "@node-access/rpc";
import { BrowserProvider } from "ethers";

/** An ethers provider on our client, which is an EIP-1193 provider. */
export function ethersProvider(endpoint: string, token: string): BrowserProvider {
  return new BrowserProvider(
    createRpcClient({ protocol: "ethereum", endpoint, credential: urlToken(token) }),
  );
}
