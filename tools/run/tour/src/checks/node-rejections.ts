import { bearer } from "@node-access/auth";
import { createRpcClient, urlToken } from "@node-access/rpc";
import { startServiceProxy } from "@node-access-tools/local-servers/anvil";
import { type Check, check } from "../check.ts";
import { assertRejected } from "../assert-rejected.ts";

/** The node that these checks call. Each check creates its own, misconfigured client. */
export interface Endpoint {
  readonly url: string;
}

/** Checks that calls are rejected, which show what a rejection looks like. */
export const nodeRejectionChecks: readonly Check<Endpoint>[] = [
  check("createRpcClient", "bearer key", ({ client: { url }, call }) =>
    assertRejected("CREDENTIAL_NOT_ACCEPTED", () =>
      call(async () =>
        // @ts-expect-error A bearer key opens the management API, not a node.
        createRpcClient({ protocol: "ethereum", endpoint: url, credential: bearer("key") }),
      ),
    ),
  ),
  check("eth_getBlockByHash", "wrong token", async ({ client: { url }, call, chain }) => {
    const proxy = await startServiceProxy(url, { token: "right" });
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: proxy.url,
      credential: urlToken("wrong"),
    });
    return assertRejected("CREDENTIAL_REFUSED", () =>
      call(() => client.eth_getBlockByHash(chain.block.hash, true)),
    ).finally(proxy.stop);
  }),
  check("eth_syncing", "dead port", async ({ client: { url }, call }) => {
    const proxy = await startServiceProxy(url, { token: "gone" });
    await proxy.stop();
    const client = createRpcClient({ protocol: "ethereum", endpoint: proxy.url, retries: 0 });
    return assertRejected("NOT_SENT", () => call(() => client.eth_syncing()));
  }),
];
