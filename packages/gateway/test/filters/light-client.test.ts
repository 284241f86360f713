import {
  type BeaconNode,
  type ExecutionBlock,
  type Json,
  startBeaconNode,
} from "@node-access-tools/local-servers/beacon-node";
import { join } from "node:path";
import { isNight } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LightClientOptions } from "../../src/options/integrity-options.ts";
import { createGateway, type Gateway, type GatewayOptions, type LogEntry } from "../../src/index.ts";
import { adminClient, readBody, gatewayWithAdmin } from "../admin-client.ts";
import { closeAfterTest, temporaryFolder } from "../cleanup.ts";
import { call, findNode } from "../client.ts";

/** Serves the chain of the upstreams. */
let source: Gateway;
let head: ExecutionBlock;
let final: ExecutionBlock;
const back = ({ number }: ExecutionBlock, blocks: number): string =>
  `0x${(Number(number) - blocks).toString(16)}`;
const read = (gateway: Gateway, number: string): Promise<unknown> =>
  call(gateway, "eth_getBlockByNumber", number, true);

beforeAll(async () => {
  source = await createGateway({
    networks: { "ethereum-mainnet": "simulator", "ethereum-sepolia": "simulator" },
    blockTime: 3_600_000,
  });
  head = (await read(source, "latest")) as ExecutionBlock;
  final = (await read(source, back(head, 4))) as ExecutionBlock;
});
afterAll(() => source.close());

async function startBeacon(
  options: { name?: string; genesisValidatorsRoot?: string } = {},
): Promise<BeaconNode> {
  const node = await startBeaconNode({ blocks: { head, final }, ...options });
  closeAfterTest(node);
  return node;
}

interface Opened {
  readonly gateway: Gateway;
  readonly log: LogEntry[];
}

/** A gateway that enforces verified results of one honest upstream, with these beacon nodes. */
async function open(
  nodes: readonly Pick<BeaconNode, "url">[],
  lightClient: LightClientOptions,
  options: GatewayOptions = {},
): Promise<Opened> {
  const log: LogEntry[] = [];
  const upstreams = nodes.map(({ url }, index) => ({ name: `beacon-${index + 1}`, url, tier: index + 1 }));
  const gateway = await gatewayWithAdmin({
    networks: {
      "ethereum-mainnet": {
        beacon: { upstreams },
        rpc: {
          upstreams: ["own-1", "own-2"].map((name) => ({
            name,
            url: `${source.url}/${findNode(source, "ethereum").key}`,
          })),
          cache: "off",
          integrity: { mode: "enforce", level: "verified", lightClient },
        },
      },
    },
    metrics: { port: 0 },
    log: (entry) => void log.push(entry),
    ...options,
  });
  closeAfterTest(gateway);
  return { gateway, log };
}

const of = ({ checkpoint, network }: BeaconNode): LightClientOptions => ({ checkpoint, network });

/** The sum of a metric with these labels. */
async function metric({ metricsUrl }: Gateway, name: string, labels: string): Promise<number> {
  const text = await (await fetch(String(metricsUrl))).text();
  const lines = text.split("\n").filter((one) => one.startsWith(`${name}{`) && one.includes(labels));
  return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}
const trusted = (gateway: Gateway, tag = "finalized"): Promise<number> =>
  metric(gateway, "gateway_light_client_block", `tag="${tag}"`);
const verdicts = (gateway: Gateway, outcome: string): Promise<number> =>
  metric(gateway, "gateway_integrity_checks_total", `outcome="${outcome}"`);

/** No upstream is blamed, and calls get their results. */
async function expectUnharmed(gateway: Gateway): Promise<void> {
  for (const number of ["latest", final.number, back(final, 2)])
    expect(await read(gateway, number)).toEqual(await read(source, number));
  expect(await verdicts(gateway, "wrong")).toBe(0);
  const admin = adminClient(gateway);
  const { results } = readBody<{ results: { cordoned: boolean }[] }>(await admin("GET", "/upstreams/"), 200);
  expect(results.map(({ cordoned }) => cordoned)).not.toContain(true);
  expect(readBody<{ results: object[] }>(await admin("GET", "/wrong-results/"), 200).results).toEqual([]);
}

const reasons = (log: readonly LogEntry[]): string =>
  log
    .filter(({ event }) => event === "light client cannot follow the chain")
    .map((entry) => `${String(entry["upstream"] ?? "")}: ${String(entry["reason"])}`)
    .join("\n");

const patient = { interval: 100 };

