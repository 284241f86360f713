import { randomInt } from "node:crypto";
import { type Anvil, startAnvil } from "@node-access-tools/local-servers/anvil";
import type { NodeAccess } from "@node-access/gateway";
import { afterAll, beforeAll } from "vitest";
import { type Fleet, type FleetOptions, type GatewayProcess, startFleet } from "../../src/index.ts";
import { chooseOne, type Random, createRandom } from "@node-access-tools/workspace";

/** What the contract tests run against: one gateway, or several that must behave as one. */
export interface Target {
  readonly fleet: Fleet;
  readonly anvil: Anvil;
  readonly random: Random;
  /** Picks the gateway for the next request at random. */
  pick(): GatewayProcess;
  findNode(protocol: string): NodeAccess;
}

/** The limits of every target. */
export const limits = { requestsPerSecond: 100_000, requestBurst: 100_000, projects: 200 } as const;

/**
 * Starts a target before the tests of a file and ends it after them.
 *
 * @param options - Called when the tests start.
 * @returns a function that returns the target while the tests run.
 */
export function startTarget(
  options: () => Promise<Pick<FleetOptions, "instances" | "database">>,
): () => Target {
  let target: Target | undefined;
  beforeAll(async () => {
    const seed = Number(process.env["SEED"] ?? randomInt(2 ** 31));
    console.log(`SEED=${seed}`);
    const random = createRandom(seed);
    const anvil = await startAnvil();
    const rpc = { upstreams: [{ name: "anvil", url: anvil.url }] };
    const networks = {
      "ethereum-mainnet": { chainId: 31_337, rpc, beacon: "simulator" },
      "hyperliquid-mainnet": "simulator",
      "starknet-mainnet": "simulator",
      "solana-mainnet": "simulator",
      "sui-mainnet": "simulator",
      "tron-mainnet": "simulator",
      "bsc-mainnet": "simulator",
    } as const;
    const config = { networks, allowMethods: ["evm_mine"], limits };
    const fleet = await startFleet({ ...(await options()), config, balancer: "round robin" });
    target = {
      fleet,
      anvil,
      random,
      pick: () => chooseOne(random, fleet.gateways),
      findNode(protocol) {
        const node = fleet.credentials.nodes[protocol];
        if (!node) throw new Error(`the gateway has created no ${protocol} node`);
        return node;
      },
    };
  }, 120_000);
  afterAll(async () => {
    await target?.fleet.stop();
    await target?.anvil.stop();
  }, 60_000);
  return () => {
    if (!target) throw new Error("the target exists only while tests run");
    return target;
  };
}
