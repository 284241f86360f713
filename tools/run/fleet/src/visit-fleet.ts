import { startAnvil } from "@node-access-tools/anvil";
import { AnsweredBy, beyondTheSpecs, type Display, type Row, visitGateway } from "@node-access-tools/tour";
import { type Fleet, type FleetOptions, startFleet } from "./fleet.ts";

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
  const answeredBy = new AnsweredBy();
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
    fleet = await startFleet({ ...options, config, onLog: answeredBy.log });
  } catch (error) {
    await anvil.stop();
    throw error;
  }
  const { url, grpcUrl, credentials } = fleet;
  const gateway = answeredBy.open({ url, grpcUrl, close: async () => {} }, credentials);
  return {
    fleet,
    tour: (display) => visitGateway(display, gateway),
    async stop() {
      await fleet.stop();
      await anvil.stop();
    },
  };
}
