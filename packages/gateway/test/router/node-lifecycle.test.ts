import { once } from "node:events";
import { connect } from "node:http2";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { findNode, request } from "../client.ts";
import { type ApiClient, managementClient, createNetwork, type NodeRecord } from "../management-client.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

const read = { jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] };

describe("a node that is created and deleted", () => {
  let upstream: UpstreamServer;
  let gateway: Gateway<Credentials>;
  let api: ApiClient;
  beforeAll(async () => {
    upstream = await startUpstream(respondWith(() => "0x5"));
    gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
    });
    api = managementClient(gateway);
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  async function createNode(protocol: string): Promise<NodeRecord> {
    const { nodes } = await createNetwork(api, protocol);
    return nodes[0] as NodeRecord;
  }

  async function remove({ id }: NodeRecord): Promise<void> {
    expect((await api("DELETE", `/nodes/${id}/`)).status).toBe(204);
  }

  function post(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; json: unknown }> {
    return request(gateway.url + path, { method: "POST", headers, body: read });
  }

  it("is served with its own credentials like other nodes of its protocol, until it is deleted", async () => {
    const node = await createNode("ethereum");
    const { auth_key: key, auth_username: user, auth_password: password } = node.details;
    const basic = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` };
    expect((await post(`/${key}`)).json).toMatchObject({ result: "0x5" });
    expect((await post("/", basic)).json).toMatchObject({ result: "0x5" });
    expect((await request(`${gateway.url}/${key}/eth/v1/beacon/genesis`)).status).toBe(200);
    const before = upstream.bodies.length;
    await remove(node);
    expect((await post(`/${key}`)).status).toBe(401);
    expect((await post("/", basic)).status).toBe(401);
    expect((await request(`${gateway.url}/${key}/eth/v1/beacon/genesis`)).status).toBe(401);
    expect((await api("GET", `/nodes/${node.id}/`)).status).toBe(404);
    expect(upstream.bodies).toHaveLength(before);
    expect((await post(`/${findNode(gateway, "ethereum").key}`)).json).toMatchObject({ result: "0x5" });
  });

  it("has credentials that are valid for itself only", async () => {
    const node = await createNode("solana");
    const { json } = await request(`${gateway.url}/v1/nodes/`, {
      headers: { authorization: `Bearer ${node.details.auth_key}` },
    });
    expect(json).toMatchObject({ error: { code: "unauthorized" } });
    await remove(node);
  });

  it("closes its WebSockets, used or not", async () => {
    const node = await createNode("ethereum");
    const sockets = await Promise.all(
      [1, 2].map(async () => {
        const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${node.details.auth_key}`);
        await once(socket, "open");
        return socket;
      }),
    );
    const closed = sockets.map((socket) => once(socket, "close"));
    sockets[0]?.send(JSON.stringify(read));
    await once(sockets[0] as WebSocket, "message");
    await remove(node);
    for (const [code, reason] of await Promise.all(closed))
      expect([code, String(reason)]).toEqual([1008, "the node was deleted"]);
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${node.details.auth_key}`);
    const [, response] = (await once(socket, "unexpected-response")) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(401);
  });

  it("ends its streams of events", async () => {
    const node = await createNode("ethereum");
    const openEvents = async (key: unknown): Promise<IncomingMessage> => {
      const path = `/${String(key)}/eth/v1/events?topics=head`;
      const events = httpRequest(gateway.url + path, { agent: false }).end();
      const [stream] = (await once(events, "response")) as [IncomingMessage];
      stream.on("error", () => {});
      await once(stream, "data");
      return stream;
    };
    const [deleted, other] = await Promise.all([
      openEvents(node.details.auth_key),
      openEvents(findNode(gateway, "ethereum").key),
    ]);
    const ended = new Promise((resolve) => deleted.once("close", resolve));
    await remove(node);
    await ended;
    expect(deleted.complete).toBe(false);
    expect(other.closed).toBe(false);
    other.destroy();
  });

  it("ends its gRPC streams", async () => {
    const node = await createNode("sui");
    const session = connect(`http://${gateway.grpcUrl}`);
    const call = (): ReturnType<typeof session.request> =>
      session.request({
        ":method": "POST",
        ":path": "/sui.rpc.v2.SubscriptionService/SubscribeCheckpoints",
        "content-type": "application/grpc",
        te: "trailers",
        "x-token": node.details.auth_key,
      });
    const stream = call();
    const trailers = once(stream, "trailers");
    stream.resume().write(Buffer.from([0, 0, 0, 0, 0]));
    await once(stream, "data");
    await remove(node);
    expect((await trailers)[0]).toMatchObject({
      "grpc-status": "5",
      "grpc-message": "the%20node%20was%20deleted",
    });
    const [rejected] = (await once(call().end(), "response")) as [object];
    expect(rejected).toMatchObject({ "grpc-status": "16" });
    session.destroy();
  });

  it("rejects a request whose body arrives after its end", async () => {
    const node = await createNode("starknet");
    const { hostname, port } = new URL(gateway.url);
    const sent = httpRequest({ hostname, port, method: "POST", path: `/${node.details.auth_key}` });
    const body = JSON.stringify({ ...read, method: "starknet_blockNumber" });
    sent.setHeader("content-length", body.length);
    sent.flushHeaders();
    sent.write(body.slice(0, 5));
    // Once the gateway has found the node, the body's first part has been read.
    await expect.poll(async () => (await post(`/${node.details.auth_key}`)).status).toBe(200);
    await remove(node);
    sent.end(body.slice(5));
    const [response] = (await once(sent, "response")) as [{ statusCode: number; resume(): void }];
    response.resume();
    expect(response.statusCode).toBe(401);
  });

  it("fails calls that are still in flight", async () => {
    const silent = await startUpstream(() => {});
    const own = await createGateway({ networks: networksWith({ bsc: { rpc: upstreamsAt(silent.url) } }) });
    const client = managementClient(own);
    const { json } = await client("GET", "/nodes/?protocol=bsc");
    const [node] = (json as { results: NodeRecord[] }).results;
    const pending = request(`${own.url}/${node?.details.auth_key}`, { method: "POST", body: read });
    await expect.poll(() => silent.bodies.some((text) => text.includes("eth_blockNumber"))).toBe(true);
    await client("DELETE", `/nodes/${node?.id}/`);
    expect((await pending).status).toBe(502);
    await own.close();
    await silent.close();
  });

  it("passes the venue on to another node, until none is left", async () => {
    const own = await createGateway();
    const client = managementClient(own);
    const { nodes } = await createNetwork(client, "hyperliquid");
    const url = `${own.url.replace("http", "ws")}/ws`;
    const status = async (): Promise<number> =>
      (await request(`${own.url}/exchange`, { method: "POST", body: {} })).status;
    expect(await status()).toBe(422);
    const socket = new WebSocket(url);
    await once(socket, "open");
    const closed = once(socket, "close");
    await client("DELETE", `/nodes/${findNode(own, "hyperliquid").id}/`);
    expect((await closed)[0]).toBe(1008);
    expect(await status()).toBe(422);
    await client("DELETE", `/nodes/${nodes[0]?.id}/`);
    expect(await status()).toBe(404);
    await own.close();
  });
});
