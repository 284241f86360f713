import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { networks } from "../../src/generated/catalog.ts";
import { createGateway, type Gateway, type LogEntry, type NetworksOption } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode, post, request } from "../client.ts";
import { type SocketUpstream, startSocketUpstream } from "../faults/socket-upstream.ts";
import { upstreamsAt } from "../networks.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";

/** A node of a chain, whose other results are all `0x5`. */
async function startChain(id: string): Promise<UpstreamServer> {
  const upstream = await startUpstream(respondWith((method) => (method.endsWith("hainId") ? id : "0x5")));
  closeAfterTest(upstream);
  return upstream;
}

/** A node of a chain that accepts WebSockets, with the methods that were called. */
async function startSockets(id: string): Promise<SocketUpstream & { readonly methods: string[] }> {
  const methods: string[] = [];
  const sockets = await startSocketUpstream((text, from) => {
    const call = JSON.parse(text) as { id: unknown; method: string };
    methods.push(call.method);
    const result = call.method === "eth_chainId" ? id : "0x5";
    from.send(JSON.stringify({ jsonrpc: "2.0", id: call.id, result }));
  });
  closeAfterTest(sockets);
  return { ...sockets, methods };
}

async function startGateway(of: NetworksOption): Promise<{ gateway: Gateway; log: LogEntry[] }> {
  const log: LogEntry[] = [];
  const gateway = await createGateway({ networks: of, log: (entry) => log.push(entry) });
  closeAfterTest(gateway);
  return { gateway, log };
}

function listMethods({ bodies }: UpstreamServer): string[] {
  return bodies.map((body) => (JSON.parse(body) as { method: string }).method);
}

const gasPrice = { jsonrpc: "2.0", id: 1, method: "eth_gasPrice", params: [] };
const served = { status: 200, json: { id: 1, result: "0x5" } };

