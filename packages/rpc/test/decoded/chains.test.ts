import { expect, it } from "vitest";
import { decoded, decodedPool, type FamilyQuantities } from "../../src/decoded/index.ts";
import * as chains from "../../src/generated/chain-quantities.ts";
import * as ethereum from "../../src/generated/quantities.ts";
import { createRpcClient, type RpcClient } from "../../src/index.ts";
import { createRpcPool } from "../../src/pool/index.ts";
import { withMethods } from "../../src/with-methods.ts";
import { FakeNode } from "../pool/fake-node.ts";

const hash = `0x${"11".repeat(32)}` as const;

/** What only the chains of a family have: their fields in a block and in a transaction, the same decoded, and text in hex. */
const fields: Readonly<Record<string, { block?: object; transaction?: object; receipt?: object }>> = {
  arbitrum: {
    block: { l1BlockNumber: "0x10", sendCount: "0x2", sendRoot: hash },
    transaction: { type: "0x69", maxRefund: "0x3", requestId: hash, retryData: "0x1234" },
    receipt: { gasUsedForL1: "0x5", l1BlockNumber: "0x10" },
  },
  "op-stack": {
    transaction: { type: "0x7e", mint: "0x3", sourceHash: hash, depositReceiptVersion: "0x1" },
    receipt: { l1Fee: "0x5", depositNonce: "0x6" },
  },
  zksync: {
    block: { l1BatchNumber: "0x10", l1BatchTimestamp: "0x2" },
    transaction: { type: "0xff", l1BatchNumber: "0x3" },
    receipt: { l1BatchTxIndex: "0x4", root: hash },
  },
  aura: { block: { auraStep: "0x10", auraSeal: "0x12" } },
};
const texts = new Set(["sendRoot", "requestId", "retryData", "sourceHash", "auraSeal", "root"]);

function bigints(values: object = {}): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, texts.has(name) ? value : BigInt(value)]),
  );
}

const tables = Object.entries(chains).map(
  ([name, table]) => [name, table as FamilyQuantities<string>] as const,
);

it.each(tables)("%s decodes what only those chains have, and what all have", async (_, table) => {
  const { block, transaction, receipt } = fields[table.family] ?? {};
  const all = { number: "0x2d", gasUsed: "0x5208" };
  const wire = { ...all, ...block, transactions: [{ hash, value: "0x7", ...transaction }] };
  const results: Readonly<Record<string, unknown>> = {
    eth_getBlockByNumber: wire,
    eth_getTransactionReceipt: { gasUsed: "0x5208", ...receipt },
    eth_blockNumber: "0x2d",
  };
  const node = await FakeNode.start(({ method }) => results[method]);
  // The compiler knows the protocol of a table; here, all of them are one.
  const client = decoded(
    createRpcClient({ protocol: "arbitrum", endpoint: node.url }),
    table as FamilyQuantities<"arbitrum">,
  );
  const decodedAll = { number: 45n, gasUsed: 21_000n };
  expect(await client.eth_getBlockByNumber(45n, true)).toEqual({
    ...decodedAll,
    ...bigints(block),
    transactions: [{ hash, value: 7n, ...bigints(transaction) }],
  });
  expect(await client.eth_getTransactionReceipt(hash)).toEqual({ gasUsed: 21_000n, ...bigints(receipt) });
  expect(await client.eth_blockNumber()).toBe(45n);
});

it("has all families whose fields the other test sends", () => {
  expect(tables.map(([, { family }]) => family)).toEqual(expect.arrayContaining(Object.keys(fields)));
});

it("contains in the table of Ethereum nothing that only other chains have", () => {
  const text = JSON.stringify(ethereum);
  for (const { block, transaction, receipt } of Object.values(fields))
    for (const name of Object.keys({ ...block, ...transaction, ...receipt }))
      if (!texts.has(name) && name !== "type") expect(text).not.toContain(name);
  expect(text).not.toMatch(/arb_|optimism_|zks_|linea_|bor_|BlockGasPrice/);
});

it("leaves the fields of another chain as the node sends them", async () => {
  const block = { number: "0x2d", l1BlockNumber: "0x10", transactions: [{ type: "0x6a", value: "0x7" }] };
  const node = await FakeNode.start(() => block);
  const client = decoded(createRpcClient({ protocol: "ethereum", endpoint: node.url }));
  expect(await client.eth_getBlockByNumber("latest", true)).toEqual({
    number: 45n,
    l1BlockNumber: "0x10",
    transactions: [{ type: 0x6an, value: 7n }],
  });
});

it("decodes own methods next to those of a chain, and in a pool", async () => {
  const node = await FakeNode.start(({ method }) =>
    method === "acme_getPrice" ? "0x5" : { l1BlockNumber: "0x10" },
  );
  const quantities = { shapes: {}, paramPlaces: {}, resultPlaces: { acme_getPrice: "quantity" } };
  const own = { methods: { acme_getPrice: "safe" }, probeMethod: "acme_getPrice" } as const;
  const protocol = withMethods("arbitrum", own as never);
  const client = createRpcClient({ protocol, endpoint: node.url }) as unknown as RpcClient<"arbitrum">;
  const view = (decoded as (...given: readonly unknown[]) => unknown)(
    client,
    chains.arbitrumQuantities,
    quantities,
  ) as Readonly<Record<string, (...params: readonly unknown[]) => Promise<unknown>>>;
  expect(await view["acme_getPrice"]?.()).toBe(5n);
  expect(await view["eth_getBlockByNumber"]?.(1n, false)).toEqual({ l1BlockNumber: 16n });
  const pool = createRpcPool({ protocol: "arbitrum", endpoints: [{ endpoint: node.url }] });
  const block = await decodedPool(pool, chains.arbitrumQuantities).eth_getBlockByNumber(1n, false);
  expect(block?.l1BlockNumber).toBe(16n);
});
