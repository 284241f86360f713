import { startAnvil } from "@node-access-tools/anvil";
import { type Display, type OpenGateway, type Row, visitGateway } from "@node-access-tools/tour";
import type { Fleet, FleetOptions } from "./fleet.ts";
import { startFleet } from "./fleet.ts";
import type { LogLine } from "./gateway-process.ts";

/** What the tour sends to an anvil, past the clients: to send, to sign and to mine. */
const beyondTheSpecs = ["eth_sendTransaction", "eth_signTransaction", "evm_*"];

/** What makes anvil answer every method of the interface. */
const adapters = ["raw-header", "replay-transaction", "replay-by-hash", "header"] as const;

/** A fleet with one EVM node behind it, and what has responded where there is no node. */
export interface TouredFleet {
  readonly fleet: Fleet;
  /** Calls every operation of every client through the fleet. */
  tour(display: Display): Promise<readonly Row[]>;
  stop(): Promise<void>;
}

/** Starts an anvil, and a fleet whose EVM nodes all have it as their upstream. */
export async function startTouredFleet(
  options: Pick<FleetOptions, "instances" | "database" | "balancer">,
): Promise<TouredFleet> {
  const labels = new Map<string, string>();
  const onLog = ({ event, node, part, by }: LogLine): void => {
    if (event === "answered without a node") labels.set(`${String(node ?? "")} ${String(part)}`, String(by));
  };
  // Without step tracing a node of this kind leaves the steps out of a block's traces.
  const anvil = await startAnvil({ arguments: ["--steps-tracing"] });
  let fleet: Fleet;
  try {
    const rpc = { upstreams: [{ name: "anvil", url: anvil.url, adapters }] };
    const config = {
      networks: {
        "ethereum-mainnet": { chainId: 31_337, rpc, beacon: "simulator" },
        "hyperliquid-mainnet": { chainId: 31_337, rpc, info: "simulator", exchange: "simulator" },
        "starknet-mainnet": "simulator",
        "solana-mainnet": "simulator",
        "sui-mainnet": "simulator",
        "tron-mainnet": "simulator",
      },
      allowMethods: beyondTheSpecs,
    } as const;
    fleet = await startFleet({ ...options, config, onLog });
  } catch (error) {
    await anvil.stop();
    throw error;
  }
  return {
    fleet,
    tour: (display) => visitGateway(display, openFleet(fleet, labels)),
    async stop() {
      await fleet.stop();
      await anvil.stop();
    },
  };
}

function openFleet({ url, grpcUrl, credentials }: Fleet, labels: ReadonlyMap<string, string>): OpenGateway {
  const nodeOf: OpenGateway["nodeOf"] = (protocol) => {
    const node = credentials.nodes[protocol];
    if (node === undefined) throw new Error(`The fleet made no ${protocol} node`);
    return node;
  };
  return {
    url,
    wsUrl: url.replace(/^http/, "ws"),
    grpcUrl,
    apiKey: credentials.apiKey,
    nodeOf,
    answeredBy: (protocol, part) =>
      labels.get(`${protocol === undefined ? "" : nodeOf(protocol).id} ${part}`),
    close: async () => {},
  };
}
