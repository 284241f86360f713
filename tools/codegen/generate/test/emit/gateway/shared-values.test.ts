import { literal } from "@node-access/generate/emit/typescript";
import { expect, it } from "vitest";
import { sharedValues } from "../../../src/emit/gateway/shared-values.ts";

const hash = "0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74";
const transaction = { hash, blockHash: hash, parentHash: hash };
const block = { number: "0x1", transactions: [transaction, transaction] };

/** Evaluates declarations and the table that uses them. */
function evaluated(table: Parameters<typeof sharedValues>[0]): { text: string; value: unknown } {
  const { declarations, table: own } = sharedValues(table);
  const text = `${declarations.replaceAll(": unknown =", " =")}\nreturn ${literal(own)};`;
  return { text, value: new Function(text)() };
}

it("declares what occurs more than once, inner values first, and changes no value", () => {
  const table = {
    tron: { getBlock: block, getBlocks: [block, { ...block, number: "0x2" }] },
    info: { small: [1] },
  };
  const { text, value } = evaluated(table);
  expect(value).toEqual(table);
  expect(Array.from(text.matchAll(/^const (\w+)/gm), ([, name]) => name)).toEqual([
    "tronGetBlockTransactions",
    "tronGetBlockTransactions2",
    "tronGetBlock",
  ]);
});

it("repeats what is short, and what occurs once", () => {
  expect(evaluated({ info: { one: [1, 2], two: [1, 2], three: block.transactions[0] } }).text).not.toContain(
    "const",
  );
});

it("keeps the tables of a table, even equal ones", () => {
  const own = { "get-block": transaction, "get.block": { transaction, more: true } };
  const { text, value } = evaluated({ one: own, other: own });
  expect(value).toEqual({ one: own, other: own });
  expect(text).toMatch(/^const oneGetBlock = /m);
});
