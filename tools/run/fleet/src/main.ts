/**
 * `npm run fleet`: starts Postgres, an EVM node, gateways and a load balancer, and calls every operation of the service
 * through them. Exits with 0 only if every response matches the specs. `--keep` leaves the fleet running until Ctrl-C.
 */
import { once } from "node:events";
import { commandLine, exitWithError } from "@node-access-tools/workspace";
import { startAnvil } from "@node-access-tools/local-servers/anvil";
import { startPostgres } from "@node-access-tools/local-servers/postgres";
import { beyondTheSpecs, report, ServedBy, terminal, visitGateway } from "@node-access-tools/tour";
import { startFleet } from "./fleet.ts";

const USAGE = "usage: npm run fleet [-- --instances <number>] [--keep]";

const { values } = commandLine(USAGE, {
  options: { instances: { type: "string", default: "3" }, keep: { type: "boolean", default: false } },
});
const instances = Number(values.instances);
if (!Number.isInteger(instances) || instances < 1)
  exitWithError(`--instances is ${values.instances}, expected a whole number from 1\n${USAGE}`);
const { progress, width } = terminal;

const interrupted = Promise.race(
  ["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => once(process, signal).then(() => "interrupted" as const)),
);
const running: { stop(): Promise<void> }[] = [];

/** Adapters that let anvil serve every method of the interface. */
const adapters = ["raw-header", "replay-transaction", "replay-by-hash", "header"];

/** Creates the config of gateways whose EVM nodes all have one upstream. */
function createConfig(url: string): object {
  const rpc = { upstreams: [{ name: "anvil", url, adapters }] };
  const simulated = ["avalanche", "starknet", "solana", "sui", "tron", "tezos"];
  return {
    networks: {
      "ethereum-mainnet": { chainId: 31_337, rpc, beacon: "simulator" },
      "hyperliquid-mainnet": { chainId: 31_337, rpc, info: "simulator", exchange: "simulator" },
      ...Object.fromEntries(simulated.map((name) => [`${name}-mainnet`, "simulator"])),
    },
    allowMethods: beyondTheSpecs,
    streams: { allowPrivate: true },
  };
}

async function visit(): Promise<boolean> {
  const start = performance.now();
  progress("Starting Postgres …");
  const postgres = await startPostgres();
  running.unshift(postgres);
  progress("Starting the gateways …");
  // Without this option, anvil omits the steps from a block's traces.
  const anvil = await startAnvil({ arguments: ["--steps-tracing"] });
  running.unshift(anvil);
  const servedBy = new ServedBy();
  const database = await postgres.createDatabase();
  const fleet = await startFleet({
    instances,
    database,
    config: createConfig(anvil.url),
    onLog: servedBy.log,
  });
  running.unshift(fleet);
  progress("");
  console.log(`Postgres       127.0.0.1:${postgres.port}`);
  for (const [index, { url, grpcUrl, pid }] of fleet.gateways.entries())
    console.log(`gateway ${index + 1}      ${url}, gRPC ${grpcUrl}, process ${pid}`);
  console.log(`load balancer  ${fleet.url}, gRPC ${fleet.grpcUrl}: ${fleet.balancer.name}`);
  const { url, grpcUrl, credentials } = fleet;
  const rows = await visitGateway(
    terminal,
    servedBy.open({ url, grpcUrl, close: async () => {} }, credentials),
  );
  terminal.print(report(rows, width, start));
  if (values.keep) {
    const { apiKey, nodes } = credentials;
    const keys = Object.entries(nodes).map(([protocol, { key }]) => `  ${protocol}: ${url}/${key}`);
    console.log(`\nThe fleet runs until Ctrl-C.\n  management: bearer ${apiKey}\n${keys.join("\n")}`);
    await interrupted;
  }
  return rows.every(({ outcome }) => outcome !== "failed");
}

try {
  const result = await Promise.race([visit(), interrupted]);
  process.exitCode = result === true || (result === "interrupted" && values.keep) ? 0 : 1;
} catch (error) {
  progress("");
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
progress("Stopping …");
for (const part of running) await part.stop();
progress("");
process.exit();
