import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { listen, onFreePorts } from "@node-access-tools/local-servers";
import { isNight } from "@node-access-tools/workspace";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Gateway, type NetworksOption } from "../../src/index.ts";
import { closeAfterTest, temporaryFolder } from "../cleanup.ts";
import { findNode, post, request } from "../client.ts";
import { listChildren } from "../faults/child-processes.ts";
import { type GatewayProcess, startGatewayWith } from "../faults/gateway-process.ts";
import { joinedCommand } from "../global-setup.ts";
import { GrpcCaller } from "../grpc-caller.ts";
import { upstreamsAt } from "../networks.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";

async function startResponding(result: string): Promise<UpstreamServer> {
  const upstream = await startUpstream(respondWith(() => result));
  closeAfterTest(upstream);
  return upstream;
}

async function startGateway(networks: NetworksOption): Promise<Gateway> {
  // The tests call without pauses.
  const limits = { requestsPerSecond: 1e9, requestBurst: 1e9 };
  const gateway = await createGateway({ networks, limits });
  closeAfterTest(gateway);
  return gateway;
}

const createRpc = (...urls: string[]): NetworksOption => ({
  "ethereum-mainnet": { chainId: "any", rpc: upstreamsAt(...urls) },
});
/** Upstreams that have to report their chain. */
const checked = (url: string): NetworksOption => ({ "ethereum-mainnet": { rpc: upstreamsAt(url) } });
const gasPrice = { jsonrpc: "2.0", id: 1, method: "eth_gasPrice", params: [] };

async function readResult(gateway: Gateway): Promise<unknown> {
  return ((await post(gateway, "ethereum", gasPrice)).json as { result?: unknown }).result;
}

