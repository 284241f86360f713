import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "@node-access-tools/local-servers";
import { describe, expect, it, onTestFinished } from "vitest";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { findNode } from "../../client.ts";
import { sendRaw, statusesIn } from "../../faults/raw-request.ts";
import { upstreamsAt, networksWith } from "../../networks.ts";

const octets = "application/octet-stream";
interface Seen {
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** A beacon node with preset responses, and the requests it received. */
async function beaconNode(
  respond: (response: ServerResponse, seen: Seen) => void,
): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const one = { url: request.url, headers: request.headers, body };
      seen.push(one);
      respond(response, one);
    });
  });
  const { url, close } = await listen(server);
  onTestFinished(close);
  return { url: `${url}/own-key`, seen };
}

/** The address of the beacon endpoint of a gateway, in front of these nodes or of none. */
async function findBeacon(urls?: readonly string[], limits?: GatewayOptions["limits"]): Promise<string> {
  const gateway: Gateway<Credentials> = await createGateway({
    networks: networksWith({ ethereum: { beacon: urls ? upstreamsAt(...urls) : "simulator" } }),
    limits: { shutdown: 100, ...limits },
  });
  closeAfterTest(gateway);
  return `${gateway.url}/${findNode(gateway, "ethereum").key}`;
}

/** Reads a stream until it contains a text. */
async function until(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
  const decoder = new TextDecoder();
  let read = "";
  while (!read.includes(text)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`ended after ${read}`);
    read += decoder.decode(value, { stream: true });
  }
  return read;
}

describe("a beacon endpoint in front of a node", () => {
  it("passes bytes on in both directions, with only the headers that belong to them", async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    const node = await beaconNode((response, { body }) => {
      response.setHeader("Set-Cookie", "node=7");
      if (body.length > 0) return void response.writeHead(202).end();
      response.writeHead(200, { "content-type": octets, "Eth-Consensus-Version": "fulu" }).end(bytes);
    });
    const beacon = await findBeacon([node.url]);
    const accept = `${octets};q=1.0,application/json;q=0.9`;
    const block = await fetch(`${beacon}/eth/v2/beacon/blocks/head`, {
      headers: { accept, cookie: "caller=1", "eth-consensus-version": "phase0" },
    });
    expect(block.headers.get("content-type")).toBe(octets);
    expect(block.headers.get("eth-consensus-version")).toBe("fulu");
    expect(block.headers.get("set-cookie")).toBeNull();
    expect(Buffer.compare(await block.bytes(), bytes)).toBe(0);
    const published = await fetch(`${beacon}/eth/v2/beacon/blocks?broadcast_validation=gossip`, {
      method: "POST",
      headers: { "content-type": octets, "Eth-Consensus-Version": "fulu", cookie: "caller=1" },
      body: bytes,
    });
    expect(published.status).toBe(202);
    const [read, publication] = node.seen;
    expect(read?.url).toBe("/own-key/eth/v2/beacon/blocks/head");
    expect(read?.headers.accept).toBe(accept);
    expect(read?.headers.cookie).toBeUndefined();
    // A version is not a parameter of a request for a block.
    expect(read?.headers["eth-consensus-version"]).toBeUndefined();
    expect(publication?.url).toBe("/own-key/eth/v2/beacon/blocks?broadcast_validation=gossip");
    expect(publication?.headers).toMatchObject({ "content-type": octets, "eth-consensus-version": "fulu" });
    expect(publication?.headers.cookie).toBeUndefined();
    expect(Buffer.compare(publication?.body ?? Buffer.alloc(0), bytes)).toBe(0);
  });

  it("accepts bytes only where the standard has them, up to the configured limit", async () => {
    const node = await beaconNode((response) => response.end("{}"));
    const beacon = await findBeacon([node.url], { bodyBytes: 1_000 });
    const send = (path: string, size: number): Promise<Response> =>
      fetch(`${beacon}${path}`, {
        method: "POST",
        headers: { "content-type": octets, "Eth-Consensus-Version": "fulu" },
        body: new Uint8Array(size),
      });
    expect((await send("/eth/v1/validator/prepare_beacon_proposer", 8)).status).toBe(415);
    expect((await send("/eth/v2/beacon/blocks", 1_001)).status).toBe(413);
    expect(node.seen).toHaveLength(0);
  });

  it("passes events on as they come, however long the node is silent, and disconnects with the caller", async () => {
    let sendEvent: ((text: string) => void) | undefined;
    const closed: string[] = [];
    const node = await beaconNode((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
      sendEvent = (text) => void response.write(text);
      response.on("close", () => closed.push("closed"));
    });
    const beacon = await findBeacon([node.url], { upstreamTimeout: 300, requestTimeout: 1_000 });
    const controller = new AbortController();
    const { signal } = controller;
    const stream = await fetch(`${beacon}/eth/v1/events?topics=head&topics=block`, { signal });
    // The response has begun although no event was sent.
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    expect(node.seen[0]?.url).toBe("/own-key/eth/v1/events?topics=head&topics=block");
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    sendEvent?.("event: head\ndata: 1\n\n");
    expect(await until(reader, "data: 1\n\n")).toBe("event: head\ndata: 1\n\n");
    sendEvent?.("event: block\ndata: 2\n\n");
    expect(await until(reader, "data: 2\n\n")).toBe("event: block\ndata: 2\n\n");
    expect(closed).toEqual([]);
    controller.abort();
    await expect.poll(() => closed).toEqual(["closed"]);
  });

  it("disconnects the caller when the node disconnects", async () => {
    const begun: ServerResponse[] = [];
    const node = await beaconNode((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write("event: head\ndata: 1\n\n");
      begun.push(response);
    });
    const stream = await fetch(`${await findBeacon([node.url])}/eth/v1/events?topics=head`);
    for (const one of begun) one.destroy();
    await expect(stream.text()).rejects.toThrow();
  });

  it("serves other requests to a node, however many callers listen to its events", async () => {
    const node = await beaconNode((response, { url }) => {
      if (!url?.includes("/events")) return void response.end("{}");
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
    });
    const beacon = await findBeacon([node.url], { shutdown: 1 });
    const controller = new AbortController();
    const { signal } = controller;
    for (let begun = 0; begun < 130; begun += 10) {
      const subscribe = (): Promise<Response> => fetch(`${beacon}/eth/v1/events?topics=head`, { signal });
      await Promise.all(Array.from({ length: 10 }, subscribe));
    }
    expect((await fetch(`${beacon}/eth/v1/node/version`)).status).toBe(200);
    controller.abort();
  });

  it("limits the event streams of a node", async () => {
    const node = await beaconNode((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
    });
    const beacon = await findBeacon([node.url], { eventStreams: 2, shutdown: 1 });
    const controllers = [new AbortController(), new AbortController(), new AbortController()];
    const subscribe = ({ signal }: AbortController): Promise<Response> =>
      fetch(`${beacon}/eth/v1/events?topics=head`, { signal });
    const responses: Response[] = [];
    for (const controller of controllers) responses.push(await subscribe(controller));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(responses[2]?.headers.get("retry-after")).toBe("5");
    expect(await responses[2]?.json()).toMatchObject({ code: 429 });
    controllers[0]?.abort();
    await expect.poll(async () => (await subscribe(new AbortController())).status).toBe(200);
  });

  it("rejects path segments that would lead elsewhere on the node", async () => {
    const node = await beaconNode((response) => void response.end("{}"));
    const beacon = await findBeacon([node.url]);
    const { pathname } = new URL(beacon);
    for (const id of [
      "..",
      ".",
      "%2e%2E",
      ".%2e",
      "..%2f..%2fadmin",
      "head%5C..",
      "..%2F%zz",
      "head#",
      "..;",
      ".%2E;a=b",
      "..%3b",
    ]) {
      const line = `GET ${pathname}/eth/v1/beacon/states/${id}/root HTTP/1.1`;
      const response = await sendRaw(beacon, `${line}\r\nHost: gateway\r\nConnection: close\r\n\r\n`, 5_000);
      expect(statusesIn(response), id).toEqual([404]);
    }
    expect(node.seen).toHaveLength(0);
    expect((await fetch(`${beacon}/eth/v1/beacon/states/%68ead/root`)).status).toBe(200);
  });

  it("returns a node's health as its status, after it has tried the others", async () => {
    const unhealthy = await beaconNode((response) => response.writeHead(503).end());
    const syncing = await beaconNode((response) => response.writeHead(206).end());
    const both = await fetch(`${await findBeacon([unhealthy.url, syncing.url])}/eth/v1/node/health`);
    expect(both.status).toBe(206);
    const alone = await fetch(`${await findBeacon([unhealthy.url])}/eth/v1/node/health`);
    expect(alone.status).toBe(503);
    // For other operations, such a status is not a response.
    expect((await fetch(`${await findBeacon([unhealthy.url])}/eth/v1/node/version`)).status).toBe(502);
  });
});