describe("a light client", () => {
  it("verifies results, across a period change", async () => {
    const node = await startBeacon();
    const { gateway } = await open([node], of(node));
    await expect.poll(() => trusted(gateway, "latest"), patient).toBe(Number(head.number));
    expect(await trusted(gateway)).toBe(Number(final.number));
    await expectUnharmed(gateway);
    expect(await verdicts(gateway, "verified")).toBeGreaterThan(2);
    // Eight slots are a period.
    const asked = (): number => new Set(node.requests.filter((one) => one.startsWith("updates"))).size;
    await expect.poll(asked, patient).toBeGreaterThan(2);
    const later = (await read(source, back(head, 1))) as ExecutionBlock;
    node.blocks = { head, final: later };
    await expect.poll(() => trusted(gateway), patient).toBe(Number(later.number));
    expect(node.requests.filter((one) => one === "bootstrap")).toHaveLength(1);
    expect(await metric(gateway, "gateway_light_client_syncs_total", 'outcome="followed"')).toBeGreaterThan(
      1,
    );
    expect(await metric(gateway, "gateway_light_client_syncs_total", 'outcome="wrong"')).toBe(0);
  });

  it("shows operators what it trusts, and why it cannot follow the chain", async () => {
    const node = await startBeacon();
    const { gateway } = await open([node], of(node));
    const admin = adminClient(gateway);
    const states = async (): Promise<readonly Record<string, unknown>[]> =>
      readBody<{ results: Record<string, unknown>[] }>(
        await admin("GET", "/light-clients/?network=ethereum-mainnet"),
        200,
      ).results;
    await expect.poll(() => trusted(gateway, "latest"), patient).toBe(Number(head.number));
    const [state] = await states();
    expect(state).toMatchObject({
      network: "ethereum-mainnet",
      checkpoint: node.checkpoint,
      upstream: "beacon-1",
      latest: { number: Number(head.number), hash: head.hash },
      finalized: { number: Number(final.number), hash: final.hash },
      error: null,
    });
    const slot = Number((Object(state?.["latest"]) as { slot?: number }).slot);
    expect(state?.["period"]).toBe(Math.floor(slot / 8));
    expect(Date.parse(String(state?.["followed_at"]))).toBeGreaterThan(0);
    expect(readBody<{ count: number }>(await admin("GET", "/light-clients/?network=none"), 200).count).toBe(
      0,
    );
    node.isDown = true;
    await expect.poll(async () => (await states())[0]?.["error"], patient).not.toBeNull();
    await expect.poll(async () => (await states())[0]?.["lag"], patient).toBeGreaterThan(1);
    expect((await states())[0]).toMatchObject({ latest: { number: Number(head.number) } });
    node.isDown = false;
    await expect.poll(async () => (await states())[0]?.["error"], patient).toBeNull();
  });

  it("finds a node on another chain than the committee signs", async () => {
    const node = await startBeacon();
    const invented = { number: back(head, 3), hash: `0x${"ab".repeat(32)}` };
    node.blocks = { head, final: invented };
    const { gateway } = await open([node], of(node));
    await expect.poll(() => trusted(gateway), patient).toBe(Number(invented.number));
    await expect(read(gateway, back(final, 2))).rejects.toThrow("(anchor)");
  });

  it("blames no node for another block above the final one", async () => {
    const node = await startBeacon();
    node.blocks = { head: { ...head, hash: `0x${"ab".repeat(32)}` }, final };
    const { gateway } = await open([node], of(node));
    await expect.poll(() => trusted(gateway), patient).toBe(Number(final.number));
    await expectUnharmed(gateway);
    expect(await verdicts(gateway, "consistent")).toBeGreaterThan(0);
  });

  it("continues after a restart from what is stored, and starts over from another checkpoint", async () => {
    const database = join(temporaryFolder(), "gateway.db");
    const node = await startBeacon();
    const { gateway: first } = await open([node], of(node), { database });
    await expect.poll(() => trusted(first), patient).toBe(Number(final.number));
    await first.close();
    // Periods later, the node does not know the old checkpoint any more.
    node.skip(5);
    const before = node.requests.length;
    const second = {
      ...(await open([node], of(node), { database })).gateway,
      credentials: first.credentials,
    };
    await expect.poll(() => trusted(second), patient).toBe(Number(final.number));
    expect(node.requests.slice(before)).not.toContain("bootstrap");
    await expectUnharmed(second);
    await second.close();
    const other = { ...of(node), checkpoint: `0x${"22".repeat(32)}` };
    const { gateway: last, log } = await open([node], other, { database });
    const third = { ...last, credentials: first.credentials };
    await expect.poll(() => reasons(log), patient).toContain("rpc.integrity.lightClient.checkpoint");
    expect(await trusted(third)).toBe(0);
    await expectUnharmed(third);
  });

  it("asks another beacon node if one is down or lies", async () => {
    const [liar, honest] = [await startBeacon({ name: "liar" }), await startBeacon()];
    const { gateway, log } = await open([liar, honest], of(honest));
    await expect.poll(() => trusted(gateway), patient).toBe(Number(final.number));
    expect(reasons(log)).toContain("beacon-1: it has no light client data of the block");
    await honest.close();
    await expect.poll(() => reasons(log).length, patient).toBeGreaterThan(0);
    await expectUnharmed(gateway);
    expect(await verdicts(gateway, "verified")).toBeGreaterThan(0);
  });

  it("shares no trust between networks", async () => {
    const [one, other] = [await startBeacon(), await startBeacon({ name: "b" })];
    const sepolia = await call(source, "eth_getBlockByNumber", "latest", true).catch(() => undefined);
    expect(sepolia).toBeDefined();
    const key = findNode(source, "ethereum").key;
    const createParts = (node: BeaconNode) => ({
      beacon: { upstreams: [{ name: "beacon", url: node.url }] },
      rpc: {
        upstreams: [{ name: "own", url: `${source.url}/${key}` }],
        integrity: { mode: "enforce", level: "verified", lightClient: of(node) } as const,
      },
    });
    other.isDown = true;
    const gateway = await createGateway({
      networks: {
        "ethereum-mainnet": createParts(one),
        "ethereum-own": { ...createParts(other), chainId: 1 },
      },
      metrics: { port: 0 },
      log: () => {},
    });
    closeAfterTest(gateway);
    const block = (network: string): Promise<number> =>
      metric(gateway, "gateway_light_client_block", `network="${network}",tag="finalized"`);
    await expect.poll(() => block("ethereum-mainnet"), patient).toBe(Number(final.number));
    expect(await block("ethereum-own")).toBe(0);
    other.isDown = false;
    other.blocks = { head, final: head };
    await expect.poll(() => block("ethereum-own"), patient).toBe(Number(head.number));
    expect(await block("ethereum-mainnet")).toBe(Number(final.number));
  });
});

