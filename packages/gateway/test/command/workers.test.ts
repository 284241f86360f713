import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onFreePorts } from "@node-access-tools/local-servers";
import { startPostgres } from "@node-access-tools/local-servers/postgres";
import { isNight } from "@node-access-tools/workspace";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { signedHash } from "@node-access/simulators/venue";
import { closeAfterTest, temporaryFolder } from "../cleanup.ts";
import { joinedCommand } from "../global-setup.ts";
import { GrpcCaller } from "../grpc-caller.ts";
import { listChildren, readProcess } from "../faults/child-processes.ts";
import { type GatewayProcess, startGatewayProcess } from "../faults/gateway-process.ts";
import { respondWith, startUpstream } from "../upstream-server.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { type ChainServer, startChain } from "../clusters/chain-server.ts";
import { connections, requestNewConnection, type TextResponse } from "../new-connection.ts";

const workerCount = isNight ? 3 : 2;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

async function start(...args: string[]): Promise<GatewayProcess> {
  const gateway = await startGatewayProcess(folder, "--workers", String(workerCount), ...args);
  onTestFinished(() => gateway.kill());
  return gateway;
}

async function requestAll(
  url: string,
  options?: Parameters<typeof requestNewConnection>[1],
): Promise<TextResponse[]> {
  const responses: TextResponse[] = [];
  for (let count = 0; count < connections; count++) responses.push(await requestNewConnection(url, options));
  return responses;
}

const statuses = (responses: readonly TextResponse[]): unknown[] => [
  ...new Set(responses.map(({ status }) => status)),
];

function findKey({ credentials }: GatewayProcess, protocol: string): string {
  return credentials?.nodes[protocol]?.key ?? "";
}

function createAuthorization({ credentials }: GatewayProcess): { authorization: string } {
  return { authorization: `Bearer ${credentials?.apiKey}` };
}

const chainId = { jsonrpc: "2.0", id: 1, method: "starknet_chainId", params: [] };

function post(url: string, body: unknown): Promise<TextResponse> {
  return requestNewConnection(url, { method: "POST", body });
}

/** A node with its token, created through one of the workers. */
async function createNode(gateway: GatewayProcess): Promise<{ id: string; key: string }> {
  const { url } = gateway;
  const headers = createAuthorization(gateway);
  const { text } = await requestNewConnection(`${url}/v1/networks/`, { headers });
  const { results } = JSON.parse(text) as { results: { id: string; protocol: string }[] };
  const network = results.find(({ protocol }) => protocol === "starknet")?.id;
  const place = { provider: "aws", region: "us-east-1", type: "dedicated", role: "peer" };
  const body = { network, name: "made", configuration: {}, ...place };
  const created = await requestNewConnection(`${url}/v1/nodes/`, { method: "POST", headers, body });
  expect(created).toMatchObject({ status: 201 });
  const { id, details } = JSON.parse(created.text) as { id: string; details: { auth_key: string } };
  return { id, key: details.auth_key };
}

/** An order of the simulated venue, signed. */
function signedOrder(key: Uint8Array): object {
  const order = { a: 1, b: true, p: "2000", s: "1", r: false, t: { limit: { tif: "Gtc" } } };
  const action = { type: "order", orders: [order], grouping: "na" };
  const unsigned = { action, nonce: Date.now(), signature: { r: "", s: "", v: 27 } };
  const hash = signedHash(unsigned, "mainnet");
  const bytes = secp256k1.sign(hash, key, { prehash: false, format: "recovered" });
  const hex = (from: number, to: number): string =>
    `0x${Buffer.from(bytes.subarray(from, to)).toString("hex")}`;
  return { ...unsigned, signature: { r: hex(1, 33), s: hex(33, 65), v: 27 + (bytes[0] ?? 0) } };
}

