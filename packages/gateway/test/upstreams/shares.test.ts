import { once } from "node:events";
import type { ServerResponse } from "node:http";
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import { isNight } from "@node-access-tools/workspace";
import { expect, describe, it, onTestFinished } from "vitest";
import { frame } from "../../src/codec/grpc/frames.ts";
import { adminClient, readBody, gatewayWithAdmin, type NewKeyRecord } from "../admin-client.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode, request } from "../client.ts";
import { GrpcNode } from "../grpc-node.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { startWithCallers } from "../access/two-callers.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";

/** An upstream that responds to `eth_call` only when the test releases them, and to everything else at once. */
interface SlowUpstream extends UpstreamServer {
  /** How many requests it has not responded to, and the most that it ever had at once. */
  readonly held: number;
  readonly max: number;
  /** Responds to all that it holds, and to everything from then on. */
  release(): void;
}

async function startSlow(): Promise<SlowUpstream> {
  const respond = respondWith((method) => method);
  const held = new Set<() => void>();
  let [max, isReleased] = [0, false];
  const upstream = await startUpstream((body, response) => {
    if (isReleased || !body.includes("eth_call")) return respond(body, response);
    const answer = (): void => respond(body, response);
    held.add(answer);
    // The gateway ends those that take too long, and sends others in their place.
    response.once("close", () => held.delete(answer));
    max = Math.max(max, held.size);
  });
  closeAfterTest(upstream);
  return {
    ...upstream,
    get held() {
      return held.size;
    },
    get max() {
      return max;
    },
    release() {
      isReleased = true;
      for (const answer of held) answer();
    },
  };
}

/** The params of distinct calls. */
function target(index: number): { readonly to: string } {
  return { to: `0x${index.toString(16).padStart(40, "0")}` };
}

