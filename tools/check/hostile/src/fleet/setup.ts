import { type Fleet, type FleetOptions, type GatewayProcess, startFleet } from "@node-access-tools/fleet";
import { type Postgres, startPostgres } from "@node-access-tools/local-servers/postgres";
import { oneOf, type Random } from "@node-access-tools/workspace";

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
const limits = {
  requestsPerSecond: 1_000_000,
  requestBurst: 1_000_000,
  projects: 100_000,
  networks: 100_000,
  nodes: 100_000,
} as const;

/** Starts Postgres and three gateways on it. */
export async function startSetup(random: Random, config: FleetOptions["config"] = {}): Promise<FleetSetup> {
  const postgres = await startPostgres();
  try {
    const fleet = await startFleet({
      instances: 3,
      database: await postgres.createDatabase(),
      balancer: "round robin",
      config: { limits, ...config },
    });
    return {
      postgres,
      fleet,
      random,
      pick: () => oneOf(random, fleet.gateways),
      async stop() {
        await fleet.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