/** Changes the updates of a node, of any kind. */
const each = (change: (update: Json) => unknown) => (request: string, data: Json | readonly Json[]) =>
  request === "bootstrap" ? data : Array.isArray(data) ? data.map(change) : change(data as Json);

/** A beacon node's lie, and the reason that the log names. */
type Lie = readonly [name: string, lie: (node: BeaconNode) => void, reason: string];

describe("a beacon node that lies, or does not respond, harms no upstream and no call", () => {
  const lies: readonly Lie[] = [
    ["is down", (node) => void (node.isDown = true), ""],
    ["has no light clients", (node) => void (node.change = () => undefined), "has no light client data"],
    [
      "has the bootstrap data of another block",
      (node) =>
        void (node.change = (_, data) => ({ ...data, header: node.update(node.blocks)["attested_header"] })),
      "(checkpoint)",
    ],
    [
      "has a signature of nobody",
      (node) =>
        void (node.change = each((update) => ({
          ...update,
          sync_aggregate: {
            ...(update["sync_aggregate"] as Json),
            sync_committee_signature: `0x${"11".repeat(96)}`,
          },
        }))),
      "(signature)",
    ],
    [
      "signs with few members",
      (node) =>
        void (node.change = each((update) => ({
          ...update,
          sync_aggregate: { ...(update["sync_aggregate"] as Json), sync_committee_bits: "0x0f" },
        }))),
      "(participants)",
    ],
    [
      "invents an execution block",
      (node) =>
        void (node.change = each((update) => {
          const header = structuredClone(update["attested_header"]) as { execution: Record<string, unknown> };
          header.execution["block_hash"] = `0x${"ab".repeat(32)}`;
          return { ...update, attested_header: header };
        })),
      "(execution-proof)",
    ],
    [
      "is of a fork to come",
      (node) =>
        void (node.change = (request, data) =>
          request === "updates" ? [] : { ...data, signature_slot: "99999" }),
      "(slot-order)",
    ],
    [
      "omits the update of a period",
      (node) => {
        node.skip(2);
        node.change = (request, data) => (request === "updates" ? (data as Json[]).slice(1) : data);
      },
      "it is signed in period",
    ],
  ];
  // Each check is tried alone in verify's tests, and a node that is down above: by day, two stand for all.
  const tried = isNight
    ? lies
    : lies.filter(([, , reason]) => /light client data|\(signature\)/.test(reason));

  it.each(tried)("%s", async (_, lie, reason) => {
    const node = await startBeacon();
    lie(node);
    const { gateway, log } = await open([node], of(node));
    await expect.poll(() => reasons(log), patient).toContain(reason);
    await expect.poll(() => reasons(log), patient).not.toBe("");
    await expectUnharmed(gateway);
    expect(await verdicts(gateway, "consistent")).toBeGreaterThan(0);
    // It recovers by itself.
    node.isDown = false;
    node.change = undefined;
    await expect.poll(() => trusted(gateway), patient).toBe(Number(final.number));
  });

  it("cannot lead back with old updates, and not over to another network", async () => {
    const node = await startBeacon();
    const { gateway, log } = await open([node], of(node));
    await expect.poll(() => trusted(gateway), patient).toBe(Number(final.number));
    const old = node.update({ head: final, final: (await read(source, back(final, 4))) as ExecutionBlock });
    const moreRequests = async (): Promise<void> => {
      const count = node.requests.length;
      await expect.poll(() => node.requests.length, patient).toBeGreaterThan(count + 5);
    };
    await moreRequests();
    node.change = (request, data) => (request === "updates" ? data : old);
    await moreRequests();
    expect(await trusted(gateway, "latest")).toBe(Number(head.number));
    const other = await startBeacon({ genesisValidatorsRoot: `0x${"33".repeat(32)}` });
    node.change = each(() => other.update({ head: final, final }));
    await expect.poll(() => reasons(log), patient).toContain("(signature)");
    expect(await trusted(gateway, "latest")).toBe(Number(head.number));
    await expectUnharmed(gateway);
  });

  const skews: readonly [string, number, string][] = [
    ["behind", 40, "(slot-order)"],
    ["ahead", -100, "check the clock"],
  ];
  it.each(isNight ? skews : skews.slice(0, 1))(
    "says so if the gateway's clock is %s",
    async (_, seconds, reason) => {
      const node = await startBeacon();
      const { checkpoint, network } = node;
      const skewed = { ...network, genesisTime: network.genesisTime + seconds };
      const { gateway, log } = await open([node], { checkpoint, network: skewed });
      await expect.poll(() => reasons(log), patient).toContain(reason);
      await expectUnharmed(gateway);
    },
  );
});

