import type { ServerHttp2Stream } from "node:http2";
import { GetSlotResponse } from "@node-access/grpc/geyser/messages";
import { describe, expect, it } from "vitest";
import { ErrorShare } from "../../src/clusters/health/error-share.ts";
import { frame } from "../../src/codec/grpc/frames.ts";
import type { Credentials, Gateway, GatewayOptions } from "../../src/index.ts";
import { adminClient, readBody, gatewayWithAdmin } from "../admin-client.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode, request } from "../client.ts";
import { GrpcCaller } from "../grpc-caller.ts";
import { GrpcNode } from "../grpc-node.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { startWithCallers } from "../access/two-callers.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";

interface NetworkRecord {
  readonly network: string;
  readonly part: string;
  readonly state: string;
  readonly reason: string | null;
}

/** What probes, metrics and the console say about a part of a network. */
async function told(
  gateway: Gateway<Credentials>,
  name: string,
): Promise<{ ready: string; metric: string | undefined; state: string; reason: string | null }> {
  const { status, text } = await request(`${gateway.url}/readyz`);
  const { networks } = readBody<{ networks: NetworkRecord[] }>(
    await adminClient(gateway)("GET", "/gateway/"),
    200,
  );
  const { state = "", reason = null } = networks.find((one) => `${one.network}.${one.part}` === name) ?? {};
  const metrics = await request(gateway.metricsUrl ?? "");
  const [network, part] = name.split(".");
  const pattern = new RegExp(
    `^gateway_network_state\\{network="${network}",part="${part}",state="(\\w+)"\\} 1$`,
    "m",
  );
  return { ready: `${status} ${text}`, metric: pattern.exec(metrics.text)?.[1], state, reason };
}

/** The interval of questions that cost several requests. */
const slowly = { interval: 250 };

/** An upstream of which a part of the calls for balances fails. */
async function failingUpstream(share: () => number): Promise<UpstreamServer> {
  let [sum, nonce] = [0, 0];
  const respond = respondWith((method) => (method === "eth_blockNumber" ? "0x10" : `0x${(nonce += 1)}`));
  const upstream = await startUpstream((body, response) => {
    if (!body.includes("eth_getBalance")) return respond(body, response);
    sum += share();
    if (sum < 1) return respond(body, response);
    sum -= 1;
    response.writeHead(500).end();
  });
  closeAfterTest(upstream);
  return upstream;
}

const address = (index: number): string => `0x${index.toString(16).padStart(40, "0")}`;
const options = (networks: NonNullable<GatewayOptions["networks"]>): GatewayOptions => ({
  networks,
  metrics: {},
});

