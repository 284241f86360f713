import { createGateway, type Credentials, type Gateway, type Protocol } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../../src/check/report.ts";
import { type Defect, startDefectiveNode } from "./defective-node.ts";
import { startGrpcProxy } from "../grpc-proxy.ts";
import { type Ran, runCli } from "../run-cli.ts";

/** By day, one of the REST APIs and one of the gRPC services stand for the others: those with a difference show nothing else. */
const isNight = Boolean(process.env["NIGHTLY"]);

let gateway: Gateway<Credentials>;
/** The address of a node that is down. A port that is free now may be another test's a moment later; this one is nobody's, and not
 * one that `fetch` blocks. */
const dead = "http://127.0.0.1:2";
beforeAll(async () => {
  gateway = (await createGateway({})) as Gateway<Credentials>;
});
afterAll(() => gateway.close());

/** Changes the response to a GET whose path ends as given. */
function get(path: RegExp, change: (value: never) => unknown): Defect["get"] {
  return (own, value) => (path.test(own) && value !== undefined ? change(value as never) : undefined);
}

/** Changes the block of TRON that a request of its number has. */
function block(change: (value: never) => object): Defect["raw"] {
  return (call, response) =>
    typeof call["num"] === "number" && call["num"] > 0 && "blockID" in response
      ? { text: JSON.stringify(change(response as never)) }
      : undefined;
}

type Meta = { universe: readonly object[] };
type BeaconHeader = { data: { root: string; header: { message: { slot: string } } } };
type TronBlock = { block_header: { raw_data: { number: number; timestamp: number } } };

/** The other node has these. */
const rows: readonly (readonly [protocol: string, of: Protocol, defects: readonly Defect[]])[] = [
  [
    "beacon",
    "ethereum",
    [
      {
        found: "differs getGenesis data.genesis_validators_root",
        get: get(/\/genesis$/, ({ data }: { data: object }) => ({
          data: { ...data, genesis_validators_root: `0x${"11".repeat(32)}` },
        })),
      },
      {
        found: "differs getBlockHeader data.root",
        get: get(/\/headers\/\d+$/, (value: BeaconHeader) => ({
          ...value,
          data: { ...value.data, root: `0x${"22".repeat(32)}` },
        })),
      },
      {
        found: "differs getStateRandao data.randao",
        get: get(/\/randao$/, (value: object) => ({ ...value, data: { randao: `0x${"33".repeat(32)}` } })),
      },
      // These say something of the node, and nothing of its chain.
      {
        found: [],
        get: get(/\/beacon\/blocks\/\d+\/root$/, (value: object) => ({
          ...value,
          execution_optimistic: true,
          finalized: false,
        })),
      },
    ],
  ],
  [
    "beacon",
    "ethereum",
    [
      {
        found: "lag newest block",
        get: get(/\/headers\/head$/, (value: BeaconHeader) => {
          value.data.header.message.slot = String(Number(value.data.header.message.slot) + 100);
          return value;
        }),
      },
    ],
  ],
  [
    "tezos",
    "tezos",
    [
      {
        found: "differs getChainId",
        get: get(/\/chain_id$/, () => "NetXother000000"),
      },
      {
        found: "differs getBlockHeader timestamp",
        get: get(/\/blocks\/\d+\/header$/, (value: object) => ({
          ...value,
          timestamp: "2020-01-01T00:00:00Z",
        })),
      },
    ],
  ],
  [
    "tron",
    "tron",
    [
      {
        found: "differs getBlockByNum block_header.raw_data.timestamp",
        raw: block((value: TronBlock) => {
          value.block_header.raw_data.timestamp += 1;
          return value;
        }),
      },
    ],
  ],
  [
    "info",
    "hyperliquid",
    [
      {
        found: "differs meta universe[1].szDecimals",
        raw: info("meta", ({ universe: [first, second, ...rest], ...meta }: Meta) => ({
          ...meta,
          universe: [first, { ...second, szDecimals: 9 }, ...rest],
        })),
      },
      {
        found: "differs fundingHistory [0].fundingRate",
        raw: info("fundingHistory", ([first, ...rest]: object[]) => [
          { ...first, fundingRate: "1" },
          ...rest,
        ]),
      },
      {
        found: "lag newest data",
        raw: info("l2Book", (book: { time: number }) => ({ ...book, time: book.time + 60_000 })),
      },
    ],
  ],
];

/** Changes what the venue responds to a question. */
function info(type: string, change: (value: never) => unknown): Defect["raw"] {
  return (call, response) =>
    call["type"] === type ? { text: JSON.stringify(change(response as never)) } : undefined;
}

async function compare(protocol: string, of: Protocol, defects: readonly Defect[]): Promise<Report> {
  const { key } = gateway.credentials.nodes[of];
  const [one, other] = [
    await startDefectiveNode(`${gateway.url}/${key}`),
    await startDefectiveNode(`${gateway.url}/${key}`),
  ];
  other.plant(defects);
  const options = ["--rate", "2000", "--samples", "1", "--event-seconds", "0.1", "--methods", "none"];
  const { out, err } = await runCli(
    [
      "check",
      `${one.url}/${one.token}`,
      "--protocol",
      protocol,
      ...options,
      "--compare",
      `${other.url}/${other.token}`,
    ],
    {},
  );
  one.close();
  other.close();
  if (out === "") throw new Error(err);
  expect(out).not.toContain(other.token);
  return JSON.parse(out) as Report;
}

