import * as avalanche from "@node-access/rpc/avalanche";
import { methodSchemas } from "@node-access/rpc/avalanche/schemas";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** The methods of avalanchego's documentation of August 2026, with the path of each. */
const documented = readFileSync(join(import.meta.dirname, "avalanche-methods.txt"), "utf8")
  .trim()
  .split("\n");

/** Documented methods at paths that have no table: only `wallet.issueTx`, which `avm.issueTx` replaces. */
const leftOut = ["/ext/bc/X/wallet wallet.issueTx"];

describe("Avalanche's methods", () => {
  const { createRpcClient: _, ...tables } = avalanche;
  const ours = Object.values(tables).flatMap(({ rpcPath = "", methods }) =>
    Object.keys(methods).map((name) => `${rpcPath} ${name}`),
  );

  it("are those of the documentation, each at its path", () => {
    expect([...ours, ...leftOut].toSorted()).toEqual(documented);
  });

  it("have schemas for validation", () => {
    const names = ours.map((line) => line.split(" ")[1]);
    expect(Object.keys(methodSchemas).toSorted()).toEqual(names.toSorted());
  });
});
