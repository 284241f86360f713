import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as grpc from "@grpc/grpc-js";
import { isNight } from "@node-access-tools/workspace";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { type Protocol, protocols } from "../../src/generated/catalog.ts";
import {
  createGateway,
  type Credentials,
  type Gateway,
  type NetworkOptions,
  type NetworksOption,
  type UpstreamsPart,
} from "../../src/index.ts";
import { closeAfterTest, temporaryFolder } from "../cleanup.ts";
import { findNode, request } from "../client.ts";
import { type GatewayProcess, startGatewayFromSource } from "../faults/gateway-process.ts";
import { startSocketUpstream } from "../faults/socket-upstream.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

const hook = new URL("./loaded-modules.mjs", import.meta.url).href;
const simulator = /\/packages\/simulators\/|\/src\/upstreams\/(simulator|recorded|test-mode)\b/;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

async function start(...args: string[]): Promise<GatewayProcess> {
  const environment = { NODE_OPTIONS: `--import=${hook}`, LOADED_MODULES: join(folder, "modules") };
  const gateway = await startGatewayFromSource(environment, folder, ...args);
  onTestFinished(() => gateway.kill());
  return gateway;
}

/** The simulators' modules that the gateway has loaded so far, as paths within their folder. */
function simulatorsLoaded(): string[] {
  const urls = readFileSync(join(folder, "modules"), "utf8").trim().split("\n");
  expect(urls.some((url) => url.endsWith("/src/bin.ts"))).toBe(true);
  return urls.filter((url) => simulator.test(url)).map((url) => url.replace(/^.*\/(src|dist)\//, ""));
}

/** The modules of third parties that the gateway has loaded so far and that match a pattern. */
function modulesLoaded(pattern: RegExp): string[] {
  const urls = readFileSync(join(folder, "modules"), "utf8").trim().split("\n");
  return urls.filter(
    (url) => pattern.test(url.replace(/^.*\/node_modules(?=\/)/, "")) && url.includes("/node_modules/"),
  );
}

/** A node's token, of the first start. */
function findKey({ credentials }: GatewayProcess, protocol: string): string {
  return credentials?.nodes[protocol]?.key ?? "";
}

/**
 * Upstreams for all parts of the mainnets: the nodes of another gateway.
 *
 * @param sockets - Accepts WebSockets for JSON-RPC, which a gateway has at another path than HTTP.
 */
function networksAt(upstream: Gateway<Credentials<never>>, sockets: string): NetworksOption {
  const createParts = (protocol: Protocol): NetworkOptions => {
    const { families, rpcPath, endpoints } = protocols[protocol];
    const { key } = findNode(upstream, protocol);
    const url = `${upstream.url}/${key}`;
    const createPart = (endpoint: string): UpstreamsPart => {
      if (endpoint !== "grpc") return upstreamsAt(endpoint === "exchange" ? upstream.url : url);
      const headers = { "x-token": key };
      return { upstreams: [{ name: "node", url: `http://${upstream.grpcUrl}`, headers }] };
    };
    return {
      // The simulator of the beacon API reports the genesis in the specs' example.
      chainId: "any",
      ...(families.length > 0 && { rpc: upstreamsAt(url + rpcPath, sockets) }),
      ...Object.fromEntries(endpoints.map((endpoint) => [endpoint, createPart(endpoint)])),
    };
  };
  return Object.fromEntries(
    (Object.keys(upstream.credentials.nodes) as Protocol[]).map((name) => [
      `${name}-mainnet`,
      createParts(name),
    ]),
  );
}

async function firstMessage(url: string, message: object): Promise<unknown> {
  const socket = new WebSocket(url);
  await once(socket, "open");
  const response = once(socket, "message");
  socket.send(JSON.stringify(message));
  const [data] = (await response) as [Buffer];
  socket.terminate();
  return JSON.parse(data.toString("utf8"));
}

const raw = (bytes: Buffer): Buffer => bytes;

function unary(address: string, path: string, token: string): Promise<Buffer> {
  const client = new grpc.Client(address, grpc.credentials.createInsecure());
  closeAfterTest(client);
  const metadata = new grpc.Metadata();
  metadata.set("x-token", token);
  return new Promise((resolve, reject) => {
    client.makeUnaryRequest(path, raw, raw, Buffer.alloc(0), metadata, (error, value) =>
      error ? reject(error) : resolve(value ?? Buffer.alloc(0)),
    );
  });
}

const call = { jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] };

describe("the modules of a gateway", () => {
  // By day, the next test shows that a part's modules are loaded when it is called.
  it.runIf(isNight)("include no simulator if all nodes have upstreams, whatever is called", async () => {
    const upstream = await createGateway({ networks: networksWith({}) });
    closeAfterTest(upstream);
    const sockets = await startSocketUpstream((text, from) => {
      const { id } = JSON.parse(text) as { id: unknown };
      from.send(JSON.stringify({ jsonrpc: "2.0", id, result: "0x1" }));
    });
    closeAfterTest(sockets);
    const networks = networksAt(upstream, sockets.url);
    writeFileSync(join(folder, "config.json"), JSON.stringify({ networks }));
    const gateway = await start("--config", "config.json");
    const { url, grpcUrl } = gateway;
    const post = (protocol: string, path: string, body: unknown): Promise<{ status: number }> =>
      request(`${url}/${findKey(gateway, protocol)}${path}`, { method: "POST", body });

    expect(await post("ethereum", "", call)).toMatchObject({ status: 200, json: { id: 1 } });
    expect(await post("ethereum", "", [call, { ...call, id: 2 }])).toMatchObject({ status: 200 });
    expect(modulesLoaded(/\/(graphql|dataloader)\b/)).toEqual([]);
    expect(await post("ethereum", "/graphql", { query: "{ chainID }" })).toMatchObject({ status: 200 });
    expect(modulesLoaded(/\/dataloader\b/)).not.toEqual([]);
    expect(await post("hyperliquid", "/info", { type: "meta" })).toMatchObject({ status: 200 });
    expect(await post("hyperliquid", "/info", { type: "unknown" })).toMatchObject({ status: 422 });
    expect(await request(`${url}/${findKey(gateway, "ethereum")}/eth/v1/node/version`)).toMatchObject({
      status: 200,
    });
    const socket = url.replace("http", "ws");
    const subscribe = { ...call, method: "eth_subscribe", params: ["newHeads"] };
    expect(await firstMessage(`${socket}/ws/${findKey(gateway, "ethereum")}`, subscribe)).toMatchObject({
      result: expect.stringMatching(/^0x/) as unknown,
    });
    const subscription = { type: "allMids" };
    expect(await firstMessage(`${socket}/ws`, { method: "subscribe", subscription })).toMatchObject({
      channel: "subscriptionResponse",
    });
    expect(await unary(grpcUrl, "/geyser.Geyser/GetSlot", findKey(gateway, "solana"))).not.toHaveLength(0);
    const headers = { authorization: `Bearer ${gateway.credentials?.apiKey}` };
    expect(await request(`${url}/v1/nodes/`, { headers })).toMatchObject({ status: 200 });
    expect(await request(gateway.metricsUrl)).toMatchObject({ status: 200 });
    expect(simulatorsLoaded()).toEqual([]);
  });

  it("include only the simulators that were called", async () => {
    const gateway = await start();
    const { url, grpcUrl } = gateway;
    expect(simulatorsLoaded()).toEqual([]);
    expect(modulesLoaded(/\/(undici|yaml|ajv)\b/)).toEqual([]);
    const body = { ...call, method: "starknet_chainId" };
    const key = findKey(gateway, "starknet");
    expect(await request(`${url}/${key}`, { method: "POST", body })).toMatchObject({ status: 200 });
    expect(simulatorsLoaded()).toContain("starknet/starknet-node.js");
    expect(
      simulatorsLoaded().filter(
        (name) =>
          !/^(starknet|json-rpc|chain)\/|generated\/rpc-|\/(rpc-simulator|simulated-subscriptions)\.ts$|^(clock|find-example|rest-service|values)\./.test(
            name,
          ),
      ),
    ).toEqual([]);
    expect(await unary(grpcUrl, "/geyser.Geyser/GetSlot", findKey(gateway, "solana"))).not.toHaveLength(0);
    expect(simulatorsLoaded()).toContain("grpc/geyser/ledger.js");
    expect(simulatorsLoaded().filter((name) => name.includes("venue"))).toEqual([]);
    expect(modulesLoaded(/\/(graphql|dataloader|@opentelemetry)\b/)).toEqual([]);
  });
});