describe("a network whose upstreams fail many requests", () => {
  it("is failing for probes, metrics, console and callers, until calls succeed again", async () => {
    let share = 0.6;
    const urls = [await failingUpstream(() => share), await failingUpstream(() => share)];
    const networks = networksWith({ ethereum: { rpc: upstreamsAt(...urls.map(({ url }) => url)) } });
    const { gateway, callers } = await startWithCallers(1, options(networks));
    const name = "ethereum-mainnet.rpc";
    let index = 0;
    const errors: (string | undefined)[] = [];
    const call = async (): Promise<void> => {
      const { error } = (await callers[0]?.call("eth_getBalance", address((index += 1)), "latest")) ?? {};
      errors.push(error?.message);
    };
    expect(await told(gateway, name)).toMatchObject({
      ready: "200 ready\n",
      metric: "serving",
      state: "serving",
    });
    for (let sent = 0; sent < 60; sent += 1) await call();
    const reason =
      /^(?:[12] upstreams? (?:is|are) (?:failing \d+ % of requests|down since [\d:]+ UTC)(?:; )?)+$/;
    const { ready, metric, state, reason: shown } = await told(gateway, name);
    expect(["failing", "down"]).toContain(state);
    expect(metric).toBe(state);
    expect(shown).toMatch(reason);
    expect(ready).toMatch(/^503 no usable upstream: ethereum-mainnet\.rpc \(.*(?:failing \d+ %|down since)/);
    const last = errors.findLast((one) => one !== undefined);
    expect(last).toMatch(/^no node could respond: .*(?:failing \d+ % of requests|down since)/);
    share = 0;
    await expect
      .poll(async () => {
        await call();
        return told(gateway, name);
      }, slowly)
      .toMatchObject({ ready: "200 ready\n", metric: "serving", state: "serving", reason: null });
  });
});

function tell(share: ErrorShare, tenant: string, failed: number, served: number, now = 0): void {
  for (let index = 0; index < failed; index += 1) share.add(true, tenant, now);
  for (let index = 0; index < served; index += 1) share.add(false, tenant, now);
}

describe("the share of requests that an upstream fails", () => {
  it("counts from a quarter on, of some requests at least", () => {
    const few = new ErrorShare();
    tell(few, "one", 9, 0);
    expect(few.failing(0)).toBeUndefined();
    tell(few, "one", 1, 0);
    expect(few.failing(0)).toBe(1);
    const many = new ErrorShare();
    tell(many, "one", 24, 76);
    expect(many.failing(0)).toBeUndefined();
    tell(many, "one", 6, 0);
    expect(many.failing(0)).toBeCloseTo(0.283);
  });

  it("does not count while the others are served, whoever sends the calls that fail", () => {
    const share = new ErrorShare();
    tell(share, "broken", 1_000, 0);
    expect(share.failing(0)).toBe(1);
    tell(share, "other", 0, 20);
    expect(share.failing(0)).toBeUndefined();
    tell(share, "third", 20, 0);
    expect(share.failing(0)).toBeGreaterThan(0.9);
  });

  it("is forgotten, with calls and without", () => {
    const share = new ErrorShare();
    tell(share, "one", 1_000, 0);
    expect(share.failing(29_000)).toBe(1);
    expect(share.failing(31_000)).toBeUndefined();
    tell(share, "one", 1, 500, 31_000);
    expect(share.failing(31_000)).toBeUndefined();
  });

  it("is known of a bounded number of tenants", () => {
    const share = new ErrorShare();
    for (let index = 0; index < 10_000; index += 1) tell(share, `tenant ${index}`, 1, 0);
    expect(share.failing(0)).toBe(1);
  });
});

/** A node with gRPC that reports its newest slot. */
class SlotNode extends GrpcNode {
  slot = 7n;

  protected respond(path: string, _: Buffer, stream: ServerHttp2Stream): void {
    const { slot } = this;
    if (path === "/geyser.Geyser/GetSlot")
      stream.end(frame(GetSlotResponse.encode(GetSlotResponse.fromPartial({ slot })).finish()));
    else stream.end(frame(new Uint8Array()));
  }
}

describe("a network with gRPC", () => {
  it("tells its newest block and which upstreams are down, without a call, and when they are back", async () => {
    const nodes = await Promise.all([new SlotNode().start(), new SlotNode().start()]);
    closeAfterTest(...nodes);
    const [first, second] = nodes as [SlotNode, SlotNode];
    const grpc = upstreamsAt(first.url, second.url);
    const gateway = await gatewayWithAdmin(options(networksWith({ solana: { grpc } })));
    closeAfterTest(gateway);
    const name = "solana-mainnet.grpc";
    const heads = async (): Promise<unknown> => {
      const { results } = readBody<{ results: { head: number | null }[] }>(
        await adminClient(gateway)("GET", "/upstreams/?network=solana-mainnet"),
        200,
      );
      return results.map(({ head }) => head);
    };
    await expect.poll(heads, slowly).toEqual([7, 7]);
    expect(await told(gateway, name)).toMatchObject({
      ready: "200 ready\n",
      metric: "serving",
      reason: null,
    });
    const caller = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "solana").key);
    closeAfterTest(caller.client);
    await caller.unary("/geyser.Geyser/GetBlockHeight");
    first.rejectsWith = 14;
    first.slot = 9n;
    await expect
      .poll(() => told(gateway, name), slowly)
      .toMatchObject({
        ready: "200 ready\n",
        metric: "degraded",
        state: "degraded",
        reason: expect.stringMatching(/^1 upstream is down since [\d:]+ UTC$/),
      });
    second.rejectsWith = 14;
    const outage = /2 upstreams are down since [\d:]+ UTC/;
    await expect
      .poll(() => told(gateway, name), slowly)
      .toMatchObject({
        ready: expect.stringMatching(
          new RegExp(`^503 no usable upstream: solana-mainnet.grpc \\(${outage.source}\\)\n$`),
        ),
        metric: "down",
        state: "down",
        reason: expect.stringMatching(outage),
      });
    await expect(caller.unary("/geyser.Geyser/GetBlockHeight")).rejects.toMatchObject({ code: 14 });
    for (const node of nodes) node.rejectsWith = undefined;
    await expect
      .poll(() => told(gateway, name), slowly)
      .toMatchObject({ ready: "200 ready\n", metric: "serving", state: "serving", reason: null });
    await expect.poll(heads, slowly).toEqual([9, 7]);
  });

  it("whose nodes are all down at the start is down, and serves when they come", async () => {
    const node = await new SlotNode().start();
    closeAfterTest(node);
    const { url } = node;
    node.rejectsWith = 14;
    const gateway = await gatewayWithAdmin(options(networksWith({ solana: { grpc: upstreamsAt(url) } })));
    closeAfterTest(gateway);
    const name = "solana-mainnet.grpc";
    await expect.poll(() => told(gateway, name), slowly).toMatchObject({ metric: "down", state: "down" });
    expect((await told(gateway, name)).ready).toMatch(/^503 /);
    node.rejectsWith = undefined;
    await expect
      .poll(() => told(gateway, name), slowly)
      .toMatchObject({ ready: "200 ready\n", state: "serving" });
  });
});
