import { bearer, createManagementClient, type StreamCreate } from "@node-access/management";
import { startFreshGateway } from "../gateway/gateway-command.ts";
import { noLimits, oneUpstream } from "../gateway/networks.ts";

/** Calls of the management API that are made concurrently. */
const concurrency = 50;

/** Starts a gateway with a SQLite database that reads a node, and may deliver to this machine. */
export async function startStreamGateway(node: string) {
  const gateway = await startFreshGateway({
    networks: { "ethereum-mainnet": oneUpstream(node) },
    limits: { ...noLimits, streams: 1e6 },
    streams: { allowPrivate: true },
  });
  const credential = bearer(gateway.credentials?.apiKey ?? "");
  const management = createManagementClient({ endpoint: gateway.url, credential });
  const [network] = (await management.listNetworks({ protocol: "ethereum" })).results;
  if (!network) throw new Error("the gateway has no network of Ethereum");
  return {
    ...gateway,
    async addStreams(
      count: number,
      create: (number: number) => Omit<StreamCreate, "network">,
    ): Promise<void> {
      let next = 0;
      const work = async (): Promise<void> => {
        while (next < count) await management.createStream({ network: network.id, ...create(next++) });
      };
      await Promise.all(Array.from({ length: Math.min(concurrency, count) }, work));
    },
  };
}
