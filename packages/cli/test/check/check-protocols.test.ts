import { createGateway, type Credentials, type Gateway, type Protocol } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../../src/check/report.ts";
import { type Defect, response, result, startDefectiveNode } from "./defective-node.ts";
import { runCli } from "../run-cli.ts";

let gateway: Gateway<Credentials>;
beforeAll(async () => {
  // Low limits, so that the search for them ends soon.
  const limits = { batchItems: 20, bodyBytes: 200_000 };
  gateway = (await createGateway({ limits })) as Gateway<Credentials>;
});
afterAll(() => gateway.close());

/** Names of a few methods of each API keep the test short: each of them is called in the same way. */
const rows: readonly (readonly [
  name: string,
  node: Protocol,
  methods: string,
  offered: readonly string[],
])[] = [
  ["solana", "solana", "getSlot,getHealth,getBlock*", ["getSlot", "getHealth", "getBlockHeight"]],
  ["bitcoin", "bitcoin", "getblock*,getnetworkinfo", ["getblockcount", "getblock", "getnetworkinfo"]],
  [
    "starknet",
    "starknet",
    "starknet_block*,starknet_specVersion",
    ["starknet_blockNumber", "starknet_specVersion"],
  ],
  [
    "starknet",
    "starknet",
    "starknet_getTransaction*",
    ["starknet_getTransactionByHash", "starknet_getTransactionReceipt", "starknet_getTransactionStatus"],
  ],
  ["tron", "tron", "eth_chainId,getNowBlock*", ["eth_chainId", "getNowBlock"]],
  ["tezos", "tezos", "getBlock,getBlockHash", ["getBlock", "getBlockHash"]],
  [
    "beacon",
    "ethereum",
    "getGenesis,getBlockV2,getLightClient*",
    ["getGenesis", "getBlockV2", "getLightClientBootstrap"],
  ],
  ["info", "hyperliquid", "meta,l2Book,clearinghouseState", ["meta", "l2Book", "clearinghouseState"]],
  ["geyser", "solana", "getSlot,getVersion", ["getSlot", "getVersion"]],
  ["sui", "sui", "getServiceInfo", ["getServiceInfo"]],
];

describe("a node that is as its specs say has no defects", () => {
  it.each(rows)("%s", async (protocol, node, methods, offered) => {
    const isGrpc = ["geyser", "sui"].includes(protocol);
    const endpoint = isGrpc ? `http://${gateway.grpcUrl}` : gateway.url;
    const args = [
      "check",
      endpoint,
      "--protocol",
      protocol,
      "--methods",
      methods,
      "--rate",
      "2000",
      "--samples",
      "1",
      "--event-seconds",
      "0.5",
    ];
    const { key } = gateway.credentials.nodes[node];
    const { code, out, err } = await runCli([...args, "--token-env", "TOKEN"], { env: { TOKEN: key } });
    expect(err).toBe("");
    const report = JSON.parse(out) as Report;
    expect(report.findings).toEqual([]);
    expect(code).toBe(0);
    // The limits of the gateway.
    expect(report.capabilities["requestKilobytes"]).toBe(100);
    if (["beacon", "geyser", "sui", "info"].includes(protocol))
      expect(report.capabilities["responseKilobytes"]).toContain("not tried: no call asks for");
    const names = report.methods.filter(({ status }) => status === "offered").map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...offered]));
    expect(out).not.toContain(key);
  });
});

/** The simulator has a few real blocks of Bitcoin's main network, and not its first one. */
const mainnet: Defect = {
  found: [],
  plant: result("getblockhash", (hash: string, [height]) =>
    height === 0 ? "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f" : hash,
  ),
};

/** Each is planted into the node of a protocol, and found with a few methods. */
const planted: readonly (readonly [
  protocol: string,
  node: Protocol,
  methods: string,
  defects: readonly Defect[],
])[] = [
  [
    "bitcoin",
    "bitcoin",
    "getblockcount,getdifficulty",
    [
      mainnet,
      {
        found: ["truth getblockheader hash"],
        plant: result("getblockheader", (header: { nonce: number }) => ({
          ...header,
          nonce: header.nonce + 1,
        })),
      },
      { found: "schema getdifficulty", plant: result("getdifficulty", () => "1") },
    ],
  ],
  [
    "bitcoin",
    "bitcoin",
    "getblockcount",
    [
      mainnet,
      {
        found: "truth getblock nTx",
        plant: result("getblock", (block: { tx: string[] }) => ({ ...block, tx: block.tx.slice(1) })),
      },
    ],
  ],
  [
    "bitcoin",
    "bitcoin",
    "getblockcount",
    [
      mainnet,
      {
        found: "truth getblock hash",
        plant: result("getblock", (block: object) => ({ ...block, merkleroot: "22".repeat(32) })),
      },
    ],
  ],
  [
    "solana",
    "solana",
    "getHealth,getEpochInfo,getBlockHeight",
    [
      {
        found: "schema getEpochInfo absoluteSlot",
        plant: result("getEpochInfo", (info: object) => ({ ...info, absoluteSlot: "1" })),
      },
      { found: "id getBlockHeight", plant: response("getBlockHeight", (message) => ({ ...message, id: 7 })) },
      {
        found: "error-code unknown method",
        plant: (call, message) =>
          call["method"] === "nodeaccess_absent" && call["id"] === 1
            ? { ...message, error: { code: -32_000, message: "no" } }
            : undefined,
      },
    ],
  ],
  [
    "starknet",
    "starknet",
    "starknet_specVersion,starknet_blockHashAndNumber",
    [
      { found: "schema starknet_specVersion", plant: result("starknet_specVersion", () => 10) },
      {
        found: "schema starknet_blockHashAndNumber block_hash",
        plant: result("starknet_blockHashAndNumber", (block: object) => ({ ...block, block_hash: 1 })),
      },
    ],
  ],
  [
    "beacon",
    "ethereum",
    "getGenesis,getNodeVersion",
    [
      {
        found: "schema getGenesis data.genesis_time",
        get: (path, value) =>
          path.endsWith("/genesis")
            ? { data: { ...(value as { data: object }).data, genesis_time: null } }
            : undefined,
      },
      { found: "token credential", takesAnyToken: true },
    ],
  ],
  [
    "tezos",
    "tezos",
    "getBlockHash",
    [{ found: "schema getBlockHash", get: (path) => (path.endsWith("/hash") ? { hash: 1 } : undefined) }],
  ],
];