describe("an upstream of another chain", () => {
  it("is reported by name, and never used", async () => {
    const [wrong, right] = [await startChain("0xaa36a7"), await startChain("0x1")];
    const { gateway, log } = await startGateway({
      "ethereum-mainnet": { rpc: upstreamsAt(wrong.url, right.url) },
    });
    await expect
      .poll(() => log)
      .toContainEqual(
        expect.objectContaining({
          level: "warn",
          event: "upstream serves another chain",
          network: "ethereum-mainnet",
          part: "rpc",
          upstream: "node-1",
          reason: "expected 1, reported 11155111",
        }),
      );
    for (let count = 0; count < 5; count++)
      expect(await post(gateway, "ethereum", gasPrice)).toMatchObject(served);
    expect(new Set(listMethods(wrong))).toEqual(new Set(["eth_chainId"]));
    expect(listMethods(right).filter((method) => method === "eth_gasPrice")).toHaveLength(5);
    // A caller cannot choose it, and it is not used even if it is the only one.
    const alone = await startGateway({ "ethereum-mainnet": { rpc: upstreamsAt(wrong.url) } });
    expect((await post(alone.gateway, "ethereum", gasPrice)).status).toBe(502);
    expect(new Set(listMethods(wrong))).toEqual(new Set(["eth_chainId"]));
  });

  it.each([
    ["starknet-mainnet", "starknet", "0x534e5f4d41494e", "0x534e5f5345504f4c4941"],
    ["starknet-sepolia", "starknet", "0x534e5f5345504f4c4941", "0x534e5f4d41494e"],
    ["polygon-pos-amoy", "polygon-pos", "0x13882", "0x89"],
    ["ethereum-devnet", "ethereum", "0x539", "0x1"],
  ] as const)("is distinguished from those of %s", async (network, protocol, right, wrong) => {
    const path = "";
    const chain = network === "ethereum-devnet" ? { chainId: 1337 } : {};
    const method = protocol === "starknet" ? "starknet_blockNumber" : "eth_gasPrice";
    for (const [id, status] of [
      [right, 200],
      [wrong, 502],
    ] as const) {
      const { url } = await startChain(id);
      const { gateway } = await startGateway({ [network]: { ...chain, rpc: upstreamsAt(url) } });
      expect((await post(gateway, protocol, { ...gasPrice, method }, path)).status, id).toBe(status);
    }
  });

  it("is recognized by the genesis hash of Solana's nodes, whose sockets do not report it", async () => {
    for (const [network, name, option] of [
      ["solana-devnet", "solana-devnet", {}],
      ["solana-devnet", "solana-mainnet", {}],
      ["solana-localnet", "solana-devnet", { genesis: networks["solana-devnet"]?.genesis ?? "" }],
    ] as const) {
      const node = await startUpstream(
        respondWith((method) => (method === "getGenesisHash" ? networks[name]?.genesis : "ok")),
      );
      closeAfterTest(node);
      const sockets = await startSocketUpstream((text, from) => {
        const { id, method } = JSON.parse(text) as { id: unknown; method: string };
        const error = { code: -32601, message: "Method not found" };
        const result = method === "slotSubscribe" ? { result: 5 } : { error };
        from.send(JSON.stringify({ jsonrpc: "2.0", id, ...result }));
      });
      closeAfterTest(sockets);
      const upstreams = [{ name: "one", url: node.url, webSocketUrl: sockets.url.replace("http", "ws") }];
      const { gateway } = await startGateway({ [network]: { ...option, rpc: { upstreams } } });
      const call = { jsonrpc: "2.0", id: 1, method: "getHealth", params: [] };
      const isRight = network !== "solana-devnet" || name === network;
      expect((await post(gateway, "solana", call, "")).status, name).toBe(isRight ? 200 : 502);
      const { key } = findNode(gateway, "solana");
      const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${key}`);
      await once(socket, "open");
      const message = once(socket, "message");
      socket.send(JSON.stringify({ ...call, method: "slotSubscribe" }));
      const [data] = (await message) as [Buffer];
      expect(typeof (JSON.parse(data.toString()) as { result?: unknown }).result).toBe(
        isRight ? "number" : "undefined",
      );
      socket.terminate();
    }
  });

  it("is recognized by the genesis of its beacon endpoint", async () => {
    for (const name of ["ethereum-hoodi", "ethereum-sepolia"]) {
      const paths: string[] = [];
      const beacon = await startUpstream((_, response, { url = "" }) => {
        paths.push(url);
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify({ data: { genesis_validators_root: networks[name]?.genesis } }));
      });
      closeAfterTest(beacon);
      const { gateway } = await startGateway({ "ethereum-hoodi": { beacon: upstreamsAt(beacon.url) } });
      const { key } = findNode(gateway, "ethereum");
      const { status } = await request(`${gateway.url}/${key}/eth/v1/node/version`);
      expect(status, name).toBe(name === "ethereum-hoodi" ? 200 : 502);
      expect(paths.includes("/eth/v1/node/version"), name).toBe(name === "ethereum-hoodi");
    }
  });

  it("is not used for subscriptions at its separate WebSocket URL", async () => {
    const [http, right, wrong] = [
      await startChain("0x1"),
      await startSockets("0x1"),
      await startSockets("0x2"),
    ];
    for (const sockets of [right, wrong]) {
      const webSocketUrl = sockets.url.replace("http", "ws");
      const upstreams = [{ name: "one", url: http.url, webSocketUrl }];
      const { gateway, log } = await startGateway({ "ethereum-mainnet": { rpc: { upstreams } } });
      const { key } = findNode(gateway, "ethereum");
      const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${key}`);
      await once(socket, "open");
      sockets.methods.length = 0;
      const message = once(socket, "message");
      socket.send(JSON.stringify({ ...gasPrice, method: "eth_subscribe", params: ["newHeads"] }));
      await message;
      const wasRejected = log.some(({ event }) => event === "upstream serves another chain");
      expect([sockets.methods[0], wasRejected]).toEqual(["eth_chainId", sockets === wrong]);
      expect(sockets.methods.includes("eth_subscribe")).toBe(sockets === right);
      socket.terminate();
    }
  });

  it("is used if the option accepts any chain", async () => {
    const upstream = await startChain("0x7");
    const { gateway } = await startGateway({
      "ethereum-mainnet": { chainId: "any", rpc: upstreamsAt(upstream.url) },
    });
    expect(await post(gateway, "ethereum", gasPrice)).toMatchObject(served);
    expect(listMethods(upstream)).toEqual(["eth_gasPrice"]);
  });
});