describe("a beacon endpoint without a node", () => {
  const servedBy = "x-node-access-served-by";

  it("sends an example of each requested topic, and stays open", async () => {
    const beacon = await findBeacon();
    const controller = new AbortController();
    const stream = await fetch(`${beacon}/eth/v1/events?topics=head&topics=chain_reorg`, {
      signal: controller.signal,
    });
    expect(stream.headers.get(servedBy)).toBe("simulator");
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    const events = await until(reader, "event: chain_reorg\ndata: ");
    expect(events).toMatch(/^event: head\ndata: \{"slot":"\d+","block":"0x/);
    controller.abort();
    const wrong = await fetch(`${beacon}/eth/v1/events?topics=weather`);
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ code: 400, message: expect.stringContaining("topics") });
  });

  it("responds in JSON to callers that prefer bytes, and rejects those that accept only bytes", async () => {
    const url = `${await findBeacon()}/eth/v2/beacon/blocks/head`;
    const either = await fetch(url, { headers: { accept: `${octets};q=1.0,application/json;q=0.9` } });
    expect(either.headers.get("content-type")).toBe("application/json");
    expect((await fetch(url, { headers: { accept: octets } })).status).toBe(406);
  });

  it("accepts bytes unchecked, with the required headers", async () => {
    const url = `${await findBeacon()}/eth/v2/beacon/blocks`;
    const send = (headers: Record<string, string>): Promise<Response> =>
      fetch(url, {
        method: "POST",
        headers: { "content-type": octets, ...headers },
        body: new Uint8Array(9),
      });
    expect((await send({ "Eth-Consensus-Version": "fulu" })).status).toBe(200);
    const bare = await send({});
    expect(bare.status).toBe(400);
    expect(await bare.json()).toMatchObject({ message: expect.stringContaining("eth-consensus-version") });
    expect((await send({ "Eth-Consensus-Version": "byzantium" })).status).toBe(400);
  });
});
