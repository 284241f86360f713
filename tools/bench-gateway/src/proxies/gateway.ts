import { createGateway } from "@node-access/gateway";
import type { StartProxy } from "../proxy.ts";

/** The gateway with all its features on; only its rate limit is out of the load's way. */
export const startGateway: StartProxy = async (upstream) => {
  const gateway = await createGateway({
    upstreams: { ethereum: { rpc: { urls: [upstream], adapters: ["raw-header", "header"] } } },
    limits: { requestsPerSecond: 1e9, requestBurst: 1e9 },
  });
  const { key } = gateway.credentials.nodes.ethereum;
  return { url: `${gateway.url}/${key}`, close: () => gateway.close() };
};
