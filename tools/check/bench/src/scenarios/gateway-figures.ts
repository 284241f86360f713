// Measures starting the gateway with many nodes, their memory, and listing them, with SQLite and with Postgres.
import { median } from "../report.ts";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@node-access-tools/local-servers/postgres";
import { readOptions } from "../options.ts";
import { addNodes } from "../gateway/add-nodes.ts";
import { startChild } from "../child.ts";
import { startGatewayCommand } from "../gateway/gateway-command.ts";
import { noLimits, oneUpstream } from "../gateway/networks.ts";

readOptions("gateway-figures");

const nodes = 1_000;
const listed = 100_000;
const starts = 5;
const lists = 50;

const folder = mkdtempSync(join(tmpdir(), "gateway-figures-"));
const upstream = await startChild(new URL("../gateway/run-upstream.ts", import.meta.url));
const postgres = await startPostgres();
const config = join(folder, "config.json");
const key = join(folder, "key");
const limits = { ...noLimits, nodes: 1e6, networks: 1e6 };
const networks = { "ethereum-mainnet": oneUpstream(upstream.url) };
writeFileSync(config, JSON.stringify({ limits, networks }));
writeFileSync(key, randomBytes(32), { mode: 0o600 });

try {
  console.log("database   start to first response   memory of 1,000 nodes   list of 50 of 100,000 nodes");
  const databases = [
    ["SQLite", join(folder, "state.db")],
    ["Postgres", await postgres.createDatabase()],
  ] as const;
  for (const [name, database] of databases) {
    const adminKey = join(folder, "admin-key");
    const credentials = join(folder, `${name}.credentials.json`);
    const args = ["--database", database, "--config", config, "--credentials-out", credentials];
    args.push("--key-file", key, "--admin-key-file", adminKey);
    const few = await startGatewayCommand(...args);
    const { apiKey = "", nodes: { ethereum } = {} } = few.credentials ?? {};
    await few.stop();
    const before = await memory(args);
    const many = await startGatewayCommand(...args);
    await addNodes(many.url, apiKey, nodes);
    await many.stop();
    const after = await memory(args);
    const start = await startTime(args, String(ethereum?.key));
    const all = await startGatewayCommand(...args);
    await addNodes(all.url, apiKey, listed - nodes);
    const list = await listTime(all.url, apiKey);
    await all.stop();
    const cells = [
      `${start.toFixed(0)} ms`.padStart(23),
      `${(after - before).toFixed(1)} MB`.padStart(23),
      `${list.toFixed(1)} ms`.padStart(29),
    ];
    console.log(`${name.padEnd(11)}${cells.join("")}`);
  }
} finally {
  upstream.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

/** The resident megabytes of a gateway after its start: the median of a few starts. */
async function memory(args: readonly string[]): Promise<number> {
  const values: number[] = [];
  for (let count = 0; count < starts; count++) {
    const gateway = await startGatewayCommand(...args);
    values.push(gateway.resident());
    await gateway.stop();
  }
  return median(values);
}

/** Milliseconds from the start of the process to the end of its first response to a call. */
async function startTime(args: readonly string[], token: string): Promise<number> {
  const values: number[] = [];
  for (let count = 0; count < starts; count++) {
    const started = performance.now();
    const gateway = await startGatewayCommand(...args);
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${gateway.url}/${token}`, { method: "POST", headers, body });
    await response.text();
    if (!response.ok) throw new Error(`the response to the first call has the status ${response.status}`);
    values.push(performance.now() - started);
    await gateway.stop();
  }
  return median(values);
}

/** Milliseconds of a request for a page from the middle of all nodes; the database is only a part of them. */
async function listTime(url: string, apiKey: string): Promise<number> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const values: number[] = [];
  for (let count = 0; count < lists; count++) {
    const started = performance.now();
    const response = await fetch(`${url}/v1/nodes/?page=${1_000 + count}`, { headers });
    await response.text();
    if (!response.ok) throw new Error(`the list has the status ${response.status}`);
    values.push(performance.now() - started);
  }
  return median(values);
}