it("of Gnosis needs no parameters, and asks no beacon node of another network", async () => {
  const genesisValidatorsRoot = "0xf5dcb5564e829aab27264b9becd5dfaa017085611224cb3036f573368dbb9d47";
  const [ethereum, gnosis] = [await startBeacon(), await startBeacon({ genesisValidatorsRoot })];
  const upstreams = [ethereum, gnosis].map(({ url }, index) => ({ name: `beacon-${index + 1}`, url }));
  const lightClient = { checkpoint: gnosis.checkpoint };
  const integrity = { mode: "enforce", level: "verified", lightClient } as const;
  const rpc = { upstreams: [{ name: "own-1", url: "http://127.0.0.1:1" }], integrity };
  const gateway = await gatewayWithAdmin({ networks: { "gnosis-mainnet": { beacon: { upstreams }, rpc } } });
  closeAfterTest(gateway);
  await expect.poll(() => gnosis.requests, patient).toContain("bootstrap");
  expect(ethereum.requests).toEqual([]);
});

it("is rejected with a trusted block, without level, without beacon nodes, and for a chain that is not known", async () => {
  const checkpoint = `0x${"11".repeat(32)}`;
  const trustedBlock = { number: 1, hash: checkpoint };
  const upstreams = [{ name: "a", url: "http://127.0.0.1:1" }];
  const path = "networks.ethereum-mainnet.rpc.integrity.lightClient";
  for (const [integrity, beacon, wrong, network = "ethereum-mainnet"] of [
    [{ level: "verified", trustedBlock, lightClient: { checkpoint } }, { upstreams }, path],
    [{ lightClient: { checkpoint } }, { upstreams }, path],
    [{ level: "verified", lightClient: { checkpoint: "0x11" } }, { upstreams }, `${path}.checkpoint`],
    [{ level: "verified", lightClient: { checkpoint, network: {} } }, { upstreams }, `${path}.network`],
    [{ level: "verified", lightClient: { checkpoint } }, "simulator", "networks.ethereum-mainnet.beacon"],
    [{ level: "verified", lightClient: { checkpoint } }, "off", "networks.ethereum-mainnet.beacon"],
    [
      { level: "verified", lightClient: { checkpoint } },
      { upstreams },
      "networks.ethereum-holesky.rpc.integrity.lightClient.network",
      "ethereum-holesky",
    ],
  ] as const) {
    const networks = {
      [network]: { beacon, rpc: { upstreams, integrity: { mode: "enforce", ...integrity } } },
    };
    await expect(createGateway({ networks: networks as never })).rejects.toThrow(wrong);
  }
});
