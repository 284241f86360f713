import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createVerifier, ethereumRules, isNodeAccessError, uncoveredFields } from "../src/index.ts";
import { decodeBlocks } from "./decode-block.ts";
import { allFinal } from "./final.ts";
import { mutations } from "./mutate.ts";
import { recordedNode } from "./recorded-node.ts";

type Fields = Readonly<Record<string, unknown>>;

const node = recordedNode("execution-apis", true);
const blocks: readonly Fields[] = decodeBlocks(
  readFileSync(join(import.meta.dirname, "fixtures/execution-apis.rlp")),
);
const uncleOf = blocks.find(({ uncles }) => Array.isArray(uncles) && uncles.length > 0) ?? {};
const newest = blocks.findLast(({ transactions }) => (transactions as unknown[]).length > 0) ?? {};
const [uncle] = uncleOf["uncleHeaders"] as readonly Fields[];
const [transaction] = newest["transactions"] as readonly Fields[];

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
const header = without(newest, ["transactions", "uncles", "uncleHeaders", "withdrawals"]);
const uncleCount = `0x${(uncleOf["uncles"] as unknown[]).length}`;

const recordedResult = (method: string): readonly (readonly [string, readonly unknown[], unknown])[] =>
  node.results.filter((one) => one.method === method).map(({ params, result }) => [method, params, result]);

/** Results of methods that a chain without uncles, or a node without these methods, cannot return. */
const results: readonly (readonly [string, readonly unknown[], unknown])[] = [
  ["eth_getHeaderByHash", [newest["hash"]], header],
  ["eth_getHeaderByNumber", [newest["number"]], header],
  ["eth_getUncleByBlockHashAndIndex", [uncleOf["hash"], "0x0"], uncle],
  ["eth_getUncleByBlockNumberAndIndex", [uncleOf["number"], "0x0"], uncle],
  ["eth_getUncleCountByBlockHash", [uncleOf["hash"]], uncleCount],
  ["eth_getUncleCountByBlockNumber", [uncleOf["number"]], uncleCount],
  ["eth_getTransactionByBlockHashAndIndex", [newest["hash"], "0x0"], transaction],
  ["eth_getTransactionByBlockNumberAndIndex", [newest["number"], "0x0"], transaction],
  ["eth_getBlockByHash", [uncleOf["hash"], true], without(uncleOf, ["uncleHeaders"])],
  ...recordedResult("debug_getRawHeader"),
  ...recordedResult("debug_getRawBlock"),
  ...recordedResult("debug_getRawReceipts"),
  ...recordedResult("debug_getRawTransaction"),
];

/** What a node may omit, or add. */
const optional: ReadonlySet<unknown> = new Set([
  ...Object.keys(uncoveredFields.block),
  ...Object.keys(uncoveredFields.transaction),
  "type",
  "v",
  "yParity",
  "gasPrice",
  "blockTimestamp",
  "difficulty",
]);

it("finds every change of results that anvil does not have", async () => {
  const verifier = createVerifier({ ...node, read: allFinal(node.read), rules: ethereumRules });
  const accepted = new Set<string>();
  for (const [method, params, result] of results) {
    expect(await verifier.check({ method, params, result }), method).toMatchObject({ verdict: "consistent" });
    for (const { kind, path, result: changed } of mutations(result)) {
      const verdict = await verifier
        .check({ method, params, result: changed })
        .catch((error: unknown) =>
          isNodeAccessError(error, "DATA_INVALID") ? undefined : Promise.reject(error),
        );
      // Nodes return an empty list of uncles of an uncle, or none.
      const isOptional =
        path.some((name) => optional.has(name)) || (result === uncle && path[0] === "uncles");
      if (verdict && !isOptional) accepted.add(`${method} ${kind} ${path.join(".")} ${verdict.verdict}`);
    }
  }
  expect([...accepted]).toEqual([
    // There is no such block.
    "eth_getTransactionByBlockHashAndIndex changed blockHash unverifiable",
    "eth_getTransactionByBlockNumberAndIndex changed blockHash unverifiable",
    // Asked for by number, it names no hash: only a trusted block shows that it is another header.
    "debug_getRawHeader changed  consistent",
  ]);
});