describe("planted defects", () => {
  it.each(planted)(
    "%s: each is found and named, and nothing else",
    async (protocol, of, methods, defects) => {
      const { key } = gateway.credentials.nodes[of];
      const node = await startDefectiveNode(`${gateway.url}/${key}`);
      node.plant(defects);
      const options = ["--rate", "2000", "--samples", "1", "--event-seconds", "0.1", "--methods", methods];
      const { code, out, err } = await runCli(
        ["check", node.url, "--protocol", protocol, "--token-env", "TOKEN", ...options],
        { env: { TOKEN: node.token } },
      );
      node.close();
      const { findings } = JSON.parse(out) as Report;
      expect(
        findings.map(({ id, subject, path = "" }) => `${id} ${subject} ${path}`.trim()).toSorted(),
      ).toEqual(defects.flatMap(({ found }) => found).toSorted());
      expect(code).toBe(5);
      expect(out + err).not.toContain(node.token);
    },
  );
});

it("says that there is no filter to use, if none was made", async () => {
  const { key } = gateway.credentials.nodes.ethereum;
  const options = ["--rate", "2000", "--samples", "1", "--event-seconds", "0.1"];
  const { out } = await runCli([
    "check",
    `${gateway.url}/${key}`,
    ...options,
    "--methods",
    "eth_chainId,eth_getFilterChanges",
  ]);
  const { methods } = JSON.parse(out) as Report;
  expect(methods.map(({ name, status }) => `${name} ${status}`)).toEqual([
    "eth_chainId offered",
    "eth_getFilterChanges skipped",
  ]);
});

it("makes filters, uses them, and leaves none behind", async () => {
  const { key } = gateway.credentials.nodes.ethereum;
  const node = await startDefectiveNode(`${gateway.url}/${key}`);
  const [made, ended] = [[] as unknown[], [] as unknown[]];
  node.plant([
    {
      found: "",
      plant: ({ method = "", params }, { result: id }) => {
        if (String(method).startsWith("eth_new")) made.push(id);
        if (method === "eth_uninstallFilter") ended.push((params as unknown[])[0]);
        return undefined;
      },
    },
    { found: "", plant: result("eth_getFilterLogs", () => [{ removed: 0 }]) },
  ]);
  const options = ["--rate", "2000", "--samples", "3", "--event-seconds", "0.1", "--methods", "*Filter*"];
  const { out } = await runCli(["check", `${node.url}/${node.token}`, ...options]);
  node.close();
  const { methods, findings } = JSON.parse(out) as Report;
  expect(methods.map(({ name, status }) => `${name} ${status}`)).toEqual([
    "eth_newFilter offered",
    "eth_newBlockFilter offered",
    "eth_newPendingTransactionFilter offered",
    "eth_getFilterChanges offered",
    "eth_getFilterLogs offered",
    "eth_uninstallFilter offered",
  ]);
  const schemas = findings.filter(({ id }) => id === "schema");
  expect(schemas.map(({ subject }) => subject)).toEqual(["eth_getFilterLogs"]);
  expect(made).toHaveLength(3);
  expect(ended.toSorted()).toEqual(made.toSorted());
});

it.each(["solana", "bitcoin", "starknet"] as const)("compares two nodes of %s", async (protocol) => {
  const { key } = gateway.credentials.nodes[protocol];
  const node = await startDefectiveNode(`${gateway.url}/${key}`);
  const method = { solana: "getGenesisHash", bitcoin: "getblockhash", starknet: "starknet_chainId" }[
    protocol
  ];
  const options = ["--rate", "2000", "--samples", "1", "--event-seconds", "0.1", "--methods", "none"];
  const run = async (): Promise<Report> => {
    const { out } = await runCli(
      [
        "check",
        `${gateway.url}/${key}`,
        "--protocol",
        protocol,
        ...options,
        "--compare",
        `${node.url}/${node.token}`,
      ],
      {},
    );
    return JSON.parse(out) as Report;
  };
  const same = await run();
  expect(same.findings).toEqual([]);
  expect(same.comparison?.compared).toBeGreaterThan(2);
  node.plant([{ found: "", plant: result(method, () => "0x5") }]);
  const { findings } = await run();
  node.close();
  expect(findings.map(({ id, subject }) => `${id} ${subject}`)).toContain(`differs ${method}`);
});