/** A node at a free port, or at that of another one that has ended. */
async function nodeAt(port: number, id: string, methods: string[]): Promise<Server> {
  const respond = respondWith((method) => (method === "eth_chainId" ? id : "0x5"));
  const server = createServer((incoming, response) => {
    let body = "";
    incoming.setEncoding("utf8").on("data", (text: string) => {
      body += text;
    });
    incoming.on("end", () => {
      methods.push((JSON.parse(body) as { method: string }).method);
      respond(body, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  return server;
}

async function end(server: Server): Promise<void> {
  const closed = new Promise((resolve) => void server.close(resolve));
  server.closeAllConnections();
  await closed;
}

describe("an upstream that returns", () => {
  it("has to report its chain before it is used again", async () => {
    const methods: string[] = [];
    const first = await nodeAt(0, "0x1", methods);
    const { port } = first.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const { gateway, log } = await startGateway({ "ethereum-mainnet": { rpc: upstreamsAt(url) } });
    expect(await post(gateway, "ethereum", gasPrice)).toMatchObject(served);
    await end(first);
    expect((await post(gateway, "ethereum", gasPrice)).status).toBe(502);

    // A node of another chain takes its place.
    methods.length = 0;
    const wrong = await nodeAt(port, "0xaa36a7", methods);
    await expect.poll(() => log.map(({ event }) => event)).toContain("upstream serves another chain");
    expect((await post(gateway, "ethereum", gasPrice)).status).toBe(502);
    expect(new Set(methods)).toEqual(new Set(["eth_chainId"]));
    await end(wrong);

    methods.length = 0;
    const right = await nodeAt(port, "0x1", methods);
    await expect.poll(async () => (await post(gateway, "ethereum", gasPrice)).status).toBe(200);
    expect(methods[0]).toBe("eth_chainId");
    await expect.poll(() => log.map(({ event }) => event)).toContain("upstream serves its network again");
    await end(right);
  });

  it("has to report its chain before it is used again, even if no call noticed its absence", async () => {
    const methods: string[] = [];
    const first = await nodeAt(0, "0x1", methods);
    const { port } = first.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const { gateway } = await startGateway({ "ethereum-mainnet": { rpc: upstreamsAt(url) } });
    expect(await post(gateway, "ethereum", gasPrice)).toMatchObject(served);
    await end(first);
    methods.length = 0;
    const wrong = await nodeAt(port, "0xaa36a7", methods);
    expect((await post(gateway, "ethereum", gasPrice)).status).toBe(502);
    expect(new Set(methods)).toEqual(new Set(["eth_chainId"]));
    await end(wrong);
  });

  it("is used once it is available, even if the gateway started without it", async () => {
    const methods: string[] = [];
    const before = await nodeAt(0, "0x1", methods);
    const { port } = before.address() as AddressInfo;
    await end(before);
    const url = `http://127.0.0.1:${port}`;
    const { gateway } = await startGateway({ "ethereum-mainnet": { rpc: upstreamsAt(url) } });
    const node = await nodeAt(port, "0x1", methods);
    await expect.poll(async () => (await post(gateway, "ethereum", gasPrice)).status).toBe(200);
    expect(methods.slice(0, 2)).toEqual(["eth_chainId", "eth_gasPrice"]);
    await end(node);
  });
});