describe("workers with a database in memory", () => {
  let gateway: GatewayProcess;
  let nodes: readonly ChainServer[];
  const own = mkdtempSync(join(tmpdir(), "workers-"));
  beforeAll(async () => {
    nodes = [await startChain(10), await startChain(10)];
    const rpc = upstreamsAt(...nodes.map(({ url }) => url));
    const networks = { ...networksWith({ base: { rpc } }), "ethereum-mainnet": { rpc: { anvil: true } } };
    const limits = { requestsPerSecond: 1e6, requestBurst: 1e6 };
    writeFileSync(join(own, "config.json"), JSON.stringify({ networks, limits }));
    const args = ["--workers", String(workerCount), "--database", ":memory:", "--config", "config.json"];
    gateway = await startGatewayProcess(own, ...args);
  });
  afterAll(async () => {
    await gateway.kill();
    await Promise.all(nodes.map((node) => node.close()));
    rmSync(own, { recursive: true });
  });

  it("share the orders of the simulated venue", async () => {
    const key = Buffer.from("77".repeat(32), "hex");
    const address = keccak_256(secp256k1.getPublicKey(key, false).subarray(1)).subarray(-20);
    const user = `0x${Buffer.from(address).toString("hex")}`;
    const placed = await requestNewConnection(`${gateway.url}/exchange`, {
      method: "POST",
      body: signedOrder(key),
    });
    expect(placed.text).toContain("resting");
    const body = { type: "openOrders", user };
    const url = `${gateway.url}/${findKey(gateway, "hyperliquid")}/info`;
    for (const { text } of await requestAll(url, { method: "POST", body }))
      expect(JSON.parse(text)).toMatchObject([{ coin: "ETH", sz: "1.0" }]);
  });

  it("apply each change before it is acknowledged, and close connections to a deleted node", async () => {
    const { url } = gateway;
    const headers = createAuthorization(gateway);
    const { id, key } = await createNode(gateway);
    const call = { method: "POST", body: chainId };
    expect(statuses(await requestAll(`${url}/${key}`, call))).toEqual([200]);
    const sockets = Array.from(
      { length: connections },
      () => new WebSocket(`${url.replace("http", "ws")}/ws/${key}`),
    );
    onTestFinished(() => sockets.forEach((socket) => socket.terminate()));
    await Promise.all(sockets.map((socket) => once(socket, "open")));
    const closed = Promise.all(sockets.map((socket) => once(socket, "close")));

    expect(await requestNewConnection(`${url}/v1/nodes/${id}/`, { method: "DELETE", headers })).toMatchObject(
      {
        status: 204,
      },
    );
    expect(statuses(await requestAll(`${url}/${key}`, call))).toEqual([401]);
    expect((await closed).map(([code]) => code as number)).toEqual(sockets.map(() => 1008));
  });

  it("lose none of many concurrent changes", async () => {
    const headers = createAuthorization(gateway);
    const names = Array.from({ length: 40 }, (_, index) => `project ${index}`);
    const createProject = (name: string): Promise<TextResponse> =>
      requestNewConnection(`${gateway.url}/v1/projects/`, { method: "POST", headers, body: { name } });
    expect(statuses(await Promise.all(names.map(createProject)))).toEqual([201]);
    for (const { text } of await requestAll(`${gateway.url}/v1/projects/`, { headers })) {
      const { results } = JSON.parse(text) as { results: { name: string }[] };
      expect(
        results
          .map(({ name }) => name)
          .filter((name) => name !== "Default")
          .toSorted(),
      ).toEqual(names.toSorted());
    }
  });

  it("accept gRPC calls", async () => {
    for (let count = 0; count < connections; count++) {
      const caller = new GrpcCaller(gateway.grpcUrl, findKey(gateway, "solana"));
      expect(await caller.unary("/geyser.Geyser/GetSlot")).not.toHaveLength(0);
      caller.client.close();
    }
  });

  it("call the same development node", async () => {
    const body = { jsonrpc: "2.0", id: 1, method: "eth_getBlockByNumber", params: ["0x0", false] };
    const url = `${gateway.url}/${findKey(gateway, "ethereum")}`;
    // Its start time is part of the first block: two nodes would have different hashes.
    const hashes: unknown[] = [];
    for (let count = 0; count < connections; count++) {
      const { text } = await requestNewConnection(url, { method: "POST", body });
      hashes.push((JSON.parse(text) as { result: { hash: string } }).result.hash);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(new Set(hashes).size).toBe(1);
    const response = await requestNewConnection(url, {
      method: "POST",
      body: { ...body, method: "eth_newBlockFilter", params: [] },
    });
    const { result: filter } = JSON.parse(response.text) as { result: unknown };
    const changes = { ...body, method: "eth_getFilterChanges", params: [filter] };
    // Those that replace them have not called the node yet.
    for (const child of listChildren(gateway.pid))
      if (!readFileSync(`/proc/${child}/cmdline`, "utf8").includes("anvil")) process.kill(child, "SIGKILL");
    const isServed = (): Promise<boolean> =>
      requestAll(`${gateway.url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isServed).toBe(true);
    for (const { text } of await requestAll(url, { method: "POST", body: changes }))
      expect(JSON.parse(text)).toMatchObject({ result: [] });
  });

  it("never show the chain go back, whichever of them responds", async () => {
    const url = `${gateway.url}/${findKey(gateway, "base")}`;
    const body = { jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] };
    const heightNow = async (): Promise<number> => {
      const { text } = await requestNewConnection(url, { method: "POST", body });
      return Number((JSON.parse(text) as { result: string }).result);
    };
    const newest = isNight ? 19 : 15;
    let seen = 0;
    for (let height = 11; height <= newest; height++) {
      // The nodes get the block one after the other.
      for (const node of height % 2 === 0 ? nodes : nodes.toReversed()) {
        node.height = height;
        for (let visited = 0; visited < 2 * connections; visited++) {
          const shown = await heightNow();
          expect(shown).toBeGreaterThanOrEqual(seen);
          seen = shown;
        }
      }
    }
    await expect.poll(heightNow).toBe(newest);
  });

  it("are not started if the ports are in use", async () => {
    const { port } = new URL(gateway.url);
    const second = startGatewayProcess(own, "--workers", "2", "--port", port, "--database", ":memory:");
    await expect(second).rejects.toThrow(`port: expected a free port, or 0 for any, received ${port}`);
  });

  it("are not started with one port for two servers", async () => {
    const { port } = new URL(gateway.url);
    const free = String(Number(port) === 65_535 ? 65_534 : Number(port) + 1);
    const same = ["--port", free, "--grpc-port", free, "--database", ":memory:"];
    const second = startGatewayProcess(own, "--workers", "2", ...same);
    await expect(second).rejects.toThrow(`ort: expected a free port, or 0 for any, received ${free}`);
  });

  it("end without an error of theirs when that process is killed while they start", async () => {
    const args = [joinedCommand, ...onFreePorts, "--workers", "3", "--json"];
    const child = spawn(process.execPath, args, { cwd: folder });
    let errors = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    // The first worker has started, and the others use the database, which the killed process has open.
    child.stderr.once("data", () => setTimeout(() => child.kill("SIGKILL"), 300));
    await once(child, "close");
    expect(errors).not.toContain("the other process has ended");
  });

  it("end when the process that started them is killed", async () => {
    const workers = listChildren(gateway.pid);
    await gateway.end("SIGKILL");
    // Each closes the output a moment before it ends.
    await expect.poll(() => workers.map(readProcess)).toEqual(workers.map(() => undefined));
  });
});

describe("workers", () => {
  it("are replaced when they are killed, continue from the stored state, and show the metrics of all in one scrape", async () => {
    const gateway = await start();
    const { url, metricsUrl, pid } = gateway;
    const headers = createAuthorization(gateway);
    const { key } = await createNode(gateway);
    await requestAll(`${url}/${key}`, { method: "POST", body: chainId });
    const expectMetrics = async (): Promise<void> => {
      for (const { text } of await requestAll(metricsUrl))
        expect(text).toContain(`gateway_rpc_calls_total ${connections}\n`);
    };
    await expectMetrics();
    const before = listChildren(pid);
    expect(before).toHaveLength(workerCount);
    for (const [index, worker] of before.entries()) {
      process.kill(worker, "SIGKILL");
      await expect.poll(() => listChildren(pid).filter((one) => one !== worker)).toHaveLength(workerCount);
      if (index === 0) await expectMetrics();
    }
    expect(listChildren(pid).filter((one) => before.includes(one))).toEqual([]);
    const statusesOfAll = async (): Promise<unknown[]> =>
      statuses(await requestAll(`${url}/${key}`, { method: "POST", body: chainId }).catch(() => []));
    await expect.poll(statusesOfAll).toEqual([200]);
    const body = { name: "new" };
    expect(
      await requestNewConnection(`${url}/v1/organization/`, { method: "PATCH", headers, body }),
    ).toMatchObject({ status: 200 });
  });

  it("leave no caller waiting when they are killed while connections come, and share the load", async () => {
    const gateway = await start("--access-log", "1");
    const url = `${gateway.url}/healthz`;
    const outcomes: string[] = [];
    const stopping = new AbortController();
    const call = async (): Promise<void> => {
      while (!stopping.signal.aborted) {
        const patience = new AbortController();
        // Far longer than a new worker needs to start.
        const hung = sleep(30_000, "hung", { signal: patience.signal }).catch(() => "");
        const sent = requestNewConnection(url).then(
          ({ status }) => String(status),
          () => "reset",
        );
        outcomes.push(await Promise.race([sent, hung]));
        patience.abort();
      }
    };
    const calls = Array.from({ length: 32 }, call);
    for (let kills = 0; kills < (isNight ? 6 : 2); kills++) {
      const [worker = 0] = listChildren(gateway.pid);
      const served = outcomes.length;
      await expect.poll(() => outcomes.length - served).toBeGreaterThan(200);
      process.kill(worker, "SIGKILL");
      const started = (): number => gateway.log().match(/"event":"started"/g)?.length ?? 0;
      await expect.poll(started).toBe(workerCount + kills + 1);
    }
    stopping.abort();
    await Promise.all(calls);
    expect(outcomes.filter((outcome) => outcome !== "200" && outcome !== "reset")).toEqual([]);
    expect(outcomes).toContain("200");

    const node = `${gateway.url}/${findKey(gateway, "starknet")}`;
    const workers = async (): Promise<number> => {
      await requestAll(node, { method: "POST", body: chainId });
      return new Set(gateway.log().match(/"worker":"\d+"(?=[^\n]*"event":"call")/g)).size;
    };
    await expect.poll(workers).toBe(workerCount);
  });

  it("all fail readiness after SIGTERM, and keep serving requests", async () => {
    // Long enough for a busy machine to see it.
    const gateway = await start("--drain", "5");
    const workers = listChildren(gateway.pid);
    const ended = gateway.end("SIGTERM");
    const ready = async (): Promise<unknown[]> => statuses(await requestAll(`${gateway.url}/readyz`, {}));
    await expect.poll(ready, { interval: 20 }).toEqual([503]);
    const call = { method: "POST", body: chainId };
    expect(statuses(await requestAll(`${gateway.url}/${findKey(gateway, "starknet")}`, call))).toEqual([200]);
    expect(await ended).toBe(0);
    expect(workers.map(readProcess)).toEqual(workers.map(() => undefined));
  });

  // By day, gateways with one worker do.
  it.runIf(isNight)("all end after SIGTERM, and release the database for the next start", async () => {
    const gateway = await start();
    const workers = listChildren(gateway.pid);
    expect(await gateway.end("SIGTERM")).toBe(0);
    expect(workers.map(readProcess)).toEqual(workers.map(() => undefined));
    const { url } = await start();
    const call = { method: "POST", body: chainId };
    expect(statuses(await requestAll(`${url}/${findKey(gateway, "starknet")}`, call))).toEqual([200]);
  });

  it("continue each other's filters, and share one budget for each caller", async () => {
    const polled: unknown[] = [];
    const upstream = await startUpstream(
      respondWith((method, params) => {
        if (method === "eth_newBlockFilter") return "0x7";
        polled.push(params);
        return [];
      }),
    );
    closeAfterTest(upstream);
    const limits = { requestsPerSecond: 1, requestBurst: 40 };
    const networks = { "ethereum-mainnet": { chainId: "any", rpc: upstreamsAt(upstream.url) } };
    writeFileSync(join(folder, "config.json"), JSON.stringify({ networks, limits }));
    const gateway = await start("--config", "config.json");
    const url = `${gateway.url}/${findKey(gateway, "ethereum")}`;
    const call = async (method: string, ...params: unknown[]): Promise<TextResponse> =>
      requestNewConnection(url, { method: "POST", body: { jsonrpc: "2.0", id: 1, method, params } });
    const { result: filter } = JSON.parse((await call("eth_newBlockFilter")).text) as { result: unknown };
    const found = await requestAll(url, {
      method: "POST",
      body: { jsonrpc: "2.0", id: 1, method: "eth_getFilterChanges", params: [filter] },
    });
    for (const { status, text } of found)
      if (status === 200) expect(JSON.parse(text)).toMatchObject({ result: [] });
    expect(polled.length).toBeGreaterThan(1);
    expect(polled.every((params) => JSON.stringify(params) === '["0x7"]')).toBe(true);

    let accepted = 1 + found.filter(({ status }) => status === 200).length;
    const started = performance.now();
    for (let count = 0; count < 200; count++) if ((await call("eth_chainId")).status === 200) accepted++;
    const filled = (performance.now() - started) / 1000;
    // Separate budgets would admit 40 each.
    expect(accepted).toBeLessThan(60 + filled);
    expect(accepted).toBeGreaterThan(20);
  });

  it("admit a large body within the limit, although it is more than one worker's share", async () => {
    const limits = { requestsPerSecond: 1, requestBurst: 60 };
    writeFileSync(join(folder, "config.json"), JSON.stringify({ limits }));
    const gateway = await start("--config", "config.json");
    const node = (protocol: string): string => `${gateway.url}/${findKey(gateway, protocol)}`;
    // 50 requests of 4 KiB. At one a second, the limit holds on a slow machine too.
    const space = " ".repeat(200_000);
    const call = { jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [], space };
    expect(await post(node("ethereum"), call)).toMatchObject({ status: 200 });
    const query = `{ chainID }${space}`;
    expect(await post(`${node("polygon-pos")}/graphql`, { query })).toMatchObject({ status: 200 });
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${findKey(gateway, "bsc")}`);
    onTestFinished(() => socket.terminate());
    await once(socket, "open");
    socket.send(JSON.stringify(call));
    const [reply] = (await once(socket, "message")) as [Buffer];
    expect(JSON.parse(String(reply))).toHaveProperty("result");
    // More than the limit is rejected as before.
    expect(await post(node("ethereum"), call)).toMatchObject({ status: 429 });
    expect(await post(`${node("polygon-pos")}/graphql`, { query })).toMatchObject({ status: 429 });
  });

  // By day, gateways with one worker share it.
  it.runIf(isNight)("share Postgres, each with its own connections", async () => {
    writeFileSync(join(folder, "key"), Buffer.alloc(32, 1), { mode: 0o600 });
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const gateway = await start("--database", await server.createDatabase(), "--key-file", "key");
    const { id, key } = await createNode(gateway);
    const call = { method: "POST", body: chainId };
    await expect.poll(async () => statuses(await requestAll(`${gateway.url}/${key}`, call))).toEqual([200]);
    const headers = createAuthorization(gateway);
    const options = { method: "DELETE", headers };
    expect(await requestNewConnection(`${gateway.url}/v1/nodes/${id}/`, options)).toMatchObject({
      status: 204,
    });
    await expect.poll(async () => statuses(await requestAll(`${gateway.url}/${key}`, call))).toEqual([401]);
  });
});
