import { execFile, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { createGateway } from "@node-access/gateway";

const run = promisify(execFile);

/** A key of anvil's first account, which everybody knows. */
export const KEY = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";

/** Runs a command in a folder of this example, and returns what it prints. */
export async function runIn(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const cwd = new URL(`${folder}/`, import.meta.url);
  const { stdout } = await run(command, args, { cwd, env: { ...process.env, ...env } });
  return stdout.trim();
}

/** Starts a node, and a gateway in front of it, which has another upstream that is down. */
export async function startChain() {
  const anvil = spawn("anvil", ["--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  let nodeUrl = "";
  for await (const line of createInterface({ input: anvil.stdout })) {
    const [, address] = /^Listening on (\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    nodeUrl = `http://${address}`;
    break;
  }
  anvil.stdout.resume();
  const upstreams = [
    { name: "down", url: "http://127.0.0.1:1" },
    { name: "own", url: nodeUrl, tier: 2 },
  ];
  const gateway = await createGateway({
    networks: { "ethereum-devnet": { chainId: 31_337, rpc: { upstreams } } },
  });
  return {
    /** The node itself. */
    nodeUrl,
    /** The gateway, with the token in the path. */
    url: `${gateway.url}/${gateway.credentials.nodes.ethereum.key}`,
    async close() {
      await gateway.close();
      anvil.kill();
    },
  };
}

/** Deploys the token, sends 20 of it, and returns its address. */
export async function deployToken(url: string): Promise<string> {
  const args = ["script", "script/Deploy.s.sol", "--rpc-url", "node", "--private-key", KEY, "--broadcast"];
  await runIn("foundry", "forge", args, { NODE_URL: url });
  const written = new URL("./foundry/broadcast/Deploy.s.sol/31337/run-latest.json", import.meta.url);
  const { transactions } = JSON.parse(await readFile(written, "utf8")) as {
    transactions: { contractAddress: string }[];
  };
  return transactions[0]?.contractAddress ?? "";
}

/** Waits until something is as expected, at most two minutes. */
export async function until<Value>(
  read: () => Promise<Value>,
  isExpected: (value: Value) => boolean,
): Promise<Value> {
  let value: Value | undefined;
  let reason: unknown;
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(200)) {
    value = await read().catch((error: unknown) => {
      reason = error;
      return undefined;
    });
    if (value !== undefined && isExpected(value)) return value;
  }
  throw new Error(`not as expected after two minutes: ${JSON.stringify(value)}`, { cause: reason });
}
