import { type Fleet, type FleetOptions, type GatewayProcess, startFleet } from "@node-access-tools/fleet";
import { type Postgres, startPostgres } from "@node-access-tools/local-servers/postgres";
import { chooseOne, type Random } from "@node-access-tools/workspace";

/** A fleet and its Postgres, which a test may kill. */
export interface FleetSetup {
  readonly postgres: Postgres;
  readonly fleet: Fleet;
  readonly random: Random;
  /** Picks a gateway at random, whether it is running or not. */
  pick(): GatewayProcess;
  stop(): Promise<void>;
}

/** Limits that are too high to affect the tests. */
export const noLimits = {
  requestsPerSecond: 1e6,
  requestBurst: 1e6,
  pendingBytes: 2 ** 30,
  projects: 1e5,
  networks: 1e5,
  nodes: 1e5,
} as const;

/** Starts Postgres and three gateways on it. */
export async function startSetup(random: Random, config: FleetOptions["config"] = {}): Promise<FleetSetup> {
  const postgres = await startPostgres();
  try {
    const fleet = await startFleet({
      instances: 3,
      database: await postgres.createDatabase(),
      balancer: "round robin",
      config: { limits: noLimits, ...config },
    });
    const stop = (): Promise<void> => fleet.stop().finally(() => postgres.stop());
    return { postgres, fleet, random, pick: () => chooseOne(random, fleet.gateways), stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
