import { bearer } from "@node-access/auth";
import { createRpcClient, urlToken } from "@node-access/rpc";
import { startServiceFront } from "@node-access-tools/anvil";
import { type Ask, ask } from "../ask.ts";
import { refused } from "../refused.ts";

/** What a rejected call needs: no client of the tour's, since each makes a wrong one of its own. */
export interface Endpoint {
  readonly url: string;
}

/** Asks that must be rejected, to show what that looks like. */
export const refusalAsks: readonly Ask<Endpoint>[] = [
  ask("createRpcClient", "bearer key", ({ client: { url }, call }) =>
    refused("CREDENTIAL_NOT_ACCEPTED", () =>
      call(async () =>
        // @ts-expect-error A bearer key opens the management API, not a node.
        createRpcClient({ protocol: "ethereum", endpoint: url, credential: bearer("key") }),
      ),
    ),
  ),
  ask("eth_getBlockByHash", "wrong token", async ({ client: { url }, call, chain }) => {
    const front = await startServiceFront(url, { token: "right" });
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: front.url,
      credential: urlToken("wrong"),
    });
    return refused("CREDENTIAL_REFUSED", () =>
      call(() => client.eth_getBlockByHash(chain.block.hash, true)),
    ).finally(front.stop);
  }),
  ask("eth_syncing", "dead port", async ({ client: { url }, call }) => {
    const front = await startServiceFront(url, { token: "gone" });
    await front.stop();
    const client = createRpcClient({ protocol: "ethereum", endpoint: front.url, retries: 0 });
    return refused("NOT_SENT", () => call(() => client.eth_syncing()));
  }),
];
