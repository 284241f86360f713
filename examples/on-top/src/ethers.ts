import { createRpcClient, urlToken } from "@node-access/rpc";
import { toProvider } from "@node-access/rpc/provider";
import { BrowserProvider } from "ethers";

/** An ethers provider on our client. */
export function ethersProvider(endpoint: string, token: string): BrowserProvider {
  const client = createRpcClient({ protocol: "ethereum", endpoint, credential: urlToken(token) });
  return new BrowserProvider(toProvider(client));
}
