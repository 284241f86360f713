import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startGatewayCommand } from "@node-access-tools/local-servers";
import { type Upstream, startUpstream } from "./upstream.ts";

/** The password of the console on the stage. */
export const password = "a password for the stage only";

/** A gateway with a console, upstreams of several kinds, and what its operators and callers need. */
export interface Stage {
  readonly consoleUrl: string;
  readonly url: string;
  readonly adminUrl: string;
  readonly adminKey: string;
  /** The Ethereum node that the first start has created. */
  readonly node: { readonly id: string; readonly key: string };
  /** The nodes that the first start has created, by protocol. */
  readonly nodes: Readonly<Record<string, { readonly id: string; readonly key: string }>>;
  readonly organization: string;
  /** A key of the management API. */
  readonly apiKey: string;
  readonly upstreams: Readonly<Record<"own-1" | "own-2" | "paid", Upstream>>;
  close(): Promise<void>;
}

/**
 * Starts a gateway.
 *
 * @param command - The program and the arguments that start the gateway's command.
 * @param folder - The folder for its state.
 * @throws Error with its output if it ends before it listens.
 */
export async function startStage(
  command: readonly string[],
  folder: string,
  more: readonly string[] = [],
): Promise<Stage> {
  const upstreams = {
    "own-1": await startUpstream({ latency: 3 }),
    "own-2": await startUpstream({ latency: 4, stall: 120 }),
    paid: await startUpstream({ latency: 8, lag: 2, failures: 0.05 }),
  };
  const broken = await startUpstream();
  await broken.close();
  const adminKey = "the-admin-key-of-the-stage-and-of-nothing-else";
  const config = join(folder, "gateway.json");
  writeFileSync(config, JSON.stringify(createConfig(upstreams, broken.url)));
  const args = ["--console-port", "0", "--config", config, ...more];
  const env = {
    ...process.env,
    NODE_ACCESS_GATEWAY_ADMIN_KEY: adminKey,
    NODE_ACCESS_GATEWAY_CONSOLE_PASSWORD: password,
  };
  const { stop, ...started } = await startGatewayCommand(command, args, { cwd: folder, env });
  const { nodes = {}, organization, apiKey = "" } = started.credentials ?? {};
  const node = nodes["ethereum"];
  if (!node) throw new Error("the gateway has created no Ethereum node");
  return {
    ...started,
    consoleUrl: started.consoleUrl ?? "",
    adminKey,
    node,
    nodes,
    organization: organization?.id ?? "",
    apiKey,
    upstreams,
    async close() {
      await stop();
      await Promise.all(Object.values(upstreams).map((one) => one.close()));
    },
  };
}

/** Returns a config with upstreams of two tiers, simulators of each family, and a network whose only upstream is unreachable. */
function createConfig(upstreams: Stage["upstreams"], gone: string): object {
  const own = (name: keyof Stage["upstreams"], more: object = {}): object => {
    return { name, url: upstreams[name].url, ...more };
  };
  return {
    networks: {
      "ethereum-mainnet": {
        rpc: {
          upstreams: [
            own("own-1"),
            own("own-2"),
            own("paid", { tier: 2, budget: { requestsPerSecond: 100, requestsPerDay: 1_000_000 } }),
          ],
        },
        beacon: "simulator",
      },
      "ethereum-sepolia": { chainId: "any", rpc: { upstreams: [{ name: "rented", url: gone }] } },
      "gnosis-mainnet": "simulator",
      "starknet-mainnet": "simulator",
      "hyperliquid-mainnet": "simulator",
      "solana-mainnet": "simulator",
      "sui-mainnet": "simulator",
      "bitcoin-mainnet": "simulator",
      "avalanche-mainnet": "simulator",
      "tezos-mainnet": "simulator",
      "tron-mainnet": "simulator",
    },
    readiness: "any",
    streams: { allowPrivate: true },
    accessLog: 0.02,
  };
}
