// Measures starting the gateway with many nodes, their memory, and listing them, with SQLite and with Postgres.
import { randomBytes } from "node:crypto";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@node-access-tools/local-servers/postgres";
import { addNodes } from "../gateway/add-nodes.ts";
import { type MeasuredGateway, startMeasured } from "../gateway/gateway-command.ts";
import { callBody } from "../gateway/load.ts";
import { noLimits, oneUpstream, startUpstream } from "../gateway/networks.ts";
import { readOptions } from "../options.ts";
import { median, table } from "../measuring.ts";

readOptions("gateway-figures");

const nodes = 1_000;
const listed = 100_000;
const starts = 5;
const lists = 50;

using folder = mkdtempDisposableSync(join(tmpdir(), "gateway-figures-"));
const inFolder = (name: string): string => join(folder.path, name);
using upstream = await startUpstream();
const limits = { ...noLimits, nodes: 1e6, networks: 1e6 };
const networks = { "ethereum-mainnet": oneUpstream(upstream.url) };
writeFileSync(inFolder("config.json"), JSON.stringify({ limits, networks }));
writeFileSync(inFolder("key"), randomBytes(32), { mode: 0o600 });

const postgres = await startPostgres();
try {
  console.log(
    table([
      ["database", "start to first response", "memory of 1,000 nodes", "list of 50 of 100,000 nodes"],
      await measure("SQLite", inFolder("state.db")),
      await measure("Postgres", await postgres.createDatabase()),
    ]),
  );
} finally {
  await postgres.stop();
}

async function measure(name: string, database: string): Promise<string[]> {
  const files = { config: "config.json", "key-file": "key", "admin-key-file": "admin-key" };
  const options = Object.entries(files).flatMap(([option, file]) => [`--${option}`, inFolder(file)]);
  const credentials = inFolder(`${name}.credentials.json`);
  const start = (): Promise<MeasuredGateway> =>
    startMeasured(["--database", database, "--credentials-out", credentials, ...options]);
  /** The resident megabytes of a gateway after its start. */
  const readMemory = (): Promise<number> =>
    medianOf(starts, async () => {
      await using gateway = await start();
      return gateway.resident();
    });
  const few = await start();
  const { apiKey = "", nodes: { ethereum } = {} } = few.credentials ?? {};
  await few.stop();
  const add = async (count: number): Promise<void> => {
    await using gateway = await start();
    await addNodes(gateway.url, apiKey, count);
  };
  const before = await readMemory();
  await add(nodes);
  const after = await readMemory();
  // From the start of the process to the end of its first response to a call.
  const started = await medianOf(starts, async () => {
    const begin = performance.now();
    await using gateway = await start();
    const headers = { "content-type": "application/json" };
    const body = callBody("eth_chainId");
    await read(`${gateway.url}/${ethereum?.key}`, { method: "POST", headers, body });
    return performance.now() - begin;
  });
  await add(listed - nodes);
  await using gateway = await start();
  // A page from the middle of all nodes; the database is only a part of the time.
  let page = 1_000;
  const list = await medianOf(lists, async () => {
    const begin = performance.now();
    await read(`${gateway.url}/v1/nodes/?page=${page++}`, { headers: { authorization: `Bearer ${apiKey}` } });
    return performance.now() - begin;
  });
  return [name, `${started.toFixed(0)} ms`, `${(after - before).toFixed(1)} MB`, `${list.toFixed(1)} ms`];
}

async function medianOf(times: number, run: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let count = 0; count < times; count++) values.push(await run());
  return median(values);
}

async function read(url: string, request: RequestInit): Promise<void> {
  const response = await fetch(url, request);
  await response.text();
  if (!response.ok) throw new Error(`${url} responded with the status ${response.status}`);
}