describe("two nodes with a REST API", () => {
  const same = [
    ["beacon", "ethereum", 15],
    ["tezos", "tezos", 10],
    ["tron", "tron", 5],
    ["info", "hyperliquid", 6],
  ] as const;
  it.each(same.slice(0, isNight ? same.length : 1))(
    "that are the same have no difference: %s",
    async (protocol, of, atLeast) => {
      const { findings, comparison } = await compare(protocol, of, []);
      expect(findings).toEqual([]);
      expect(comparison?.compared).toBeGreaterThanOrEqual(atLeast);
      // The venue has no blocks that could be read.
      if (protocol !== "info") expect(comparison?.headLag).toBeLessThan(3);
    },
  );

  it.each(rows)("%s: each difference is found and named, and nothing else", async (protocol, of, defects) => {
    const { findings } = await compare(protocol, of, defects);
    expect(
      findings.map(({ id, subject, path = "" }) => `${id} ${subject} ${path}`.trim()).toSorted(),
    ).toEqual(defects.flatMap(({ found }) => found).toSorted());
  });
});

/** Changes bytes of a message to others of the same length. */
const swap =
  (path: RegExp, from: string, to: string) =>
  (own: string, message: Buffer): Buffer =>
    path.test(own) ? Buffer.from(message.toString("latin1").replace(from, to), "latin1") : message;

const slots = /Geyser\/Subscribe$/;

/** Changes the last letter of the hashes of parents: the field is `0x3a 44`, or shorter. */
function parentHash(path: string, message: Buffer): Buffer {
  const text = message.toString("latin1");
  const found = /\x3a[\x2b\x2c]([1-9A-HJ-NP-Za-km-z]{43,44})/.exec(text);
  if (!slots.test(path) || !found) return message;
  return Buffer.from(
    text.replace(found[1] as string, `${"2".repeat((found[1] as string).length)}`),
    "latin1",
  );
}

async function compareServices(
  of: "solana" | "sui" | "tron",
  client: string,
  change?: (path: string, message: Buffer) => Buffer,
): Promise<Ran & { readonly report: Report }> {
  const { key } = gateway.credentials.nodes[of];
  const one = await startGrpcProxy(gateway.grpcUrl, key);
  const other = await startGrpcProxy(gateway.grpcUrl, key, change);
  const options = ["--rate", "2000", "--samples", "1", "--event-seconds", "3", "--methods", "none"];
  const args = ["check", one.url, "--protocol", client, "--grpc", ...options, "--compare", other.url];
  const ran = await runCli(args);
  one.close();
  other.close();
  if (ran.out === "") throw new Error(ran.err);
  return { ...ran, report: JSON.parse(ran.out) as Report };
}

describe("two nodes with gRPC services", () => {
  const same = [
    ["solana", "geyser", 3],
    ["sui", "sui", 4],
    ["tron", "tron", 5],
  ] as const;
  it.each(same.slice(0, isNight ? same.length : 1))(
    "that are the same have no difference: %s",
    async (of, client, atLeast) => {
      const { report, code } = await compareServices(of, client);
      expect(report.findings).toEqual([]);
      expect(report.comparison?.compared).toBeGreaterThanOrEqual(atLeast);
      expect(report.comparison?.headLag).toBeLessThan(5);
      expect(code).toBe(0);
    },
  );

  it.each([
    // The first parts of the numbers of slots that follow each other are the same.
    ["solana", "geyser", "differs subscribe parentBlockhash", parentHash],
    ["sui", "sui", "differs getServiceInfo chain", swap(/GetServiceInfo$/, "simulator", "simulated")],
    [
      "sui",
      "sui",
      "differs getCheckpoint checkpoint.summary.contentDigest",
      swap(/GetCheckpoint$/, "1".repeat(32), "2".repeat(32)),
    ],
    [
      "tron",
      "tron",
      "differs getBlockByNum2 blockHeader.rawData.parentHash",
      swap(/GetBlockByNum2$/, "\u00FF".repeat(8), "\u00FE".repeat(8)),
    ],
  ] as const)(
    "%s: a difference is found and named, and nothing else: %s %s",
    async (of, client, found, change) => {
      const { report, code } = await compareServices(of, client, change);
      expect(report.findings.map(({ id, subject, path = "" }) => `${id} ${subject} ${path}`)).toEqual([
        found,
      ]);
      expect(code).toBe(5);
    },
  );
});

function compareWith(node: string, protocol: string, other: string, isTerminal = false): Promise<Ran> {
  const options = ["--rate", "2000", "--samples", "1", "--event-seconds", "0.1", "--methods", "none"];
  return runCli(["check", node, "--protocol", protocol, ...options, "--compare", other], { isTerminal });
}

describe("nothing was compared", () => {
  it.each([
    ["solana", "solana"],
    ["beacon", "ethereum"],
    ["info", "hyperliquid"],
  ] as const)("as the other node is down: %s", async (protocol, of) => {
    const node = `${gateway.url}/${gateway.credentials.nodes[of].key}`;
    const { out, code, err } = await compareWith(node, protocol, dead);
    const { comparison, findings } = JSON.parse(out) as Report;
    expect(findings).toEqual([]);
    expect(comparison).toEqual({
      endpoint: dead,
      compared: 0,
      notCompared: expect.stringMatching(/^it does not respond: .*ECONNREFUSED/) as string,
    });
    expect(err).toMatch(/^error: not compared: /);
    expect(code).toBe(6);
  });

  it("says so to people, too", async () => {
    const node = `${gateway.url}/${gateway.credentials.nodes["ethereum"].key}`;
    const { out } = await compareWith(node, "beacon", dead, true);
    expect(out).toMatch(/^Not compared with .*: it does not respond: .*ECONNREFUSED/m);
  });
});
