import assert from "node:assert/strict";
import type { SeededChain } from "@node-access-tools/local-servers/anvil";
import { loadGraphql, loadGraphqlExamples } from "@node-access-tools/generate/graphql";
import type { GraphqlClient } from "@node-access/graphql";
import { resolve } from "node:path";
import { type Check, preview } from "../check.ts";
import { sign } from "../sign.ts";

const root = resolve(import.meta.dirname, "../../../../..");
const examples = loadGraphqlExamples(root, "ethereum", loadGraphql(root, "ethereum"));

/** Data of the examples, as far as it is known of the seeded chain. */
const expected: Readonly<Record<string, (chain: SeededChain) => object>> = {
  block: ({ block: { hash, number } }) => ({ block: { hash, number } }),
  blocks: ({ block: { number } }) => ({ blocks: [{ number }] }),
  transaction: ({ accounts, block: { number } }) => ({
    transaction: { from: { address: accounts[0] }, block: { number } },
  }),
  logs: ({ contract, transactions }) => ({
    logs: [{ account: { address: contract }, transaction: { hash: transactions.log } }],
  }),
  chainID: () => ({ chainID: "0x7a69" }),
  syncing: () => ({ syncing: null }),
};

/** Checks of the GraphQL endpoint: each field of the schema that an operation may begin with, as its example shows. */
export const graphqlChecks: readonly Check<GraphqlClient>[] = examples.map(({ name, kind, text }) => ({
  method: name,
  request: `${kind} of its example`,
  async run({ client, chain, node, call }) {
    const { number } = chain.block;
    const own = {
      number,
      owner: chain.accounts[0],
      hash: chain.transactions.log,
      ...(name === "blocks" && { from: number, to: number }),
      ...(name === "logs" && { filter: { fromBlock: number, toBlock: number } }),
      ...(kind === "mutation" && { data: await sign(chain, node) }),
    };
    const variables = Object.fromEntries(Object.entries(own).filter(([one]) => text.includes(`$${one}:`)));
    const data = await call(() => client[kind === "query" ? "query" : "mutate"]<object>(text, variables));
    assert.ok(name in data, "the response has another field");
    assert.partialDeepStrictEqual(data, expected[name]?.(chain) ?? {});
    return preview(Reflect.get(data, name));
  },
}));
