import { createRpcClient, urlToken } from "@node-access/rpc";
import { viemTransport } from "@node-access/rpc/viem";
import { createPublicClient, custom } from "viem";

/** A viem client whose calls have our retries, deadlines and redaction. */
export function viemClient(endpoint: string, token: string) {
  const client = createRpcClient({ protocol: "ethereum", endpoint, credential: urlToken(token) });
  return createPublicClient({ transport: viemTransport(client, custom) });
}
