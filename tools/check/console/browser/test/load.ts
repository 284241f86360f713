import { setTimeout as sleep } from "node:timers/promises";
import type { Stage } from "./stage.ts";

/** Milliseconds between two calls of a caller. */
const pause = 8;

/** A new credential of the stage's node. */
export interface MadeCredential {
  readonly id: string;
  readonly key: string;
}

/** Draws one of a few final blocks, so that calls repeat and the cache is used. */
function block(): string {
  return `0x${(22_000_000 + Math.floor(Math.random() * 400)).toString(16)}`;
}

/** Creates a credential through the admin API. */
export async function makeCredential(
  { adminUrl, adminKey, node }: Stage,
  terms: { readonly name: string; readonly rate?: number; readonly methods?: readonly string[] },
): Promise<MadeCredential> {
  const response = await fetch(`${adminUrl}/v1/nodes/${node.id}/credentials/`, {
    method: "POST",
    headers: { authorization: `Bearer ${adminKey}`, "content-type": "application/json" },
    body: JSON.stringify(terms),
  });
  if (response.status !== 201) throw new Error(`no credential was created: ${await response.text()}`);
  return (await response.json()) as MadeCredential;
}

/** Makes a request to the management API. */
export async function manage<Result>(
  { url, apiKey }: Stage,
  method: string,
  path: string,
  body?: object,
): Promise<Result> {
  const response = await fetch(`${url}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as Result;
}

/** Creates a stream of the blocks of a simulated chain to a webhook. */
export async function makeStream(stage: Stage, name: string, url: string): Promise<{ readonly id: string }> {
  const { results } = await manage<{ results: { id: string }[] }>(stage, "GET", "networks/?protocol=gnosis");
  const destination = { type: "webhook", url };
  const source = { type: "blocks" };
  return manage(stage, "POST", "streams/", { name, network: results[0]?.id, source, destination });
}

/** Calls the gateway like several callers. @returns a function that ends this. */
export async function startLoad(stage: Stage): Promise<() => Promise<void>> {
  const wallet = await makeCredential(stage, { name: "wallet backend" });
  const indexer = await makeCredential(stage, { name: "indexer", rate: 40 });
  const explorer = await makeCredential(stage, { name: "explorer", methods: ["eth_*", "net_*"] });
  const end = new AbortController();
  const call = async (key: string, method: string, ...params: unknown[]): Promise<void> => {
    await fetch(`${stage.url}/${key}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    }).then(
      (response) => response.arrayBuffer(),
      () => {},
    );
  };
  const callers: (() => Promise<void>)[] = [
    () => call(wallet.key, "eth_blockNumber"),
    () => call(wallet.key, "eth_getBlockByNumber", block(), false),
    () => call(wallet.key, "eth_gasPrice"),
    () => call(indexer.key, "debug_traceBlockByNumber", block()),
    () => call(explorer.key, "eth_getBlockByNumber", block(), true),
    () =>
      call(
        explorer.key,
        Math.random() < 0.2 ? "debug_traceCall" : "eth_getBalance",
        `0x${"0".repeat(40)}`,
        "latest",
      ),
    () => call(stage.node.key, "eth_call", { to: `0x${"0".repeat(40)}` }, "latest"),
    () => call(Math.random() < 0.05 ? "no-such-key" : stage.node.key, "net_version"),
  ];
  const running = callers.map(async (next) => {
    while (!end.signal.aborted) {
      await next();
      await sleep(pause * (0.5 + 3 * Math.random()));
    }
  });
  return async () => {
    end.abort();
    await Promise.all(running);
  };
}
