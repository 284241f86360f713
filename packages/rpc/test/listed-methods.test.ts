import { expect, it } from "vitest";
import { listedMethods } from "../src/listed-methods.ts";
import { readCall as readCallOf } from "../src/methods.ts";
import { getTable } from "../src/get-table.ts";

const table = getTable("ethereum");
const readCall = (request: object) => readCallOf(request, table);

it.each([
  ["eth_call", "safe"],
  ["eth_getFilterLogs", "safe"],
  ["trace_rawTransaction", "safe"],
  ["eth_newFilter", "idempotent"],
  ["eth_uninstallFilter", "idempotent"],
  ["eth_getFilterChanges", "write"],
  ["eth_sendRawTransaction", "write"],
  ["eth_sendRawTransactionSync", "write"],
  ["starknet_addInvokeTransaction", "write"],
])("knows the idempotency of %s: %s", (method, idempotency) => {
  expect(readCall({ method }).operation).toEqual({ name: method, idempotency });
});

it("sends a method with another name under its wire name", () => {
  expect(readCall({ method: "explorer_getHeaderByNumber" }).operation).toEqual({
    name: "erigon_getHeaderByNumber",
    idempotency: "safe",
  });
});

it("treats every other combination of the same words as a write", () => {
  const names = [...listedMethods(table).keys()];
  const words = [...new Set(names.flatMap((name) => name.split(/(?<=_)|(?=[A-Z])/)))];
  const near = names.flatMap((name) => [
    ...words.flatMap((word) => [name + word, word + name, name.replace(/[A-Z][a-z]*$/, word)]),
    ...Array.from(name, (_, at) => name.slice(0, at)),
    ...Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1)),
    `${name}\n`,
  ]);
  const unlisted = near.filter((name) => !listedMethods(table).has(name));
  expect(unlisted.length).toBeGreaterThan(10_000);
  const repeated = unlisted.filter((method) => readCall({ method }).operation.idempotency !== "write");
  expect(repeated).toEqual([]);
  expect(names.every((name) => /^[a-z\d]+_[a-z\d]+$/i.test(name))).toBe(true);
});

it.each(["debug_dbPut", "eth_getFoo", "get", "", "constructor", "__proto__"])(
  "treats %j as a write",
  (method) => {
    expect(readCall({ method }).operation).toEqual({ name: method, idempotency: "write" });
  },
);
