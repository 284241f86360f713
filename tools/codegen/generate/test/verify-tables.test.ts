import { expect, it } from "vitest";
import { type ChainRules, chainTable } from "../src/emit/verify/chain-table.ts";
import { methodTable } from "../src/verify.ts";
import { methodRows } from "../src/emit/verify/method-rows.ts";

const described = methodRows.flatMap(({ methods }) => methods);

it("has a row for each method with a check", () => {
  expect(methodTable(described)).toContain("| `eth_getLogs` ");
});

it("names methods without a row, and rows without a check", () => {
  expect(() => methodTable([...described, "eth_newCheck"])).toThrow("eth_newCheck");
  expect(() => methodTable(described.filter((method) => method !== "eth_getLogs"))).toThrow("eth_getLogs");
});

it("writes what the rules of a chain hold for", () => {
  const ethereum = { name: "Ethereum", transactions: { "0x0": {}, "0x1": {}, "0x2": {}, "0x7e": {} } };
  const rules = new Map<bigint, ChainRules>([
    [1n, ethereum],
    [5n, { ...ethereum, firstBlock: 7n, hasWithdrawals: false }],
    [6n, { ...ethereum, lastBlock: 9n, transactions: { "0x1": {}, "0x2": {} }, stateSync: {} }],
  ]);
  const cells = chainTable(rules, new Map([["1", "ethereum-mainnet"]]))
    .trim()
    .split("\n")
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  expect(cells).toEqual([
    ["`ethereum-mainnet`", "1", "Ethereum", "all", "0x0 to 0x2, 0x7e", ""],
    ["Ethereum", "5", "Ethereum", "from 7", "0x0 to 0x2, 0x7e", "withdrawals"],
    ["Ethereum", "6", "Ethereum", "0 to 9", "0x1, 0x2", "state syncs"],
  ]);
});
