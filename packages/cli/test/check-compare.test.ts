import { createGateway, type Credentials, type Gateway, type Protocol } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../src/check/report.ts";
import { type Defect, startDefectiveNode } from "./defective-node.ts";
import { runCli } from "./run-cli.ts";

let gateway: Gateway<Credentials>;
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
];

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
  it.each([
    ["beacon", "ethereum", 15],
    ["tezos", "tezos", 10],
    ["tron", "tron", 5],
  ] as const)("that are the same have no difference: %s", async (protocol, of, atLeast) => {
    const { findings, comparison } = await compare(protocol, of, []);
    expect(findings).toEqual([]);
    expect(comparison?.compared).toBeGreaterThanOrEqual(atLeast);
    expect(comparison?.headLag).toBeLessThan(3);
  });

  it.each(rows)("%s: each difference is found and named, and nothing else", async (protocol, of, defects) => {
    const { findings } = await compare(protocol, of, defects);
    expect(
      findings.map(({ id, subject, path = "" }) => `${id} ${subject} ${path}`.trim()).toSorted(),
    ).toEqual(defects.flatMap(({ found }) => found).toSorted());
  });
});

it("says that nothing was compared if the other node is down", async () => {
  const node = `${gateway.url}/${gateway.credentials.nodes["ethereum"].key}`;
  const options = [
    "--rate",
    "2000",
    "--samples",
    "1",
    "--methods",
    "none",
    "--compare",
    "http://127.0.0.1:1",
  ];
  const { out } = await runCli(["check", node, "--protocol", "ethereum", ...options], { isTerminal: true });
  expect(out).toMatch(
    /^Not compared: no call had a result both here and at http:\/\/127\.0\.0\.1:1\. Is that node up\?$/m,
  );
});
