import { createRpcClient, urlToken } from "@node-access/rpc";
import { viemTransport } from "@node-access/rpc/viem";
import { createConfig } from "@wagmi/core";
import { custom } from "viem";
import { mainnet } from "viem/chains";

/** A wagmi config whose reads go through our client. */
export function wagmiConfig(endpoint: string, token: string) {
  const client = createRpcClient({ protocol: "ethereum", endpoint, credential: urlToken(token) });
  return createConfig({ chains: [mainnet], transports: { [mainnet.id]: viemTransport(client, custom) } });
}
