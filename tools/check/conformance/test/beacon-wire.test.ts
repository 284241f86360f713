import { pathKey } from "@node-access/beacon";
import { beaconEvents } from "@node-access/beacon/events";
import { createSszClient } from "@node-access/beacon/ssz";
import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** The state of a beacon node that stores the last block it receives, and streams slots until it drops the stream. */
let block: Buffer = Buffer.from([1, 2, 3]);
let version = "electra";
let streams = 0;

function respond(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  if (request.url?.startsWith("/eth/v1/events")) {
    streams += 1;
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const slot of [1, 2]) response.write(`event: head\ndata: {"slot":"${streams}${slot}"}\n\n`);
    if (streams === 1) setTimeout(() => response.destroy(), 50);
  } else if (request.method === "POST") {
    block = body;
    version = String(request.headers["eth-consensus-version"]);
    response.writeHead(request.headers["content-type"] === "application/octet-stream" ? 200 : 415).end();
  } else {
    const type = "application/octet-stream";
    response.writeHead(200, { "content-type": type, "Eth-Consensus-Version": version }).end(block);
  }
}

let node: Server;
let gateway: Gateway<Credentials<"ethereum">>;
let options: { endpoint: string; credential: ReturnType<typeof pathKey> };

beforeAll(async () => {
  node = createServer((request, response) => {
    void buffer(request).then((body) => respond(request, response, body));
  });
  await new Promise<void>((resolve) => void node.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
  gateway = await createGateway({
    networks: { "ethereum-mainnet": { chainId: "any", beacon: { upstreams: [{ name: "node", url }] } } },
    limits: { shutdown: 100 },
  });
  const key = gateway.credentials.nodes["ethereum"]?.key ?? "";
  options = { endpoint: gateway.url, credential: pathKey(key) };
});

afterAll(async () => {
  await gateway.close();
  node.closeAllConnections();
  await new Promise((resolve) => node.close(resolve));
});

describe("the beacon clients through the gateway", () => {
  it("send a block to a node in SSZ, and read it back byte for byte with its fork", async () => {
    const ssz = createSszClient(options);
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);
    expect(await ssz.publishBlockV2(bytes, { "Eth-Consensus-Version": "fulu" })).toBe(200);
    const got = await ssz.getBlockV2("head");
    expect(got.headers["eth-consensus-version"]).toBe("fulu");
    expect(got.type === "bytes" && Buffer.compare(got.bytes, bytes)).toBe(0);
    await ssz.close();
  });

  it("report a gap if the node drops the stream", async () => {
    const received: unknown[] = [];
    for await (const one of beaconEvents(options, ["head"])) {
      received.push(one.event === "gap" ? one.reason.code : one.data.slot);
      if (received.length === 5) break;
    }
    expect(received).toEqual(["11", "12", "UNANSWERED", "21", "22"]);
  });
});