describe("connections to an upstream", () => {
  it("remain for other credentials when one has more slow calls than there are connections", async () => {
    const upstream = await startSlow();
    const networks = networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } });
    const { gateway, callers } = await startWithCallers(3, { networks, metrics: {} });
    const [hog, other, third] = callers as [(typeof callers)[0], (typeof callers)[0], (typeof callers)[0]];
    const count = isNight ? 700 : 120;
    const slow = Array.from({ length: count }, (_, index) => hog.call("eth_call", target(index), "latest"));
    // Three quarters of 128.
    await expect.poll(() => upstream.held).toBe(96);
    // Operators see who waits, and why.
    const metrics = async (): Promise<string> => (await request(gateway.metricsUrl ?? "")).text;
    await expect
      .poll(metrics)
      .toContain(
        `gateway_queue_waiting_calls{queue="connections",network="ethereum-mainnet",part="rpc",upstream="node-1",credential="${hog.id}"} ${count - 96}\n`,
      );
    const { results } = readBody<{ results: { waiting: unknown }[] }>(
      await adminClient(gateway)("GET", "/upstreams/"),
      200,
    );
    expect(results[0]?.waiting).toEqual([
      { queue: "connections", caller: hog.id, waiting: count - 96, active: 96, limit: 128 },
    ]);
    for (let index = 0; index < 20; index += 1)
      expect(await other.call("eth_getBalance", target(index).to, "latest")).toMatchObject({
        status: 200,
        result: "eth_getBalance",
      });
    const concurrent = Array.from({ length: isNight ? 200 : 20 }, (_, index) =>
      third.call("eth_getBalance", target(index).to, "latest"),
    );
    for (const { result } of await Promise.all(concurrent)) expect(result).toBe("eth_getBalance");
    expect(upstream.held).toBe(96);
    upstream.release();
    expect(new Set((await Promise.all(slow)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(upstream.max).toBe(96);
  });

  it("are divided among credentials that all have more calls than connections", async () => {
    const upstream = await startSlow();
    const networks = networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } });
    const { callers } = await startWithCallers(4, { networks });
    const all = callers.flatMap(({ call }, caller) =>
      Array.from({ length: isNight ? 150 : 40 }, (_, index) =>
        call("eth_call", target(1000 * caller + index), "latest"),
      ),
    );
    await expect.poll(() => upstream.held).toBeGreaterThan(120);
    upstream.release();
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(upstream.max).toBeLessThanOrEqual(128);
  });

  it("say which share is in use to those who wait too long, and the upstream does not count as down", async () => {
    const upstream = await startSlow();
    const networks = networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } });
    const { callers } = await startWithCallers(2, {
      networks,
      limits: { standardTimeout: 60_000, lightTimeout: 1_000 },
    });
    const [hog, other] = callers as [(typeof callers)[0], (typeof callers)[0]];
    const slow = Array.from({ length: 96 }, (_, index) => hog.call("eth_call", target(index), "latest"));
    await expect.poll(() => upstream.held).toBe(96);
    const waiting = Array.from({ length: 14 }, (_, index) =>
      hog.call("eth_getBalance", target(index).to, "latest"),
    );
    for (const { error, status } of await Promise.all(waiting)) {
      expect(status).toBe(429);
      expect(error?.message).toMatch(
        /^this credential has 96 of 128 connections to an upstream, which is its share; \d+ of its calls wait: send fewer at once$/,
      );
    }
    upstream.release();
    await Promise.all(slow);
    expect(await other.call("eth_getBalance", target(1).to, "latest")).toMatchObject({ status: 200 });
  });

  it("follow the weights in the config, which may change while the gateway runs", async () => {
    const upstream = await startSlow();
    const rpc = upstreamsAt(upstream.url);
    const { gateway, callers } = await startWithCallers(1, { networks: networksWith({ ethereum: { rpc } }) });
    const [hog] = callers as [(typeof callers)[0]];
    const { "ethereum-mainnet": ethereum, ...others } = networksWith({ ethereum: { rpc } });
    const shares = { [hog.id]: 9 };
    await gateway.reload({ ...others, "ethereum-mainnet": { ...(ethereum as object), shares } });
    const slow = Array.from({ length: 140 }, (_, index) => hog.call("eth_call", target(index), "latest"));
    await expect.poll(() => upstream.held).toBe(124);
    upstream.release();
    await Promise.all(slow);
  });

  it("are not waited for with another credential's equal call", async () => {
    const upstream = await startSlow();
    const networks = networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } });
    const { callers } = await startWithCallers(2, { networks });
    const [hog, other] = callers as [(typeof callers)[0], (typeof callers)[0]];
    const slow = Array.from({ length: 110 }, (_, index) => hog.call("eth_call", target(index), "latest"));
    await expect.poll(() => upstream.held).toBe(96);
    const last = hog.call("eth_getBalance", target(1).to, "latest");
    expect(await other.call("eth_getBalance", target(1).to, "latest")).toMatchObject({ status: 200 });
    upstream.release();
    await Promise.all([...slow, last]);
  });
});

/** Waits for the end of a response. */
async function ended(response: Response): Promise<boolean> {
  return response.text().then(
    () => true,
    () => true,
  );
}

describe("event streams of a node", () => {
  it("remain for other credentials when one opens as many as it can", async () => {
    const open: ServerResponse[] = [];
    const upstream = await startUpstream((_body, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n");
      open.push(response);
    });
    closeAfterTest(upstream);
    const networks = networksWith({ ethereum: { beacon: upstreamsAt(upstream.url) } });
    const { gateway, callers } = await startWithCallers(2, { networks, limits: { eventStreams: 8 } });
    const abort = new AbortController();
    const responses: Response[] = [];
    const statuses = async (key: string, count: number): Promise<number[]> => {
      const all: number[] = [];
      while (all.length < count) {
        const url = `${gateway.url}/${key}/eth/v1/events?topics=head`;
        const response = await fetch(url, { signal: abort.signal });
        all.push(response.status);
        // A response that is collected as garbage is closed.
        responses.push(response);
        if (response.status === 429)
          expect(await response.text()).toContain("6 of the node's 8 event streams");
      }
      return all;
    };
    const [hog, other] = callers as [(typeof callers)[0], (typeof callers)[0]];
    expect(await statuses(hog.key, 7)).toEqual([...Array.from({ length: 6 }, () => 200), 429]);
    expect(await statuses(other.key, 1)).toEqual([200]);
    expect(responses).toHaveLength(8);
    abort.abort();
  });

  it("share one share if their credentials replace one another, and end with their own credential", async () => {
    const upstream = await startUpstream((_body, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n");
    });
    closeAfterTest(upstream);
    const networks = networksWith({ ethereum: { beacon: upstreamsAt(upstream.url) } });
    const { gateway, callers } = await startWithCallers(1, { networks, limits: { eventStreams: 8 } });
    const admin = adminClient(gateway);
    const former = callers[0]?.id ?? "";
    const next = readBody<NewKeyRecord>(
      await admin("POST", `/credentials/${former}/rotate/`, { overlap: 600 }),
      201,
    );
    const open = (key = ""): Promise<Response> => fetch(`${gateway.url}/${key}/eth/v1/events?topics=head`);
    const [first, ...streams] = [await open(callers[0]?.key), await open(next.key), await open(next.key)];
    const others = await Promise.all([open(next.key), open(callers[0]?.key), open(next.key)]);
    expect((await open(next.key)).status).toBe(429);
    expect((await open(callers[0]?.key)).status).toBe(429);
    for (const response of [first, ...streams, ...others]) expect(response?.status).toBe(200);
    expect((await admin("POST", `/credentials/${former}/revoke/`)).status).toBe(200);
    expect(await ended(first as Response)).toBe(true);
    // The new credential's streams go on.
    const isOver = Promise.all(streams.map(ended));
    expect(await Promise.race([isOver, open(next.key).then(({ status }) => status)])).toBe(200);
    expect((await admin("POST", `/credentials/${next.id}/revoke/`)).status).toBe(200);
    expect(await isOver).toEqual([true, true]);
  });
});

