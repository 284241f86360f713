import { createGateway, type Credentials, type Gateway, type Protocol } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../src/check/report.ts";
import { runCli } from "./run-cli.ts";

let gateway: Gateway<Credentials>;
beforeAll(async () => {
  gateway = (await createGateway()) as Gateway<Credentials>;
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
  ["tron", "tron", "eth_chainId,getNowBlock*", ["eth_chainId", "getNowBlock"]],
  ["tezos", "tezos", "getBlock,getBlockHash", ["getBlock", "getBlockHash"]],
  [
    "beacon",
    "ethereum",
    "getGenesis,getBlockV2,getStateValidators",
    ["getGenesis", "getBlockV2", "getStateValidators"],
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
    ];
    const { key } = gateway.credentials.nodes[node];
    const { code, out, err } = await runCli([...args, "--token-env", "TOKEN"], { env: { TOKEN: key } });
    expect(err).toBe("");
    const report = JSON.parse(out) as Report;
    expect(report.findings).toEqual([]);
    expect(code).toBe(0);
    const names = report.methods.filter(({ status }) => status === "offered").map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...offered]));
    expect(out).not.toContain(key);
  });
});

it("compares only EVM nodes", async () => {
  const { code, err } = await runCli([
    "check",
    gateway.url,
    "--protocol",
    "solana",
    "--compare",
    gateway.url,
  ]);
  expect(err).toContain("--compare: is for EVM nodes");
  expect(code).toBe(2);
});
