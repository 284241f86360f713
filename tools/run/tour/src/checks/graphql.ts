import assert from "node:assert/strict";
import { loadGraphql, loadGraphqlExamples } from "@node-access-tools/generate/graphql";
import { findRoot } from "@node-access-tools/workspace";
import type { GraphqlClient } from "@node-access/graphql";
import { type Chain, sign } from "../chain.ts";
import { type Check, preview } from "../check.ts";

const root = findRoot(import.meta.dirname);
const examples = loadGraphqlExamples(root, "ethereum", loadGraphql(root, "ethereum"));

/** Checks of the GraphQL endpoint: each field of the schema that an operation may begin with, as its example shows. */
export function graphqlChecks(client: GraphqlClient, own: Chain): readonly Check[] {
  const { accounts, contract, transactions } = own.chain;
  const { hash, number } = own.chain.block;
  /** Data of the examples, as far as it is known of the seeded chain. */
  const expected: Readonly<Record<string, object>> = {
    block: { block: { hash, number } },
    blocks: { blocks: [{ number }] },
    transaction: { transaction: { from: { address: accounts[0] }, block: { number } } },
    logs: { logs: [{ account: { address: contract }, transaction: { hash: transactions.log } }] },
    chainID: { chainID: "0x7a69" },
    syncing: { syncing: null },
  };
  return examples.map(({ name, kind, text }) => ({
    method: name,
    request: `${kind} of its example`,
    async run(call) {
      const known = {
        number,
        owner: accounts[0],
        hash: transactions.log,
        ...(name === "blocks" && { from: number, to: number }),
        ...(name === "logs" && { filter: { fromBlock: number, toBlock: number } }),
        ...(kind === "mutation" && { data: await sign(own) }),
      };
      const variables = Object.fromEntries(
        Object.entries(known).filter(([one]) => text.includes(`$${one}:`)),
      );
      const data = await call(() => client[kind === "query" ? "query" : "mutate"]<object>(text, variables));
      assert.ok(name in data, "the response has another field");
      assert.partialDeepStrictEqual(data, expected[name] ?? {});
      return preview(Reflect.get(data, name));
    },
  }));
}