/** A gRPC node that leaves streams open. */
class SilentNode extends GrpcNode {
  protected respond(path: string, _: Buffer, stream: ServerHttp2Stream): void {
    if (path !== "/geyser.Geyser/Subscribe") stream.end(frame(new Uint8Array()));
  }
}

async function readHead(stream: ClientHttp2Stream): Promise<IncomingHttpHeaders> {
  const [head] = (await once(stream, "response")) as [IncomingHttpHeaders];
  return head;
}

describe("gRPC streams of a network", () => {
  it("remain for other credentials when one opens as many as it can", async () => {
    const upstream = await new SilentNode().start();
    closeAfterTest(upstream);
    const gateway = await gatewayWithAdmin({
      networks: networksWith({ solana: { grpc: upstreamsAt(upstream.url) } }),
      limits: { requestsPerSecond: 1e6, requestBurst: 1e6, shutdown: 1 },
    });
    closeAfterTest(gateway);
    const admin = adminClient(gateway);
    const newKey = async (): Promise<string> => {
      const path = `/nodes/${findNode(gateway, "solana").id}/credentials/`;
      return readBody<NewKeyRecord>(await admin("POST", path, { name: "caller" }), 201).key;
    };
    const sessions = Array.from({ length: 10 }, () => connect(`http://${gateway.grpcUrl}`));
    onTestFinished(() => {
      for (const session of sessions) session.destroy();
    });
    let opened = 0;
    const open = (key: string, method = "Subscribe"): ClientHttp2Stream => {
      const session = sessions[(opened += 1) % sessions.length] as ClientHttp2Session;
      const head = { ":method": "POST", "content-type": "application/grpc", te: "trailers" };
      const stream = session.request({ ...head, ":path": `/geyser.Geyser/${method}`, "x-token": key });
      return stream.on("error", () => {});
    };
    const [hog, other] = [await newKey(), await newKey()];
    const streams = Array.from({ length: 760 }, () => open(hog));
    const heads = await Promise.all(streams.map(readHead));
    const rejected = heads.filter((head) => head["grpc-status"] === "8");
    expect(rejected).toHaveLength(10);
    expect(decodeURI(String(rejected[0]?.["grpc-message"]))).toBe(
      "this credential has 750 of 1000 gRPC streams to this network, which is its share: end streams that are no longer needed",
    );
    for (let index = 0; index < 50; index += 1)
      expect((await readHead(open(other)))["grpc-status"]).toBeUndefined();
    // A call with one response is no stream.
    const unary = open(hog, "GetVersion");
    unary.end(frame(new Uint8Array()));
    expect((await readHead(unary))["grpc-status"]).toBeUndefined();
    for (const stream of streams) stream.close();
    await expect.poll(async () => (await readHead(open(hog)))["grpc-status"]).toBeUndefined();
  });
});