describe("a reload", () => {
  it("drops no call: the removed upstream finishes its calls, and others serve the next ones", async () => {
    let held: ServerResponse | undefined;
    const removed = await startUpstream((_, response) => {
      held = response;
    });
    closeAfterTest(removed);
    const added = await startResponding("added");
    const gateway = await startGateway(createRpc(removed.url));
    // Another method than the next call: equal calls would share a response.
    const pending = post(gateway, "ethereum", { ...gasPrice, method: "eth_accounts" });
    await expect.poll(() => held).toBeDefined();
    await gateway.reload({
      "ethereum-mainnet": { chainId: "any", rpc: { upstreams: [{ name: "added", url: added.url }] } },
    });
    for (let count = 0; count < 5; count++) expect(await readResult(gateway)).toBe("added");
    held?.setHeader("content-type", "application/json");
    held?.end('{"jsonrpc":"2.0","id":1,"result":"removed"}');
    expect((await pending).json).toMatchObject({ result: "removed" });
    expect(removed.bodies).toHaveLength(1);
  });

  it("drops no call among many, whatever changes", async () => {
    const [one, other] = [await startResponding("one"), await startResponding("other")];
    const gateway = await startGateway(createRpc(one.url));
    const variants = [createRpc(other.url), createRpc(one.url, other.url), createRpc(one.url)];
    const done = new AbortController();
    const received: unknown[] = [];
    const call = async (): Promise<void> => {
      while (!done.signal.aborted) received.push(await readResult(gateway));
    };
    const callers = Array.from({ length: 8 }, call);
    for (let count = 0; count < (isNight ? 12 : 4); count++) {
      await gateway.reload(variants[count % 3] as NetworksOption);
      const before = received.length;
      await expect.poll(() => received.length).toBeGreaterThan(before + callers.length);
    }
    done.abort();
    await Promise.all(callers);
    expect(new Set(received)).toEqual(new Set(["one", "other"]));
  });

  it("leaves WebSockets open if only upstreams change", async () => {
    const [one, other] = [await startResponding("one"), await startResponding("other")];
    const gateway = await startGateway(createRpc(one.url));
    const socket = new WebSocket(
      `${gateway.url.replace("http", "ws")}/ws/${findNode(gateway, "ethereum").key}`,
    );
    await once(socket, "open");
    const call = async (): Promise<unknown> => {
      const message = once(socket, "message");
      socket.send(JSON.stringify(gasPrice));
      const [data] = (await message) as [Buffer];
      return (JSON.parse(data.toString("utf8")) as { result: unknown }).result;
    };
    expect(await call()).toBe("one");
    await gateway.reload(createRpc(other.url));
    expect(await call()).toBe("other");
    socket.terminate();
  });

  it("closes the connections of a removed network, and serves added ones", async () => {
    const upstream = await startResponding("0x5");
    const gateway = await startGateway({ ...createRpc(upstream.url), "solana-mainnet": "simulator" });
    const { key } = findNode(gateway, "ethereum");
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${key}`);
    await once(socket, "open");
    const closed = once(socket, "close");
    const geyser = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "solana").key);
    closeAfterTest(geyser.client);
    await geyser.unary("/geyser.Geyser/GetSlot");
    await gateway.reload({ "ethereum-mainnet": { beacon: "simulator" }, "solana-mainnet": "off" });
    expect((await closed)[0]).toBe(1012);
    expect((await post(gateway, "ethereum", gasPrice)).json).toMatchObject({ error: { code: -32601 } });
    expect((await request(`${gateway.url}/${key}/eth/v1/node/version`)).status).toBe(200);
    await expect(geyser.unary("/geyser.Geyser/GetSlot")).rejects.toMatchObject({ code: 12 });
    await gateway.reload(createRpc(upstream.url));
    expect(await readResult(gateway)).toBe("0x5");
  });

  it.each<[string, NetworksOption]>([
    [
      "networks.ethereum-sepolia.rpc.recorded",
      { "ethereum-sepolia": { rpc: { recorded: "/nowhere.json" } } },
    ],
    ["networks.ethereum-sepolia.rpc.upstreams", { "ethereum-sepolia": { rpc: { upstreams: [] } } }],
    ["networks.ethereum-sepolia", { "ethereum-sepolia": { beacons: "off" } as object }],
  ])("with a mistake at %s changes nothing", async (path, wrong) => {
    const upstream = await startResponding("0x5");
    const gateway = await startGateway(createRpc(upstream.url));
    await expect(gateway.reload({ "ethereum-mainnet": "off", ...wrong })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path },
    });
    expect(await readResult(gateway)).toBe("0x5");
  });

  it("checks the chain of added upstreams", async () => {
    const [right, wrong] = [await startResponding("0x1"), await startResponding("0x2")];
    const gateway = await startGateway(checked(right.url));
    await gateway.reload(checked(wrong.url));
    expect((await post(gateway, "ethereum", gasPrice)).status).toBe(502);
    expect(wrong.bodies.every((body) => body.includes("eth_chainId"))).toBe(true);
    await gateway.reload(checked(right.url));
    expect(await readResult(gateway)).toBe("0x1");
  });
});

const adminKey = "k".repeat(40);

async function results({ url, credentials }: GatewayProcess): Promise<Set<unknown>> {
  const key = credentials?.nodes["ethereum"]?.key;
  const all = await Promise.all(
    Array.from({ length: 12 }, () =>
      request(`${url}/${key}`, { method: "POST", body: gasPrice, headers: { connection: "close" } }),
    ),
  );
  return new Set(all.map(({ json }) => (json as { result?: unknown }).result));
}

function reload({ adminUrl }: GatewayProcess): ReturnType<typeof request> {
  return request(`${adminUrl}/v1/config/reload/`, {
    method: "POST",
    headers: { authorization: `Bearer ${adminKey}` },
  });
}

describe.each([1, 2])("the config of a gateway with %i workers", (workers) => {
  let folder: string;

  async function start(): Promise<{ gateway: GatewayProcess; write: (config: object | string) => void }> {
    folder = temporaryFolder();
    const file = join(folder, "config.yaml");
    const write = (config: object | string): void =>
      writeFileSync(file, typeof config === "string" ? config : JSON.stringify(config));
    write({ networks: createRpc((await startResponding("first")).url) });
    const environment = { NODE_ACCESS_GATEWAY_ADMIN_KEY: adminKey };
    const args = ["--config", file, "--workers", String(workers)];
    const gateway = await startGatewayWith(environment, folder, ...args);
    onTestFinished(() => gateway.kill());
    return { gateway, write };
  }

  it.runIf(workers === 2)(
    "is reread by the other workers if one is stopped, and by that one when it continues",
    async () => {
      const { gateway, write } = await start();
      write({ networks: createRpc((await startResponding("second")).url) });
      const [stopped = 0] = listChildren(gateway.pid);
      process.kill(stopped, "SIGSTOP");
      onTestFinished(() => void process.kill(stopped, "SIGCONT"));
      expect(await reload(gateway)).toMatchObject({ status: 200, json: { networks: ["ethereum-mainnet"] } });
      expect(await results(gateway)).toEqual(new Set(["second"]));
      process.kill(stopped, "SIGCONT");
      await expect.poll(() => gateway.log().match(/"event":"config reloaded"/g)).toHaveLength(2);
    },
  );

  // By day, each way with one number of workers.
  it.runIf(isNight || workers === 1)("is reread at SIGHUP", async () => {
    const { gateway, write } = await start();
    expect(await results(gateway)).toEqual(new Set(["first"]));
    write({ networks: createRpc((await startResponding("second")).url) });
    process.kill(gateway.pid, "SIGHUP");
    await expect.poll(() => results(gateway)).toEqual(new Set(["second"]));
  });

  it.runIf(isNight || workers === 2)("is reread at SIGHUP to all processes, which ends none", async () => {
    const { gateway, write } = await start();
    const all = listChildren(gateway.pid);
    write({ networks: createRpc((await startResponding("second")).url) });
    for (const pid of [gateway.pid, ...all]) process.kill(pid, "SIGHUP");
    await expect.poll(() => results(gateway)).toEqual(new Set(["second"]));
    expect(listChildren(gateway.pid)).toEqual(all);
  });

  it.runIf(isNight || workers === 2)("is reread through the admin API, which reports mistakes", async () => {
    const { gateway, write } = await start();
    write("networks:\n  ethereum-mainnet:\n    rpc: secret\n");
    const rejected = await reload(gateway);
    expect(rejected).toMatchObject({ status: 400, json: { error: { code: "invalid_config" } } });
    expect(rejected.text).toContain("config.yaml:3:10: networks.ethereum-mainnet.rpc: expected ");
    expect(rejected.text).not.toContain("secret");
    // What the schema cannot check has its place too.
    write("networks: {}\nlimits: { batchItems: -1 }\n");
    expect((await reload(gateway)).json).toEqual({
      error: {
        code: "invalid_config",
        message: expect.stringMatching(
          /^\S+config\.yaml:2:23: limits\.batchItems: expected a number above 0, received -1$/,
        ) as unknown,
      },
    });
    expect(await results(gateway)).toEqual(new Set(["first"]));
    write({ networks: createRpc((await startResponding("second")).url), limits: { batchItems: 7 } });
    expect(await reload(gateway)).toMatchObject({
      status: 200,
      json: { networks: ["ethereum-mainnet"], needs_restart: ["limits"] },
    });
    expect(await results(gateway)).toEqual(new Set(["second"]));
  });
});

describe("SIGHUP", () => {
  it("does not end a gateway that is still starting with a config", async () => {
    const folder = temporaryFolder();
    const config = join(folder, "config.yaml");
    writeFileSync(config, "networks: {}\n");
    // It says nothing: the start waits for it.
    const database = createServer((socket) => {
      child.kill("SIGHUP");
      child.kill("SIGHUP");
      socket.destroy();
    });
    const { url, close } = await listen(database);
    closeAfterTest({ close });
    const key = Buffer.alloc(32, 7).toString("base64");
    const args = ["--config", config, "--database", url.replace("http", "postgres"), ...onFreePorts];
    const env = { ...process.env, NODE_ACCESS_GATEWAY_KEY: key };
    const child = spawn(process.execPath, [joinedCommand, ...args], { cwd: folder, env, stdio: "ignore" });
    expect(await once(child, "exit")).toEqual([1, null]);
  });

  it("ends a gateway without a config as SIGINT does", async () => {
    const gateway = await startGatewayWith({}, temporaryFolder(), "--database", ":memory:");
    expect(await gateway.end("SIGHUP")).toBe(0);
    expect(gateway.log()).toContain('"event":"closed"');
  });
});
