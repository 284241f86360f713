import { createRpcClient, type RpcClient, urlToken } from "@node-access/rpc";

let client: RpcClient<"ethereum"> | undefined;

/** One client for all requests of this server. The token stays on the server. */
export function nodeClient(): RpcClient<"ethereum"> {
  const { ENDPOINT, TOKEN } = process.env;
  if (!ENDPOINT || !TOKEN)
    throw new Error("Set ENDPOINT and TOKEN in the server's environment or in .env.local.");
  client ??= createRpcClient({ protocol: "ethereum", endpoint: ENDPOINT, credential: urlToken(TOKEN) });
  return client;
}
