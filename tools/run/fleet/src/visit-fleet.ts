import { startAnvil } from "@node-access-tools/local-servers/anvil";
import { beyondTheSpecs, ServedBy, type Display, type Row, visitGateway } from "@node-access-tools/tour";
import { type Fleet, type FleetOptions, startFleet } from "./fleet.ts";

/** Adapters that let anvil serve every method of the interface. */
const adapters = ["raw-header", "replay-transaction", "replay-by-hash", "header"] as const;

/** A fleet with one EVM node behind it, ready for the tour. */
export interface TouredFleet {
  readonly fleet: Fleet;
  /** Calls every operation of every client through the fleet. */
  tour(display: Display): Promise<readonly Row[]>;
  stop(): Promise<void>;
}

/** Starts an anvil and a fleet that has it as the upstream of all its EVM nodes. */
export async function startTouredFleet(
  options: Pick<FleetOptions, "instances" | "database" | "balancer">,
): Promise<TouredFleet> {
  const servedBy = new ServedBy();
  // Without this option, anvil omits the steps from a block's traces.
  const anvil = await startAnvil({ arguments: ["--steps-tracing"] });
  let fleet: Fleet;
  try {
    const rpc = { upstreams: [{ name: "anvil", url: anvil.url, adapters }] };
    const config = {
      networks: {
        "ethereum-mainnet": { chainId: 31_337, rpc, beacon: "simulator" },
        "avalanche-mainnet": "simulator",
        "hyperliquid-mainnet": { chainId: 31_337, rpc, info: "simulator", exchange: "simulator" },
        "starknet-mainnet": "simulator",
        "solana-mainnet": "simulator",
        "sui-mainnet": "simulator",
        "tron-mainnet": "simulator",
        "tezos-mainnet": "simulator",
      },
      allowMethods: beyondTheSpecs,
    } as const;
    fleet = await startFleet({ ...options, config, onLog: servedBy.log });
  } catch (error) {
    await anvil.stop();
    throw error;
  }
  const { url, grpcUrl, credentials } = fleet;
  const gateway = servedBy.open({ url, grpcUrl, close: async () => {} }, credentials);
  return {
    fleet,
    tour: (display) => visitGateway(display, gateway),
    async stop() {
      await fleet.stop();
      await anvil.stop();
    },
  };
}
