import { type FleetOptions, type GatewayProcess, startFleet } from "@node-access-tools/fleet";
import { startPostgres } from "@node-access-tools/local-servers/postgres";
import { chooseOne, type Random } from "@node-access-tools/workspace";

/** Limits that are too high to affect the tests. */
export const noLimits = {
  requestsPerSecond: 1e6,
  requestBurst: 1e6,
  pendingBytes: 2 ** 30,
  projects: 1e5,
  networks: 1e5,
  nodes: 1e5,
};

export async function startGateway(options: Omit<FleetOptions, "instances" | "balancer">) {
  const fleet = await startFleet({ ...options, instances: 1, balancer: "round robin" });
  const [gateway] = fleet.gateways as [GatewayProcess];
  return { ...fleet, gateway, [Symbol.asyncDispose]: fleet.stop };
}

/** Starts three gateways on a Postgres, all of which a test may kill. */
export async function startGateways(random: Random, config: object = {}) {
  await using starting = new AsyncDisposableStack();
  const postgres = await startPostgres();
  starting.defer(() => postgres.stop());
  const fleet = await startFleet({
    instances: 3,
    database: await postgres.createDatabase(),
    balancer: "round robin",
    config: { limits: noLimits, ...config },
  });
  starting.defer(() => fleet.stop());
  const started = starting.move();
  return {
    ...fleet,
    postgres,
    random,
    /** Picks a gateway at random, whether it is running or not. */
    pick: () => chooseOne(random, fleet.gateways),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

export type Gateways = Awaited<ReturnType<typeof startGateways>>;
